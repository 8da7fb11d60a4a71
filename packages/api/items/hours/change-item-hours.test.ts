import { sql } from 'kysely';
import type { Item } from 'market/items/items.contract';
import { days } from 'market/stores/stores.rules';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { grocery, food } = testStores;
const { yaba } = knownZones;
const place: object = {
  payment_method: 'cash_on_delivery',
  order_type: 'delivery',
  distance: 0,
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
};

const managerOf = (storeId: number = food.id) => menuUnderTest(market, { storeId });
type Manager = Awaited<ReturnType<typeof managerOf>>;
const cook = () => shopperUnderTest(() => market.app, knownModules.food);

type Week = Record<string, [number, number][]>;
const weekOf = (change: Week = {}): Week => ({ ...Object.fromEntries(days.map((day) => [day, []])), ...change });
const everyDay = (...spans: [number, number][]): Week => Object.fromEntries(days.map((day) => [day, spans]));
/** The tests begin on a Friday at noon. */
const breakfast = everyDay([360, 660]);
const noon = everyDay([660, 780]);

/** Sets the clock of the market to a time of that Friday, or of a day after it. */
function setTime(time: string, inDays = 0): void {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = new Date(momentOfTests);
  moment.setUTCDate(moment.getUTCDate() + inDays);
  // Lagos is an hour ahead.
  moment.setUTCHours(hours - 1, minutes);
  market.now = () => moment;
  clearCaches(market.db);
}
afterEach(() => {
  market.now = () => momentOfTests;
  clearCaches(market.db);
});

async function newItem(by: Manager, change: object = {}) {
  const { categories } = (await by.get('menu')).body;
  const { body } = await by.create({ name: 'Akara', price: 900, category_id: categories[0].id, ...change });
  return body.item as { id: number; slug: string; version: number; category_id: number };
}
const setHours = (by: Manager, { id, version }: { id: number; version: number }, change: object) =>
  by.put(`items/${id}/hours`, { version, week: null, timed_price: null, ...change });
const card = async ({ id }: { id: number }): Promise<Item> => (await shop(`items/details/${id}`)).body;
const order = (id: number, more: object = {}) => ({ ...place, items: [{ item_id: id, quantity: 1 }], ...more });

describe('the hours of an item', () => {
  it('[STO-058] decide at the minute on card, in cart and order, by the clock of the city', async () => {
    const by = await managerOf();
    const item = await newItem(by);
    const { status, body } = await setHours(by, item, { week: breakfast });
    expect([status, body.item.week, body.item.version]).toEqual([200, breakfast, item.version + 1]);
    expect(await card(item)).toMatchObject({
      ...{
        available_time_starts: '06:00',
        available_time_ends: '11:00',
        available_day: { day: 'sa', name: 'Saturday' },
        sold_out: false,
      },
    });
    const shopper = cook();
    expect((await shopper.add({ item_id: item.id })).code).toBe('item_not_available');
    expect((await shopper.place(order(item.id))).code).toBe('item_not_available');
    setTime('11:00', 1);
    expect(await card(item)).toMatchObject({
      available_time_starts: '06:00',
      available_day: { day: 'sa', name: 'Saturday' },
    });
    expect((await shopper.add({ item_id: item.id })).status).toBe(200);
    expect((await shopper.quote(order(item.id))).status).toBe(200);
    setTime('11:01', 1);
    expect((await shopper.lines()).body[0].problem).toBe('item_not_available');
    expect((await shopper.place(order(item.id))).code).toBe('item_not_available');
  });

  it('[STO-058] of a weekday hold on that day alone, past midnight too', async () => {
    const by = await managerOf();
    const item = await newItem(by);
    await setHours(by, item, { week: weekOf({ fr: [[1320, 120]] }) });
    expect(await card(item)).toMatchObject({
      available_time_starts: '22:00',
      available_time_ends: '02:00',
      available_day: { day: 'fr', name: 'Friday' },
    });
    setTime('01:30', 1);
    expect(await card(item)).toMatchObject({
      available_time_starts: '00:00',
      available_time_ends: '02:00',
      available_day: { day: 'sa', name: 'Saturday' },
    });
    expect((await cook().add({ item_id: item.id })).status).toBe(200);
    setTime('23:00', 1);
    expect((await cook().add({ item_id: item.id })).code).toBe('item_not_available');
  });

  it('[STO-058] leave times of later orders out and are left out of lists by the time of delivery', async () => {
    const by = await managerOf(testStores.generous.id);
    const item = await newItem(by, { schedule_order: true });
    await setHours(by, item, { week: weekOf({ sa: [[360, 660]] }) });
    const at = (text: string) => ({ schedule_at: text });
    expect((await cook().quote(order(item.id, at('2026-11-21T08:00:00+01:00')))).status).toBe(200);
    expect((await cook().quote(order(item.id, at('2026-11-22T08:00:00+01:00')))).code).toBe('item_not_available');
  });

  it('[STO-058] are those of its category as well, and what both have in common', async () => {
    const by = await managerOf();
    const item = await newItem(by);
    const path = `menu/hours/${item.category_id}`;
    const { categories } = (await by.get('menu/hours')).body;
    const { version } = categories.find(({ id }: { id: number }) => id === item.category_id);
    const set = await by.put(path, { version, week: noon });
    expect(set.body.category).toMatchObject({ id: item.category_id, week: noon, version: version + 1 });
    expect((await cook().add({ item_id: item.id })).status).toBe(200);
    await setHours(by, item, { week: everyDay([360, 700]) });
    expect((await cook().add({ item_id: item.id })).code).toBe('item_not_available');
    expect(await card(item)).toMatchObject({
      available_time_starts: '11:00',
      available_time_ends: '11:40',
      available_day: { day: 'sa', name: 'Saturday' },
    });
    // Nothing in common: the shopper sees it as sold out.
    await setHours(by, { ...item, version: item.version + 1 }, { week: everyDay([60, 120]) });
    expect(await card(item)).toMatchObject({ sold_out: true, available_time_starts: null });
    expect((await cook().add({ item_id: item.id })).code).toBe('item_not_available');
    const old = await by.put(path, { version, week: null });
    expect([old.status, old.code]).toEqual([409, 'changed_meanwhile']);
    expect((await by.put(path, { version: version + 1, week: null })).body.category.week).toBe(null);
    const { body } = await by.get('menu/hours');
    expect(body.items.map(({ id }: { id: number }) => id)).toContain(item.id);
  });

  it('[STO-058] a list by the time of delivery has only what is sold on this day', async () => {
    const by = await managerOf();
    const [today, other, ofCategory] = [await newItem(by), await newItem(by), await newItem(by, { name: 'Moi moi' })];
    await setHours(by, today, { week: weekOf({ fr: [[720, 900]] }) });
    await setHours(by, other, { week: weekOf({ sa: [[720, 900]] }) });
    await sql`update zones set demo_minute = 720 where id = ${yaba.id}`.execute(market.db);
    clearCaches(market.db);
    const listed = async () => {
      const { body } = await shop('search/list?deliver_by=14:00&limit=100&name=akara', { at: yaba.at });
      return body.products.map(({ id }: { id: number }) => id);
    };
    const found = await listed();
    expect(found).toContain(today.id);
    expect(found).not.toContain(other.id);
    expect(ofCategory.category_id).toBe(today.category_id);
    const version = async () =>
      (await by.get('menu/hours')).body.categories.find(({ id }: { id: number }) => id === today.category_id).version;
    await by.put(`menu/hours/${today.category_id}`, { version: await version(), week: weekOf({ mo: [[0, 1439]] }) });
    expect(await listed()).not.toContain(today.id);
    await by.put(`menu/hours/${today.category_id}`, { version: await version(), week: null });
    await sql`update zones set demo_minute = null where id = ${yaba.id}`.execute(market.db);
  });
});

