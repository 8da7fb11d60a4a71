import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { ReactNode } from 'react';
import { useMoney } from '#features/config/use-money.ts';
import styles from './order-refunds.module.css';

type Refund = OrderDetails['refunds'][number];

/** What was given back of an order in parts: of what, why, to where and when [CUS-15]. */
export function OrderRefunds({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const money = useMoney(order.currency);
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Refunds</Trans>
      </h2>
      <ul className={styles.lines}>
        {order.refunds.map((refund) => (
          <li key={refund.made_at} className={styles.line}>
            <div className={styles.grow}>
              <b className={styles.lineName}>{refund.reason}</b>
              <p className={styles.muted}>
                <RefundSubjects refund={refund} />
              </p>
              <p className={styles.muted}>
                {wayOf(refund)} · <bdi>{dayAndTime(new Date(refund.made_at), order.time_zone, i18n.locale)}</bdi>
              </p>
            </div>
            <b className={styles.sum}>
              <bdi>{money(refund.amount)}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RefundSubjects({ refund: { lines, fees } }: { refund: Refund }) {
  const names: Record<Refund['fees'][number], ReactNode> = {
    delivery_fee: <Trans>Delivery fee</Trans>,
    service_charge: <Trans>Service charge</Trans>,
    tip: <Trans>Tip</Trans>,
  };
  return (
    <>
      {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
      {fees.map((fee, index) => (
        <span key={fee}>
          {(index > 0 || lines.length > 0) && ', '}
          {names[fee]}
        </span>
      ))}
    </>
  );
}

function wayOf({ to_provider: provider, to_cash: cash }: Refund): ReactNode {
  if (provider > 0) return <Trans>Back the way you paid</Trans>;
  return cash > 0 ? <Trans>In cash</Trans> : <Trans>To your wallet</Trans>;
}
