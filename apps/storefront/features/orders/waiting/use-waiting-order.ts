import { useSyncExternalStore } from 'react';
import { listenToWaitingOrder } from './order-waits.ts';
import { type WaitingOrder, waitingOrder } from './waiting-order.ts';

/** The order that waits on this device for a network; undefined on the server. */
export function useWaitingOrder(): WaitingOrder | undefined {
  return useSyncExternalStore(listenToWaitingOrder, waitingOrder, () => undefined);
}
