import { sql } from 'kysely';
import { days } from 'market/stores/stores.rules';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, night, closed, grocery } = testStores;
const { yaba, island } = knownZones;

const managerOf = (storeId: number = food.id) => menuUnderTest(market, { storeId });
type Manager = Awaited<ReturnType<typeof managerOf>>;

/** The tests are on Friday, the 20th of November, at noon in Lagos, an hour ahead of UTC. */
const momentOf = (local: string) => new Date(`${local}:00+01:00`);

/** Runs something at another moment, as if the market had come to it. */
async function then<T>(local: string, run: () => Promise<T>): Promise<T> {
  market.now = () => momentOf(local);
  clearCaches(market.db);
  try {
    return await run();
  } finally {
    market.now = () => momentOfTests;
    clearCaches(market.db);
  }
}
afterEach(() => clearCaches(market.db));

/** What the storefront shows in Yaba, from a place. */
async function storefront(
  storeId: number,
  { at, language = 'en' }: { at: { lat: number; lng: number }; language?: string },
) {
  const place = { at, headers: { 'x-localization': language } };
  const [store, items] = await Promise.all([
    shop(`stores/details/${storeId}`, place),
    shop(`items?store_id=${storeId}&limit=100`, place),
  ]);
  return { store: store.body, items: items.body.items };
}

const why = { reasons: expect.any(Array), sold_out_until: null, hidden_reason: null };
const preview = async (by: Manager, query = '') => (await by.get(`preview?${query}`)).body;
const itemsOf = async (by: Manager, query = '') => (await by.get(`preview/items?limit=100&${query}`)).body.items;
const itemOf = async (by: Manager, itemId: number, query = '') =>
  (await by.get(`preview/items/${itemId}?${query}`)).body;

async function newItem(by: Manager, change: object = {}) {
  const { categories } = (await by.get('menu')).body;
  const { body } = await by.create({ name: 'Akara', price: 900, category_id: categories[0].id, ...change });
  return body.item as { id: number; version: number };
}
const everyDay = (...spans: [number, number][]) => Object.fromEntries(days.map((day) => [day, spans]));

