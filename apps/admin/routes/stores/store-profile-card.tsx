import { Trans, useLingui } from '@lingui/react/macro';
import { moduleTypes } from 'market/modules/modules.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { ModuleOption } from './module-option.tsx';
import { modulesForStores } from './store-draft.ts';
import type { StorePart } from './store-part.ts';

/** Name, zone, module, contact and terms of a store. */
export function StoreProfileCard({
  draft,
  zone,
  zones,
  isNew,
  faults,
  refused,
  onChange,
}: StorePart & { zones: readonly AdminZone[]; isNew: boolean }) {
  const { t } = useLingui();
  const currency = zone?.currency ?? '';
  const modules = modulesForStores(zone);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Profile</Trans>
      </h2>
      <div className={desk.body}>
        <Field
          label={t`Name of the store`}
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
          fault={faults.includes('name') ? t`Enter a name.` : refused.name}
        />
        {isNew && (
          <Field
            label={t`Address of its page`}
            hint={t`After /store/. Small letters, digits and hyphens; empty: made from the name.`}
            dir="ltr"
            maxLength={60}
            value={draft.slug}
            onChange={({ target }) => onChange({ slug: target.value })}
            fault={refused.slug}
          />
        )}
        <div className={desk.pair}>
          <Select
            label={t`Zone`}
            value={draft.zoneId}
            disabled={!isNew}
            onChange={({ target }) => {
              const zoneId = Number(target.value);
              const offered = modulesForStores(zones.find(({ id }) => id === zoneId));
              const moduleType = offered.includes(draft.moduleType) ? draft.moduleType : (offered[0] ?? 'food');
              onChange({ zoneId, moduleType });
            }}
          >
            {zones.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={t`Module`}
            value={draft.moduleType}
            disabled={!isNew}
            onChange={({ target }) => {
              const moduleType = moduleTypes.find((type) => type === target.value);
              if (moduleType) onChange({ moduleType });
            }}
          >
            {(isNew ? modules : [draft.moduleType]).map((type) => (
              <ModuleOption key={type} type={type} />
            ))}
          </Select>
        </div>
        <Field
          label={t`Phone`}
          hint={t`Riders and operators call it. A local number is read as in the country of the zone.`}
          type="tel"
          dir="ltr"
          maxLength={30}
          value={draft.phone}
          onChange={({ target }) => onChange({ phone: target.value })}
          fault={faults.includes('phone') ? t`Enter a whole phone number.` : refused.phone}
        />
        <div className={desk.pair}>
          <Field
            label={t`Minimum order, ${currency}`}
            hint={t`Of items, without delivery.`}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            value={draft.minimumOrder}
            onChange={({ target }) => onChange({ minimumOrder: target.value })}
            fault={faults.includes('minimumOrder') && t`Enter an amount.`}
          />
        </div>
        <div className={desk.pair}>
          <Field
            label={t`Delivery from, minutes`}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            value={draft.minutesMin}
            onChange={({ target }) => onChange({ minutesMin: target.value })}
            fault={faults.includes('minutes') && t`Enter minutes, the shorter first.`}
          />
          <Field
            label={t`To, minutes`}
            inputMode="numeric"
            dir="ltr"
            maxLength={3}
            value={draft.minutesMax}
            onChange={({ target }) => onChange({ minutesMax: target.value })}
          />
        </div>
        <Checkbox checked={draft.takesAway} onChange={({ target }) => onChange({ takesAway: target.checked })}>
          <Trans>Customers may fetch their order</Trans>
        </Checkbox>
      </div>
    </section>
  );
}
