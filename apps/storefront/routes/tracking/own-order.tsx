import { isFinal } from 'market/orders/orders.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useMarket } from '#features/config/use-market.ts';
import { RateLink, RefundButton, ReorderButton } from '#features/orders/actions/order-buttons.tsx';
import { DoorText } from '#features/orders/door-text.tsx';
import { OrderRefunds } from '#features/orders/refund/order-refunds.tsx';
import { RefundRequestCard } from '#features/orders/refund/refund-request-card.tsx';
import { TipLater } from '#features/orders/tip/tip-later.tsx';
import { HelpButton } from '../account/orders/help/help-button.tsx';
import styles from './tracking.module.css';

interface OwnOrderProps {
  order: OrderDetails;
  /** Reads the order again. */
  read: () => void;
}

/** The door, and what can be done about the order; only shown to the person who ordered, on the device of the order. */
export function OwnOrder({ order, read }: OwnOrderProps) {
  const { customer } = useMarket();
  const isOver = isFinal(order.order_status);
  return (
    <>
      {order.delivery_address?.house && (
        <p className={styles.muted}>
          <DoorText door={order.delivery_address} />
        </p>
      )}
      {order.refund_request && <RefundRequestCard order={order} request={order.refund_request} />}
      {order.refunds.length > 0 && <OrderRefunds order={order} />}
      {customer && order.tip_until && order.tip_left > 0 && <TipLater order={order} onGiven={read} />}
      <div className={styles.ownActions}>
        {isOver && order.can_reorder && <ReorderButton order={order} kind="brand" />}
        {customer && order.order_status === 'delivered' && <RateLink orderId={order.id} />}
        {order.refundable && <RefundButton order={order} onDone={read} />}
        <HelpButton order={order} onChanged={read} />
      </div>
    </>
  );
}
