import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { needsSession, staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { injectCall } from '#api/testing/inject-call.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { validCall } from '#api/testing/valid-call.ts';

const market = marketUnderTest();
const endpoints = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);

const codeOf = ({ body }: { body: string }) => JSON.parse(body).errors?.[0]?.code ?? 'answered';
const identityCodes = ['guest_id_needed', 'sign_in_needed', 'cross_site', 'account_inactive', 'token_expired'];
/** Calls that resolve their caller: the catalog is public and does not. */
const looksWhoCalls = ({ callers, inZones }: Endpoint) => !(callers === 'anyone' && inZones);

/** One customer each for all calls that are refused; a call that is answered may end the session or the account. */
const refusedCustomer = once(() => signedInCustomer(market));
const suspendedCustomer = once(suspendNewCustomer);

async function suspendNewCustomer() {
  const suspended = await signedInCustomer(market);
  await sql`update customers set is_active = false where id = ${suspended.id}`.execute(market.db);
  return suspended;
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

describe.each(endpoints)('$title', ({ endpoint }) => {
  const isUnsafe = endpoint.method !== 'GET';
  const isForShoppers = endpoint.callers === 'shopper';
  const send = (headers: Record<string, string> = {}) => {
    const call = validCall(endpoint);
    return injectCall(market.app, endpoint, { ...call, headers: { ...call.headers, ...headers } });
  };

  it('[API-17] [API-18] answers a stranger only when anyone may call', async () => {
    const code = codeOf(await send());
    if (endpoint.callers === 'anyone') expect(identityCodes).not.toContain(code);
    if (isForShoppers) expect(code).toBe('guest_id_needed');
    if (needsSession(endpoint.callers)) expect(code).toBe('sign_in_needed');
  });

  it('[API-17] never takes a guest for another one', async () => {
    const code = codeOf(await send({ cookie: `guest_id=${guestUnderTest()}`, 'x-software-id': 'soko-web' }));
    if (needsSession(endpoint.callers)) expect(code).toBe('sign_in_needed');
    else expect(identityCodes).not.toContain(code);
  });

  const need = staffNeedOf(endpoint.callers);
  if (need) {
    it('[SEAT-03] [SEAT-12] is closed to a customer who is not staff', async () => {
      const customer = await refusedCustomer();
      const reply = await send(customer.headers);
      const answer = need.audience === 'vendor' ? [404, 'store_not_found'] : [403, 'seat_needed'];
      expect([reply.statusCode, codeOf(reply)]).toEqual(answer);
    });
  }

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
    const suspended = await (endpoint.callers === 'anyone' ? suspendNewCustomer() : suspendedCustomer());
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
      const { browserHeaders } = await refusedCustomer();
      const foreignOrigins: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { origin: 'https://evil.example' },
      ];
      for (const foreign of foreignOrigins) {
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
