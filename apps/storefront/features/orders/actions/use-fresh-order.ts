import { isFinal } from 'market/orders/orders.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useEffect, useState } from 'react';
import { useLive } from '#features/notifications/use-live.ts';

/** The current state of an order, loaded on each event until the state is final, and a function that reads it at once. */
export function useFreshOrder(first: OrderDetails): { order: OrderDetails; read: () => void } {
  const [order, setOrder] = useState(first);
  const isOver = isFinal(order.order_status) && order.order_status !== 'refund_requested';
  useEffect(() => setOrder(first), [first]);
  const ask = async () => {
    try {
      const { readOrder } = await import('../order-history-calls.ts');
      setOrder(await readOrder(first.id));
    } catch {
      // The next hint comes soon.
    }
  };
  useLive(isOver ? null : { order_id: first.id }, ({ name }) => {
    if (name !== 'position') void ask();
  });
  return { order, read: () => void ask() };
}
