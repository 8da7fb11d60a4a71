import { isFinal } from 'market/orders/orders.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useEffect, useState } from 'react';
import { isGuestKnown } from '#browser/api-client.ts';
import { useMarket } from '#features/config/use-market.ts';
import { RateLink, RefundButton, ReorderButton } from '#features/orders/actions/order-buttons.tsx';
import { OrderChanges } from '#features/orders/actions/order-changes.tsx';
import { DoorText } from '#features/orders/door-text.tsx';
import { readOrder } from '#features/orders/order-history-calls.ts';
import { OrderRefunds } from '#features/orders/refund/order-refunds.tsx';
import { RefundRequestCard } from '#features/orders/refund/refund-request-card.tsx';
import { TipLater } from '#features/orders/tip/tip-later.tsx';
import { HelpButton } from '../account/orders/help/help-button.tsx';
import styles from './tracking.module.css';

interface OwnOrderProps {
  orderId: string;
  /** Each state of the order is read again. */
  status: OrderDetails['order_status'];
  /** Grows with each event of the order, which is then read again. */
  revision: number;
}

/** The door, and what can be done about the order; only shown to the person who ordered, on the device of the order. */
export function OwnOrder({ orderId, status, revision }: OwnOrderProps) {
  const { customer } = useMarket();
  const isKnown = customer !== null || isGuestKnown();
  const { order, read } = useOwnOrder(orderId, `${status} ${revision}`, isKnown);
  if (!order) return null;
  const isOver = isFinal(order.order_status);
  return (
    <>
      {order.delivery_address?.house && (
        <p className={styles.muted}>
          <DoorText door={order.delivery_address} />
        </p>
      )}
      <OrderChanges order={order} onAnswered={read} />
      {order.refund_request && <RefundRequestCard order={order} request={order.refund_request} />}
      {order.refunds.length > 0 && <OrderRefunds order={order} />}
      {customer && order.tip_until && order.tip_left > 0 && <TipLater order={order} onGiven={read} />}
      <div className={styles.ownActions}>
        {isOver && order.can_reorder && <ReorderButton order={order} kind="brand" />}
        {customer && order.order_status === 'delivered' && <RateLink orderId={orderId} />}
        {order.refundable && <RefundButton order={order} onDone={read} />}
        <HelpButton order={order} onChanged={read} />
      </div>
    </>
  );
}

/** Reads an order of the caller; undefined while it is on its way, and where it belongs to another customer. */
function useOwnOrder(orderId: string, state: string, isKnown: boolean) {
  const [order, setOrder] = useState<OrderDetails>();
  const read = () => {
    readOrder(orderId).then(setOrder, () => setOrder(undefined));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each state and event
  useEffect(() => {
    if (isKnown) read();
  }, [orderId, state, isKnown]);
  return { order, read };
}
