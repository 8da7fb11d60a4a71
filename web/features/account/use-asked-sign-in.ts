import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noticeRefusal } from '#browser/session-end.ts';
import { isSessionRemembered } from '#browser/session-mark.ts';
import { openAuth } from '#features/auth/open-auth.ts';
import { askedToSignIn } from './customers-only.ts';

/**
 * Opens the sign-in for whoever was sent here from a page of customers [PROF-39]. Whoever still believes to be signed in
 * hears first why that is over.
 */
export function useAskedSignIn(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    const asked = new URLSearchParams(search).get(askedToSignIn);
    if (asked !== null) {
      waiting.current = asked;
      // Said once: neither a reload nor the way back says it again.
      void navigate(pathname, { replace: true });
      return;
    }
    const reason = waiting.current;
    if (reason === undefined) return;
    waiting.current = undefined;
    if (isSessionRemembered()) noticeRefusal(reason);
    else openAuth();
  }, [pathname, search, navigate]);
}
