import { sql } from 'kysely';
import type { Item } from 'market/items/items.contract';
import { foldedWords } from 'market/search/search.rules';
import type { Store } from 'market/stores/stores.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { matchingItems } from './find-items.ts';
import { hitsOf } from './search.data.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { yaba, island, ikeja } = knownZones;
const { grocery } = testStores;
const islandFood: Place = { zones: [island.id], module: knownModules.food };
const groceries: Place = { module: knownModules.grocery };

const find = async (name: string, place: Place = islandFood, more = '') =>
  (await get(`search/list?name=${encodeURIComponent(name)}${more}`, place)).body;
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);
const wordsOf = ({ name }: Item) => foldedWords(name);

describe('the search for items', () => {
  it('[LIST-50] [LIST-45] [LIST-49] finds those that have the word, by name first, twelve at a time where the call says so', async () => {
    const { products, stores, ...page } = await find('jollof', islandFood, '&limit=12');
    expect(products.length).toBeGreaterThan(3);
    expect(wordsOf(products[0])).toContain('jollof');
    expect(stores).toEqual([]);
    expect(page).toMatchObject({ limit: 12, offset: 1 });
    const isNamed = products.map((item: Item) => wordsOf(item).includes('jollof'));
    expect(isNamed).toEqual(isNamed.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)));
  });

  it('[LIST-50] puts the most ordered of the named ones first', async () => {
    const { rows } = await sql<{ id: number }>`
      select i.id from items i join item_words w on w.item_id = i.id
      where i.zone_id = ${island.id} and i.module_id = ${knownModules.food} and w.words @@ 'rice:A'
      order by i.order_count desc, i.id desc limit 5`.execute(market.db);
    expect(idsOf((await find('rice', islandFood, '&limit=5')).products)).toEqual(idsOf(rows));
  });

  it.each(['JOLLOF', 'jóllòf', 'jollof!', '  jollof  ', 'jol', 'j😀ollof'.replace('😀', '')])(
    '[LIST-50] folds case, accents and punctuation, and takes a beginning: %j',
    async (name) => {
      expect(namesOf((await find(name)).products).join()).toMatch(/jollof/i);
    },
  );

  it('[LIST-50] needs all of the words, in any place', async () => {
    const { products, total_size } = await find('rice jollof');
    expect(products.length).toBeGreaterThan(0);
    expect(total_size).toBeLessThanOrEqual((await find('jollof')).total_size);
    const [{ store_name, name }] = products;
    const [storeWord = ''] = foldedWords(store_name);
    const both = await find(`${storeWord} ${foldedWords(name)[0]}`);
    expect(both.products.some((item: Item) => item.store_name === store_name)).toBe(true);
  });

  it.each([
    ['jolof', 'jollof'],
    ['jlolof rice', 'jollof'],
    ['chiken', 'chicken'],
    ['jolo', 'jollof'],
  ])('[LIST-50] repairs %j', async (name, repaired) => {
    const { products } = await find(name);
    expect(products.length).toBeGreaterThan(0);
    expect(namesOf(products).join().toLowerCase()).toContain(repaired);
  });

  it.each([
    'qqqqwwwwzzz',
    '%',
    '_',
    '%%%___',
    "'; drop table items; --",
    '"',
    '\\',
    '😀',
    '<script>',
    '!!!',
    '()&|!:*',
    '\u202e',
  ])('[LIST-50] takes %j for what it is and finds nothing', async (name) => {
    const reply = await get(`search/list?name=${encodeURIComponent(name)}`, islandFood);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ products: [], stores: [], total_size: 0, limit: 10, offset: 1 });
  });

  it('[LIST-50] [API-16] takes 500 characters and names the field when there are more', async () => {
    for (const letter of ['x', 'é', '水', '😀', 'a ', "' | 'a':* "]) {
      const text = letter.repeat(500).slice(0, 500);
      const reply = await get(`search/list?name=${encodeURIComponent(text.isWellFormed() ? text : '')}`, islandFood);
      expect(reply.status).toBe(200);
    }
    expect(await get(`search/list?name=${'x'.repeat(501)}`)).toMatchObject({
      status: 400,
      code: 'name',
    });
    expect(await get('search/list?name=a%00b')).toMatchObject({
      status: 400,
      code: 'name',
    });
  });

  it('[API-09] finds only what is in the zones and of the module', async () => {
    const { products } = await find('rice', { zones: [yaba.id, ikeja.id], module: knownModules.grocery }, '&limit=100');
    expect(products.length).toBeGreaterThan(0);
    const isThere = ({ zone_id, module_id }: Item) =>
      [yaba.id, ikeja.id].some((id) => id === zone_id) && module_id === knownModules.grocery;
    expect(products.every(isThere)).toBe(true);
    const all = await find('rice', { zones: [yaba.id, ikeja.id], module: undefined });
    expect(all.total_size).toBeGreaterThan(products.length);
    expect((await find('jollof', { zones: [] })).products).toEqual([]);
    expect((await find('jollof', { module: knownModules.parcel })).products).toEqual([]);
  });

  it('[API-11] [API-12] [API-13] comes in pages that together are all hits, each once', async () => {
    const { total_size } = await find('rice');
    const seen: number[] = [];
    for (let offset = 1; seen.length < total_size; offset++) {
      const page = await find('rice', islandFood, `&limit=7&offset=${offset}`);
      expect(page.total_size).toBe(total_size);
      expect(page.products.length).toBeGreaterThan(0);
      seen.push(...idsOf(page.products));
    }
    expect(new Set(seen).size).toBe(total_size);
    expect(await find('rice', islandFood, '&offset=999')).toMatchObject({ products: [], total_size });
  });

  it('lists everything, the most ordered first, while nothing is looked for', async () => {
    const { products, total_size } = await find('');
    const listed = (await get('items', islandFood)).body;
    expect(products).toMatchObject(listed.items);
    expect(total_size).toBe(listed.total_size);
  });

  it('finds nothing that a store has withdrawn, and follows when it does', async () => {
    expect((await find('withdrawn', groceries)).products).toEqual([]);
    const { id } = grocery.items.limited;
    expect(idsOf((await find('limited sugar', groceries)).products)).toContain(id);
    await market.db.updateTable('items').set({ active: false }).where('id', '=', id).execute();
    expect((await find('limited suga', groceries)).products).toEqual([]);
  });

  it('follows the number of orders', async () => {
    const { products } = await find('rice', islandFood, '&limit=100');
    const last = products.filter((item: Item) => wordsOf(item).includes('rice')).at(-1);
    await market.db.updateTable('items').set({ order_count: 9_999 }).where('id', '=', last.id).execute();
    expect((await find('rice')).products[0].id).toBe(last.id);
  });
});

