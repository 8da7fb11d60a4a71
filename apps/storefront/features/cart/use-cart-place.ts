import { useEffect } from 'react';
import { openOverlay } from '#browser/overlay-store.ts';
import { preferencesOf } from '#browser/preferences.ts';
import { useMarket } from '#features/config/use-market.ts';
import { deleteCartPlace, saveCartPlace, savedCartPlace } from './cart-place.ts';
import { useCart } from './cart-store.ts';

/** Stores the place to which the cart is delivered, and shows one message after a change to a place where it is not. */
export function useCartPlace(): void {
  const { place } = useMarket();
  const { count, isDeliveredHere } = useCart();
  useEffect(() => {
    if (count === 0) return deleteCartPlace();
    if (!place) return;
    if (isDeliveredHere) {
      const { zoneIds } = preferencesOf(document.cookie);
      return saveCartPlace({ ...place, zoneIds, isWarned: false });
    }
    const before = savedCartPlace();
    if (!before || before.isWarned) return;
    saveCartPlace({ ...before, isWarned: true });
    openOverlay({ kind: 'cart_elsewhere' });
  }, [count, isDeliveredHere, place]);
}
