import { Trans, useLingui } from '@lingui/react/macro';
import { wallClock } from 'market/stores/stores.rules';
import { type Holiday, undecidedHolidays } from 'market/stores/stores-holidays.rules';
import { Button } from 'ui/buttons/button.tsx';
import type { Hours } from '../../features/stores/hours-query.ts';
import { useFullDate } from '../../features/stores/use-full-date.ts';
import { useHolidayName } from '../../features/stores/use-holiday-name.tsx';
import styles from './other-days.module.css';

type OtherDay = Hours['other_days'][number];

/** How many days ahead holidays are proposed, and how many of them. */
const aheadDays = 120;
const maxProposals = 4;

export interface HolidayProposalsProps {
  known: Hours;
  onAdd: (day: OtherDay) => void;
  /** Puts a day into the form, where its hours are written. */
  onWrite: (day: OtherDay) => void;
}

/** The next public holidays for which the store has set nothing: closed, open as usual, or other hours [STO-040]. */
export function HolidayProposals({ known, onAdd, onWrite }: HolidayProposalsProps) {
  const { t } = useLingui();
  const [nameOf, fullDate] = [useHolidayName(), useFullDate()];
  const proposed = undecidedHolidays(known, aheadDays).slice(0, maxProposals);
  if (proposed.length === 0) return null;
  return (
    <section className={styles.proposals} aria-label={t`Public holidays`}>
      <h3 className={styles.heading}>
        <Trans>Public holidays</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>Set your hours for these days, so that nobody orders while you are closed.</Trans>
      </p>
      <ul className={styles.days}>
        {proposed.map((holiday) => {
          const { date, name, fixed, byMoon } = holiday;
          const [title, when] = [nameOf(name), fullDate(date)];
          const day = { date, yearly: false, note: title };
          return (
            <li key={date} className={styles.day}>
              <div>
                <strong>{title}</strong>
                <p className={styles.hint}>
                  {when}
                  {byMoon && (
                    <>
                      {' · '}
                      <Trans>may move by a day</Trans>
                    </>
                  )}
                </p>
              </div>
              <div className={styles.actions}>
                <Button
                  kind="outline"
                  size="small"
                  aria-label={t`Closed on ${title}`}
                  onClick={() => onAdd({ ...day, hours: [], yearly: fixed })}
                >
                  <Trans>Closed</Trans>
                </Button>
                <Button
                  kind="outline"
                  size="small"
                  aria-label={t`Open as usual on ${title}`}
                  onClick={() => onAdd({ ...day, hours: usualHours(known, holiday) })}
                >
                  <Trans>Open as usual</Trans>
                </Button>
                <Button
                  kind="outline"
                  size="small"
                  aria-label={t`Other hours on ${title}`}
                  onClick={() => onWrite({ ...day, hours: usualHours(known, holiday) })}
                >
                  <Trans>Other hours</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function usualHours({ opening_hours: week }: Hours, { date }: Holiday): OtherDay['hours'] {
  return week[wallClock('UTC', new Date(date)).day];
}
