import fc from 'fast-check';
import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { injectCall } from '#api/testing/inject-call.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { type CallCase, callsOf } from '../../../../harness/fuzz/call-cases.ts';

const market = marketUnderTest();
const endpoints = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);

/** A call that fits the contract, without any identity in it; the same one in every run. */
function goodCall(endpoint: Endpoint) {
  const [call] = fc.sample(
    callsOf(endpoint).filter((call) => isGood(endpoint, call)),
    { numRuns: 1, seed: 7 },
  );
  if (!call) throw new Error(`No good call of ${endpoint.path}`);
  const url = new URL(call.url, 'http://market');
  url.searchParams.delete('guest_id');
  const body = call.payload === undefined ? undefined : withoutGuest(call);
  return {
    method: call.method,
    url: url.pathname + url.search,
    headers: { ...call.headers, zoneid: '[1]', moduleid: '1', latitude: '6.43', longitude: '3.41' } as Record<
      string,
      string
    >,
    ...(body && { payload: body }),
  };
}

/** A form names no guest. */
function withoutGuest({ payload, fields }: CallCase): string | Uint8Array | undefined {
  return fields ? payload : JSON.stringify({ ...JSON.parse(String(payload)), guest_id: undefined });
}

function isGood({ path, params, query, body }: Endpoint, { url, payload = '{}', fields }: CallCase): boolean {
  const fits = (schema: Endpoint['query'], value: unknown) =>
    schema === undefined || z.safeParse(schema, value).success;
  // The gate refuses names of prototypes before the caller is resolved.
  if (/"(__proto__|constructor)"/.test(String(payload))) return false;
  try {
    return (
      fits(params, paramsIn(url, path)) &&
      fits(query, Object.fromEntries(new URL(url, 'http://market').searchParams)) &&
      fits(body, fields ?? JSON.parse(String(payload)))
    );
  } catch {
    return false;
  }
}

function paramsIn(url: string, path: string): Record<string, string> {
  const shape = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]*)')}(\\?|$)`);
  const found = Object.entries(shape.exec(url)?.groups ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
}

const codeOf = ({ body }: { body: string }) => JSON.parse(body).errors?.[0]?.code ?? 'answered';
const identityCodes = ['guest_id_needed', 'sign_in_needed', 'cross_site', 'account_inactive', 'token_expired'];
/** Calls that resolve their caller: the catalog is public and does not. */
const looksWhoCalls = ({ callers, inZones }: Endpoint) => !(callers === 'anyone' && inZones);

describe.each(endpoints)('$title', ({ endpoint }) => {
  const isUnsafe = endpoint.method !== 'GET';
  const isForShoppers = endpoint.callers === 'shopper';
  const send = (headers: Record<string, string> = {}) => {
    const call = goodCall(endpoint);
    return injectCall(market.app, endpoint, { ...call, headers: { ...call.headers, ...headers } });
  };

  it('[API-17] [API-18] answers a stranger only when anyone may call', async () => {
    const code = codeOf(await send());
    if (endpoint.callers === 'anyone') expect(identityCodes).not.toContain(code);
    if (isForShoppers) expect(code).toBe('guest_id_needed');
    if (endpoint.callers === 'customer') expect(code).toBe('sign_in_needed');
  });

  it('[API-17] never takes a guest for another one', async () => {
    const code = codeOf(await send({ cookie: `guest_id=${guestUnderTest()}`, 'x-software-id': 'soko-web' }));
    if (endpoint.callers === 'customer') expect(code).toBe('sign_in_needed');
    else expect(identityCodes).not.toContain(code);
  });

  it('[API-17] lets a customer do all of it, by bearer token and by cookie', async () => {
    // Some calls end the session or the account, so each has its own.
    const [byBearer, byCookie] = [await signedInCustomer(market), await signedInCustomer(market)];
    const guest = `guest_id=${guestUnderTest()}`;
    const cookie = `${byCookie.browserHeaders.cookie}; ${guest}`;
    for (const headers of [
      { ...byBearer.headers, cookie: guest, 'x-software-id': 'soko-web' },
      { ...byCookie.browserHeaders, cookie },
    ]) {
      expect(identityCodes).not.toContain(codeOf(await send(headers)));
    }
  });

  it('[AUTH-137] [API-17] is closed to a suspended customer, and to a session that is over', async () => {
    const suspended = await signedInCustomer(market);
    await sql`update customers set is_active = false where id = ${suspended.id}`.execute(market.db);
    const ended = { authorization: `Bearer ${'x'.repeat(43)}` };
    const [ofSuspended, ofCookie, ofEnded] = [
      await send(suspended.headers),
      await send(suspended.browserHeaders),
      await send(ended),
    ].map((reply) => [reply.statusCode, codeOf(reply)]);
    if (endpoint.callers === 'anyone') {
      for (const answer of [ofSuspended, ofCookie, ofEnded]) expect(identityCodes).not.toContain(answer?.[1]);
      return;
    }
    expect([ofSuspended, ofCookie, ofEnded]).toEqual([
      [401, 'account_inactive'],
      [401, 'account_inactive'],
      [401, 'token_expired'],
    ]);
  });

  if (isUnsafe && looksWhoCalls(endpoint)) {
    it('refuses another site that rides on the session', async () => {
      const { browserHeaders } = await signedInCustomer(market);
      const foreigners: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { origin: 'https://evil.example' },
      ];
      for (const foreign of foreigners) {
        const reply = await send({ ...browserHeaders, ...foreign });
        expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'cross_site']);
      }
      expect((await market.app.inject({ url: '/api/v1/customer/info', headers: browserHeaders })).statusCode).toBe(200);
    });
  }

  if (isForShoppers && isUnsafe) {
    it('refuses another site that rides on the cookie', async () => {
      const reply = await send({
        cookie: `guest_id=${guestUnderTest()}`,
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      });
      expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'cross_site']);
    });
  }

  it('carries the headers of safety, also when it refuses', async () => {
    const { headers } = await send();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.any(String),
    });
  });
});
