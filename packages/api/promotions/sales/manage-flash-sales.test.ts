import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { flashBody } from '#api/testing/under-test/sales-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { grocery, pharmacy } = testStores;
const itemId = grocery.items.percentOff.id;
const other = grocery.items.amountOff.id;
const inGrocery = { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.grocery) };

async function seller(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  return {
    add: (change: object = {}, key: string = randomUUID()) =>
      visitor.post('admin/flash-sales', flashBody(market, change), { ...headers, 'idempotency-key': key }),
    change: (id: number, change: object) =>
      visitor.put(`admin/flash-sales/${id}`, { ...flashBody(market), version: 0, ...change }, headers),
    show: (id: number) => visitor.get(`admin/flash-sales/${id}`, headers),
    list: (state: string) => visitor.get(`admin/flash-sales?limit=100&state=${state}`, headers),
    find: (search: string, module = 'grocery') =>
      visitor.get(`admin/promotion-items?limit=100&module_type=${module}&search=${search}`, headers),
    remove: (id: number) => visitor.delete(`admin/flash-sales/${id}`, headers),
  };
}

const setStock = (stock: number | null) =>
  sql`update items set stock = ${stock}, stock_received = ${stock} where id = ${itemId}`.execute(market.db);
const line = (change: object = {}) => ({
  item_id: itemId,
  discount: 25,
  discount_type: 'percent',
  pieces: 4,
  ...change,
});
const idsShown = async () =>
  (await visitor.get('flash-sales?limit=50', inGrocery)).body.flash_sales.map(({ id }: { id: number }) => id);

describe('[OPS-062] a flash sale of an operator', () => {
  it('is made once for each key, sets the price at once, and counts its pieces', async () => {
    await setStock(10);
    const by = await seller();
    const key = randomUUID();
    const made = await by.add({ items: [line()] }, key);
    expect(made.body).toMatchObject({ state: 'running', items_count: 1, pieces: 4, sold: 0, version: 0 });
    const [item] = made.body.items;
    expect(item.sale_price).toBeCloseTo(item.price * 0.75, 0);
    expect((await by.add({ items: [line()] }, key)).body.id).toBe(made.body.id);
    expect(await idsShown()).toContain(made.body.id);
    expect((await by.list('running')).body.sales.map(({ id }: { id: number }) => id)).toContain(made.body.id);
    expect((await by.remove(made.body.id)).status).toBe(200);
    expect((await by.show(made.body.id)).code).toBe('flash_sale_not_found');
  });

  it('waits for its start', async () => {
    await setStock(10);
    const { around } = promotionsUnderTest(market);
    const by = await seller();
    const { body } = await by.add({ starts_at: around(1).toISOString(), ends_at: around(2).toISOString() });
    expect(body.state).toBe('planned');
    expect(await idsShown()).not.toContain(body.id);
    expect((await by.list('planned')).body.sales).toHaveLength(1);
    await by.remove(body.id);
  });

  it('promises no more pieces than the store has, with those of other sales', async () => {
    await setStock(6);
    const by = await seller();
    expect((await by.add({ items: [line({ pieces: 7 })] })).code).toBe('items.0.pieces');
    const first = await by.add({ items: [line({ pieces: 4 })] });
    expect((await by.add({ items: [line({ pieces: 3 })] })).code).toBe('items.0.pieces');
    const second = await by.add({ items: [line({ pieces: 2 })] });
    expect(second.status).toBe(200);
    for (const { body } of [first, second]) await by.remove(body.id);
    await setStock(null);
    const any = await by.add({ items: [line({ pieces: 500 })] });
    expect(any.status).toBe(200);
    await by.remove(any.body.id);
  });

  it('keeps an item that has sold, and what it has sold', async () => {
    await setStock(10);
    const by = await seller();
    const { id } = (await by.add({ items: [line({ pieces: 4 })] })).body;
    await sql`update flash_sale_items set sold = 2, sold_before = 2, available_stock = 2 where flash_sale_id = ${id}`.execute(
      market.db,
    );
    expect((await by.change(id, { items: [line({ item_id: other })] })).code).toBe('flash_item_sold');
    expect((await by.change(id, { items: [line({ pieces: 1 })] })).code).toBe('items.0.pieces');
    const more = await by.change(id, { items: [line({ pieces: 6 }), line({ item_id: other, pieces: 1 })] });
    expect(more.body).toMatchObject({ version: 1, sold: 2, pieces: 7 });
    expect((await by.remove(id)).code).toBe('flash_item_sold');
    const ended = await by.change(id, {
      version: 1,
      items: more.body.items,
      ends_at: new Date(market.now().getTime() - 1).toISOString(),
    });
    expect(ended.body.state).toBe('over');
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`flash_sale:${id}`} order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['flash_sale.create', 'flash_sale.change', 'flash_sale.change']);
  });

  it.each<[string, object, string]>([
    ['an item of another module', { module_type: 'food' }, 'items.0.item_id'],
    [
      'medicine on prescription',
      { module_type: 'pharmacy', items: [line({ item_id: pharmacy.items.prescription.id })] },
      'items.0.item_id',
    ],
    ['an item twice', { items: [line(), line()] }, 'items'],
    ['a price of nothing', { items: [line({ discount: 100 })] }, 'items.0.discount'],
    ['half a percent', { items: [line({ discount: 12.5 })] }, 'items.0.discount'],
    [
      'an amount above the price',
      { items: [line({ discount: 9_000_000, discount_type: 'amount' })] },
      'items.0.discount',
    ],
    ['an end before the start', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['no item', { items: [] }, 'items'],
  ])('refuses %s', async (_what, change, field) => {
    await setStock(10);
    expect((await (await seller()).add(change)).code).toBe(field);
  });

  it('finds its items by their name or their store, and none on prescription', async () => {
    const by = await seller();
    const { body } = await by.find(encodeURIComponent('Always Open Provisions'));
    expect(body.items.map(({ item_id: found }: { item_id: number }) => found)).toContain(itemId);
    const medicines = await by.find('', 'pharmacy');
    expect(medicines.body.items.map(({ item_id: found }: { item_id: number }) => found)).not.toContain(
      pharmacy.items.prescription.id,
    );
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    await setStock(10);
    const by = await seller();
    const { id } = (await by.add()).body;
    expect((await by.change(id, { title: 'One hand' })).status).toBe(200);
    expect((await by.change(id, { title: 'Other hand' })).code).toBe('changed_meanwhile');
    await by.remove(id);
  });

  it('[SEAT-14] is seen and set within the zones of an operator', async () => {
    await setStock(10);
    const all = await seller();
    const { id } = (await all.add()).body;
    const within = await seller('marketing', [island.id]);
    for (const answer of [await within.show(id), await within.change(id, {}), await within.remove(id)]) {
      expect([answer.status, answer.code]).toEqual([404, 'flash_sale_not_found']);
    }
    expect((await within.add()).code).toBe('items.0.item_id');
    expect((await within.list('running')).body.sales).toEqual([]);
    const here = await seller('marketing', [yaba.id]);
    expect((await here.show(id)).status).toBe(200);
    await all.remove(id);
  });

  it('is not for a role without the permission', async () => {
    expect((await (await seller('support')).add()).code).toBe('right_missing');
  });
});
