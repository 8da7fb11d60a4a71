import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { cleanUps } from '#api/app/clean-up.ts';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { type OpenItemCounts, openItemCounts } from '#api/items/counts/count-items.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const { visitor, placed } = deliveryUnderTest(market);
const { generous, grocery, minimum, withoutCash } = testStores;
const { dish } = generous.items;
/** Two that the store gets for these tests. */
const [beans, bread] = [minimum.items.dish, withoutCash.items.bread];
const base = `vendor/stores/${generous.id}`;
let counts: OpenItemCounts;

/** The tests run on Friday, the 20th, at noon in Lagos. */
const at = (days: number, minutes = 0) => new Date(market.now().getTime() + (days * 24 * 60 + minutes) * 60_000);

beforeAll(async () => {
  counts = openItemCounts(market);
  market.itemCounts = counts;
  await sql`update items set store_id = ${generous.id} where id in (${beans.id}, ${bread.id})`.execute(market.db);
});
beforeEach(async () => {
  await sql`update orders set placed_at = placed_at - interval '1 year'`.execute(market.db);
  await sql`delete from items_off`.execute(market.db);
  await sql`delete from item_days`.execute(market.db);
});

const read = async (path: string) => {
  const by = await signedInMember(market, { storeId: generous.id, role: 'bookkeeper' });
  return visitor.get(`${base}/report/${path}`, by.headers);
};
const items = async (query = '') => (await read(`items${query}`)).body;

async function orderAt(days: number, status = 'delivered'): Promise<string> {
  const { id } = await placed();
  await sql`update orders set placed_at = ${at(days)}, order_status = ${status} where id = ${id}`.execute(market.db);
  return id;
}

/** Adds a line with a piece of another item to an order. */
const addLine = (orderId: string, itemId: number) =>
  sql`insert into order_lines (order_id, line_number, item_id, name, image, quantity, unit_price, unit_discount,
      add_on_total, line_total, counted)
    select order_id, max(line_number) + 1, ${itemId}::int, 'Other', '', 1, 10000, 0, 0, 10000, true
    from order_lines where order_id = ${orderId} group by 1`.execute(market.db);

