import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import styles from './courier-earnings-page.module.css';
import type { Earnings } from './earnings-query.ts';

/** The days of a week as bars, each with its number. */
export function EarningDays({ days }: { days: Earnings['days'] }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  if (days.length === 0) return null;
  const most = Math.max(...days.map(({ total }) => total));
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>By day</Trans>
      </h2>
      <ul className={styles.days}>
        {days.map(({ day, currency, total }) => (
          <li key={`${day} ${currency}`} className={styles.day}>
            <span>{dayOfMonth(new Date(`${day}T12:00:00Z`), 'UTC', i18n.locale)}</span>
            <span className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${(total / most) * 100}%` }} />
            </span>
            <bdi dir="ltr" className={styles.number}>
              {amountText(total, currency)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
