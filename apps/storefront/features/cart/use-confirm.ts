import { afterConfirm } from 'market/cart/cart.rules';
import type { RefObject } from 'react';
import { href, useNavigate } from 'react-router';
import { openAuth } from '#browser/open-auth.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useCart } from './cart-store.ts';

/** Where the cart is ordered. */
export const checkoutPath = `${href('/checkout')}?page=cart`;

/** What the confirm button does [CART-04] to [CART-07]. A line with a problem comes first: it is shown instead. */
export function useConfirm(list: RefObject<HTMLElement | null>): () => void {
  const { guestCheckout, customer } = useMarket();
  const { count: lineCount } = useCart();
  const navigate = useNavigate();
  return () => {
    const problem = list.current?.querySelector<HTMLElement>('[data-problem] [data-way-out]');
    if (problem) return problem.focus();
    const next = afterConfirm({ lineCount, isSignedIn: customer !== null, guestCheckout });
    if (next === 'home') return void navigate(href('/home'));
    if (next === 'checkout') return void navigate(checkoutPath);
    if (next === 'login') return openAuth('sign-in', checkoutPath);
    openOverlay({ kind: 'guest_or_login' });
  };
}
