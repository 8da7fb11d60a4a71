import { Trans, useLingui } from '@lingui/react/macro';
import { type Day, days } from 'market/stores/stores.rules';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import styles from './hours-fields.module.css';
import type { HoursInput } from './written-hours.ts';

/** A week that begins on this Monday gives the days their names. */
const monday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

export interface HoursFieldsProps {
  hours: HoursInput;
  /** Days that cannot be read or are out of order. */
  faults: readonly string[];
  onChange: (hours: HoursInput) => void;
  /** How they are written, where they are not those of a store. */
  hint?: ReactNode;
}

/** The opening hours of a store, a line for each day [OPS-055] [STO-039]. */
export function HoursFields({ hours, faults, onChange, hint }: HoursFieldsProps) {
  const { t, i18n } = useLingui();
  const names = new Intl.DateTimeFormat([i18n.locale, 'en'], { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (index: number) => names.format(monday + index * dayMilliseconds);
  const change = (day: Day, text: string) => onChange({ ...hours, [day]: text });
  const copy = () => onChange(Object.fromEntries(days.map((day) => [day, hours.mo])) as HoursInput);
  return (
    <>
      <p className={styles.hint}>
        {hint ?? (
          <Trans>
            Such as <span dir="ltr">08:00-22:00</span>, or two with a comma. Always: <span dir="ltr">00:00-24:00</span>.
            Empty: closed. Customers order within them.
          </Trans>
        )}
      </p>
      <div className={styles.days}>
        {days.map((day, index) => (
          <Field
            key={day}
            label={nameOf(index)}
            dir="ltr"
            maxLength={80}
            value={hours[day]}
            onChange={({ target }) => change(day, target.value)}
            fault={faults.includes(day) && t`Write hours such as 08:00-22:00, of which none overlap.`}
          />
        ))}
      </div>
      <div>
        <Button kind="outline" size="small" icon="copy" onClick={copy}>
          <Trans>Same hours every day</Trans>
        </Button>
      </div>
    </>
  );
}
