import { msg } from '@lingui/core/macro';
import { CallRefused } from 'market/calls/client';
import { deleteCartPlace } from '#features/cart/cart-place.ts';
import { pageContext } from '#features/config/page-context.ts';
import { clearDrafts } from '#features/orders/checkout-draft.ts';
import { accountApi } from './account-calls.ts';
import { endPageSession } from './end-page-session.ts';

const waitMilliseconds = 500;

/** Ends the session half a second after it was asked for [AUTH-128] [AUTH-130] [AUTH-131]. */
export async function logOut(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMilliseconds));
  try {
    await accountApi.auth.logout({});
  } catch (error) {
    // The session is over already: the handler of the 401 has redirected home.
    if (error instanceof CallRefused && error.status === 401) return;
    throw error;
  }
  clearDrafts();
  deleteCartPlace();
  const text = pageContext().i18n._(msg`Logged out successfully.`);
  await endPageSession({ text, tone: 'ok' }, pageContext().page.topBar === 'landing');
}
