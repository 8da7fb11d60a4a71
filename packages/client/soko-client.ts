import { CallRefused, createCalls, type Fetch } from 'market/calls/client';
import { calls, type Soko } from './soko-calls.ts';

export interface SokoOptions {
  /** The origin of the deployment, such as `https://soko.example`. */
  url: string;
  /** The session of a customer, as signing in answers it; a function is asked before every call. */
  token?: string | (() => string | undefined) | undefined;
  /** The zones of the shopper; `zones.at` returns those of a place. */
  zones?: readonly number[] | undefined;
  /** The module that is shopped in; `modules.list` has them. */
  moduleId?: number | undefined;
  /** Where the shopper is, in degrees. */
  at?: { lat: number; lng: number } | undefined;
  /** The language of replies, such as `yo`. */
  language?: string | undefined;
  /** Used for the requests instead of the global `fetch`. */
  fetch?: Fetch | undefined;
}

/** Returns a typed function for every API call at `url`. A refused call rejects with CallRefused. */
export function connectSoko(options: SokoOptions): Soko {
  const origin = options.url.replace(/\/+$/, '');
  const send = options.fetch ?? globalThis.fetch;
  const client = createCalls(calls, (path, init) => {
    return send(origin + path, { ...init, headers: { ...headersFor(options), ...(init.headers as object) } });
  });
  return client as unknown as Soko;
}

function headersFor({ token, zones, moduleId, at, language }: SokoOptions): Record<string, string> {
  const session = typeof token === 'function' ? token() : token;
  return {
    ...(session && { authorization: `Bearer ${session}` }),
    ...(zones && { zoneid: JSON.stringify(zones) }),
    ...(moduleId !== undefined && { moduleid: String(moduleId) }),
    ...(at && { latitude: String(at.lat), longitude: String(at.lng) }),
    ...(language && { 'x-localization': language }),
  };
}

export type * from './soko-calls.ts';
export { CallRefused };
