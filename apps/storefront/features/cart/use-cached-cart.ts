import type { CartLine } from 'market/cart/cart.contract';
import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useMarket } from '#features/config/use-market.ts';
import { cartState, changeCartState } from './cart-store.ts';

/** The cart of the last page; it survives an error of the page, after which everything is mounted again. */
let lastOfPages: readonly CartLine[] | undefined;

/** Applies the cart of each page, unless a newer reply has arrived. */
export function useCachedCart(): void {
  const { cart } = useMarket();
  const { state: navigation } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const isComing = navigation !== 'idle' || revalidation !== 'idle';
  const knownBefore = useRef(cartState().confirmed);
  useEffect(() => {
    if (isComing) knownBefore.current = cartState().confirmed;
  }, [isComing]);
  useEffect(() => {
    if (cart === lastOfPages) return;
    lastOfPages = cart;
    const { confirmed, wanted } = cartState();
    if (confirmed === knownBefore.current && wanted.size === 0) changeCartState({ confirmed: cart });
  }, [cart]);
}
