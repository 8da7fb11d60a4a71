import { randomInt } from 'node:crypto';
import type { buildApi } from '#api/app/app.ts';

type App = ReturnType<typeof buildApi>;

export interface VisitorAnswer {
  status: number;
  /** Of the first error; undefined when there is none. */
  code: string | undefined;
  message: string | undefined;
  /** The session cookie of the reply, or an empty text if it was deleted. */
  cookie: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  body: any;
}

export interface VisitorUnderTest {
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<VisitorAnswer>;
  get: (path: string, headers?: Record<string, string>) => Promise<VisitorAnswer>;
  put: (path: string, body?: object, headers?: Record<string, string>) => Promise<VisitorAnswer>;
  delete: (path: string, headers?: Record<string, string>) => Promise<VisitorAnswer>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the API from its own address, unless one is given. */
export function visitorUnderTest(appOf: () => App, remoteAddress = someAddress()): VisitorUnderTest {
  const send = async (method: Method, path: string, headers: Record<string, string>, payload?: object) => {
    const url = `/api/v1/${path}`;
    const reply = await appOf().inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
    const body = reply.json();
    const [fault] = body.errors ?? [];
    const cookie = /(?:^|,)\s*sid=([^;]*)/.exec(String(reply.headers['set-cookie'] ?? ''))?.[1];
    return { status: reply.statusCode, code: fault?.code, message: fault?.message, cookie, body };
  };
  return {
    post: (path, body = {}, headers = {}) => send('POST', path, headers, body),
    get: (path, headers = {}) => send('GET', path, headers),
    put: (path, body = {}, headers = {}) => send('PUT', path, headers, body),
    delete: (path, headers = {}) => send('DELETE', path, headers),
  };
}

/** What the storefront's page in a browser sends along, with the session of its cookie. */
export function asBrowser(session?: string): Record<string, string> {
  return { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin', ...(session && { cookie: `sid=${session}` }) };
}

export function asBearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Returns a Nigerian number that no other test uses. */
export function freshPhone(): string {
  return `+234803${randomInt(10 ** 7)
    .toString()
    .padStart(7, '0')}`;
}

export function freshEmail(): string {
  return `somebody-${randomInt(10 ** 12)}@example.com`;
}
