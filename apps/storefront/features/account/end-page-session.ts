import { clearSessionMark } from 'app-kit/session/session-mark.ts';
import { href } from 'react-router';
import { type Toast, toast } from 'ui/feedback/toast.ts';
import { changeCartState } from '#features/cart/cart-store.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { pageContext } from '#features/config/page-context.ts';
import { moveSubscriptionToShopper } from '#features/notifications/move-subscription.ts';
import { clearMenus } from '#features/stores/visited-menus.ts';

/**
 * What a page does once its session is over, for whatever reason: nothing of the customer stays on it. A guest who may
 * check out has a cart of their own, anyone else none [AUTH-129].
 */
export async function endPageSession(farewell: Toast, isAtLanding = false): Promise<void> {
  const { market, navigate, revalidate } = pageContext();
  clearSessionMark();
  clearMenus();
  void import('#features/orders/waiting/waiting-order.ts').then((part) => part.deleteOrderOfCustomer());
  changeCartState({ confirmed: [], wanted: new Map() });
  void moveSubscriptionToShopper();
  toast(farewell);
  // Home reloads the session; the landing page, to which home redirects without a place, does not.
  const isHome = !isAtLanding && market.zone !== null;
  await navigate(isHome ? href('/home') : href('/'));
  if (!isHome) await revalidate();
  if (market.guestCheckout) await refreshCart();
  else changeCartState({ confirmed: [] });
}
