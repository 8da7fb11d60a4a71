import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { knownZones } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
let node: ReturnType<typeof buildApi>;
let names = 0;

beforeAll(() => {
  node = buildApi(market, { checkReplies: true, cachesReplies: true });
});
beforeEach(() => clearCaches(market.db));
afterAll(() => node.close());

const scope = { zoneid: `[${knownZones.yaba.id}]`, moduleid: '1' };
const url = '/api/v1/stores?limit=3';

async function stores(headers: Record<string, string> = {}) {
  const reply = await node.inject({ url, headers: { ...scope, ...headers } });
  expect(reply.statusCode).toBe(200);
  return { reply, names: reply.json<{ stores: { name: string }[] }>().stores.map(({ name }) => name) };
}

/** Renames all stores behind the back of the API; returns how their names begin now. */
async function renameStores(): Promise<string> {
  const prefix = `Named ${++names} `;
  await sql`update stores set name = ${prefix} || name`.execute(market.db);
  return prefix;
}

it('makes a reply of the catalog once for everybody who asks in the same second', async () => {
  const before = await stores();
  await renameStores();
  expect((await stores()).names).toEqual(before.names);
});

it('makes it again when a change is published', async () => {
  await stores();
  const prefix = await renameStores();
  clearCaches(market.db);
  for (const name of (await stores()).names) expect(name).toMatch(prefix);
});

it('makes it again for a shopper who has just written something', async () => {
  await stores();
  const prefix = await renameStores();
  const { reply, names: seen } = await stores({ cookie: 'wrote=1' });
  for (const name of seen) expect(name).toMatch(prefix);
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

it.each([
  ['zone', { zoneid: `[${knownZones.island.id}]` }],
  ['module', { moduleid: '2' }],
  ['place', { latitude: '6.5', longitude: '3.3' }],
  ['language', { 'x-localization': 'yo' }],
])('makes another one for another %s', async (_what, headers) => {
  await stores();
  const prefix = await renameStores();
  for (const name of (await stores(headers)).names) expect(name).toMatch(prefix);
});

it('tells caches what it depends on, and that they ask each time', async () => {
  const reply = await node.inject({ url, headers: { ...scope, 'accept-encoding': 'gzip' } });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1',
    vary: 'zoneid, moduleid, latitude, longitude, x-localization, accept-encoding',
    etag: expect.stringMatching(/^W\/"[\w-]+"$/),
  });
  expect(reply.headers).not.toHaveProperty('set-cookie');
});

it('answers 304 without a body while the reply is the same, and the reply when it is another', async () => {
  const { reply } = await stores();
  const ask = () => node.inject({ url, headers: { ...scope, 'if-none-match': String(reply.headers.etag) } });
  const same = await ask();
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await renameStores();
  clearCaches(market.db);
  expect((await ask()).statusCode).toBe(200);
});

it('keeps no refusal: the next call is answered anew', async () => {
  const ask = () => node.inject({ url: '/api/v1/stores/details/new-in-town', headers: scope });
  expect((await ask()).statusCode).toBe(404);
  await sql`update stores set slug = 'new-in-town' where id = (select min(id) from stores)`.execute(market.db);
  expect((await ask()).statusCode).toBe(200);
});

it('leaves what belongs to a person private', async () => {
  const reply = await node.inject({ url: '/api/v1/customer/cart/list?guest_id=1', headers: scope });
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(reply.headers).not.toHaveProperty('etag');
});