describe('the preview of a store', () => {
  it.each(['2026-11-20T21:00', '2026-11-21T03:59', '2026-11-21T05:00', '2026-12-25T12:00'])(
    '[STO-041] is what the storefront shows at %s, in another language and from another place',
    async (local) => {
      const by = await managerOf(night.id);
      const at = { lat: yaba.at.lat + 0.01, lng: yaba.at.lng };
      const query = `at=${local}&lat=${at.lat}&lng=${at.lng}&language=yo`;
      const [seen, items] = [await preview(by, query), await itemsOf(by, query)];
      const shown = await then(local, () => storefront(night.id, { at, language: 'yo' }));
      expect(seen.store).toEqual(shown.store);
      expect(seen).toMatchObject({ at: momentOf(local).toISOString(), local_at: local, is_in_zone: true });
      expect(items).toEqual(shown.items.map((item: object) => ({ ...item, ...why })));
      expect(items.length).toBeGreaterThan(0);
    },
  );

  it('[STO-041] is that of now at the store without a time and a place', async () => {
    const by = await managerOf();
    const seen = await preview(by);
    expect(seen).toMatchObject({
      ...{ now: momentOfTests.toISOString(), at: momentOfTests.toISOString(), local_at: '2026-11-20T12:00' },
      ...{ first_at: '2026-11-13T12:00', last_at: '2027-11-21T12:00', time_zone: 'Africa/Lagos', currency: 'NGN' },
    });
    expect(seen.store).toMatchObject({ id: food.id, open: true, distance: 0 });
  });

  it('[STO-041] shows hours by weekday and the price of the hour of items, and why one cannot be ordered', async () => {
    const by = await managerOf();
    const { id, version } = await newItem(by);
    const timed = { price: 700, week: everyDay([420, 480]) };
    await by.put(`items/${id}/hours`, { version, week: everyDay([360, 660]), timed_price: timed });
    expect(await itemOf(by, id)).toMatchObject({ reasons: ['outside_hours'], item: { price: 900 } });
    expect(await itemOf(by, id, 'at=2026-11-21T07:30')).toMatchObject({
      reasons: [],
      item: { price: 700, available_time_starts: '06:00', available_day: { day: 'sa' } },
    });
    const rows = await itemsOf(by, 'at=2026-11-21T10:00');
    expect(rows.find((item: { id: number }) => item.id === id)).toMatchObject({ reasons: [], price: 900 });
  });

  it('[STO-041] says until when an item is sold out, and shows it on sale afterwards', async () => {
    const by = await managerOf();
    const { id, version } = await newItem(by);
    await by.put(`items/${id}/availability`, { version, availability: 'sold_out', until: 'tomorrow' });
    const until = momentOf('2026-11-21T04:00').toISOString();
    expect(await itemOf(by, id)).toMatchObject({
      reasons: ['sold_out'],
      sold_out_until: until,
      item: { sold_out: true },
    });
    expect(await itemOf(by, id, 'at=2026-11-21T04:00')).toMatchObject({
      ...{ reasons: [], sold_out_until: null, item: { sold_out: false } },
    });
  });

  it('[STO-041] explains items that nobody sees', async () => {
    const by = await managerOf(grocery.id);
    const { withdrawn, soldOut } = grocery.items;
    const { id } = await newItem(by);
    await sql`update items set active = false where id = ${id}`.execute(market.db);
    await sql`insert into hidden_items (item_id, reason, was_active, hidden_at)
      values (${id}, 'The photo shows something else', true, ${momentOfTests})`.execute(market.db);
    const { body } = await by.get('preview/hidden?limit=100');
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: withdrawn.id, reasons: ['hidden'], hidden_reason: null }),
        expect.objectContaining({
          id,
          reasons: ['hidden_by_operator'],
          hidden_reason: 'The photo shows something else',
        }),
      ]),
    );
    expect(body.total_size).toBe(body.items.length);
    expect((await by.get('preview/hidden?limit=100&offset=9')).body).toMatchObject({
      total_size: body.total_size,
      items: [],
    });
    expect(await itemOf(by, withdrawn.id)).toMatchObject({ item: null, reasons: ['hidden'] });
    expect(await itemOf(by, soldOut.id)).toMatchObject({ reasons: ['used_up'] });
    const ids = (await itemsOf(by)).map((item: { id: number }) => item.id);
    expect(ids).not.toContain(withdrawn.id);
  });

  it('[STO-041] shows pauses and closings while they last', async () => {
    const by = await managerOf();
    await by.post('pause', { for: '30', reason: 'supplies' });
    expect((await preview(by, 'at=2026-11-20T12:29')).store).toMatchObject({
      open: false,
      pause: { reason: 'supplies' },
    });
    expect((await preview(by, 'at=2026-11-20T12:30')).store).toMatchObject({ open: true, pause: null });
    await by.post('resume');
    const until = momentOf('2026-11-22T08:00');
    await sql`update stores set active = false where id = ${food.id}`.execute(market.db);
    await sql`insert into store_closings (store_id, reason, until, decided_by, decided_role, decided_at)
      select ${food.id}, 'Inspection', ${until}, customer_id, 'lead', now() from store_members limit 1`.execute(
      market.db,
    );
    expect((await preview(by, 'at=2026-11-22T07:59')).store).toMatchObject({ open: false, active: false });
    expect((await preview(by, 'at=2026-11-22T08:00')).store).toMatchObject({ open: true, active: true });
    const [first] = await itemsOf(by, 'at=2026-11-22T08:00');
    expect(first.store_open).toBe(true);
    await sql`delete from store_closings where store_id = ${food.id}`.execute(market.db);
    await sql`update stores set active = true where id = ${food.id}`.execute(market.db);
    // One that its owner has closed stays closed.
    const owner = await managerOf(closed.id);
    expect((await preview(owner, 'at=2026-12-22T12:00')).store).toMatchObject({ open: false, opens_at: null });
  });

  it('[STO-041] shows the coupons that hold then', async () => {
    const by = await managerOf();
    await sql`insert into coupons
        (code, currency, title, coupon_type, discount, discount_type, module_ids, store_id, starts_at, expires_at)
      values ('LATER', 'NGN', 'Ten off', 'store_wise', 10, 'percent', ${[knownModules.food]}, ${food.id},
        ${momentOf('2026-12-01T08:00')}, ${momentOf('2026-12-02T08:00')})`.execute(market.db);
    const codes = async (local: string) =>
      (await preview(by, `at=${local}`)).coupons.map(({ code }: { code: string }) => code);
    expect(await codes('2026-12-01T07:59')).not.toContain('LATER');
    expect(await codes('2026-12-01T08:00')).toContain('LATER');
    expect(await codes('2026-12-02T08:00')).not.toContain('LATER');
  });

  it('[STO-041] says that a place is in another zone, where no item is shown', async () => {
    const by = await managerOf();
    const query = `lat=${island.at.lat}&lng=${island.at.lng}`;
    const seen = await preview(by, query);
    expect(seen.is_in_zone).toBe(false);
    expect(seen.store.distance).toBeGreaterThan(1000);
    expect(await itemsOf(by, query)).toEqual([]);
  });

  it('[STO-041] does not stand still with the clock of a demo where a time is chosen', async () => {
    const by = await managerOf(night.id);
    await sql`update zones set demo_minute = 720 where id = ${yaba.id}`.execute(market.db);
    clearCaches(market.db);
    expect((await preview(by)).store.open).toBe(false);
    expect(await preview(by, 'at=2026-11-20T21:00')).toMatchObject({
      local_at: '2026-11-20T21:00',
      store: { open: true },
    });
    expect((await itemOf(by, night.items.dish.id, 'at=2026-11-20T21:00')).reasons).toEqual([]);
    // Customers still see the time of the demo.
    expect((await storefront(night.id, { at: yaba.at })).store.open).toBe(false);
    await sql`update zones set demo_minute = null where id = ${yaba.id}`.execute(market.db);
  });

  it('[STO-041] is nothing where the module or the zone is not offered', async () => {
    const by = await managerOf();
    await sql`update zones set active = false where id = ${yaba.id}`.execute(market.db);
    clearCaches(market.db);
    expect((await preview(by)).store).toBeNull();
    expect(await itemOf(by, food.items.plain.id)).toMatchObject({ item: null, reasons: ['not_offered'] });
    await sql`update zones set active = true where id = ${yaba.id}`.execute(market.db);
  });

  it.each([
    ['at=tomorrow', 'at'],
    ['at=2026-02-30T10:00', 'at'],
    ['at=2026-11-13T11:59', 'at'],
    ['at=2027-11-21T12:01', 'at'],
    ['at=9999-12-31T23:59', 'at'],
    ['at=', 'at'],
    ['lat=6.5', 'lng'],
    ['lng=3.3', 'lat'],
    ['lat=91&lng=3', 'lat'],
    ['language=xx', 'language'],
  ])('[STO-041] refuses %s', async (query, field) => {
    const by = await managerOf();
    for (const path of ['preview', 'preview/items', `preview/items/${food.items.plain.id}`]) {
      const { status, body } = await by.get(`${path}?${query}`);
      expect([path, status, body.errors[0].field ?? body.errors[0].code]).toEqual([path, 400, field]);
    }
  });

  it('[STO-041] is for members with store.menu, of their own store alone, and is stored nowhere', async () => {
    const [by, kitchen] = [await managerOf(), await menuUnderTest(market, { storeId: food.id, role: 'kitchen' })];
    for (const path of ['preview', 'preview/items', 'preview/hidden', `preview/items/${food.items.plain.id}`]) {
      expect([path, (await kitchen.get(path)).code]).toEqual([path, 'right_missing']);
      const url = `/api/v1/vendor/stores/${knownStores.mamaRonke.id}/${path}`;
      const elsewhere = await market.app.inject({ url, headers: by.headers });
      expect([path, elsewhere.statusCode]).toEqual([path, 404]);
      expect([path, (await visitorUnderTest(() => market.app).get(`vendor/stores/${food.id}/${path}`)).status]).toEqual(
        [path, 401],
      );
    }
    expect((await by.get(`preview/items/${grocery.items.scarce.id}`)).code).toBe('item_not_found');
    const url = `/api/v1/vendor/stores/${food.id}/preview?at=2026-11-21T10:00`;
    const { headers, statusCode } = await market.app.inject({ url, headers: by.headers });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });
});
