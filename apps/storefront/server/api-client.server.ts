import { cookieIn } from 'app-kit/browser/cookies.ts';
import type { Fetch } from 'market/calls/client';
import { contract } from 'market/calls/contract';
import { createClient } from 'market/calls/typed-client';
import { data, type RouterContextProvider } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import { scopeHeaders } from '#browser/stored-scope.ts';
import { apiFetch } from '../layout/request-context.ts';

/** The scope of a page if it differs from the stored one: a store by its link, the first module of a place. */
export interface OtherScope {
  moduleId?: number;
  zoneId?: number;
  /** For names that are compared and not shown. */
  language?: 'en';
}

/**
 * Returns the API client of loaders: with the place, module, language and shopper of the browser that requests the
 * page.
 */
export function apiFor(context: Readonly<RouterContextProvider>, request: Request, other: OtherScope = {}) {
  let headers: Headers | undefined;
  // Read with the first call: a page has more clients than it uses.
  return clientOf(context, () => (headers ??= { ...scopeOf(request, other), ...whoAsks(request) }));
}

/**
 * Returns an API client for what is public in a zone: without a place, a session or a name, so that the answers contain
 * nothing personal and may be cached for all visitors with the same key.
 */
export function apiForZone(context: Readonly<RouterContextProvider>, request: Request, other: OtherScope) {
  const { latitude: _latitude, longitude: _longitude, ...scope } = scopeOf(request, other);
  return { api: clientOf(context, () => scope), key: JSON.stringify(scope) };
}

type Headers = Record<string, string>;

function clientOf(context: Readonly<RouterContextProvider>, headers: () => Headers) {
  const fetch: Fetch = context.get(apiFetch);
  return createClient(contract, async (path, init) => {
    const reply = await fetch(path, { ...init, headers: { ...headers(), ...(init.headers as object) } });
    // The page replies as the call did: retry in a moment. It is not logged as an error.
    if (reply.status === busy) throw data(null, { status: busy });
    return reply;
  });
}

function scopeOf(request: Request, { moduleId, zoneId, language }: OtherScope): Headers {
  return {
    ...scopeHeaders(request.headers.get('cookie') ?? ''),
    'x-localization': language ?? preferencesIn(request).language.languageCode,
    ...(moduleId && { moduleid: String(moduleId) }),
    ...(zoneId && { zoneid: `[${zoneId}]` }),
  };
}

function whoAsks(request: Request): Headers {
  const cookies = request.headers.get('cookie') ?? '';
  const guestId = cookieIn(cookies, 'guest_id');
  const forwarded = [guestId && `guest_id=${guestId}`, cookieIn(cookies, 'wrote') && 'wrote=1'].filter(Boolean);
  // Our server sets this header; what a browser sent in it has been replaced before.
  const address = request.headers.get('x-forwarded-for');
  // An opening of an item by a search engine does not count.
  const agent = request.headers.get('user-agent');
  const session = sessionIn(cookies);
  return {
    ...(forwarded.length > 0 && { cookie: forwarded.join('; ') }),
    ...(address && { 'x-forwarded-for': address }),
    ...(agent && { 'user-agent': agent }),
    ...(session && { authorization: `Bearer ${session}` }),
  };
}

const busy = 503;

/** The token of the session, which scripts cannot see. */
export function sessionIn(cookies: string): string | undefined {
  return cookieIn(cookies, '__Host-sid') ?? cookieIn(cookies, 'sid');
}

/** Every API call, as loaders make it. */
export type ApiClient = ReturnType<typeof apiFor>;
