import { sql } from 'kysely';
import type { Store } from 'market/stores/stores.contract';
import { isOpenAt, type WeekHours, wallClock } from 'market/stores/stores.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { food, night, closed, generous, minimum } = testStores;
const { yaba, island, ikeja } = knownZones;
const { mamaRonke } = knownStores;
const everything: Place = { zones: [yaba.id, island.id, ikeja.id], module: undefined };

const idsOf = (stores: Store[]) => stores.map(({ id }) => id);
const storesOf = async (path: string, place?: Place): Promise<Store[]> => (await get(path, place)).body.stores;

/** Ids as a plain statement finds them, the open stores by the rule first. */
async function naively(where: string, order: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; active: boolean; opening_hours: WeekHours }>`
    select id, active, opening_hours from stores where zone_id in (1, 3, 4) and ${sql.raw(where)}
    order by active desc, ${sql.raw(order)}, id desc`.execute(market.db);
  const clock = wallClock('Africa/Lagos', momentOfTests);
  const [open, closed] = [true, false].map((wanted) =>
    rows.filter(({ active, opening_hours: hours }) => (active && isOpenAt(hours, clock)) === wanted),
  );
  return [...(open ?? []), ...(closed ?? [])].map(({ id }) => id);
}

describe('the list of stores', () => {
  it('[API-09] has the stores of the zones and of the module', async () => {
    const stores = await storesOf('stores?limit=100');
    expect(stores.length).toBeGreaterThan(3);
    expect(stores.every(({ zone_id, module_id }) => zone_id === yaba.id && module_id === knownModules.food)).toBe(true);
    expect(await storesOf('stores', { zones: [] })).toEqual([]);
    expect(await storesOf('stores', { zones: [999] })).toEqual([]);
  });

  it('[HOME-26] [API-11] [API-12] [API-13] comes in pages of twelve where the call says so', async () => {
    const all = await naively('true', 'featured desc, order_count desc');
    for (const offset of [1, 2]) {
      const { body } = await get(`stores?limit=12&offset=${offset}`, everything);
      expect(idsOf(body.stores)).toEqual(all.slice((offset - 1) * 12, offset * 12));
      expect(body).toMatchObject({ total_size: all.length, limit: 12, offset });
    }
    expect((await get('stores?offset=99', everything)).body).toMatchObject({ stores: [], total_size: all.length });
  });

  it.each([
    ['[HOME-25] all', 'stores?type=all', 'true', 'featured desc, order_count desc'],
    ['[LIST-38] the popular ones', 'stores?type=popular', 'true', 'order_count desc'],
    [
      '[HOME-37] the top rated ones',
      'stores?type=top_rated',
      'true',
      'rating_sum::numeric / nullif(rating_count, 0) desc nulls last, rating_count desc',
    ],
    ['[HOME-38] the newest ones', 'stores?type=newly_joined', 'true', 'created_at desc'],
    ['[STORE-04] the latest', 'stores/latest?type=all', 'true', 'created_at desc'],
    ['[STORE-05] the popular', 'stores/popular?type=all', 'true', 'order_count desc'],
    ['[LIST-39] those with take away', 'stores?filter=take_away', 'take_away', 'featured desc, order_count desc'],
    ['[LIST-39] those that deliver', 'stores?filter=delivery', 'true', 'featured desc, order_count desc'],
    [
      '[LIST-57] those with money off',
      'stores?filter=discounted',
      'discount_percent > 0',
      'featured desc, order_count desc',
    ],
    [
      '[LIST-56] those that deliver free',
      'stores?filter=free_delivery',
      'free_delivery',
      'featured desc, order_count desc',
    ],
    [
      '[HOME-24] [CARD-39] the featured ones',
      'stores?featured=1&limit=20',
      'featured',
      'featured desc, order_count desc',
    ],
    [
      '[STORE-06] offers without a place',
      'stores/top-offer-nearby',
      'discount_percent > 0',
      'discount_percent desc, order_count desc',
    ],
  ])('%s stand in their order', async (_title, path, where, order) => {
    const page = `${path}${path.includes('?') ? '&' : '?'}`;
    const [first, second] = [
      await storesOf(`${page}offset=1`, everything),
      await storesOf(`${page}offset=2`, everything),
    ];
    const expected = await naively(where, order);
    expect(first.length).toBeGreaterThan(0);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(expected.slice(0, first.length + second.length));
  });

  it('[LIST-55] has only those that are open now', async () => {
    const [open, all] = [
      await get('stores?filter=currently_open&limit=12', everything),
      await get('stores?limit=100', everything),
    ];
    const expected = all.body.stores.filter((store: Store) => store.open);
    expect(idsOf(open.body.stores)).toEqual(idsOf(expected).slice(0, 12));
    expect(open.body.total_size).toBe(expected.length);
    const second = await storesOf('stores?filter=currently_open&limit=12&offset=2', everything);
    expect(idsOf(second)).toEqual(idsOf(expected).slice(12, 24));
    expect(all.body.total_size).toBeGreaterThan(open.body.total_size);
  });

  it('[STORE-06] has the nearest offers first, all of them with money off', async () => {
    const stores = await storesOf('stores/top-offer-nearby?limit=50', { ...everything, at: yaba.at });
    const distances = stores.map(({ distance }) => distance ?? 0);
    expect(distances.length).toBeGreaterThan(3);
    // Roads differ by zone, so neighbours may change places by a little.
    expect(stores[0]?.zone_id).toBe(yaba.id);
    expect(distances.every((distance, at) => at === 0 || distance > (distances[at - 1] ?? 0) * 0.8)).toBe(true);
    expect(stores.every(({ discount }) => (discount?.discount ?? 0) > 0)).toBe(true);
  });

  it.each([
    ['stores?type=best', 'type'],
    ['stores?filter=cheap', 'filter'],
    ['stores?featured=2', 'featured'],
    ['stores?limit=1000', 'limit'],
    ['stores/latest?offset=-1', 'offset'],
    ['stores/top-offer-nearby?limit=x', 'limit'],
  ])('[API-16] refuses %s and names the field', async (path, field) => {
    expect(await get(path)).toMatchObject({
      status: 400,
      code: field,
    });
  });
});

