import { sql } from 'kysely';
import type { FoundItem } from 'market/search/search.contract';
import { isSoldWithin } from 'market/search/search-delivery.rules';
import type { Store } from 'market/stores/stores.contract';
import { fromDecimal } from 'market/values/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { island } = knownZones;
const food: Place = { zones: [island.id], module: knownModules.food, at: island.at };

interface Listed {
  products: FoundItem[];
  stores: Store[];
  total_size: number;
}

async function listed(query: Record<string, unknown>, place = food): Promise<Listed> {
  const texts = Object.entries({ limit: 100, ...query }).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const { status, body } = await get(`search/list?${new URLSearchParams(Object.fromEntries(texts))}`, place);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);
const maxMinutes = (time: string) => Number(time.match(/-(\d+) min/)?.[1]);
const isSorted = (numbers: number[]) => expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));

/** It is noon, the stores of food in the zone are open all day, take scheduled orders, and sell all day. */
beforeAll(async () => {
  const always = JSON.stringify(
    Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[0, 1439]]])),
  );
  await sql`update zones set demo_minute = 720 where id = ${island.id}`.execute(market.db);
  await sql`update stores set opening_hours = ${always}::jsonb, schedule_order = true, active = true, paused_until = null
    where zone_id = ${island.id} and module_id = ${knownModules.food}`.execute(market.db);
  clearCaches(market.db);
});

const changeStore = async (id: number, change: object) => {
  await market.db.updateTable('stores').set(change).where('id', '=', id).execute();
  clearCaches(market.db);
};

describe('how a listing says that an item is delivered', () => {
  it('[CARD-40] is what the card of its store says', async () => {
    const stores = new Map((await listed({ list_type: 'store' })).stores.map((store) => [store.id, store]));
    const { products } = await listed({});
    expect(products.length).toBeGreaterThan(10);
    for (const item of products) {
      const { delivery_time, delivery_fee } = stores.get(item.store_id) as Store;
      expect(item).toMatchObject({ delivery_time, delivery_fee });
    }
    expect(new Set(products.map(({ delivery_fee: fee }) => fee)).size).toBeGreaterThan(1);
  });

  it('has a time and no fee where the call names no place', async () => {
    const [item] = (await listed({}, { ...food, at: undefined })).products;
    expect(item).toMatchObject({ delivery_fee: null, total_for_one: null });
    expect(item?.delivery_time).toMatch(/^\d+-\d+ min$/);
  });

  it('[CHK-10] names the total that an order of one unit is asked', async () => {
    const item = (await listed({ sort: 'total' })).products.find(({ food_variations }) => food_variations.length === 0);
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/quote',
      headers: { moduleid: String(knownModules.food), zoneid: JSON.stringify([island.id]) },
      payload: {
        guest_id: guestUnderTest(),
        items: [{ item_id: item?.id, quantity: 1 }],
        latitude: island.at.lat,
        longitude: island.at.lng,
      },
    });
    expect(reply.json()).toMatchObject({ total: item?.total_for_one });
  });
});

describe('the order of items', () => {
  it('by the total at the door is that of the totals shown, in pages too', async () => {
    const { products } = await listed({ sort: 'total' });
    isSorted(products.map(({ total_for_one: total }) => fromDecimal(total as number)));
    const pages = await Promise.all([1, 2, 3].map((offset) => listed({ sort: 'total', limit: 7, offset })));
    expect(pages.flatMap((page) => idsOf(page.products))).toEqual(idsOf(products).slice(0, 21));
    const prices = products.map(({ price }) => price);
    expect(prices).not.toEqual(prices.toSorted((one, other) => one - other));
  });

  it('by the soonest begins with the open store that is the quickest', async () => {
    // Only the promise counts without a place; with one, a long way may take longer.
    const { products, total_size } = await listed({ sort: 'soonest' }, { ...food, at: undefined });
    isSorted(products.map(({ delivery_time: time }) => maxMinutes(time)));
    const [{ store_id: id }] = products as [FoundItem];
    const [open] = (await listed({ list_type: 'store' })).stores.filter((store) => store.id !== id);
    await changeStore(Number(open?.id), { delivery_minutes_min: 1, delivery_minutes_max: 2 });
    expect((await listed({ sort: 'soonest' }, { ...food, at: undefined })).products[0]?.store_id).toBe(open?.id);
    await changeStore(Number(open?.id), { paused_until: new Date(market.now().getTime() + 3_600_000) });
    const after = await listed({ sort: 'soonest' }, { ...food, at: undefined });
    expect(after.products[0]?.store_id).not.toBe(open?.id);
    expect(after.total_size).toBe(total_size);
    await changeStore(Number(open?.id), { paused_until: null });
  });

  it('by the soonest comes in pages that together are all of it, each item once', async () => {
    const query = { sort: 'soonest', filter: ['vegetarian'], limit: 7 };
    const { total_size } = await listed(query);
    const seen: number[] = [];
    for (let offset = 1; seen.length < total_size; offset++) {
      const { products } = await listed({ ...query, offset });
      expect(products.length).toBeGreaterThan(0);
      seen.push(...idsOf(products));
    }
    expect(new Set(seen).size).toBe(total_size);
  });

  it('[LIST-50] is the wanted one among what is searched', async () => {
    const { products } = await listed({ name: 'jollof', sort: 'total' });
    expect(products.length).toBeGreaterThan(3);
    isSorted(products.map(({ total_for_one: total }) => Number(total)));
    expect((await listed({ name: 'jollof', sort: 'soonest' })).products).toHaveLength(products.length);
  });
});

