import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { type SessionEnd, whenSessionEnds } from '#browser/session-end.ts';
import { listenToSessions, rememberSession } from '#browser/session-mark.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { surroundings } from '#features/cart/surroundings.ts';
import { useMarket } from '#features/config/use-market.ts';
import { leaveSession } from './leave-session.ts';

/** What a page does when its session has ended elsewhere: by a 401, or in another tab. */
export function useSessionEnd(): void {
  const { customer } = useMarket();
  useEffect(() => {
    // Also of a session that began before the storage of this browser was emptied.
    if (customer) rememberSession();
  }, [customer]);
  useEffect(() => whenSessionEnds(tellEnd), []);
  useEffect(() => listenToSessions(lookAgain), []);
}

/** [AUTH-136] [AUTH-137] */
export function tellEnd(end: SessionEnd): void {
  void leaveSession({ text: surroundings().i18n._(words[end]), tone: 'bad' });
}

const words = {
  account_inactive: msg`Your account is inactive`,
  token_expired: msg`Your token has been expired`,
};

function lookAgain(): void {
  void surroundings().revalidate();
  void refreshCart();
}
