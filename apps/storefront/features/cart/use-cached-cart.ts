import type { CartLine } from 'market/cart/cart.contract';
import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useMarket } from '#features/config/use-market.ts';
import { cartState, changeCartState } from './cart-store.ts';

/** The cart that a page brought last; it outlives a fault of the page, after which all of this is mounted again. */
let lastOfPages: readonly CartLine[] | undefined;

/** Takes the cart that each page brings, unless an answer has come that is newer than the page. */
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
