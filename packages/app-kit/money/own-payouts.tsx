import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPayout } from 'market/wallet/wallet-statements.contract';
import { dayOfYear } from '../formats/clock.ts';
import { useAmountText } from '../formats/use-amount-text.ts';
import styles from './own-money.module.css';
import { PayoutStateMark } from './payout-texts.tsx';

export interface OwnPayoutsProps {
  payouts: readonly OwnPayout[];
  timeZone: string;
}

/** The payouts of a store or a courier: expected, on the way, paid, failed with the reason [STO-086] [DEL-56]. */
export function OwnPayouts({ payouts, timeZone }: OwnPayoutsProps) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Payouts</Trans>
      </h2>
      {payouts.length === 0 && (
        <p className={styles.quiet}>
          <Trans>None yet. The next payout shows here as soon as it is prepared.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {payouts.map(({ id, state, currency, amount, set_off: setOff, reference, reason, changed_at: changedAt }) => {
          const day = dayOfYear(new Date(changedAt), timeZone, i18n.locale);
          const cash = amountText(setOff, currency);
          return (
            <li key={id}>
              <span className={styles.words}>
                <PayoutStateMark state={state} />
                <span className={styles.quiet}>
                  {day}
                  {reference && (
                    <>
                      {' · '}
                      <bdi>{reference}</bdi>
                    </>
                  )}
                </span>
                {reason && (
                  <span className={styles.quiet}>
                    <Trans>Why: {reason}. The amount is owed to you again.</Trans>
                  </span>
                )}
                {setOff !== 0 && (
                  <span className={styles.quiet}>
                    <Trans>{cash} in cash stayed with you.</Trans>
                  </span>
                )}
              </span>
              <bdi dir="ltr" className={styles.amount}>
                {amountText(amount, currency)}
              </bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
