import type { TrackedOrder } from 'market/orders/orders.contract';
import { isFinal, trackingRefreshSeconds } from 'market/orders/orders.rules';
import { useEffect, useState } from 'react';

/** What opens the order: its signed link or its contact; whoever has ordered it needs neither [TRK-27]. */
export type Proof = { order_id: string; token?: string; contact_number?: string; email?: string };

export interface Tracking {
  order: TrackedOrder;
  /** Seconds since the market last answered, once an answer is overdue; null while all is well. */
  staleSeconds: number | null;
}

/** Asks every 10 seconds until nothing more can happen; rests while nobody looks [TRK-14] [TRK-15]. */
export function useTracking(first: TrackedOrder, proof: Proof): Tracking {
  const [order, setOrder] = useState(first);
  const [heardAt, setHeardAt] = useState<number>();
  const [staleSeconds, setStaleSeconds] = useState<number | null>(null);
  const isOver = isFinal(order.order_status);

  useEffect(() => {
    if (isOver) return;
    const heard = heardAt ?? Date.now();
    const ask = async () => {
      if (document.hidden) return;
      try {
        const { trackOrder } = await import('#features/orders/order-calls.ts');
        setOrder(await trackOrder(proof));
        setHeardAt(Date.now());
        setStaleSeconds(null);
      } catch {
        setStaleSeconds(Math.round((Date.now() - heard) / 1000));
      }
    };
    const timer = setInterval(ask, trackingRefreshSeconds * 1000);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isOver, heardAt, proof]);

  return { order, staleSeconds: isOver ? null : staleSeconds };
}
