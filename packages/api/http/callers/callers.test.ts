import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { sessionCookie } from './callers.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const item = { item_id: testStores.grocery.items.scarce.id, quantity: 1 };
const idOf = async (headers: Record<string, string>) => (await visitor.get('customer/info', headers)).body.id;
const piecesOf = async (headers: Record<string, string>, query = '') => {
  const { body } = await visitor.get(`cart/list${query}`, headers);
  return Array.isArray(body) ? body.map(({ quantity }: { quantity: number }) => quantity) : body.errors[0].code;
};

describe('who calls', () => {
  it('is that of the bearer token, whatever the cookie names', async () => {
    const [bearer, cookie] = [await signedInCustomer(market), await signedInCustomer(market)];
    expect(await idOf({ ...cookie.browserHeaders, ...bearer.headers })).toBe(bearer.id);
    const ended = { ...cookie.browserHeaders, authorization: 'Bearer a-token-that-is-long-over-now' };
    expect((await visitor.get('customer/info', ended)).code).toBe('token_expired');
  });

  it('is the customer of the session, whatever guest is named beside it', async () => {
    const customer = await signedInCustomer(market);
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add({ ...item, quantity: 5 });
    await visitor.post('cart/add', { ...item, guest_id: guest.guestId }, customer.headers);
    expect(await piecesOf(customer.headers, `?guest_id=${guest.guestId}`)).toEqual([1]);
    const cookies = { ...customer.browserHeaders, cookie: `sid=${customer.token}; guest_id=${guest.guestId}` };
    expect(await piecesOf(cookies)).toEqual([1]);
    expect((await guest.lines()).body).toMatchObject([{ quantity: 5 }]);
  });

  it('is the guest that the call names, before the one of the cookie', async () => {
    const [named, saved] = [1, 2].map(() => shopperUnderTest(() => market.app, knownModules.grocery));
    await named?.add({ ...item, quantity: 2 });
    await saved?.add({ ...item, quantity: 3 });
    const cookie = { cookie: `guest_id=${saved?.guestId}`, 'x-software-id': 'soko-web' };
    expect(await piecesOf(cookie)).toEqual([3]);
    expect(await piecesOf(cookie, `?guest_id=${named?.guestId}`)).toEqual([2]);
  });

  it('[AUTH-137] is unknown with an expired session, and no guest replaces it', async () => {
    const customer = await signedInCustomer(market);
    await sql`delete from sessions where customer_id = ${customer.id}`.execute(market.db);
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    expect(await piecesOf(customer.headers, `?guest_id=${guest.guestId}`)).toBe('token_expired');
  });

  it('[AUTH-136] is unknown if the page shows a customer whose cookie is gone, and no guest replaces it', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    await guest.add(item);
    const page = { cookie: `guest_id=${guest.guestId}`, 'x-software-id': 'soko-web' };
    expect(await piecesOf(page)).toEqual([1]);
    expect(await piecesOf({ ...page, 'x-signed-in': '1' })).toBe('token_expired');
    expect((await visitor.get('config', { ...page, 'x-signed-in': '1' })).status).toBe(200);
  });

  it.each(['', 'short', 'with space', '../../etc', 'x'.repeat(101), "' or 1=1 --"])(
    'is unknown with %j for a token',
    async (token) => {
      const { code } = await visitor.get('customer/info', { cookie: `sid=${token}`, 'x-software-id': 'soko-web' });
      expect(['token_expired', 'sign_in_needed']).toContain(code);
    },
  );

  it('has a session in a cookie that no other host can set, where there is TLS', () => {
    expect([sessionCookie(true), sessionCookie(false)]).toEqual(['__Host-sid', 'sid']);
  });
});

describe('a call that changes something and rides on a cookie', () => {
  const ours = { host: 'soko.example', 'x-software-id': 'soko-web' };

  it.each<[string, Record<string, string>]>([
    ['no header of ours', { host: 'soko.example' }],
    ['another site', { ...ours, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...ours, 'sec-fetch-site': 'same-site' }],
    ['a typed address', { ...ours, 'sec-fetch-site': 'none' }],
    ['another origin, of an old browser', { ...ours, origin: 'https://evil.example' }],
    ['an origin that hides', { ...ours, origin: 'null' }],
    ['our name in another host', { ...ours, origin: 'https://soko.example.evil.example' }],
    ['another port', { ...ours, origin: 'https://soko.example:8443' }],
  ])('is refused with %s', async (_what, headers) => {
    const customer = await signedInCustomer(market);
    const cookie = `sid=${customer.token}`;
    const { status, code } = await visitor.post('cart/add', item, { ...headers, cookie });
    expect([status, code]).toEqual([403, 'cross_site']);
    expect((await visitor.post('auth/logout', {}, { ...headers, cookie })).code).toBe('cross_site');
    expect(await piecesOf(customer.headers)).toEqual([]);
    // A bearer token is not a cookie: another site's page cannot send it.
    expect((await visitor.post('cart/add', item, { ...headers, ...customer.headers })).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s, which a foreign form can send',
    async (type) => {
      const customer = await signedInCustomer(market);
      const reply = await market.app.inject({
        method: 'POST',
        url: '/api/v1/cart/add',
        headers: { cookie: `sid=${customer.token}`, 'content-type': type, origin: 'https://evil.example' },
        payload: JSON.stringify(item),
      });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(await piecesOf(customer.headers)).toEqual([]);
    },
  );

  it('is taken from our own page, of a new browser and of an old one', async () => {
    const proofs: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://soko.example' },
      {},
    ];
    for (const proof of proofs) {
      const { token } = await signedInCustomer(market);
      const headers = { ...ours, ...proof, cookie: `sid=${token}` };
      expect((await visitor.post('cart/add', item, headers)).status).toBe(200);
    }
  });
});

describe('the method of a call', () => {
  const everyCall = Object.values(contract).flatMap((calls) => Object.values(calls as Record<string, Endpoint>));
  const gone = everyCall.filter(({ method }) => method === 'DELETE');

  it('is its own: neither body, query nor header turns a call into a deletion (B17)', async () => {
    expect(gone.length).toBeGreaterThan(5);
    const customer = await signedInCustomer(market);
    const { body } = await visitor.post('cart/add', item, customer.headers);
    for (const { path } of gone) {
      const url = `${path}?_method=delete&cart_id=${body[0].id}`;
      const headers = { ...customer.headers, 'x-http-method-override': 'DELETE' };
      const sent = await market.app.inject({ method: 'POST', url, headers, payload: { _method: 'delete' } });
      const got = await market.app.inject({ method: 'GET', url, headers });
      // Where the same path can be read, a reading is what it stays: of a thing that this customer may not see or does
      // not know.
      const reading = everyCall.find((call) => call.path === path && call.method === 'GET');
      const isOfOperators = reading && staffNeedOf(reading.callers)?.audience === 'operator';
      expect([path, sent.statusCode, got.statusCode]).toEqual([path, 405, reading ? (isOfOperators ? 403 : 404) : 405]);
    }
    expect(await piecesOf(customer.headers)).toEqual([1]);
  });
});
