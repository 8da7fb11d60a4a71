import { Trans } from '@lingui/react/macro';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './steps.module.css';

export interface StepsProps {
  /** Whether a zone takes payments by card or phone. */
  takesOnlinePayments: boolean;
}

/** How it works, in three steps. */
export function Steps({ takesOnlinePayments }: StepsProps) {
  const { businessName } = useMarket();
  return (
    <section aria-labelledby="steps" className={styles.section}>
      <SectionHead title={<Trans>How {businessName} works</Trans>} titleId="steps" />
      <ol className={styles.steps}>
        <li className={styles.step}>
          <div>
            <h3 className={styles.name}>
              <Trans>Drop your pin</Trans>
            </h3>
            <p className={styles.text}>
              <Trans>Name your gate, floor or landmark. We show only stores that reach you.</Trans>
            </p>
          </div>
        </li>
        <li className={styles.step}>
          <div>
            <h3 className={styles.name}>
              <Trans>Choose and pay your way</Trans>
            </h3>
            <p className={styles.text}>
              {takesOnlinePayments ? (
                <Trans>Card, mobile money, wallet, or cash on delivery where your zone allows it.</Trans>
              ) : (
                <Trans>Pay in cash when your order arrives.</Trans>
              )}
            </p>
          </div>
        </li>
        <li className={styles.step}>
          <div>
            <h3 className={styles.name}>
              <Trans>Watch it move</Trans>
            </h3>
            <p className={styles.text}>
              <Trans>Four clear steps, a live map, and the rider’s number when you are signed in.</Trans>
            </p>
          </div>
        </li>
      </ol>
    </section>
  );
}
