import { sql } from 'kysely';
import type { Item } from 'market/items/items.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { grocery } = testStores;
const { yaba, island, ikeja } = knownZones;
const groceries: Place = { module: knownModules.grocery };

const idsOf = (items: Item[]) => items.map(({ id }) => id);

/** Ids as a plain statement finds them, without any index in mind. */
async function naively(where: string, order: string, limit: number, skip = 0): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from items i join stores s on s.id = i.store_id join categories c on c.id = i.category_id
      left join categories p on p.id = c.parent_id
    where i.active and ${sql.raw(where)} order by ${sql.raw(order)} limit ${limit} offset ${skip}`.execute(market.db);
  return rows.map(({ id }) => id);
}

/** The stores that take no orders at the moment of tests. */
const closedStoreIds = [knownStores.nightKitchen.id, testStores.night.id, testStores.closed.id];
const closedLast = `i.store_id in (${closedStoreIds})`;
const mostOrdered = `${closedLast}, i.order_count desc, i.id desc`;

describe('every list of the items of many stores', () => {
  it.each([
    'items',
    'items/popular',
    'items/discounted',
    'items/most-reviewed',
    'items/new-arrivals',
    'items/recommended',
    'search/list?name=',
    'search/list?data_type=new',
    'search/list?name=suya',
    'search/list?name=soup',
  ])('[CARD-34] has those of closed stores last, with the time when they open: %s', async (path) => {
    const page = `${path}${path.includes('?') ? '&' : '?'}limit=100`;
    const { body } = await get(page, { zones: [yaba.id, island.id], module: knownModules.food });
    const items: Item[] = body.items ?? body.products;
    expect(items.length).toBeGreaterThan(0);
    const isClosed = items.map(({ store_id: id }) => closedStoreIds.includes(id as never));
    expect(isClosed).toEqual(isClosed.toSorted((one, other) => Number(one) - Number(other)));
    for (const { store_id: id, store_open, store_opens_at } of items) {
      const opening = id === knownStores.nightKitchen.id ? { time: '16:00', in_days: 0, day: 'fr' } : null;
      if (id !== testStores.night.id) expect([id, store_opens_at]).toEqual([id, opening]);
      expect(store_open).toBe(!closedStoreIds.includes(id as never));
    }
  });

  it('[CARD-34] follows when a store pauses, and when it takes orders again', async () => {
    const first = async () => (await get('items/popular?limit=1')).body.products[0] as Item;
    const before = await first();
    const asLongAsCached = { timeout: 8000 };
    const pause = (until: Date | null) =>
      market.db.updateTable('stores').set({ paused_until: until }).where('id', '=', before.store_id).execute();
    await pause(new Date(market.now().getTime() + 3_600_000));
    try {
      await expect.poll(async () => (await first()).store_id, asLongAsCached).not.toBe(before.store_id);
    } finally {
      await pause(null);
    }
    await expect.poll(async () => (await first()).id, asLongAsCached).toBe(before.id);
  });
});

describe('the list of items', () => {
  it.each([
    ['one zone', [yaba.id], knownModules.food, 'i.zone_id = 3 and i.module_id = 1'],
    ['two zones', [yaba.id, ikeja.id], knownModules.grocery, 'i.zone_id in (3, 4) and i.module_id = 2'],
    ['all modules', [island.id], undefined, 'i.zone_id = 1'],
    ['three zones and all modules', [1, 3, 9], undefined, 'i.zone_id in (1, 3, 9)'],
  ])('[API-09] has the items of %s, the most ordered first', async (_where, zones, module, where) => {
    for (const offset of [1, 2, 3]) {
      const { body } = await get(`items?limit=12&offset=${offset}`, { zones, module });
      expect(idsOf(body.items)).toEqual(await naively(where, mostOrdered, 12, (offset - 1) * 12));
    }
  });

  it.each([
    ['no zone', { zones: [] }],
    ['an unknown zone', { zones: [999] }],
    ['an unknown module', { module: 999 }],
    ['a module that sells nothing', { module: knownModules.parcel }],
  ] as [string, Place][])('[API-09] is empty for %s', async (_what, place) => {
    expect((await get('items', place)).body).toEqual({ items: [], total_size: 0, limit: 10, offset: 1 });
  });

  it('[API-11] [API-13] comes in pages that together are the whole list, each item once', async () => {
    const seen: number[] = [];
    const { body: first } = await get('items?limit=20');
    for (let offset = 1; seen.length < first.total_size; offset++) {
      const { body } = await get(`items?limit=20&offset=${offset}`);
      expect(body).toMatchObject({ limit: 20, offset, total_size: first.total_size });
      expect(body.items.length).toBeGreaterThan(0);
      seen.push(...idsOf(body.items));
    }
    expect(seen).toEqual(await naively('i.zone_id = 3 and i.module_id = 1', mostOrdered, 1000));
  });

  it('[API-12] answers an empty page past the end, and still how many there are', async () => {
    const { total_size } = (await get('items')).body;
    expect((await get('items?offset=9999')).body).toMatchObject({ items: [], total_size });
  });

  it('[API-13] [API-15] counts a very long list no further than a thousand, but reads on', async () => {
    const everywhere: Place = { zones: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], module: undefined };
    const { body } = await get('items?limit=100&offset=15', everywhere);
    expect(body.total_size).toBe(1000);
    expect(body.items).toHaveLength(100);
    expect((await get('items/popular', everywhere)).body).toMatchObject({ limit: 10, offset: 1 });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['offset=0', 'offset'],
    ['offset=1.5', 'offset'],
    ['offset=10001', 'offset'],
    ['store_id=-1', 'store_id'],
    ['category_id=x', 'category_id'],
    ['brand_id=99999999999', 'brand_id'],
  ])('[API-16] refuses %s and names the field', async (query, field) => {
    expect(await get(`items?${query}`)).toMatchObject({
      status: 400,
      code: field,
    });
  });

  it.each([
    [{ zoneid: 'yaba' }, 'zoneid'],
    [{ zoneid: '["3"]' }, 'zoneid'],
    [{ zoneid: '[0]' }, 'zoneid'],
    [{ moduleid: 'food' }, 'moduleid'],
    [{ latitude: '91', longitude: '3' }, 'latitude'],
    [{ latitude: '6.5' }, 'longitude'],
    [{ 'x-localization': '<en>' }, 'x-localization'],
  ] as [Record<string, string>, string][])(
    '[API-02] [API-08] [API-16] refuses the headers %j and names the one',
    async (headers, name) => {
      expect(await get('items', { headers })).toMatchObject({
        status: 400,
        code: name,
      });
    },
  );

  it('[API-08] takes a single zone without a list', async () => {
    const listed = (await get('items')).body;
    expect((await get('items', { zones: [], headers: { zoneid: '3' } })).body).toEqual(listed);
  });

  it('[LIST-51] [HOME-23] filters by a category with its children', async () => {
    const parents = await market.db
      .selectFrom('categories')
      .where('parent_id', 'is not', null)
      .select('parent_id')
      .execute();
    const parent = parents.find(({ parent_id }) => parent_id !== null)?.parent_id ?? 0;
    const ids = await naively(`i.zone_id = 1 and (c.id = ${parent} or p.id = ${parent})`, mostOrdered, 24);
    const island1 = { zones: [island.id], module: undefined };
    expect(ids.length).toBeGreaterThan(0);
    expect(idsOf((await get(`items?category_id=${parent}&limit=24`, island1)).body.items)).toEqual(ids);
    const { body } = await get(`categories/items/${parent}?type=all&limit=20`, island1);
    expect(idsOf(body.products)).toEqual(ids.slice(0, 20));
    expect(body).toMatchObject({ limit: 20, offset: 1 });
  });

  it('[API-09] knows no category of another module', async () => {
    const { body } = await get('items?category_id=1', groceries);
    expect(body).toMatchObject({ items: [], total_size: 0 });
  });

  it('[LIST-52] filters by a brand, and within it to a category', async () => {
    const zones = [1, 3, 4];
    const everything: Place = { zones, module: undefined };
    const [branded] = await naively('i.zone_id in (1, 3, 4) and i.brand_id is not null', mostOrdered, 1);
    const { brand_id, category_id } = await market.db
      .selectFrom('items')
      .where('id', '=', branded ?? 0)
      .select(['brand_id', 'category_id'])
      .executeTakeFirstOrThrow();
    const where = `i.zone_id in (1, 3, 4) and i.brand_id = ${brand_id}`;
    const { items } = (await get(`items?brand_id=${brand_id}&limit=24`, everything)).body;
    expect(idsOf(items)).toEqual(await naively(where, mostOrdered, 24));
    const both = (await get(`items?brand_id=${brand_id}&category_id=${category_id}&limit=24`, everything)).body;
    expect(idsOf(both.items)).toEqual(
      await naively(`${where} and (c.id = ${category_id} or p.id = ${category_id})`, mostOrdered, 24),
    );
    expect(both.total_size).toBeGreaterThan(0);
  });

  it('[STORE-08] has the items of a store in the order of its menu', async () => {
    const { id } = knownStores.mamaRonke;
    const menu = `coalesce(p.position, c.position), c.parent_id nulls first, c.position, ${mostOrdered}`;
    const { body } = await get(`items?store_id=${id}&limit=20`);
    expect(idsOf(body.items)).toEqual(await naively(`s.id = ${id}`, menu, 20));
    expect(body.total_size).toBe(30);
    const next = await get(`items?store_id=${id}&limit=20&offset=2`);
    expect(idsOf(next.body.items)).toEqual(await naively(`s.id = ${id}`, menu, 20, 20));
    expect((await get(`items?store_id=${id}&offset=5`)).body).toMatchObject({ items: [], total_size: 30 });
  });

  it('[STORE-08] has what was ordered in a store, the most ordered of all its categories first', async () => {
    const { id } = knownStores.mamaRonke;
    const ordered = await naively(`s.id = ${id} and i.order_count > 0`, mostOrdered, 100);
    const categories = await naively(`s.id = ${id} and i.order_count > 0`, `c.id, ${mostOrdered}`, 100);
    const { body } = await get(`items/popular?store_id=${id}&limit=4`);
    expect(idsOf(body.products)).toEqual(ordered.slice(0, 4));
    expect(body).toMatchObject({ total_size: ordered.length, limit: 4, offset: 1 });
    expect(ordered).not.toEqual(categories);
    const next = await get(`items/popular?store_id=${id}&limit=4&offset=2`);
    expect(idsOf(next.body.products)).toEqual(ordered.slice(4, 8));
    const [{ category_id }] = body.products;
    const narrowed = (await get(`items/popular?store_id=${id}&category_id=${category_id}`)).body;
    expect(idsOf(narrowed.products)).toEqual(
      await naively(`s.id = ${id} and i.order_count > 0 and ${category_id} in (c.id, p.id)`, mostOrdered, 10),
    );
  });

  it('[STORE-08] has nothing as ordered in a store where nothing was, and no prescription medicine', async () => {
    const { id, items } = testStores.pharmacy;
    const there: Place = { module: knownModules.pharmacy };
    const most = async () => idsOf((await get(`items/popular?store_id=${id}`, there)).body.products);
    await market.db.updateTable('items').set({ order_count: 0 }).where('store_id', '=', id).execute();
    expect(await most()).toEqual([]);
    await market.db.updateTable('items').set({ order_count: 9 }).where('id', '=', items.prescription.id).execute();
    await market.db.updateTable('items').set({ order_count: 1 }).where('id', '=', items.formula.id).execute();
    expect(await most()).toEqual([items.formula.id]);
    expect(await get('items/popular?store_id=x', there)).toMatchObject({ status: 400, code: 'store_id' });
  });

  it('[STORE-08] narrows a store to a category', async () => {
    const { body } = await get(`items?store_id=${knownStores.mamaRonke.id}`);
    const [{ category_id }] = body.items;
    const { items } = (await get(`items?store_id=${knownStores.mamaRonke.id}&category_id=${category_id}&limit=100`))
      .body;
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((item: Item) => item.category_ids[0]?.id)).size).toBe(1);
  });

  it('[API-09] [STORE-08] shows no store of another zone, and nothing that its store has withdrawn', async () => {
    expect(
      (await get(`items?store_id=${grocery.id}&limit=100`, { ...groceries, zones: [ikeja.id] })).body.items,
    ).toEqual([]);
    const shown = (await get(`items?store_id=${grocery.id}&limit=100`, groceries)).body.items;
    expect(idsOf(shown)).toContain(grocery.items.scarce.id);
    expect(idsOf(shown)).not.toContain(grocery.items.withdrawn.id);
  });
});

describe('the lists of the home page', () => {
  const everything: Place = { zones: [1, 3, 4], module: undefined };
  const there = 'i.zone_id in (1, 3, 4)';

  it.each([
    ['[HOME-29] [HOME-35] popular items', 'popular?type=all', 'true', mostOrdered],
    [
      '[HOME-30] [HOME-35] discounted items, by their own discount or the store’s',
      'discounted',
      'not i.no_promotion and (i.discount > 0 or s.discount_percent > 0)',
      mostOrdered,
    ],
    [
      '[HOME-22] [HOME-35] the best reviewed',
      'most-reviewed?type=all',
      'i.rating_count > 0',
      `${closedLast}, (i.rating_sum + 20) * 1000 / (i.rating_count + 5) desc, i.id desc`,
    ],
    ['[HOME-21] [HOME-35] new arrivals', 'new-arrivals', 'true', `${closedLast}, i.created_at desc, i.id desc`],
  ])('%s, ten at a time', async (_title, path, where, order) => {
    const limit = 10;
    const { body } = await get(`items/${path}`, everything);
    expect(idsOf(body.products)).toEqual(await naively(`${there} and ${where}`, order, limit));
    expect(body).toMatchObject({ limit, offset: 1 });
    const second = await get(`items/${path.split('?')[0]}?offset=2`, everything);
    expect(idsOf(second.body.products)).toEqual(await naively(`${there} and ${where}`, order, limit, limit));
  });

  it('[HOME-27] [HOME-28] recommended items come 15 at a time where the call says so, as items with total_size', async () => {
    const { body } = await get('items/recommended?filter=all&limit=15', everything);
    const all = await naively(`${there} and i.recommended`, mostOrdered, 1000);
    expect(idsOf(body.items)).toEqual(all.slice(0, 15));
    expect(body).toMatchObject({ total_size: all.length, limit: 15, offset: 1 });
  });

  it('[HOME-21] new arrivals name the main categories that they are in', async () => {
    const { products, categories } = (await get('items/new-arrivals', everything)).body;
    const main = products.map(({ category_ids }: Item) => category_ids[0]?.id);
    expect(categories.map(({ id }: { id: number }) => id).toSorted()).toEqual([...new Set(main)].toSorted());
    expect(categories[0]).toMatchObject({ slug: expect.any(String), name: expect.any(String) });
  });

  it.each(['popular', 'discounted', 'most-reviewed', 'recommended', 'new-arrivals'])(
    '[API-09] items/%s is empty without a zone',
    async (name) => {
      const { body } = await get(`items/${name}`, { zones: [] });
      expect(body.products ?? body.items).toEqual([]);
      expect(body.total_size).toBe(0);
    },
  );

  it('[API-16] takes no other type than all', async () => {
    expect(await get('items/popular?type=some')).toMatchObject({
      status: 400,
      code: 'type',
    });
  });
});

describe('an item that has left', () => {
  const newItem = async (slug: string) => {
    await sql`insert into items select (jsonb_populate_record(null::items, to_jsonb(i) ||
      jsonb_build_object('id', (select max(id) + 1 from items), 'slug', ${slug}::text))).*
      from items i where active limit 1`.execute(market.db);
    return (await get(`items/details/${slug}`)).body.id as number;
  };

  it('is gone once it is no longer sold, and there again when it is', async () => {
    const id = await newItem('seasonal-pepper');
    await sql`update items set active = false where id = ${id}`.execute(market.db);
    expect(await get('items/details/seasonal-pepper')).toMatchObject({ status: 410, code: 'gone' });
    expect(await get(`items/details/${id}`)).toMatchObject({ status: 410, code: 'gone' });
    await sql`update items set active = true where id = ${id}`.execute(market.db);
    expect((await get('items/details/seasonal-pepper')).status).toBe(200);
  });

  it('answers 410 also when the row is deleted, and 404 for an item that never existed', async () => {
    const id = await newItem('lost-pepper');
    await sql`delete from items where id = ${id}`.execute(market.db);
    expect(await get('items/details/lost-pepper')).toMatchObject({ status: 410, code: 'gone' });
    expect(await get('items/details/never-was')).toMatchObject({ status: 404, code: 'item_not_found' });
  });
});