describe('what can be delivered by a time of today', () => {
  it('is of stores that promise it, and of no other', async () => {
    const all = (await listed({ list_type: 'store' })).stores;
    const minutes = all.map(({ delivery_time: time }) => maxMinutes(time)).toSorted((one, other) => one - other);
    const middle = minutes[Math.floor(minutes.length / 2)] as number;
    const time = `12:${String(middle).padStart(2, '0')}`;
    const stores = (await listed({ list_type: 'store', deliver_by: time })).stores;
    expect(stores.length).toBeGreaterThan(0);
    expect(stores.length).toBeLessThan(all.length);
    expect(stores.every(({ delivery_time }) => maxMinutes(delivery_time) <= middle)).toBe(true);
    const { products, total_size } = await listed({ deliver_by: time });
    const inTime = new Set(idsOf(stores));
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ store_id }) => inTime.has(store_id))).toBe(true);
    expect(total_size).toBeGreaterThanOrEqual(products.length);
    expect((await listed({ deliver_by: '12:00' })).products).toEqual([]);
    expect((await listed({ deliver_by: '11:00', list_type: 'store' })).stores).toEqual([]);
  });

  it('[ITEM-37] leaves out what is sold at another time', async () => {
    const { products } = await listed({ deliver_by: '14:00', limit: 2 });
    const [wanted, other] = products as [FoundItem, FoundItem];
    const hours = (from: number, until: number) => ({ available_from: from, available_until: until });
    const set = (id: number, change: object) =>
      market.db.updateTable('items').set(change).where('id', '=', id).execute();
    await set(wanted.id, hours(0, 719));
    await set(other.id, hours(725, 900));
    expect(isSoldWithin({ from: 725, until: 900 }, { from: 720, until: 780 })).toBe(true);
    for (const query of [{}, { name: wanted.name }, { name: other.name }]) {
      const ids = idsOf((await listed({ deliver_by: '14:00', ...query })).products);
      expect(ids).not.toContain(wanted.id);
      if (query.name !== wanted.name) expect(ids).toContain(other.id);
    }
    for (const { id } of products) await set(id, { available_from: null, available_until: null });
  });

  it('joins the other filters and orders', async () => {
    const { products } = await listed({ deliver_by: '13:30', filter: ['vegetarian', 'currently_open'], sort: 'total' });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ veg }) => veg === 1)).toBe(true);
    isSorted(products.map(({ total_for_one: total }) => Number(total)));
  });

  it.each(['25:00', '9:30', 'now', '13:30:00', '', '%00'])('[API-16] is no other text: %j', async (time) => {
    const reply = await get(`search/list?deliver_by=${time}`, food);
    expect([reply.status, reply.code]).toEqual([400, 'deliver_by']);
  });
});

describe('the search for stores', () => {
  it('finds those that sell a dish of the name, behind those that are named so', async () => {
    const sellers = new Set((await listed({ name: 'jollof' })).products.map(({ store_id }) => store_id));
    const found = (await listed({ name: 'jollof', list_type: 'store' })).stores;
    expect(sellers.size).toBeGreaterThan(1);
    expect(idsOf(found)).toEqual(expect.arrayContaining([...sellers]));
    const last = found.at(-1) as Store;
    await changeStore(last.id, { name: 'Jollof Corner' });
    expect((await listed({ name: 'jollof', list_type: 'store' })).stores[0]?.id).toBe(last.id);
    const { body } = await get('search/suggestions?name=jollof', food);
    expect(body.stores[0]).toMatchObject({ id: last.id });
    expect(body.stores.length).toBeGreaterThan(1);
    await changeStore(last.id, { name: last.name });
  });

  it('finds those that sell something of a cuisine, though none of it has the word in its name', async () => {
    const { rows } = await sql<{ id: number; name: string; store: number }>`
      select c.id, c.name, min(i.store_id) as store from categories c join items i on i.category_id = c.id and i.active
      where i.zone_id = ${island.id} and i.module_id = ${knownModules.food} and c.name ~ '^[A-Za-z]+$'
        and not exists (select from items n where n.name ~* ('\\m' || c.name))
      group by c.id, c.name order by c.id limit 1`.execute(market.db);
    const [cuisine] = rows;
    const found = (await listed({ name: cuisine?.name ?? '', list_type: 'store' })).stores;
    expect(idsOf(found)).toContain(cuisine?.store);
  });

  it('repairs a dish that is misspelt, and finds nothing by what nobody sells', async () => {
    const right = await listed({ name: 'jollof', list_type: 'store' });
    expect(idsOf((await listed({ name: 'jolof', list_type: 'store' })).stores)).toEqual(idsOf(right.stores));
    expect((await listed({ name: 'zzqxv', list_type: 'store' })).stores).toEqual([]);
  });
});
