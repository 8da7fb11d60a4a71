import { Trans, useLingui } from '@lingui/react/macro';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { Button } from 'ui/buttons/button.tsx';
import { Logo } from 'ui/media/logo.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useBillLines } from '#features/orders/use-bill-lines.tsx';
import styles from './receipt.module.css';

/** The agreed bill, to the last digit; printed it is alone on the page, with its lines [CHK-10]. */
export function OrderReceipt({ order }: { order: OrderDetails }) {
  const { t, i18n } = useLingui();
  const { businessName, logoUrl } = useMarket();
  const lines = useBillLines({ ...order, total: order.order_amount, isDelivered: order.order_type !== 'take_away' });
  const { id: orderId, store } = order;
  const lateTip = useMoney(order.currency)(order.late_tip);
  const placedAt = dateAndTime(new Date(order.created_at), order.time_zone, i18n.locale);
  return (
    <section aria-label={t`Receipt`} className={styles.receipt}>
      <div className={styles.paper}>
        <div className={styles.head}>
          <Logo name={businessName} src={logoUrl} />
          <span className={styles.muted}>
            <Trans>Receipt {orderId}</Trans>
          </span>
        </div>
        <p className={styles.muted}>
          {store && (
            <>
              {store.name}, {store.address}
              <br />
            </>
          )}
          <bdi>{placedAt}</bdi> · <PaidBy order={order} />
        </p>
        <OnPaper order={order} />
        <SumList lines={lines} className={styles.bill} />
        {order.late_tip > 0 && (
          <p className={styles.muted}>
            <Trans>Tipped after the delivery, from the wallet: {lateTip}</Trans>
          </p>
        )}
        <Button kind="soft" icon="printer" isBlock className={styles.print} onClick={() => window.print()}>
          <Trans>Print or save</Trans>
        </Button>
      </div>
    </section>
  );
}

function PaidBy({ order }: { order: OrderDetails }) {
  const { payment_method: method, payment_status: status, order_status: state } = order;
  if (status === 'refunded') return <Trans>Money returned</Trans>;
  if (order.order_amount === 0) return <Trans>Nothing to pay</Trans>;
  // An order that ended unfulfilled is not owed.
  if (status === 'unpaid' && (state === 'canceled' || state === 'failed')) return <Trans>Nothing to pay</Trans>;
  if (method === 'cash_on_delivery') {
    return status === 'paid' ? <Trans>Paid in cash</Trans> : <Trans>Cash on delivery</Trans>;
  }
  if (method === 'wallet') return <Trans>Paid from the wallet</Trans>;
  return status === 'paid' ? <Trans>Paid digitally</Trans> : <Trans>Not paid yet</Trans>;
}

/** The lines and the address, which the page shows in its own way beside the receipt. */
function OnPaper({ order }: { order: OrderDetails }) {
  const money = useMoney(order.currency);
  return (
    <div className={styles.onPaper} aria-hidden="true">
      <p>
        {order.contact_person_name}, {order.delivery_address?.address}
      </p>
      <ul>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item, and none keeps any state
          <li key={index}>
            <span>
              {line.quantity} × {line.name} {line.variation}
            </span>
            <bdi>{money(line.total_price)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
