import { Trans, useLingui } from '@lingui/react/macro';
import { moduleTypes } from 'market/modules/modules.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import desk from '../../layout/desk.module.css';
import { moduleName } from '../zones/module-name.tsx';
import type { CouponCardProps } from './coupon-draft.ts';
import styles from './promotions.module.css';
import { StoreChoice } from './store-choice.tsx';

interface CouponScopeCardProps extends CouponCardProps {
  zones: readonly AdminZone[];
  /** Of the saved coupon. */
  storeName: string | null;
}

/** Where a coupon is good: modules, zones, and one store. */
export function CouponScopeCard({ draft, faults, change, zones, storeName }: CouponScopeCardProps) {
  const { t } = useLingui();
  const { currency, kind } = draft;
  const own = zones.filter((zone) => zone.currency === currency);
  const offered = new Set(own.flatMap(({ modules }) => modules.map(({ module_type: type }) => type)));
  return (
    <section className={desk.card} aria-labelledby="coupon-scope">
      <h2 id="coupon-scope" className={desk.cardTitle}>
        <Trans>Where it is good</Trans>
      </h2>
      <div className={desk.body}>
        <fieldset>
          <legend className={styles.legend}>
            <Trans>Modules</Trans>
          </legend>
          <div className={styles.choices}>
            {moduleTypes
              .filter((type) => offered.has(type) || draft.modules.includes(type))
              .map((type) => (
                <Checkbox
                  key={type}
                  checked={draft.modules.includes(type)}
                  onChange={({ target }) => change({ modules: toggled(draft.modules, type, target.checked) })}
                >
                  {moduleName(type)}
                </Checkbox>
              ))}
          </div>
          {faults.module_types && (
            <p role="alert" className={desk.fault}>
              {faults.module_types}
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>
            <Trans>Zones; none chosen: every zone with {currency}</Trans>
          </legend>
          <div className={styles.choices}>
            {own.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={draft.zones.includes(id)}
                onChange={({ target }) => change({ zones: toggled(draft.zones, id, target.checked) })}
              >
                <bdi>{name}</bdi>
              </Checkbox>
            ))}
          </div>
          {faults.zone_ids && (
            <p role="alert" className={desk.fault}>
              {faults.zone_ids}
            </p>
          )}
        </fieldset>
        {kind === 'discount' && (
          <StoreChoice
            storeId={draft.storeId}
            savedName={storeName}
            none={t`Every store`}
            hint={<Trans>The store pays for what its coupon takes off.</Trans>}
            fault={faults.store_id}
            onChoose={(storeId) => change({ storeId })}
          />
        )}
      </div>
    </section>
  );
}

function toggled<Value>(values: readonly Value[], value: Value, isOn: boolean): Value[] {
  const others = values.filter((other) => other !== value);
  return isOn ? [...others, value] : others;
}