it('[STO-092] counts each opening of an item by id or slug, and what is put into carts, but not what programs read', async () => {
  const open = (name: number | string, agent = 'Mozilla/5.0 (Android 10) Chrome/143.0') =>
    visitor.get(`items/details/${name}`, { 'user-agent': agent });
  await open(dish.id);
  await open(dish.slug);
  await open(dish.slug, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect((await open('no-such-item')).status).toBe(404);
  await shopperUnderTest(() => market.app, knownModules.food).add({ item_id: dish.id, quantity: 3 });
  const other = await visitor.get(`items/details/${grocery.items.percentOff.id}`);
  expect(other.status).toBe(200);
  // An opening is counted after its reply.
  await expect
    .poll(async () => {
      await counts.write();
      return (await items()).items;
    })
    .toEqual([expect.objectContaining({ item_id: dish.id, views: 2, carts: 1, orders: 0, pieces: 0, turnover: 0 })]);
  expect(await items()).toMatchObject({ first_day: '2026-11-14', last_day: '2026-11-20', counted_since: '2026-11-20' });
});

it('[STO-092] counts openings that the cache answers, also where nothing has changed', async () => {
  const node = buildApi(market, { cachesReplies: true });
  const open = (headers: Record<string, string> = {}) =>
    node.inject({ url: `/api/v1/items/details/${dish.slug}`, headers });
  const { headers } = await open();
  await open();
  expect((await open({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  await expect
    .poll(async () => {
      await counts.write();
      return (await items()).items[0]?.views;
    })
    .toBe(3);
  await node.close();
});

it('[STO-092] does not lose counts while the database is away', async () => {
  let isAway = true;
  const db = new Proxy(market.db, {
    get: (target, name) => {
      if (isAway) throw new Error('The database is away');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const own = openItemCounts({ db, now: market.now });
  own.opened(dish.slug);
  await expect(own.write()).rejects.toThrow();
  own.opened(String(dish.id));
  isAway = false;
  await own.write();
  await own.write();
  expect((await items()).items[0].views).toBe(2);
});

it('[STO-092] shows orders, pieces, turnover and time off sale of the days alone, sorted and in pages', async () => {
  const first = await orderAt(-1);
  await addLine(first, beans.id);
  await orderAt(-2);
  await orderAt(-1, 'canceled');
  await orderAt(-8);
  const off = (itemId: number, from: Date, until: Date | null) =>
    sql`insert into items_off (item_id, store_id, began_at, ends_at) values (${itemId}, ${generous.id}, ${from}, ${until})`.execute(
      market.db,
    );
  await off(beans.id, at(-10), at(-10, 60));
  await off(beans.id, at(-1), at(-1, 45));
  await off(beans.id, at(0, -30), null);
  const body = await items();
  expect(body.items).toMatchObject([
    { item_id: dish.id, is_on_menu: true, orders: 2, pieces: 4, off_minutes: 0, refunded_pieces: 0, refunded: 0 },
    { item_id: beans.id, orders: 1, pieces: 1, turnover: 100, off_minutes: 75 },
  ]);
  expect(body.items[0].turnover).toBeGreaterThan(0);
  const ids = async (query: string) => (await items(query)).items.map(({ item_id: id }: { item_id: number }) => id);
  expect(await ids('?sort=off_minutes')).toEqual([beans.id, dish.id]);
  expect(await items('?limit=1&offset=2')).toMatchObject({ total_size: 2, items: [{ item_id: beans.id }] });
  expect(await items('?limit=1&offset=3')).toMatchObject({ total_size: 2, items: [] });
  expect((await items('?first_day=2026-11-10&last_day=2026-11-18')).items).toMatchObject([
    { item_id: dish.id, orders: 2 },
    { item_id: beans.id, orders: 0, off_minutes: 60 },
  ]);
});

it('[STO-092] shows the pieces of these orders that were refunded, at what they had cost', async () => {
  const part = await orderAt(-1);
  await sql`insert into refunds (order_id, currency, amount, tax, to_wallet, to_provider, to_cash, by_market, by_store,
      by_courier, lines, fees, reason, account_id, made_at)
    select id, currency, 100, 0, 100, 0, 0, 0, 100, 0, '[{"line": 1, "quantity": 1, "amount": 100}]'::jsonb, '{}', 'Cold',
      null, ${at(0)} from orders where id = ${part}`.execute(market.db);
  const [row] = (await items()).items;
  expect(row).toMatchObject({ pieces: 2, refunded_pieces: 1, refunded: row.turnover / 2 });
  await orderAt(-2, 'refunded');
  const [both] = (await items('?sort=refunded')).items;
  expect(both).toMatchObject({ pieces: 4, refunded_pieces: 3, refunded: (both.turnover * 3) / 4 });
});

it('[STO-092] shows which items were ordered together, from two orders on', async () => {
  const orders = [await orderAt(-1), await orderAt(-2), await orderAt(-3)];
  const [first, other] = orders as [string, string];
  await addLine(first, beans.id);
  await addLine(other, beans.id);
  // The same item again, as with another variation, is no pair and no second order.
  await addLine(first, beans.id);
  await addLine(first, bread.id);
  const { body } = await read('pairs');
  const [low, high] = [dish.id, beans.id].sort((one, two) => one - two);
  expect(body).toMatchObject({ total_size: 1, first_day: '2026-11-14' });
  expect(body.pairs).toMatchObject([{ first_id: low, second_id: high, orders: 2 }]);
  const [pair] = body.pairs;
  expect([pair.first_orders, pair.second_orders].sort()).toEqual([2, 3]);
  expect((await read('pairs?offset=2')).body).toMatchObject({ total_size: 1, pairs: [] });
  expect((await read('pairs?first_day=2026-11-18')).body.pairs).toMatchObject([{ orders: 2 }]);
  expect((await read('pairs?first_day=2026-11-19')).body.pairs).toEqual([]);
});

it('[STO-092] refuses days that are no span, and members who may not see reports', async () => {
  expect((await read('items?first_day=2026-11-20&last_day=2026-11-19')).status).toBe(400);
  expect((await read('items?first_day=2026-01-01&last_day=2026-11-19')).status).toBe(400);
  expect((await read('pairs?first_day=2026-02-30')).status).toBe(400);
  // Later than today is today.
  expect((await read('items?first_day=2026-11-19&last_day=2026-12-24')).body.last_day).toBe('2026-11-20');
  const kitchen = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  for (const path of ['items', 'pairs']) {
    expect((await visitor.get(`${base}/report/${path}`, kitchen.headers)).code).toBe('right_missing');
  }
});

it('[STO-092] deletes counts after 400 days', async () => {
  await sql`insert into item_days (item_id, day, views) values (${dish.id}, '2025-10-15', 1), (${dish.id}, '2025-10-17', 1)`.execute(
    market.db,
  );
  await cleanUps['counts of items']?.(market);
  const { rows } = await sql`select to_char(day, 'YYYY-MM-DD') as day from item_days`.execute(market.db);
  expect(rows).toEqual([{ day: '2025-10-17' }]);
});
