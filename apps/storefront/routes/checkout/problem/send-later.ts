import { href } from 'react-router';
import { scopeHeaders } from '#browser/stored-scope.ts';
import { confirmedLines } from '#features/cart/cart-calls.ts';
import { contentsOf } from '#features/cart/cart-contents.ts';
import type { OrderIntent } from '#features/orders/order-intent.ts';
import { saveWaitingOrder } from '#features/orders/waiting/waiting-order.ts';
import type { CheckoutPage } from '../checkout-plan.ts';

interface Later {
  intent: OrderIntent;
  page: CheckoutPage;
  storeName: string;
  /** As it is shown. */
  total: string;
  isGuest: boolean;
  draftSlot: string;
}

/**
 * Keeps an order on the device until there is a network, with the place, the module and the cart for which it was
 * priced; false where the browser stores nothing.
 */
export function sendLater({ intent, page, ...shown }: Later): boolean {
  const { 'x-localization': _language, 'x-software-id': _software, ...scope } = scopeHeaders(document.cookie);
  return saveWaitingOrder({
    intent,
    ...shown,
    scope,
    cart: page === 'cart' ? contentsOf(confirmedLines()) : '',
    path: `${href('/checkout')}?page=${page}`,
    since: Date.now(),
  });
}
