import { isFinal, trackingRefreshSeconds } from 'market/orders/orders.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useEffect, useState } from 'react';

/** An order as it stands now: looked at every 10 seconds until nothing more can happen; rests while nobody looks. */
export function useFreshOrder(first: OrderDetails): OrderDetails {
  const [order, setOrder] = useState(first);
  const isOver = isFinal(order.order_status) && order.order_status !== 'refund_requested';
  useEffect(() => setOrder(first), [first]);
  useEffect(() => {
    if (isOver) return;
    const look = async () => {
      if (document.hidden) return;
      try {
        const { readOrder } = await import('#features/orders/order-history-calls.ts');
        setOrder(await readOrder(first.id));
      } catch {
        // The next look comes soon.
      }
    };
    const timer = setInterval(look, trackingRefreshSeconds * 1000);
    return () => clearInterval(timer);
  }, [isOver, first.id]);
  return order;
}
