import { msg } from '@lingui/core/macro';
import { isSessionStored, listenToSessions, markSession, setSessionShown } from 'app-kit/session/session-mark.ts';
import { useEffect } from 'react';
import { openAuthToFinish } from '#browser/open-auth.ts';
import { type SessionEnd, whenSessionEnds } from '#browser/session-end.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { pageContext } from '#features/config/page-context.ts';
import { useMarket } from '#features/config/use-market.ts';
import { accountApi } from './account-calls.ts';
import { endPageSession } from './end-page-session.ts';

/** What a page does when its session has ended elsewhere: by a 401, or in another tab. */
export function useSessionEnd(): void {
  const { customer } = useMarket();
  useEffect(() => {
    setSessionShown(customer !== null);
    // Also of a session that began before the storage of this browser was emptied.
    if (customer) markSession();
    // The page was rendered for a guest: the server knows whether the session is over, or was only unreachable.
    else if (isSessionStored()) void accountApi.account.info({}).then(pageContext().revalidate, () => undefined);
  }, [customer]);
  useEffect(() => whenSessionEnds(showSessionEnd), []);
  useEffect(() => listenToSessions(tickAgain), []);
}

/** Goes home and offers the sign-in, which leads back to where the customer was [AUTH-136] [AUTH-137]. */
export function showSessionEnd(end: SessionEnd): void {
  const { pathname, search } = location;
  const { isFinishedAfterSignIn } = pageContext().page;
  const left = endPageSession({ text: pageContext().i18n._(words[end]), tone: 'bad' });
  if (end === 'token_expired' && isFinishedAfterSignIn) void left.then(() => openAuthToFinish(pathname + search));
}

const words = {
  account_inactive: msg`Your account is inactive`,
  token_expired: msg`Your token has been expired`,
};

/** Another tab has signed in or out. What is typed at a checkout belongs to the previous customer. */
function tickAgain(): void {
  const { market, page } = pageContext();
  if (page.isFinishedAfterSignIn && market.customer && !isSessionStored()) {
    showSessionEnd('token_expired');
    return;
  }
  void pageContext().revalidate();
  void refreshCart();
}
