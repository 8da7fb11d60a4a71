import { Trans, useLingui } from '@lingui/react/macro';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../layout/desk.module.css';
import { moduleName } from './module-name.tsx';
import { type DraftFault, type FeeDraft, type FeeName, feeNames, type ZoneDraft } from './zone-draft.ts';
import styles from './zones.module.css';

export interface FeeTableProps {
  draft: ZoneDraft;
  currency: string;
  faults: readonly DraftFault[];
  onChange: (fees: ZoneDraft['fees']) => void;
}

const farKm = 5;

/** What is ordered in a zone, and what its delivery costs: a row for each module [OPS-042] [OPS-048]. */
export function FeeTable({ draft: { fees }, currency, faults, onChange }: FeeTableProps) {
  const { t } = useLingui();
  const labels: Record<FeeName, string> = {
    base: t`First km`,
    per_km: t`Per km`,
    least: t`Least`,
    most: t`Most`,
  };
  const change = (type: ModuleType, part: Partial<FeeDraft>) =>
    onChange({ ...fees, [type]: { ...fees[type], ...part } });
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Modules and delivery fees, {currency}</Trans>
      </h2>
      <div className={styles.fees}>
        {moduleTypes.map((type) => {
          const fee = fees[type];
          const atFar = feeAt(fee, farKm);
          return (
            <fieldset key={type} className={classNames(styles.fee, fee.isOn && styles.on)}>
              <legend className={styles.module}>
                <Checkbox checked={fee.isOn} onChange={({ target }) => change(type, { isOn: target.checked })}>
                  {moduleName(type)}
                </Checkbox>
              </legend>
              {fee.isOn &&
                feeNames.map((name) => (
                  <Field
                    key={name}
                    label={labels[name]}
                    inputMode="decimal"
                    dir="ltr"
                    maxLength={12}
                    value={fee[name]}
                    onChange={({ target }) => change(type, { [name]: target.value })}
                    fault={
                      faults.includes(`${type}.${name}`) &&
                      (name === 'most' && numberIn(fee.most) !== undefined ? t`Below the least` : t`Enter an amount.`)
                    }
                  />
                ))}
              {fee.isOn && atFar !== undefined && (
                <p className={desk.hint}>
                  <Trans>
                    {farKm} km cost {currency} {atFar}
                  </Trans>
                </p>
              )}
            </fieldset>
          );
        })}
      </div>
      {faults.includes('modules') && (
        <p role="alert" className={classNames(desk.fault, styles.note)}>
          <Trans>Choose at least one module.</Trans>
        </p>
      )}
    </section>
  );
}

/** What a way of some kilometres costs; undefined while an amount is missing. */
function feeAt(fee: FeeDraft, km: number): string | undefined {
  const [base, perKm, least, most] = feeNames.map((name) => numberIn(fee[name]));
  if (base === undefined || perKm === undefined || least === undefined || most === undefined) return undefined;
  const far = base + Math.max(0, km - fee.includedKm) * perKm;
  return Math.min(most, Math.max(least, far)).toFixed(2);
}
