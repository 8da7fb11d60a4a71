import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { moduleTypes } from 'market/modules/modules.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { useDeferredValue, useState } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { storesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { moduleName } from '../zones/module-name.tsx';
import type { CouponCardProps } from './coupon-draft.ts';
import styles from './promotions.module.css';

interface CouponScopeCardProps extends CouponCardProps {
  zones: readonly AdminZone[];
  /** Of the saved coupon. */
  storeName: string | null;
}

/** Where a coupon is good: modules, zones, and one store. */
export function CouponScopeCard({ draft, faults, change, zones, storeName }: CouponScopeCardProps) {
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
          <StoreChoice storeId={draft.storeId} savedName={storeName} fault={faults.store_id} change={change} />
        )}
      </div>
    </section>
  );
}

function toggled<Value>(values: readonly Value[], value: Value, isOn: boolean): Value[] {
  const others = values.filter((other) => other !== value);
  return isOn ? [...others, value] : others;
}

interface StoreChoiceProps extends Pick<CouponCardProps, 'change'> {
  storeId: number | null;
  savedName: string | null;
  fault: string | undefined;
}

/** One store, found by its name; a coupon of a store is paid by the store. */
function StoreChoice({ storeId, savedName, fault, change }: StoreChoiceProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [chosenName, setChosenName] = useState(savedName);
  const { data } = useQuery(storesQuery(useDeferredValue(typed.trim())));
  const found = data?.stores ?? [];
  const isShown = storeId === null || found.some(({ id }) => id === storeId);
  return (
    <div className={desk.pair}>
      <Field
        type="search"
        icon="search"
        label={t`Find a store`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label={t`Store`}
        hint={t`The store pays for what its coupon takes off.`}
        value={storeId ?? ''}
        onChange={({ target }) => {
          const store = found.find(({ id }) => String(id) === target.value);
          setChosenName(store?.name ?? null);
          change({ storeId: store?.id ?? null });
        }}
        fault={fault}
      >
        <option value="">{t`Every store`}</option>
        {!isShown && <option value={storeId}>{chosenName}</option>}
        {found.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
