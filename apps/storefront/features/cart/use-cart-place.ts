import { useEffect } from 'react';
import { preferencesOf } from '#browser/preferences.ts';
import { useMarket } from '#features/config/use-market.ts';
import { forgetCartPlace, saveCartPlace, savedCartPlace } from './cart-place.ts';
import { useCart } from './cart-store.ts';
import { openOverlay } from './overlays/overlay-store.ts';

/** Stores the place to which the cart is delivered, and shows one message after a change to a place where it is not. */
export function useCartPlace(): void {
  const { place } = useMarket();
  const { count, isDeliveredHere } = useCart();
  useEffect(() => {
    if (count === 0) return forgetCartPlace();
    if (!place) return;
    if (isDeliveredHere) {
      const { zoneIds } = preferencesOf(document.cookie);
      return saveCartPlace({ ...place, zoneIds, isTold: false });
    }
    const before = savedCartPlace();
    if (!before || before.isTold) return;
    saveCartPlace({ ...before, isTold: true });
    openOverlay({ kind: 'cart_elsewhere' });
  }, [count, isDeliveredHere, place]);
}
