import { useSyncExternalStore } from 'react';
import { cartState, listenToCart } from './cart-store.ts';

/** Whether a change of this line has not been answered yet. */
export function useIsUpdating(lineId: number): boolean {
  return useSyncExternalStore(
    listenToCart,
    () => cartState().wanted.has(lineId),
    () => false,
  );
}
