import type { TrackedOrder } from 'market/orders/orders.contract';
import { isFinal } from 'market/orders/orders.rules';
import { useRef, useState } from 'react';
import { useLive } from '#features/notifications/use-live.ts';

/** What opens the order: its signed link or its contact; its customer needs neither [TRK-27]. */
export type Proof = { order_id: string; token?: string; contact_number?: string; email?: string };

export interface Tracking {
  order: TrackedOrder;
  /** Seconds since the last reply, once one is overdue; null otherwise. */
  staleSeconds: number | null;
  /** Grows with each reply that was loaded. */
  revision: number;
}

/**
 * The current status of an order until it is final: loaded on each event, and every 10 seconds while the event stream is
 * not connected [TRK-14] [TRK-15]. Position events move the courier.
 */
export function useTracking(first: TrackedOrder, proof: Proof): Tracking {
  const [order, setOrder] = useState(first);
  const [loaded, setLoaded] = useState(0);
  const [staleSeconds, setStaleSeconds] = useState<number | null>(null);
  const receivedAt = useRef(Date.now());
  const revisions = useRef(0);
  const isOver = isFinal(order.order_status);

  const ask = async () => {
    revisions.current += 1;
    const revision = revisions.current;
    try {
      const { trackOrder } = await import('#features/orders/order-calls.ts');
      const answer = await trackOrder(proof);
      if (revision !== revisions.current) return;
      setOrder(answer);
      setLoaded(revision);
      receivedAt.current = Date.now();
      setStaleSeconds(null);
    } catch {
      setStaleSeconds(Math.round((Date.now() - receivedAt.current) / 1000));
    }
  };
  useLive(isOver ? null : proof, ({ name, data: { lat, lng } }) => {
    if (name === 'position') setOrder((shown) => movedTo(shown, Number(lat), Number(lng)));
    else void ask();
  });
  return { order, staleSeconds: isOver ? null : staleSeconds, revision: loaded };
}

function movedTo(order: TrackedOrder, lat: number, lng: number): TrackedOrder {
  const { delivery_man: courier } = order;
  return courier ? { ...order, delivery_man: { ...courier, lat, lng, seen_seconds_ago: 0 } } : order;
}