describe('a price by the hour', () => {
  it('[STO-058] is the price of card, list, cart, order and receipt alike', async () => {
    const by = await managerOf();
    const item = await newItem(by, { name: 'Masa', discount: 10, discount_type: 'percent' });
    await setHours(by, item, { timed_price: { price: 500, week: noon } });
    expect((await card(item)).price).toBe(500);
    const shopper = cook();
    expect((await shopper.add({ item_id: item.id })).body[0]).toMatchObject({ price: 500, total_price: 450 });
    const cheap = async () => {
      const { body } = await shop('search/list?max_price=450&name=masa&limit=100', { at: yaba.at });
      return body.products.map(({ id }: { id: number }) => id);
    };
    expect(await cheap()).toContain(item.id);
    const quote = (await shopper.quote(order(item.id))).body;
    expect(quote.item_total).toBe(500);
    const placed = await shopper.place(order(item.id, { order_amount: quote.total }));
    expect(placed.body.total).toBe(quote.total);
    const line = await market.db
      .selectFrom('order_lines')
      .select('unit_price')
      .where('order_id', '=', placed.body.order_id)
      .executeTakeFirstOrThrow();
    expect(line.unit_price).toBe(50_000);
    setTime('13:01');
    expect((await card(item)).price).toBe(900);
    expect(await cheap()).not.toContain(item.id);
    expect((await shopper.lines()).body[0]).toMatchObject({ price: 900, total_price: 810 });
    const late = await shopper.place(order(item.id, { order_amount: quote.total }));
    expect([late.status, late.code]).toEqual([409, 'price_changed']);
  });

  it('[STO-058] is not for an item with variations', async () => {
    const by = await managerOf(grocery.id);
    const { typed } = grocery.items;
    const { version } = (await by.get(`items/${typed.id}`)).body.item;
    const refused = await setHours(by, { id: typed.id, version }, { timed_price: { price: 5, week: noon } });
    expect([refused.status, refused.code]).toEqual([400, 'timed_price.price']);
  });
});

it('[STO-058] refuses by field what cannot be, and loses nothing', async () => {
  const by = await managerOf();
  const item = await newItem(by);
  const codesOf = async (change: object) => (await setHours(by, item, change)).codes;
  expect(await codesOf({ week: weekOf() })).toEqual(['week']);
  expect(await codesOf({ week: everyDay([360, 660], [600, 700]) })).toEqual(['week']);
  expect(await codesOf({ timed_price: { price: 1.234, week: weekOf() } })).toEqual([
    'timed_price.week',
    'timed_price.price',
  ]);
  expect((await setHours(by, { ...item, version: 0 }, {})).code).toBe('changed_meanwhile');
  expect((await by.get(`items/${item.id}/hours`)).body.item).toMatchObject({ week: null, timed_price: null });
  const other = await managerOf(grocery.id);
  expect((await setHours(other, item, {})).code).toBe('item_not_found');
  expect((await other.get(`items/${item.id}/hours`)).code).toBe('item_not_found');
  expect((await other.put(`menu/hours/${item.category_id}`, { version: 0, week: null })).code).toBe(
    'category_not_found',
  );
});

it('[STO-058] writes who set them', async () => {
  const by = await managerOf();
  const item = await newItem(by);
  await setHours(by, item, { week: breakfast, timed_price: { price: 700, week: noon } });
  expect((await by.auditOf(item.id)).at(-1)).toMatchObject({
    action: 'item.hours',
    account_id: by.id,
    before: { week: null, timed_price: null },
    after: { week: breakfast, timed_price: { price: 700, week: noon } },
  });
});
