import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminOrder, AdminRefund } from 'market/orders/orders.admin.contract';
import type { ReactNode } from 'react';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';
import { feeName } from './order-texts.tsx';

/** What was refunded of an order already: of what, why, to where, and who bears it. */
export function GivenRefunds({ order }: { order: AdminOrder }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Refunds</Trans>
      </h2>
      <ul className={desk.body}>
        {order.refunds.map((refund) => (
          <li key={refund.id} className={styles.item}>
            <span className={styles.words}>
              <b>{refund.reason}</b>
              <span className={desk.line}>
                <Subjects refund={refund} />
              </span>
              <span className={desk.line}>
                {dayAndTime(new Date(refund.made_at), order.time_zone, i18n.locale)} {refund.person}
              </span>
            </span>
            <span className={styles.words}>
              <b>{amountText(refund.amount, order.currency)}</b>
              <span className={desk.line}>{wayName(refund)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Subjects({ refund: { lines, fees, borne_by: borne } }: { refund: AdminRefund }) {
  const subjects = [...lines.map(({ name, quantity }) => `${quantity} × ${name}`)].join(', ');
  const bearers = (
    [
      [borne.store, <Trans key="store">borne by the store</Trans>],
      [borne.market, <Trans key="market">borne by the market</Trans>],
      [borne.courier, <Trans key="courier">borne by the rider</Trans>],
    ] satisfies [number, ReactNode][]
  ).filter(([amount]) => amount > 0);
  return (
    <>
      {subjects}
      {fees.map((fee) => (
        <span key={fee}> {feeName(fee)}</span>
      ))}{' '}
      {bearers.map(([, words], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <span key={index}>
          {index > 0 && ', '}
          {words}
        </span>
      ))}
    </>
  );
}

function wayName({ to_provider: provider, to_cash: cash }: AdminRefund): ReactNode {
  if (provider > 0) return <Trans>to the card or phone that paid</Trans>;
  return cash > 0 ? <Trans>in cash</Trans> : <Trans>to the wallet</Trans>;
}