describe('a store', () => {
  const find = async (id: number, place: Place = {}) =>
    (await storesOf('stores?limit=100', place)).find((store) => store.id === id);

  it('[CARD-40] [CARD-41] carries its fields', async () => {
    expect(await find(food.id)).toEqual({
      id: food.id,
      slug: food.slug,
      name: 'Always Open Kitchen',
      tagline: '',
      address: yaba.address,
      phone: expect.any(String),
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      logo_full_url: null,
      monogram: 'TS',
      colours: ['#135a2b', '#ffdd8a'],
      cover_photo: 'groceries',
      cover_photo_full_url: '/images/360/groceries.webp',
      cover_images_full_url: ['/images/360/groceries.webp', '/images/360/veg.webp'],
      module_id: knownModules.food,
      module_type: 'food',
      zone_id: yaba.id,
      total_items: 3,
      avg_rating: null,
      rating_count: 0,
      distance: null,
      delivery_time: '20-30 min',
      delivery_fee: null,
      free_delivery: false,
      take_away: false,
      takes_prescriptions: false,
      schedule_order: false,
      minimum_order: 0,
      active: true,
      open: true,
      opens_at: null,
      pause: null,
      featured: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      discount: null,
    });
  });

  it('[CARD-32] [CARD-33] shows its terms', async () => {
    expect(await find(generous.id)).toMatchObject({ free_delivery: true, take_away: true, schedule_order: true });
    expect(await find(minimum.id)).toMatchObject({ minimum_order: 5_000 });
    expect(await find(mamaRonke.id)).toMatchObject({ discount: { discount: 10, discount_type: 'percent' } });
  });

  it.each([
    ['[CARD-36] open in its hours', food.id, { active: true, open: true }],
    ['[CARD-34] closed outside its hours', night.id, { active: true, open: false }],
    ['[CARD-35] closed by its owner', closed.id, { active: false, open: false }],
  ])('%s', async (_title, id, expected) => {
    expect(await find(id)).toMatchObject(expected);
  });

  it('[CARD-35] that its owner has closed is behind the others', async () => {
    expect((await storesOf('stores?limit=100')).at(-1)?.id).toBe(closed.id);
  });

  it('[CARD-38] is as far as the way by road, and delivery costs what that way costs', async () => {
    const near = await find(food.id, { at: yaba.at });
    expect(near).toMatchObject({ distance: 0, delivery_fee: expect.any(Number) });
    const far = await find(food.id, { at: { lat: yaba.at.lat + 0.05, lng: yaba.at.lng } });
    // 5,560 metres as the crow flies.
    expect(far?.distance).toBeGreaterThan(5_600);
    expect(far?.delivery_fee).toBeGreaterThan(near?.delivery_fee ?? 0);
    expect(await find(generous.id, { at: yaba.at })).toMatchObject({ delivery_fee: 0 });
  });
});

