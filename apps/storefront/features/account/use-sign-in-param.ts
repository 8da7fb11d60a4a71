import { isSessionMarked } from 'app-kit/session/session-mark.ts';
import { useEffect, useRef } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { openAuth, openAuthToFinish } from '#browser/open-auth.ts';
import { noticeRefusal } from '#browser/session-end.ts';
import { signInParam, wayBackIn } from './customers-only.ts';

/**
 * Opens the sign-in for a visitor who was redirected from a customers' page [PROF-39]. Shows first why an apparent
 * session is over.
 */
export function useSignInParam(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const waiting = useRef<{ reason: string; back: string | undefined }>(undefined);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const code = params.get(signInParam);
    if (code !== null) {
      waiting.current = { reason: code, back: wayBackIn(params) };
      // Shown once: neither a reload nor going back repeats it.
      void navigate(pathname, { replace: true });
      return;
    }
    if (waiting.current === undefined) return;
    const { reason, back } = waiting.current;
    waiting.current = undefined;
    const isOver = isSessionMarked();
    if (isOver) noticeRefusal(reason);
    if (back?.startsWith(href('/checkout'))) openAuthToFinish(back);
    else if (back || !isOver) openAuth('sign-in', back);
  }, [pathname, search, navigate]);
}
