import { sql } from 'kysely';
import type { Brand, Category } from 'market/categories/categories.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { yaba, island, lowCashCap } = knownZones;
const shops: Place = { zones: [island.id], module: knownModules.ecommerce };

/** What is on sale, by a plain statement. */
async function soldIn(zones: number[], moduleId: number) {
  const rows = await market.db
    .selectFrom('items')
    .where('active', '=', true)
    .where('zone_id', 'in', zones)
    .where('module_id', '=', moduleId)
    .select(['category_id', 'brand_id'])
    .execute();
  return { categories: new Set(rows.map((row) => row.category_id)), brands: rows.map((row) => row.brand_id) };
}

describe('the categories', () => {
  it('[FOOD-07] [API-09] are those of the module that have items in the zones, children likewise', async () => {
    for (const module of [knownModules.food, knownModules.grocery, knownModules.pharmacy]) {
      const { categories } = (await get('categories?limit=100', { module })).body;
      const sold = (await soldIn([yaba.id], module)).categories;
      const all = await market.db.selectFrom('categories').where('module_id', '=', module).selectAll().execute();
      const isSold = ({ id, parent_id }: { id: number; parent_id: number | null }) =>
        sold.has(id) || (parent_id === null && all.some((child) => child.parent_id === id && sold.has(child.id)));
      const shown = categories.flatMap(({ id, childes }: Category) => [id, ...childes.map((child) => child.id)]);
      expect(shown.toSorted()).toEqual(
        all
          .filter(isSold)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });

  it('[FOOD-07] [CAT-11] are in the order of the menu and have their fields', async () => {
    const { categories, ...page } = (await get('categories?limit=100')).body;
    const positions = await market.db.selectFrom('categories').select(['id', 'position']).execute();
    const places = categories.map(({ id }: Category) => positions.find((row) => row.id === id)?.position);
    expect(places).toEqual(places.toSorted((one: number, other: number) => one - other));
    expect(page).toEqual({ total_size: categories.length, limit: 100, offset: 1 });
    expect(categories[0]).toEqual({
      id: expect.any(Number),
      slug: expect.any(String),
      name: expect.any(String),
      image: expect.any(String),
      image_full_url: expect.stringMatching(/^\/images\/360\/.+\.webp$/),
      featured: expect.any(Number),
      module_id: knownModules.food,
      items_count: expect.any(Number),
      childes: expect.any(Array),
    });
    const children = categories.flatMap(({ childes }: Category) => childes);
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) expect(child).toMatchObject({ id: expect.any(Number), slug: expect.any(String) });
  });

  it('say how many items are on sale in them and in their children', async () => {
    const rows = await market.db
      .selectFrom('items')
      .where('active', '=', true)
      .where('zone_id', '=', yaba.id)
      .where('module_id', '=', knownModules.food)
      .select('category_id')
      .execute();
    for (const { id, childes, items_count } of (await get('categories?limit=100')).body.categories as Category[]) {
      const ids = [id, ...childes.map((child) => child.id)];
      expect(items_count).toBe(rows.filter(({ category_id }) => ids.includes(category_id)).length);
    }
  });

  it('[CAT-12] are featured only where the operator has featured them', async () => {
    const groceries: Place = { module: knownModules.grocery };
    const all = (await get('categories?limit=100', groceries)).body.categories;
    const { body } = await get('categories?featured=1&limit=100', groceries);
    expect(body.categories).toEqual(all.filter(({ featured }: Category) => featured === 1));
    expect(body.total_size).toBeLessThan(all.length);
    expect(await get('categories?featured=2')).toMatchObject({ status: 400 });
  });

  it('[CAT-02] [CAT-11] are found one by one, by slug or id, a child with its parent', async () => {
    const main = (await get('categories?limit=100')).body.categories.find(
      ({ childes }: Category) => childes.length > 0,
    );
    expect((await get(`categories/details/${main.slug}`)).body).toEqual({ ...main, parent: null });
    // Its own module leads, whichever the call names.
    const elsewhere = { module: knownModules.grocery };
    expect((await get(`categories/details/${main.id}`, elsewhere)).body).toEqual({ ...main, parent: null });
    const [child] = main.childes;
    const { id, slug, name, image_full_url } = main;
    expect((await get(`categories/details/${child.slug}`)).body).toMatchObject({
      ...child,
      childes: [],
      parent: { id, slug, name, image_full_url },
    });
    expect(await get('categories/details/no-such-thing')).toMatchObject({ status: 404, code: 'category_not_found' });
  });

  it('are cached: later sales do not change them at once', async () => {
    const nairobi: Place = { zones: [lowCashCap.id], module: knownModules.grocery };
    const [plain, featured] = [
      (await get('categories?limit=100', nairobi)).body,
      (await get('categories?featured=1&limit=100', nairobi)).body,
    ];
    const all = market.db.updateTable('items').where('zone_id', '=', lowCashCap.id).where('module_id', '=', 2);
    await all.set({ active: false }).execute();
    expect((await get('categories?limit=100', nairobi)).body).toEqual(plain);
    expect((await get('categories?featured=1&limit=100', nairobi)).body).toEqual(featured);
    await all.set({ active: true }).execute();
  });

  it('[API-11] [API-12] [API-13] come in pages', async () => {
    const all = (await get('categories?limit=100')).body.categories;
    const { body } = await get('categories?limit=2&offset=2');
    expect(body).toEqual({ categories: all.slice(2, 4), total_size: all.length, limit: 2, offset: 2 });
    expect((await get('categories?offset=50')).body).toMatchObject({ categories: [], total_size: all.length });
  });

  it.each(['categories', 'brand'])(
    '[API-09] [API-16] %s are empty without a zone and refuse a broken page',
    async (path) => {
      expect((await get(path, { zones: [] })).body).toMatchObject({ total_size: 0 });
      expect(await get(`${path}?limit=0`)).toMatchObject({ status: 400, code: 'limit' });
    },
  );
});

describe('the items of a category', () => {
  it('[HOME-23] come 20 at a time as products', async () => {
    const [{ id }] = (await get('categories?limit=100')).body.categories;
    const { body } = await get(`categories/items/${id}?limit=20&offset=1&type=all`);
    expect(body).toMatchObject({ limit: 20, offset: 1 });
    expect(body.products.length).toBeGreaterThan(0);
    const isOfIt = (item: { category_ids: { id: number }[] }) =>
      item.category_ids.some((category) => category.id === id);
    expect(body.products.every(isOfIt)).toBe(true);
  });

  it('[API-09] [API-16] are none for an unknown one, and what is not a number is not a category', async () => {
    expect((await get('categories/items/99999')).body).toMatchObject({ products: [], total_size: 0 });
    expect(await get('categories/items/rice')).toMatchObject({ status: 400, code: 'id' });
  });
});

describe('the brands', () => {
  it('[FOOD-06] [CAT-09] [CAT-15] [API-09] are those with items on sale there, with how many', async () => {
    const { brands, total_size } = (await get('brand?limit=100', shops)).body;
    const sold = (await soldIn([island.id], knownModules.ecommerce)).brands.filter((id) => id !== null);
    expect(total_size).toBe(new Set(sold).size);
    expect(brands.length).toBeGreaterThan(0);
    expect(brands[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String), image_full_url: null });
    for (const { id, items_count } of brands as Brand[]) {
      expect(items_count).toBe(sold.filter((brand) => brand === id).length);
    }
    const counts = brands.map(({ items_count }: Brand) => items_count);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
  });

  it('[API-09] [API-11] differ from city to city and come in pages', async () => {
    const all = (await get('brand?limit=100', shops)).body.brands;
    expect((await get('brand?limit=1&offset=2', shops)).body.brands).toEqual(all.slice(1, 2));
    const kenyan = (await get('brand?limit=100', { zones: [lowCashCap.id], module: knownModules.ecommerce })).body
      .brands;
    expect(kenyan).not.toEqual(all);
  });

  it('count nothing that a store has withdrawn', async () => {
    const { withdrawn } = testStores.grocery.items;
    await market.db.updateTable('items').set({ brand_id: 1 }).where('id', '=', withdrawn.id).execute();
    const { brands } = (await get('brand?limit=100', { zones: [yaba.id], module: knownModules.grocery })).body;
    const sold = (await soldIn([yaba.id], knownModules.grocery)).brands;
    expect(brands.find(({ id }: Brand) => id === 1)?.items_count ?? 0).toBe(sold.filter((id) => id === 1).length);
  });
});

