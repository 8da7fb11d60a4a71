import type { FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from 'market/values/durations';
import { deviceCookie, deviceTokenIn, isStorefrontPage, sessionCookie } from './callers.ts';

export interface Cookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
}

/** Sets and clears the caller's session cookie. */
export interface SessionCookie {
  /**
   * Hands out the token and returns what the reply contains as `token`: the storefront gets a cookie, and the word `cookie` as the token.
   */
  start: (token: string) => string;
  clear: () => void;
}

const sessionSeconds = 90 * daySeconds;

/** Returns what starts and ends the session of a browser with this reply. */
export function sessionCookieOf(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const isSecure = request.protocol === 'https';
  const name = sessionCookie(isSecure);
  const write = (value: string, maxAgeSeconds: number) =>
    reply.header('set-cookie', writeCookie({ name, value, maxAgeSeconds }, isSecure));
  return {
    start(token) {
      if (!isStorefrontPage(request)) return token;
      write(token, sessionSeconds);
      return 'cookie';
    },
    clear: () => write('', 0),
  };
}

/** What a shared tablet keeps of its enrolment [SEAT-06]. */
export interface DeviceCookie {
  /** Undefined on every other device. */
  token: string | undefined;
  /** Hands out the token like that of a session. */
  start: (token: string) => string;
}

const deviceSeconds = 400 * daySeconds;

export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  const isSecure = request.protocol === 'https';
  return {
    token: deviceTokenIn(request),
    start(token) {
      if (!isStorefrontPage(request)) return token;
      const cookie = { name: deviceCookie(isSecure), value: token, maxAgeSeconds: deviceSeconds };
      reply.header('set-cookie', writeCookie(cookie, isSecure));
      return 'cookie';
    },
  };
}

/** Returns a cookie as its header writes it; scripts never read it. */
export function writeCookie({ name, value, maxAgeSeconds }: Cookie, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${name}=${value}; ${attributes}`;
}
