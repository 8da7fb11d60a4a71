import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { listenToWaitingOrder, orderWaits } from './order-waits.ts';

const WaitingBar = lazyPart(async () => ({ default: (await import('./waiting-bar.tsx')).WaitingBar }));

/** The bar of an order that waits for a network; its script comes only where one does. */
export function WaitingOrderNotice() {
  const isWaiting = useSyncExternalStore(listenToWaitingOrder, orderWaits, () => false);
  return <Suspense>{isWaiting && <WaitingBar />}</Suspense>;
}
