import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, grocery } = testStores;
const { yaba } = knownZones;

const cookOf = (storeId: number = food.id) => menuUnderTest(market, { storeId, role: 'kitchen' });
type Cook = Awaited<ReturnType<typeof cookOf>>;

async function rowOf(by: Cook, id: number) {
  const { items } = (await by.get('items?limit=100')).body;
  return items.find((item: { id: number }) => item.id === id);
}

async function order(item: { id: number; variation?: string }, quantity: number) {
  const shopper = shopperUnderTest(() => market.app, knownModules.grocery);
  const reply = await shopper.place({
    items: [{ item_id: item.id, quantity, ...(item.variation && { variation: [{ type: item.variation }] }) }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
  });
  expect(reply.code).toBeUndefined();
}

describe('the stock of an item', () => {
  it('[STO-063] is set by the staff, sells out on the storefront, and its stock adds up', async () => {
    const by = await cookOf(grocery.id);
    const { id } = grocery.items.scarce;
    const { version } = await rowOf(by, id);
    const { body } = await by.put(`items/${id}/stock`, { version, stock: 2 });
    expect(body.item.stock).toBe(2);
    const place = { zones: [yaba.id], module: knownModules.grocery };
    expect((await shop(`items/details/${id}`, place)).body.stock).toBe(2);
    expect(await by.auditOf(id)).toMatchObject([{ action: 'item.stock', before: { stock: 20 }, after: { stock: 2 } }]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-063] of a variation is set by its name, and the item has the sum', async () => {
    const by = await cookOf(grocery.id);
    const { id } = grocery.items.typed;
    const { version } = await rowOf(by, id);
    const put = (body: object) => by.put(`items/${id}/stock`, { version, ...body });
    expect((await put({ stock: 3 })).code).toBe('variation_needed');
    expect((await put({ stock: 3, variation: 'Huge' })).code).toBe('variation_unknown');
    expect((await put({ stock: 3, variation: 'Large' })).body.item.stock).toBe(11);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-063] moves by a delivery, a loss and a count, says why, and what was sold since', async () => {
    const by = await cookOf(grocery.id);
    const { id } = grocery.items.scarce;
    const move = async (reason: string, quantity: number) => {
      const { version } = await rowOf(by, id);
      return by.post(`items/${id}/stock/moves`, { version, reason, quantity });
    };
    const { version } = await rowOf(by, id);
    await by.put(`items/${id}/stock`, { version, stock: 6 });
    await order({ id }, 1);
    expect((await move('delivery', 5)).body.item.stock).toBe(10);
    await order({ id }, 3);
    const shown = async () => (await by.get(`items/${id}/stock`)).body.stock;
    expect(await shown()).toMatchObject({
      stocks: [{ variation: null, left: 7, held: 4, sold_since: 3 }],
      changed: { reason: 'delivery', by: expect.any(String) },
    });
    expect((await move('loss', 8)).code).toBe('stock_held');
    expect((await move('count', 3)).code).toBe('stock_held');
    expect((await move('loss', 1)).body.item.stock).toBe(6);
    expect((await move('count', 6)).body.item.stock).toBe(2);
    expect(await shown()).toMatchObject({
      stocks: [{ left: 2, held: 4, sold_since: 0 }],
      changed: { reason: 'count' },
    });
    expect((await by.auditOf(id)).at(-1)).toMatchObject({
      before: { stock: 6 },
      after: { stock: 2, reason: 'count', quantity: 6 },
    });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-063] of a variation holds what its own orders have', async () => {
    const by = await cookOf(grocery.id);
    const { id } = grocery.items.typed;
    const move = async (body: object) => {
      const { version } = await rowOf(by, id);
      return by.post(`items/${id}/stock/moves`, { version, reason: 'count', ...body });
    };
    await move({ variation: 'Large', quantity: 5 });
    await order({ id, variation: 'Large' }, 2);
    expect((await move({ quantity: 5 })).code).toBe('variation_needed');
    expect((await move({ variation: 'Huge', quantity: 5 })).code).toBe('variation_unknown');
    expect((await move({ variation: 'Large', quantity: 1 })).code).toBe('stock_held');
    await move({ variation: 'Large', quantity: 9 });
    const { stocks } = (await by.get(`items/${id}/stock`)).body.stock;
    expect(stocks).toContainEqual({ variation: 'Large', left: 7, held: 2, sold_since: 0 });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-064] is told below its mark, and is off by itself at 0, also for customers', async () => {
    const by = await cookOf(grocery.id);
    const { id } = grocery.items.scarce;
    const put = async (path: string, body: object) => {
      const { version } = await rowOf(by, id);
      return by.put(`items/${id}/${path}`, { version, ...body });
    };
    const low = async () => (await by.get('menu/off')).body.low.find((row: { id: number }) => row.id === id);
    await put('stock', { stock: 4 });
    expect((await put('stock/low-mark', { low_mark: 4 })).body.item).toMatchObject({ low_mark: 4, is_low: false });
    expect(await low()).toBeUndefined();
    await order({ id }, 1);
    expect(await low()).toMatchObject({ min_stock: 3, is_low: true, availability: 'on' });
    await order({ id }, 3);
    expect(await low()).toMatchObject({ min_stock: 0, stock: 0 });
    const place = { zones: [yaba.id], module: knownModules.grocery };
    expect((await shop(`items/details/${id}`, place)).body.stock).toBe(0);
    await put('stock', { stock: null });
    expect(await low()).toBeUndefined();
    expect((await put('stock/low-mark', { low_mark: 0 })).status).toBe(400);
  });

  it('[STO-064] of a dish never runs low: kitchens do not count', async () => {
    const by = await cookOf();
    const { id } = food.items.plain;
    const { version } = await rowOf(by, id);
    await by.put(`items/${id}/stock`, { version, stock: 0 });
    expect((await by.get('menu/off')).body.low).toEqual([]);
  });
});
