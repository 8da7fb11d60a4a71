import { describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { yaba, withoutCash } = knownZones;
const { grocery, food, withoutCash: cashless } = testStores;
const { scarce, percentOff, withdrawn } = grocery.items;

interface Place {
  zones?: number[];
  module?: number;
}

async function send(
  customer: Pick<CustomerUnderTest, 'headers'> | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { payload, zones, module }: Place & { payload?: object } = {},
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/customer/wish-list${path}`,
    headers: {
      ...customer?.headers,
      ...(zones && { zoneid: JSON.stringify(zones) }),
      ...(module && { moduleid: String(module) }),
    },
    ...(payload && { payload }),
  });
  const [fault] = reply.json().errors ?? [];
  return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: reply.json() };
}

const inYaba = { zones: [yaba.id], module: knownModules.grocery };
const add = (customer: CustomerUnderTest, payload: object) => send(customer, 'POST', '/add', { payload });
const list = async (customer: CustomerUnderTest, place: Place = inYaba) =>
  (await send(customer, 'GET', '', place)).body;
const idsOf = (entries: { id: number }[]) => entries.map(({ id }) => id);

describe('the wish list', () => {
  it('[WISH-04] [WISH-05] [WISH-09] [WISH-15] [WISH-17] takes items and stores, the newest first', async () => {
    const customer = await signedInCustomer(market);
    expect((await add(customer, { item_id: scarce.id })).body).toEqual({ message: 'Added to wish list' });
    await add(customer, { item_id: percentOff.id });
    expect((await add(customer, { store_id: grocery.id })).status).toBe(200);
    const { item, store } = await list(customer);
    expect([idsOf(item), idsOf(store)]).toEqual([[percentOff.id, scarce.id], [grocery.id]]);
    expect((await send(customer, 'GET', '/ids')).body).toEqual({
      items: [percentOff.id, scarce.id],
      stores: [grocery.id],
    });
  });

  it('[WISH-17] [WISH-18] carries both as every list of the catalogue does', async () => {
    const customer = await signedInCustomer(market);
    await add(customer, { item_id: scarce.id });
    await add(customer, { store_id: grocery.id });
    const { item, store } = await list(customer);
    const headers = { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.grocery) };
    const get = async (path: string) => (await market.app.inject({ url: `/api/v1/${path}`, headers })).json();
    const found = (await get(`items?store_id=${grocery.id}&limit=100`)).items;
    expect(item).toEqual(found.filter(({ id }: { id: number }) => id === scarce.id));
    const { stores } = await get('stores?limit=100');
    expect(store).toEqual(stores.filter(({ id }: { id: number }) => id === grocery.id));
    expect(store[0]).toMatchObject({
      id: grocery.id,
      slug: expect.any(String),
      name: expect.any(String),
      logo_full_url: null,
      avg_rating: null,
      address: expect.any(String),
      zone_id: yaba.id,
    });
  });

  it('takes a thing once, however often it is added', async () => {
    const customer = await signedInCustomer(market);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(customer, { item_id: scarce.id })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await send(customer, 'GET', '/ids')).body.items).toEqual([scarce.id]);
  });

  it('[WISH-04] [WISH-05] [WISH-10] [WISH-16] lets both go again, also what is gone already', async () => {
    const customer = await signedInCustomer(market);
    await add(customer, { item_id: scarce.id });
    await add(customer, { store_id: grocery.id });
    for (const query of [`item_id=${scarce.id}`, `store_id=${grocery.id}`, `item_id=${scarce.id}`]) {
      const { status, body } = await send(customer, 'DELETE', `/remove?${query}`);
      expect([status, body]).toEqual([200, { message: 'Removed from wish list' }]);
    }
    expect((await send(customer, 'GET', '/ids')).body).toEqual({ items: [], stores: [] });
  });

  it('[CARD-22] counts the customers who have an item on their wish list', async () => {
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    const item = food.items.plain.id;
    const counted = async () => {
      const headers = { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.food) };
      const get = async (path: string) => (await market.app.inject({ url: `/api/v1/${path}`, headers })).json();
      const { items } = await get(`items?store_id=${food.id}&limit=100`);
      const listed = items.find(({ id }: { id: number }) => id === item);
      return [listed.wishlist_count, (await get(`items/details/${item}`)).wishlist_count];
    };
    const before = (await counted())[0];
    await Promise.all([customer, customer, other].map((one) => add(one, { item_id: item })));
    expect(await counted()).toEqual([before + 2, before + 2]);
    await send(customer, 'DELETE', `/remove?item_id=${item}`);
    expect(await counted()).toEqual([before + 1, before + 1]);
    const removed = await market.app.inject({
      method: 'DELETE',
      url: '/api/v1/customer/remove-account',
      headers: other.headers,
    });
    expect(removed.statusCode).toBe(200);
    expect(await counted()).toEqual([before, before]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[CARD-22] has an invariant that compares the counter with the rows', async () => {
    const off = (by: number) =>
      market.db
        .updateTable('items')
        .set((items) => ({ wishlist_count: items('wishlist_count', '+', by) }))
        .where('id', '=', scarce.id)
        .execute();
    await off(1);
    const breaches = await breachesIn(market.db);
    await off(-1);
    expect(breaches).toEqual([expect.objectContaining({ invariant: 'I13', subject: String(scarce.id) })]);
  });

  it.each([
    ['an item that is not there', { item_id: 2_000_000_000 }, 404, 'item_not_found'],
    ['an item that its store has withdrawn', { item_id: withdrawn.id }, 404, 'item_not_found'],
    ['a store that is not there', { store_id: 2_000_000_000 }, 404, 'store_not_found'],
    ['nothing', {}, 400, 'invalid_input'],
    ['both at once', { item_id: scarce.id, store_id: grocery.id }, 400, 'invalid_input'],
  ])('[WISH-11] [WISH-15] refuses %s', async (_what, payload, status, code) => {
    const customer = await signedInCustomer(market);
    expect(await add(customer, payload)).toMatchObject({ status, code, message: expect.stringMatching(/./) });
    expect((await send(customer, 'GET', '/ids')).body).toEqual({ items: [], stores: [] });
  });

  it('shows what is of the module and the zones of the call, and keeps the rest', async () => {
    const customer = await signedInCustomer(market);
    for (const id of [scarce.id, food.items.plain.id, cashless.items.bread.id]) await add(customer, { item_id: id });
    await add(customer, { store_id: knownStores.mamaRonke.id });
    const seen = async (place: Place) => {
      const { item, store } = await list(customer, place);
      return [idsOf(item), idsOf(store)];
    };
    expect(await seen(inYaba)).toEqual([[scarce.id], []]);
    expect(await seen({ zones: [yaba.id], module: knownModules.food })).toEqual([
      [food.items.plain.id],
      [knownStores.mamaRonke.id],
    ]);
    expect(await seen({ zones: [withoutCash.id] })).toEqual([[cashless.items.bread.id], []]);
    expect(await seen({})).toEqual([[], []]);
  });

  it('shows nothing that has been withdrawn since', async () => {
    const customer = await signedInCustomer(market);
    await add(customer, { item_id: percentOff.id });
    const withdraw = (active: boolean) =>
      market.db.updateTable('items').set({ active }).where('id', '=', percentOff.id).execute();
    await withdraw(false);
    const { item } = await list(customer);
    await withdraw(true);
    expect(item).toEqual([]);
    expect(idsOf((await list(customer)).item)).toEqual([percentOff.id]);
  });

  it('[API-18] is that of one customer alone', async () => {
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    await add(customer, { item_id: scarce.id });
    await send(other, 'DELETE', `/remove?item_id=${scarce.id}`);
    expect(await list(other)).toEqual({ item: [], store: [] });
    expect(idsOf((await list(customer)).item)).toEqual([scarce.id]);
  });

  it('[WISH-06] [WISH-07] [WISH-19] is not there without a token', async () => {
    const refused = { status: 401, code: 'sign_in_needed', message: 'You are not logged in' };
    expect(await send(undefined, 'GET', '', inYaba)).toMatchObject(refused);
    expect(await send(undefined, 'POST', '/add', { payload: { item_id: scarce.id } })).toMatchObject(refused);
    expect(await send(undefined, 'POST', '/add', { payload: { store_id: grocery.id } })).toMatchObject(refused);
  });
});
