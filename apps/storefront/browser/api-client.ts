import { isSessionMarked } from 'app-kit/session/session-mark.ts';
import { authContract } from 'market/auth/auth.contract';
import { signedInHeader } from 'market/auth/auth.rules';
import type { Fetch } from 'market/calls/client';
import type { Endpoint } from 'market/calls/endpoint';
import { type Client, createClient } from 'market/calls/typed-client';
import { noticeRefusal } from './session-end.ts';
import { scopeHeaders } from './stored-scope.ts';

/** The API client of the browser: same origin, with the stored place, module and language [API-02]. */
export function createApiClient<N extends Record<string, Record<string, Endpoint>>>(
  nouns: N,
  send: Send = fetchHere,
): Client<N> {
  return createClient(nouns, asShopper(send));
}

/** How a request is sent; another function than `fetch` can report the progress of a large form. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** A browser without guest id gets one at its first call that needs it, and only then [AUTH-132] [AUTH-133]. */
function asShopper(send: Send): Fetch {
  return async (path, init) => {
    if (init.method !== 'GET' && !isGuestKnown()) await requestGuest();
    const response = await send(path, init);
    if (response.status === challengeRequired) return sendSolved(send, path, init, response);
    if (response.status === 401) noticeRefusal(await codeIn(response));
    if (response.status !== 400 || (await codeIn(response)) !== 'guest_id_needed') return response;
    await requestGuest();
    return send(path, init);
  };
}

const challengeRequired = 428;

/** Solves the requested challenge, and repeats the call; its script is loaded only then. */
async function sendSolved(send: Send, path: string, init: RequestInit, refused: Response): Promise<Response> {
  const { solvedChallenge } = await import('app-kit/challenge/solve-challenge.ts');
  const solved = await solvedChallenge().catch(() => undefined);
  return solved === undefined ? refused : send(path, { ...init, headers: { ...init.headers, ...solved } });
}

let requested: Promise<unknown> | undefined;

/**
 * Calls that start together share one request. A failure is only logged: the result of the call itself is shown
 * [AUTH-135].
 */
function requestGuest(): Promise<unknown> {
  requested ??= createClient({ auth: authContract }, fetchHere)
    .auth.requestGuest({})
    .then(markGuest, (error: unknown) => console.warn(error))
    .finally(() => {
      requested = undefined;
    });
  return requested;
}

/** The id is hidden from scripts; this only says that there is one, and saves the first change a refusal. */
const marker = 'guest-is-known';

export function isGuestKnown(): boolean {
  try {
    return localStorage.getItem(marker) !== null;
  } catch {
    return false;
  }
}

function markGuest(): void {
  try {
    localStorage.setItem(marker, 'yes');
  } catch {
    // A forbidden storage only means one more request on the next page.
  }
}

/** Returns why a call was refused; the body stays unread for the caller. */
async function codeIn(response: Response): Promise<string | undefined> {
  const reply = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { errors?: { code?: string }[] };
  return reply.errors?.[0]?.code;
}

function fetchHere(path: string, init: RequestInit): Promise<Response> {
  return fetch(path, { ...init, credentials: 'same-origin', headers: headersOf(init) });
}

/** Headers of every call from our own page. */
export function headersOf({ headers }: RequestInit): Record<string, string> {
  return {
    ...scopeHeaders(document.cookie),
    ...(isSessionMarked() && { [signedInHeader]: '1' }),
    ...(headers as Record<string, string>),
  };
}
