import { Trans, useLingui } from '@lingui/react/macro';
import { doorCodeChoices } from 'market/orders/orders-door-code.rules';
import { useId } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** Which orders are handed over for the code of their customer [DEL-29]. */
export function DoorCodeCard({ settings, faults, change }: SettingsPart) {
  const { t } = useLingui();
  const effectId = useId();
  const { door_code_for: choice, door_code_from: from, currency_code: currency } = settings;
  const names: Record<typeof choice, string> = {
    none: t`No order`,
    valuable: t`Orders of a value`,
    valuable_or_cash: t`Orders of a value, and all cash orders`,
    all: t`Every order`,
  };
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Hand-over</Trans>
      </h2>
      <div className={desk.body}>
        <Select
          label={t`Needs the customer’s code at the door`}
          hint={t`The customer reads four digits on the tracking page and says them to the rider.`}
          value={choice}
          onChange={({ target }) => {
            const chosen = doorCodeChoices.find((one) => one === target.value);
            if (chosen) change({ door_code_for: chosen });
          }}
          fault={faults.door_code_for}
        >
          {doorCodeChoices.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
        {(choice === 'valuable' || choice === 'valuable_or_cash') && (
          <Field
            label={t`Value from, in ${currency}`}
            hint={t`With 0, no order needs the code because of its value.`}
            inputMode="decimal"
            type="number"
            min={0}
            value={from}
            onChange={({ target }) => change({ door_code_from: Math.max(0, Number(target.value)) })}
            fault={faults.door_code_from}
          />
        )}
        <div>
          <Checkbox
            checked={settings.riders_see_phones === 1}
            onChange={({ target }) => change({ riders_see_phones: target.checked ? 1 : 0 })}
            aria-describedby={effectId}
          >
            <Trans>Riders see the phone numbers of customers</Trans>
          </Checkbox>
          <p id={effectId} className={styles.effect}>
            <Trans>
              Only where no provider of calls is set on the server: then riders call through the number of the market,
              and nobody sees another’s. Without both, riders write.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
