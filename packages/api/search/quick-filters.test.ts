import type { Item } from 'market/items/items.contract';
import type { Store } from 'market/stores/stores.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const food = { zones: [knownZones.island.id], module: knownModules.food };
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

async function listed(query: { filter?: string[]; name?: string; list_type?: string }) {
  const { filter = [], ...rest } = query;
  const params = new URLSearchParams({ limit: '100', filter: JSON.stringify(filter), ...rest });
  const { status, body } = await get(`search/list?${params}`, food);
  expect([status, body]).toEqual([200, body]);
  return body as { products: Item[]; stores: Store[] };
}
const items = async (query: { filter?: string[]; name?: string }) => (await listed(query)).products;
const stores = async (query: { filter: string[] }) => (await listed({ ...query, list_type: 'store' })).stores;

describe('the quick filters of a listing', () => {
  it('[LIST-36] lists only what is vegetarian or halal, and searches within it', async () => {
    const vegetarian = await items({ filter: ['vegetarian'] });
    expect(vegetarian.length).toBeGreaterThan(0);
    expect(vegetarian.every(({ veg }) => veg === 1)).toBe(true);
    const halal = await items({ filter: ['halal', 'vegetarian'] });
    expect(halal.every(({ veg, is_halal }) => veg === 1 && is_halal === 1)).toBe(true);
    const [wanted] = vegetarian;
    const named = await items({ filter: ['vegetarian'], name: String(wanted?.name) });
    expect(idsOf(named)).toContain(wanted?.id);
    expect(named.every(({ veg }) => veg === 1)).toBe(true);
    const meat = (await items({})).find(({ veg }) => veg === 0);
    expect(idsOf(await items({ filter: ['vegetarian'], name: String(meat?.name) }))).not.toContain(meat?.id);
  });

  it('[LIST-36] lists only items of stores that deliver within half an hour', async () => {
    const id = knownStores.freeDelivery.id;
    const minutes = { delivery_minutes_min: 15, delivery_minutes_max: 30 };
    await market.db.updateTable('stores').set(minutes).where('id', '=', id).execute();
    const quick = new Set(idsOf(await stores({ filter: ['within_30_minutes'] })));
    expect(quick).toContain(id);
    const soon = await items({ filter: ['within_30_minutes'] });
    expect(soon.length).toBeGreaterThan(0);
    expect(soon.every(({ store_id }) => quick.has(store_id))).toBe(true);
  });
});
