import type { TrackedOrder } from 'market/orders/orders.contract';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useEffect, useState } from 'react';
import { isGuestKnown } from '#browser/api-client.ts';
import { useMarket } from '#features/config/use-market.ts';
import { readOrder } from '#features/orders/order-history-calls.ts';

/**
 * Reads a tracked order as the person who ordered it sees it, again with each state and with each `revision`, which
 * grows with each event. Undefined while it is on its way, and where it belongs to another customer.
 */
export function useOwnOrder({ id, order_status: status }: TrackedOrder, revision: number) {
  const { customer } = useMarket();
  const isKnown = customer !== null || isGuestKnown();
  const [order, setOrder] = useState<OrderDetails>();
  const read = () => {
    readOrder(id).then(setOrder, () => setOrder(undefined));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each state and event
  useEffect(() => {
    if (isKnown) read();
  }, [id, status, revision, isKnown]);
  return { order, read };
}