describe('the walk through popular items, for words that are in too many to sort', () => {
  const query = { words: ['rice'], zoneIds: [1, 3, 4], moduleIds: [1, 2] };
  const closed: number[] = [];
  const wholeOf = async (named: number, items: number) => {
    const pages: number[][] = [];
    for (let skip = 0; pages.length === 0 || pages.at(-1)?.length === 10; skip += 10) {
      const rows = await matchingItems(market.db, { query, hits: { items, named } }, { limit: 10, skip, closed });
      pages.push(idsOf(rows));
    }
    return pages.flat();
  };

  it('[LIST-50] finds the same items in the same order as sorting does', async () => {
    const { items } = await hitsOf(market.db, query);
    const sorted = await wholeOf(0, items);
    expect(sorted).toHaveLength(items);
    const rows = await matchingItems(market.db, { query, hits: { items, named: 0 } }, { limit: 100, skip: 0, closed });
    const named = rows.filter(({ name }) => foldedWords(name).some((word) => word.startsWith('rice'))).length;
    expect(await wholeOf(named, 1_000_000)).toEqual(sorted);
    const byName = await wholeOf(1_000_000, 1_000_000);
    expect(byName).toEqual(sorted.slice(0, byName.length));
    expect(byName).toHaveLength(named);
  });
});

describe('the search for stores', () => {
  const everything: Place = { zones: [island.id, yaba.id, ikeja.id], module: undefined };
  const stores = async (name: string, place: Place = everything, more = '') =>
    (await find(name, place, `&list_type=store${more}`)) as { stores: Store[]; products: Item[]; total_size: number };

  it.each(['mama', 'Mama Rónkẹ́', 'ronke mama', 'RONKE yab', 'ronkee'])('[LIST-50] [LIST-49] finds %j', async (name) => {
    const found = await stores(name);
    expect(idsOf(found.stores)).toContain(knownStores.mamaRonke.id);
    expect(found.products).toEqual([]);
    expect(found.total_size).toBe(found.stores.length);
  });

  it('[API-09] [API-12] finds only those of zone and module, page by page', async () => {
    const { total_size } = await stores('kitchen');
    expect(total_size).toBeGreaterThan(1);
    const second = await stores('kitchen', everything, '&limit=1&offset=2');
    expect(second).toMatchObject({ total_size, limit: 1, offset: 2 });
    expect(second.stores).toHaveLength(1);
    expect((await stores('kitchen', everything, '&offset=50')).stores).toEqual([]);
    expect((await stores('mama', { module: knownModules.pharmacy })).stores).toEqual([]);
    expect((await stores('mama', { zones: [] })).stores).toEqual([]);
  });

  it.each(['%', '_', "'", '😀', 'qqqqwwwwzzz'])('[LIST-50] takes %j for what it is', async (name) => {
    expect(await stores(name)).toMatchObject({ stores: [], total_size: 0 });
  });

  it('lists all of them while nothing is looked for', async () => {
    expect(idsOf((await stores('')).stores)).toEqual(idsOf((await get('stores/popular', everything)).body.stores));
  });

  it('[API-16] knows no other lists', async () => {
    expect(await get('search/list?list_type=brand')).toMatchObject({
      status: 400,
      code: 'list_type',
    });
  });

  it('[LIST-50] folds the names of stores as it folds what is asked', async () => {
    const { rows } = await sql<{ name: string; words: string[] }>`
      select name, tsvector_to_array(name_words(name)) as words from (
        select name from stores union select name from items
        union select unnest(array['Ẹ̀GÚSÍ & ọ̀fadà', 'Ƙarfi, ɗan wake', 'Women’s; men''s', '20-000 mAh', '  !? ', ''])
      ) names`.execute(market.db);
    const differing = rows.filter(
      ({ name, words }) => words.toSorted().join() !== [...new Set(foldedWords(name))].toSorted().join(),
    );
    expect(differing).toEqual([]);
  });
});

describe('the suggestions', () => {
  it('[LIST-72] [LIST-73] are a few items and stores by name', async () => {
    const { body } = await get('search/suggestions?name=jol', islandFood);
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items.length).toBeLessThanOrEqual(5);
    expect(body.items.every(({ name }: Item) => /jol/i.test(name))).toBe(true);
    const kitchens = await get('search/suggestions?name=kitchen', { zones: [island.id, yaba.id], module: undefined });
    expect(kitchens.body.stores.length).toBeGreaterThan(0);
    expect(kitchens.body.stores.every(({ name }: Store) => /kitchen/i.test(name))).toBe(true);
    expect((await get('search/suggestions?name=', islandFood)).body).toEqual({ items: [], stores: [] });
    expect((await get('search/suggestions?name=jol', { zones: [] })).body).toEqual({ items: [], stores: [] });
  });
});
