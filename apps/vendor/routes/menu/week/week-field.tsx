import { Trans, useLingui } from '@lingui/react/macro';
import { HoursFields } from 'app-kit/hours/hours-fields.tsx';
import { type HoursInput, hoursInputOf, readHours } from 'app-kit/hours/written-hours.ts';
import { hasHours } from 'market/items/hours/items-hours.rules';
import type { ReactNode } from 'react';
import type { SentWeek } from './menu-hours-calls.ts';
import styles from './vendor-menu-hours-page.module.css';

const noHours: SentWeek = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };

/** Returns the hours of a week as a form begins with them; none for all week. */
export function inputOfWeek(week: SentWeek | null): HoursInput {
  return hoursInputOf(week ?? noHours);
}

export type ReadWeek = { week: SentWeek } | { faults: readonly string[]; isEmpty: boolean };

/** Returns the week that was written, or what is wrong with it: a day, or that no day has hours. */
export function readWeek(written: HoursInput): ReadWeek {
  const read = readHours(written);
  if ('faults' in read) return { faults: read.faults, isEmpty: false };
  return hasHours(read.hours) ? { week: read.hours } : { faults: [], isEmpty: true };
}

export interface WeekFieldProps {
  legend: ReactNode;
  written: HoursInput;
  /** Shown once it was tried to save them. */
  read: ReadWeek | undefined;
  onChange: (written: HoursInput) => void;
}

/** A line for each day of a week, whose empty days have no hours [STO-058]. */
export function WeekField({ legend, written, read, onChange }: WeekFieldProps) {
  const { t } = useLingui();
  const faults = read && 'faults' in read ? read.faults : [];
  const isEmpty = read !== undefined && 'isEmpty' in read && read.isEmpty;
  return (
    <fieldset className={styles.week}>
      <legend className={styles.legend}>{legend}</legend>
      <HoursFields
        hours={written}
        faults={faults}
        onChange={onChange}
        hint={
          <Trans>
            Such as <span dir="ltr">06:00-11:00</span>, or two with a comma. The last minute counts. Leave a day without
            hours empty.
          </Trans>
        }
      />
      <p role="alert" className={styles.fault}>
        {isEmpty && t`Write hours for at least one day.`}
      </p>
    </fieldset>
  );
}