describe('the page of a store', () => {
  it('[STORE-09] has calls for itself, for its items and for the stores with the best offers', async () => {
    const { body } = await get(`stores/details/${testStores.grocery.id}`);
    expect(body.id).toBe(testStores.grocery.id);
    const items = await get(`items?store_id=${body.id}&limit=100`, { module: knownModules.grocery });
    expect(items.body.items.map(({ store_id }: { store_id: number }) => store_id)).toContain(body.id);
    expect((await get('stores/top-offer-nearby', everything)).body.stores.length).toBeGreaterThan(0);
  });

  it('[STORE-01] [STORE-02] is found by slug and by id', async () => {
    const bySlug = await get(`stores/details/${mamaRonke.slug}`);
    expect(bySlug.body).toMatchObject({ id: mamaRonke.id, name: 'Mama Rónkẹ́ Buka, Yaba', time_zone: 'Africa/Lagos' });
    expect((await get(`stores/details/${mamaRonke.id}`)).body).toEqual(bySlug.body);
    expect((await get(`stores/details/${mamaRonke.slug}`, { zones: [], module: undefined })).status).toBe(200);
  });

  it.each(['no-such-store', '99999999', '99999999999999999999'])('[API-16] answers 404 for %s', async (id) => {
    expect(await get(`stores/details/${id}`)).toMatchObject({ status: 404, code: 'store_not_found' });
  });

  it.each(['Upper', 'a%27', '%25'])('[API-16] refuses the name %s', async (id) => {
    expect(await get(`stores/details/${id}`)).toMatchObject({ status: 400, code: 'id' });
  });

  it('[STORE-08] names its categories in the order of the menu, with what they hold', async () => {
    const { categories, total_items } = (await get(`stores/details/${mamaRonke.slug}`)).body;
    const menu = (await get(`items?store_id=${mamaRonke.id}&limit=100`)).body.items;
    expect(categories.map(({ id }: { id: number }) => id)).toEqual([
      ...new Set(menu.map(({ category_id }: { category_id: number }) => category_id)),
    ]);
    const counts = categories.map(({ item_count }: { item_count: number }) => item_count);
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(total_items);
    expect(categories[0]).toMatchObject({ image_full_url: expect.stringMatching(/^\/images\/360\/.+\.webp$/) });
  });

  it.each([
    ['open until it closes', mamaRonke.id, { open: true, closes_at: '21:00', opens_at: null }],
    ['open around the clock', food.id, { open: true, closes_at: null, opens_at: null }],
    [
      'closed until the evening',
      night.id,
      { open: false, closes_at: null, opens_at: { time: '20:00', in_days: 0, day: 'fr' } },
    ],
    ['closed by its owner', closed.id, { open: false, closes_at: null, opens_at: null }],
  ])('[CARD-34] [CARD-36] tells that it is %s', async (_what, id, expected) => {
    expect((await get(`stores/details/${id}`)).body).toMatchObject(expected);
  });

  it('[STORE-01] shows its hours of the week', async () => {
    const { opening_hours } = (await get(`stores/details/${night.id}`)).body;
    expect(opening_hours.mo).toEqual([['20:00', '04:00']]);
    expect(Object.keys(opening_hours)).toEqual(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']);
  });
});

describe('the stores that a shopper has been to', () => {
  const guestId = 'guest-of-two-stores_1';
  const path = `customer/visit-again?guest_id=${guestId}`;

  it('[FOOD-02] come with the last one first, each once', async () => {
    const shopper = shopperKeyOf({ kind: 'guest', guestId });
    const visited = await market.db
      .selectFrom('orders')
      .where('order_status', '=', 'delivered')
      .where('zone_id', '=', yaba.id)
      .where('module_id', '=', knownModules.food)
      .orderBy('placed_at')
      .limit(6)
      .select(['id', 'store_id'])
      .execute();
    await market.db
      .updateTable('orders')
      .set({ shopper })
      .where(
        'id',
        'in',
        visited.map(({ id }) => id),
      )
      .execute();
    const expected = [...new Set(visited.map(({ store_id }) => store_id).toReversed())];
    const { body } = await get(path);
    expect(idsOf(body.stores)).toEqual(expected);
    expect(body).toMatchObject({ total_size: expected.length, limit: 10, offset: 1 });
    expect((await get(`${path}&limit=1&offset=2`)).body.stores.map(({ id }: Store) => id)).toEqual(
      expected.slice(1, 2),
    );
  });

  it('[API-09] are those of the zone and module alone', async () => {
    expect(await storesOf(path, { zones: [ikeja.id] })).toEqual([]);
    expect(await storesOf(path, { module: knownModules.pharmacy })).toEqual([]);
  });

  it('[API-18] are known to that shopper alone', async () => {
    expect(await storesOf('customer/visit-again?guest_id=somebody-else-entirely')).toEqual([]);
    expect(await get('customer/visit-again')).toMatchObject({ status: 400, code: 'guest_id_needed' });
  });
});

describe('a store that has left', () => {
  it('is gone by its slug and its id, and its slug may be taken again', async () => {
    const open = () =>
      sql`insert into stores (id, slug, module_id, zone_id, name, tagline, address, phone, lat, lng, monogram, colours,
          cover_images, opening_hours, delivery_minutes_min, delivery_minutes_max)
        select 888888, 'short-lived', module_id, zone_id, name, tagline, address, phone, lat, lng, monogram, colours,
          cover_images, opening_hours, delivery_minutes_min, delivery_minutes_max from stores limit 1`.execute(
        market.db,
      );
    await open();
    await sql`delete from stores where id = 888888`.execute(market.db);
    for (const name of ['short-lived', '888888']) {
      expect(await get(`stores/details/${name}`)).toMatchObject({ status: 410, code: 'gone' });
    }
    await open();
    expect((await get('stores/details/short-lived')).status).toBe(200);
    expect(await get('stores/details/never-was')).toMatchObject({ status: 404, code: 'store_not_found' });
  });
});