describe('the common conditions', () => {
  const chemists: Place = { zones: [yaba.id], module: knownModules.pharmacy };

  it('[PHAR-10] have an id and a name, and are those that something is sold for', async () => {
    const { conditions, total_size: size } = (await get('conditions?limit=100', chemists)).body;
    expect(size).toBe(conditions.length);
    expect(conditions[0]).toEqual({
      id: 1,
      slug: 'malaria',
      name: 'Malaria',
      image_full_url: expect.stringMatching(/^\/images\/360\/.+\.webp$/),
    });
    expect((await get('conditions?limit=100', { ...chemists, module: knownModules.food })).body.conditions).toEqual([]);
    expect((await get('conditions?limit=100', { ...chemists, zones: [] })).body.conditions).toEqual([]);
  });

  it('[PHAR-11] are opened by id: their items 20 at a time, the most ordered first', async () => {
    const { body } = await get('conditions/2?limit=20&offset=1', chemists);
    const { rows } = await sql<{ id: number }>`
      select i.id from items i join item_conditions o on o.item_id = i.id
      where o.condition_id = 2 and i.active and i.zone_id = ${yaba.id} order by i.order_count desc, i.id desc`.execute(
      market.db,
    );
    expect(body).toMatchObject({ limit: 20, offset: 1, total_size: rows.length });
    expect(body.products.map(({ id }: { id: number }) => id)).toEqual(rows.slice(0, 20).map(({ id }) => id));
    expect(body.products.length).toBeGreaterThan(3);
  });

  it('[API-16] hold nothing when unknown, and no word is a condition', async () => {
    expect((await get('conditions/999', chemists)).body).toMatchObject({ products: [], total_size: 0 });
    expect(await get('conditions/malaria', chemists)).toMatchObject({ status: 400 });
  });
});
