import { useLingui } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';
import { momentField, momentIn } from '../../money/read-amounts.ts';
import styles from '../promotions.module.css';

export interface Times {
  startsAt: string;
  endsAt: string;
}

/** Returns the moments that a form shows of something with dates; empty is at once, and never. */
export function timesOf(saved: { starts_at: string | null; ends_at: string | null } | undefined): Times {
  const text = (at: string | null | undefined) => (at ? momentField(new Date(at)) : '');
  return { startsAt: text(saved?.starts_at), endsAt: text(saved?.ends_at) };
}

interface TimeFieldsProps extends Times {
  /** Whether it may begin at once and never end. */
  isOptional?: boolean;
  /** Whether the fields of the form were looked at. */
  isChecked?: boolean;
  hasStarted?: boolean;
  faults: Partial<Record<string, string>>;
  change: (part: Partial<Times>) => void;
}

/** When something on offer begins and ends, by the clock of the device. */
export function TimeFields(props: TimeFieldsProps) {
  const { startsAt, endsAt, isOptional = false, isChecked = false, hasStarted = false, faults, change } = props;
  const { t } = useLingui();
  const missing = (text: string) =>
    isChecked && !isOptional && !momentIn(text) ? t`Choose a day and a time.` : undefined;
  return (
    <div className={styles.times}>
      <Field
        type="datetime-local"
        label={t`Begins`}
        hint={isOptional ? t`Empty: at once` : undefined}
        disabled={hasStarted}
        value={startsAt}
        onChange={({ target }) => change({ startsAt: target.value })}
        fault={missing(startsAt) ?? faults.starts_at}
      />
      <Field
        type="datetime-local"
        label={t`Ends`}
        hint={(isOptional && t`Empty: never`) || (hasStarted && t`A moment that is past ends it now.`)}
        value={endsAt}
        onChange={({ target }) => change({ endsAt: target.value })}
        fault={missing(endsAt) ?? faults.ends_at}
      />
    </div>
  );
}
