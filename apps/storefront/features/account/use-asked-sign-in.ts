import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noticeRefusal } from '#browser/session-end.ts';
import { isSessionMarked } from '#browser/session-mark.ts';
import { openAuth, openAuthToFinish } from '#features/auth/open-auth.ts';
import { askedToSignIn, wayBackIn } from './customers-only.ts';

/**
 * Opens the sign-in for whoever was sent here from a page of customers [PROF-39]. Whoever still believes to be signed in
 * hears first why that is over.
 */
export function useAskedSignIn(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const waiting = useRef<{ reason: string; back: string | undefined }>(undefined);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const asked = params.get(askedToSignIn);
    if (asked !== null) {
      waiting.current = { reason: asked, back: wayBackIn(params) };
      // Said once: neither a reload nor the way back says it again.
      void navigate(pathname, { replace: true });
      return;
    }
    if (waiting.current === undefined) return;
    const { reason, back } = waiting.current;
    waiting.current = undefined;
    const isOver = isSessionMarked();
    if (isOver) noticeRefusal(reason);
    if (back?.startsWith('/checkout')) openAuthToFinish(back);
    else if (back || !isOver) openAuth('sign-in', back);
  }, [pathname, search, navigate]);
}
