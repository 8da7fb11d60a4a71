import { msg } from '@lingui/core/macro';
import { markSession } from 'app-kit/session/session-mark.ts';
import type { SignInReply } from 'market/auth/auth.contract';
import { href } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { takeReturnPath } from '#browser/open-auth.ts';
import { askWhichCart } from '#features/cart/ask-which-cart.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { pageContext } from '#features/config/page-context.ts';
import { moveSubscriptionToShopper } from '#features/notifications/move-subscription.ts';
import { markNewcomer } from '#features/promotions/coupons/newcomer.ts';
import { homeOrInterest } from './home-or-interest.ts';
import { saveLogin } from './saved-login.ts';
import type { SignInMethod } from './sign-in-flow.ts';

/**
 * After sign-in: reloads the customer's data, and continues at the checkout that opened it, at home, or with the
 * question about interests [AUTH-95] to [AUTH-98] [AUTH-101] [AUTH-121] to [AUTH-125].
 */
export async function continueAfterSignIn(reply: SignInReply, method: SignInMethod, close: () => void): Promise<void> {
  const { i18n, market, navigate, revalidate } = pageContext();
  markSession();
  if (method.isSignUp) markNewcomer();
  if (method.savesLogin !== undefined) saveLogin(method.savesLogin);
  const to = takeReturnPath() ?? (await homeOrInterest());
  // Only home reloads the session, and redirects without a place to a page that does not.
  const needsReload = to === href('/home') && market.zone !== null;
  if (!needsReload) await revalidate();
  await navigate(to);
  close();
  toast({ text: i18n._(method.isSignUp ? words.signedUp : words.loggedIn), tone: 'ok' });
  void moveSubscriptionToShopper();
  await refreshCart();
  if (reply.cart_conflict) askWhichCart(reply.cart_conflict);
}

const words = {
  loggedIn: msg`Logged in successfully.`,
  signedUp: msg`Signed up successfully.`,
};
