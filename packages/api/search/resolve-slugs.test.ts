import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);

interface Visited {
  id: number;
  slug: string;
  module_id: number;
}

const slugsOf = async (kind: string, query: string): Promise<Visited[]> =>
  (await get(`search/slugs/${kind}?${query}`)).body.slugs;

describe('what the sitemap lists', () => {
  it('is every item on sale, by id, in turns', async () => {
    const { rows } = await sql<{ id: number }>`select id from items where active order by id`.execute(market.db);
    const visited: Visited[] = [];
    for (;;) {
      const more = await slugsOf('items', `after=${visited.at(-1)?.id ?? 0}&until=100000`);
      if (more.length === 0) break;
      expect(more.length).toBeLessThanOrEqual(5_000);
      visited.push(...more);
    }
    expect(visited.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('is every store, and every category with its module', async () => {
    const stores = await slugsOf('stores', 'until=50000');
    expect(stores.map(({ slug }) => slug)).toContain(knownStores.mamaRonke.slug);
    const categories = await slugsOf('categories', 'until=50000');
    expect(categories.every(({ module_id }) => module_id > 0)).toBe(true);
  });

  it('is nothing that is not sold, and nothing that is not delivered', async () => {
    const [first, second] = await slugsOf('items', 'until=50000');
    await sql`update items set active = false where id = ${first?.id}`.execute(market.db);
    expect((await slugsOf('items', 'until=50000'))[0]).toEqual(second);
    await sql`update items set active = true where id = ${first?.id}`.execute(market.db);
    await sql`update zones set active = false`.execute(market.db);
    expect(await slugsOf('items', 'until=50000')).toEqual([]);
    expect(await slugsOf('stores', 'until=50000')).toEqual([]);
    await sql`update zones set active = true`.execute(market.db);
  });

  it('comes in blocks of 50,000 ids, without the empty ones', async () => {
    await sql`insert into items select (jsonb_populate_record(null::items,
      to_jsonb(i) || '{"id": 1000000, "slug": "far-away", "active": true}')).* from items i limit 1`.execute(market.db);
    const { body } = await get('search/slug-blocks');
    expect(body).toEqual({ stores: [1], items: [1, 2, 20], categories: [1] });
    expect(await slugsOf('items', 'after=950000&until=1000000')).toMatchObject([{ id: 1000000, slug: 'far-away' }]);
  });

  it.each(['slugs/customers?until=5', 'slugs/items', 'slugs/items?until=-1', 'slugs/items?until=9e99'])(
    'is not returned to an invalid call: %s',
    async (call) => {
      expect((await get(`search/${call}`)).status).toBe(400);
    },
  );
});
