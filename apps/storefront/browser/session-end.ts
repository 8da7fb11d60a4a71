import { clearSessionMark, isSessionMarked } from 'app-kit/session/session-mark.ts';

/** Why a session is over: the account was stopped, or anything else [AUTH-137]. */
export type SessionEnd = 'account_inactive' | 'token_expired';

/** Refusals of a sign-in, which say nothing about an earlier session. */
const ofSigningIn = ['credentials_wrong', 'provider_token_wrong'];

let listener: ((end: SessionEnd) => void) | undefined;
/** Happened before anybody listened. */
let untold: SessionEnd | undefined;

/**
 * Called on every 401. If there was a session, it is over; of concurrent calls only the first one reports it
 * [AUTH-136].
 */
export function noticeRefusal(code = ''): void {
  if (!isSessionMarked() || ofSigningIn.includes(code)) return;
  clearSessionMark();
  const end = code === 'account_inactive' ? 'account_inactive' : 'token_expired';
  if (listener) listener(end);
  else untold = end;
}

/** Subscribes the page to the end of its session. Returns a function that unsubscribes. */
export function whenSessionEnds(onEnd: (end: SessionEnd) => void): () => void {
  listener = onEnd;
  if (untold) onEnd(untold);
  untold = undefined;
  return () => {
    listener = undefined;
  };
}
