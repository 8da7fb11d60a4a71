import { Plural, Trans } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import styles from 'app-kit/money/own-money.module.css';
import type { StoreToday } from 'market/wallet/wallet.vendor.contract';
import type { ReactNode } from 'react';

/** The day of the store: orders, turnover, own share, cash, refunds and the next payout [STO-083]. */
export function TodayCard({ today }: { today: StoreToday }) {
  const amountText = useAmountText();
  const money = (amount: number) => <bdi dir="ltr">{amountText(amount, today.currency)}</bdi>;
  const time = timeOfDay(new Date(today.now), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <section className={styles.card}>
      <div className={styles.foot}>
        <h2 className={styles.heading}>
          <Trans>Today</Trans>
        </h2>
        <span className={styles.quiet}>
          <Trans>
            as of <bdi>{time}</bdi>
          </Trans>
        </span>
      </div>
      <dl className={styles.sums}>
        <Fact
          name={<Trans>Orders</Trans>}
          more={today.canceled > 0 && <Plural value={today.canceled} one="# canceled" other="# canceled" />}
        >
          {today.orders}
        </Fact>
        <Fact name={<Trans>Turnover</Trans>}>{money(today.turnover)}</Fact>
        <Fact name={<Trans>Your share</Trans>}>{money(today.own_share)}</Fact>
        <Fact name={<Trans>Cash at your counter</Trans>}>{money(today.cash)}</Fact>
        <Fact name={<Trans>Given back to customers</Trans>}>{money(today.refunds)}</Fact>
        <Fact name={<Trans>Next payout</Trans>} more={<WhenPaid today={today} />}>
          {money(today.next_payout?.amount ?? Math.max(0, today.owed - Math.max(0, today.cash_held)))}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, more, children }: { name: ReactNode; more?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {more && <dd className={styles.quiet}>{more}</dd>}
    </div>
  );
}

function WhenPaid({ today: { next_payout: payout } }: { today: StoreToday }) {
  const shortDay = useShortDay();
  if (!payout) return <Trans>waits for the next run</Trans>;
  const day = shortDay(payout.at);
  return payout.state === 'planned' ? <Trans>prepared on {day}</Trans> : <Trans>sent on {day}</Trans>;
}
