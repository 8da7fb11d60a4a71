import { sql } from 'kysely';
import type { Item } from 'market/items/items.contract';
import { unitDiscount } from 'market/pricing/pricing.rules';
import type { Store } from 'market/stores/stores.contract';
import { fromDecimal, money, roundingStep, share, toDecimal } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const put = promotionsUnderTest(market);
const get = catalogueUnderTest(() => market.app);
const { island, yaba } = knownZones;
const food: Place = { zones: [island.id], module: knownModules.food };
const shop: Place = { zones: [island.id], module: knownModules.ecommerce };

interface Listed {
  products: Item[];
  stores: Store[];
  total_size: number;
}

const listed = async (query: Record<string, unknown>, place = food): Promise<Listed> => {
  const texts = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const { status, body } = await get(`search/list?${new URLSearchParams(texts)}`, place);
  expect([status, body]).toEqual([200, body]);
  return body;
};
const items = async (query: object, place?: Place) => (await listed({ limit: 100, ...query }, place)).products;
const stores = async (query: object, place?: Place) =>
  (await listed({ limit: 100, list_type: 'store', ...query }, place)).stores;
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);
const isSorted = (numbers: number[], way: 1 | -1) =>
  expect(numbers).toEqual(numbers.toSorted((one, other) => way * (one - other)));

/** No decimals are shown, so a card shows whole hundreds. */
const roundTo = roundingStep(0);

const discountOf = ({ discount, discount_type: type }: Pick<Item, 'discount' | 'discount_type'>) =>
  type === 'percent' ? { percent: discount } : { amount: fromDecimal(discount) };

/** The price on the card. */
const salePrice = (item: Item) => {
  const { promotion } = item;
  const offers = {
    ...(promotion && { [promotion.kind === 'flash_sale' ? 'flashSale' : 'campaign']: discountOf(promotion) }),
    storePercent: item.store_discount,
    item: discountOf(item),
    noPromotion: item.no_promotion,
  };
  return fromDecimal(item.price) - unitDiscount(fromDecimal(item.price), offers, roundTo).amount;
};

const salePart = ({ price }: Item, percent: number) => share(fromDecimal(price), percent * 100, roundTo);

/** An item whose discount is not a whole amount: 15 % of 1250. */
async function oddPrice() {
  const { id, slug } = testStores.grocery.items.percentOff;
  await market.db
    .updateTable('items')
    .set({ price: money(125_000), discount: money(15), discount_type: 'percent' })
    .where('id', '=', id)
    .execute();
  return { id, name: slug.replaceAll('-', ' '), zones: [yaba.id], module: knownModules.grocery };
}

async function mainCategory() {
  const { rows } = await sql<{ id: number; child: number; name: string }>`
    select p.id, min(c.id) as child, p.name from categories p join categories c on c.parent_id = p.id
    join items i on i.category_id = c.id and i.active and i.zone_id = ${island.id}
    where p.module_id = ${knownModules.food} group by p.id having count(distinct c.id) > 1 order by p.id limit 1`.execute(
    market.db,
  );
  return rows[0] as { id: number; child: number; name: string };
}

async function categoriesUnder(id: number) {
  const { rows } = await sql<{ id: number }>`select id from categories where id = ${id} or parent_id = ${id}`.execute(
    market.db,
  );
  return idsOf(rows);
}

describe('the listing of items', () => {
  it('[LIST-51] [LIST-47] lists a category with its children, and the chosen ones in its place', async () => {
    const { id, child } = await mainCategory();
    const under = await categoriesUnder(id);
    const all = await items({ data_type: 'category', id });
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ category_id }) => under.includes(category_id))).toBe(true);
    expect(new Set(all.map(({ category_id }) => category_id)).size).toBeGreaterThan(1);
    const some = await items({ data_type: 'category', id, category_ids: [child] });
    expect(new Set(some.map(({ category_id }) => category_id))).toEqual(new Set([child]));
    expect(idsOf(await items({ category_ids: [id] }))).toEqual(idsOf(all));
  });

  it('[LIST-52] [LIST-30] lists a brand, and ignores the chosen category', async () => {
    const { rows } = await sql<{ brand_id: number; other: number }>`
      select brand_id, (select min(c.id) from categories c where c.module_id = ${knownModules.ecommerce}
        and not exists (select from items o where o.brand_id = i.brand_id and o.category_id in
          (select k.id from categories k where k.id = c.id or k.parent_id = c.id))) as other
      from items i where active and zone_id = ${island.id} and module_id = ${knownModules.ecommerce} and brand_id is not null
      group by brand_id order by count(*) desc limit 1`.execute(market.db);
    const { brand_id, other } = rows[0] as { brand_id: number; other: number };
    const found = await items({ data_type: 'brand', brand_id }, shop);
    const { rows: sold } = await sql<{ id: number }>`
      select id from items where active and zone_id = ${island.id} and brand_id = ${brand_id}`.execute(market.db);
    expect(idsOf(found).toSorted()).toEqual(idsOf(sold).toSorted());
    expect(idsOf(await items({ brand_ids: [brand_id], category_ids: [other] }, shop))).toEqual(idsOf(found));
    expect(await items({ category_ids: [other], data_type: 'brand', brand_id }, shop)).toHaveLength(found.length);
  });

  it('[LIST-53] [LIST-57] lists only what is discounted', async () => {
    const { products, total_size } = await listed({ data_type: 'discounted', limit: 100 });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every((item) => salePrice(item) < fromDecimal(item.price))).toBe(true);
    expect(total_size).toBeLessThan((await listed({})).total_size);
    expect((await listed({ filter: ['discounted'] })).total_size).toBe(total_size);
  });

  it('[LIST-54] lists the newest first, of open stores', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from items where active and zone_id = ${island.id} and module_id = ${knownModules.food}
      order by store_id = ${knownStores.nightKitchen.id}, created_at desc, id desc limit 12`.execute(market.db);
    expect(idsOf((await listed({ data_type: 'new', limit: 12 })).products)).toEqual(idsOf(rows));
  });

  it.each(['items', 'a search'])('[LIST-35] [LIST-37] [LIST-33] sorts %s by what they cost', async (what) => {
    const name = what === 'items' ? '' : 'rice';
    const cheap = (await items({ name, sort: 'low' })).map(salePrice);
    isSorted(cheap, 1);
    const dear = (await items({ name, sort: 'high' })).map(salePrice);
    isSorted(dear, -1);
    expect(cheap.length).toBeGreaterThan(5);
    expect(dear[0]).toBeGreaterThan(cheap[0] as number);
  });

  it('[LIST-48] [LIST-60] filters by a range of prices', async () => {
    const { products, total_size } = await listed({ min_price: 1600, max_price: 2400, limit: 100 });
    expect(products.length).toBeGreaterThan(0);
    const [low, high] = [fromDecimal(1600), fromDecimal(2400)];
    expect(products.every((item) => salePrice(item) >= low && salePrice(item) <= high)).toBe(true);
    expect(total_size).toBeLessThan((await listed({})).total_size);
    expect((await listed({ min_price: 2400, max_price: 1600 })).products).toEqual([]);
    expect((await listed({ min_price: 0, max_price: 1_000_000_000 })).total_size).toBe((await listed({})).total_size);
  });

  it('[LIST-44] [LIST-48] [LIST-61] filters by an average rating or more', async () => {
    const products = await items({ rating_count: 4.5 });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ avg_rating }) => (avg_rating ?? 0) >= 4.49)).toBe(true);
    expect((await items({ rating_count: 5, name: 'rice' })).every(({ avg_rating }) => avg_rating === 5)).toBe(true);
  });

  it('[LIST-58] orders by rating, or by the number of orders', async () => {
    isSorted(
      (await items({ filter: ['top_rated'] })).map(({ avg_rating }) => Math.round((avg_rating ?? 0) * 100)),
      -1,
    );
    const { rows } = await sql<{ id: number }>`
      select id from items where active and zone_id = ${island.id} and module_id = ${knownModules.food}
      order by store_id = ${knownStores.nightKitchen.id}, order_count desc, id desc limit 12`.execute(market.db);
    expect(idsOf((await listed({ filter: ['popular'], data_type: 'new', limit: 12 })).products)).toEqual(idsOf(rows));
  });

  it('[LIST-55] [LIST-56] lists only items of stores that are open, or deliver free', async () => {
    const open = await items({ filter: ['currently_open'] });
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ store_open }) => store_open)).toBe(true);
    const free = new Set(idsOf(await stores({ filter: ['free_delivery'] })));
    const both = await items({ filter: ['currently_open', 'free_delivery'] });
    expect(both.every(({ store_open, store_id }) => store_open && free.has(store_id))).toBe(true);
  });

  it('[LIST-59] lists only items of stores with a coupon that can be used now', async () => {
    await withCoupon({ from: -1, until: 1 }, async (storeId) => {
      const found = await items({ filter: ['coupon'] });
      expect(found.length).toBeGreaterThan(0);
      expect(found.some(({ store_id }) => store_id === storeId)).toBe(true);
      expect(idsOf(await stores({ filter: ['coupon'] }))).toContain(storeId);
    });
    await withCoupon({ from: -2, until: -1 }, async (storeId) => {
      expect(idsOf(await stores({ filter: ['coupon'] }))).not.toContain(storeId);
    });
  });

  it('[LIST-46] [LIST-50] filters what is searched, hits by name first', async () => {
    const all = await listed({ name: 'jolof', limit: 100 });
    const some = await listed({ name: 'jolof', limit: 100, max_price: 4000 });
    expect(some.total_size).toBeGreaterThan(0);
    expect(some.total_size).toBeLessThan(all.total_size);
    expect(idsOf(all.products)).toEqual(expect.arrayContaining(idsOf(some.products)));
    const cheap = new Set(idsOf(some.products));
    expect(idsOf(some.products)).toEqual(idsOf(all.products).filter((id) => cheap.has(id)));
    expect((await listed({ name: '%%%', max_price: 4000 })).products).toEqual([]);
  });

  it('[LIST-20] [LIST-21] [LIST-49] comes in pages that together are all of it, each item once', async () => {
    const query = { filter: ['discounted'], sort: 'low', limit: 7 };
    const { total_size } = await listed(query);
    const seen: number[] = [];
    for (let offset = 1; seen.length < total_size; offset++) {
      const { products } = await listed({ ...query, offset });
      expect(products.length).toBeGreaterThan(0);
      seen.push(...idsOf(products));
    }
    expect(new Set(seen).size).toBe(total_size);
    expect(await listed({ ...query, offset: 999 })).toMatchObject({ products: [], total_size });
  });

  it('[API-09] merges places as if they were one', async () => {
    const both: Place = { zones: [island.id, yaba.id], module: undefined };
    const found = await items({ sort: 'low' }, both);
    isSorted(found.map(salePrice), 1);
    expect(new Set(found.map(({ zone_id }) => zone_id)).size).toBe(2);
    expect((await listed({ sort: 'low' }, { zones: [], module: undefined })).products).toEqual([]);
  });

  it('[CARD-04] sorts and filters by the very price that a card shows, whatever the discount', async () => {
    const both: Place = { zones: [island.id, yaba.id], module: undefined };
    const all = await items({ sort: 'low' }, both);
    isSorted(all.map(salePrice), 1);
    const odd = await oddPrice();
    const [shown] = (await items({ name: odd.name, sort: 'low' }, odd)).filter(({ id }) => id === odd.id);
    const price = toDecimal(money(salePrice(shown as Item)));
    const within = async (query: object) => idsOf(await items({ name: odd.name, ...query }, odd)).includes(odd.id);
    expect(await within({ min_price: price, max_price: price })).toBe(true);
    expect(await within({ max_price: price - 1 })).toBe(false);
    expect(await within({ min_price: price + 1 })).toBe(false);
  });

  it('[CARD-04] [CARD-05] [LIST-35] [LIST-60] [LIST-57] goes by the price of a flash sale or a campaign while it runs', async () => {
    const [sold, praised] = (await items({ sort: 'high' })).filter(({ promotion }) => !promotion) as [Item, Item];
    const prices = async () => {
      const found = await items({ min_price: 0, sort: 'low' });
      isSorted(found.map(salePrice), 1);
      return new Map(found.map((item) => [item.id, salePrice(item)]));
    };
    const { total_size } = await listed({ sort: 'low' });
    const sale = await put.flashSale(sold.id, { moduleId: knownModules.food, discount: 99 });
    await put.campaign([sold.id, praised.id], { module_id: knownModules.food, discount: money(98) });
    const during = await prices();
    expect(during.get(sold.id)).toBe(fromDecimal(sold.price) - salePart(sold, 99));
    expect(during.get(praised.id)).toBe(fromDecimal(praised.price) - salePart(praised, 98));
    expect((await listed({ sort: 'low' })).total_size).toBe(total_size);
    const high = toDecimal(money(salePrice(praised))) / 2;
    const cheap = idsOf(await items({ max_price: high, name: sold.name, filter: ['discounted'] }));
    expect(cheap).toContain(sold.id);
    expect(idsOf(await items({ min_price: high, sort: 'high' }))).not.toContain(praised.id);
    await market.db
      .updateTable('flash_sale_items')
      .set({ sold: 5, available_stock: 0 })
      .where('flash_sale_id', '=', sale)
      .execute();
    expect((await prices()).get(sold.id)).toBe(fromDecimal(sold.price) - salePart(sold, 98));
  });

  it('follows the discount of a store', async () => {
    const { id } = knownStores.mamaRonke;
    const where = { zones: [yaba.id], module: knownModules.food };
    const setDiscount = (percent: number) =>
      market.db.updateTable('stores').set({ discount_percent: percent }).where('id', '=', id).execute();
    const before = (await market.db
      .selectFrom('stores')
      .select('discount_percent')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()) as { discount_percent: number };
    await setDiscount(50);
    const found = (await items({ filter: ['discounted'], name: 'ronke' }, where)).filter((one) => one.store_id === id);
    expect(found.length).toBeGreaterThan(0);
    await setDiscount(before.discount_percent);
  });
});

describe('the listing of stores', () => {
  it('[LIST-36] [LIST-56] [LIST-57] [LIST-55] filters them by what they offer', async () => {
    const all = await stores({});
    const by: [object, (store: Store) => boolean][] = [
      [{ filter: ['free_delivery'] }, (store) => store.free_delivery],
      [{ filter: ['discounted'] }, (store) => store.discount !== null],
      [{ filter: ['currently_open'] }, (store) => store.open],
      [{ filter: ['within_30_minutes'] }, ({ delivery_time }) => Number(delivery_time.match(/-(\d+)/)?.[1]) <= 30],
      [{ delivery: 'take_away' }, (store) => store.take_away],
      [{ delivery: 'delivery' }, () => true],
      [{ rating_count: 4.5 }, ({ avg_rating }) => (avg_rating ?? 0) >= 4.5],
    ];
    for (const [query, isWanted] of by) {
      expect([query, idsOf(await stores(query)).toSorted()]).toEqual([query, idsOf(all.filter(isWanted)).toSorted()]);
    }
  });

  it('[LIST-34] [LIST-37] [LIST-58] [LIST-38] orders them, the open ones before the closed ones', async () => {
    const near = { ...food, at: island.at };
    const open = (found: Store[]) => {
      const last = found.findLastIndex((store) => store.open);
      expect(found.slice(0, last + 1).every((store) => store.open)).toBe(true);
      return found.slice(0, last + 1);
    };
    isSorted(
      open(await stores({ sort: 'fast_delivery' })).map(({ delivery_time }) =>
        Number(delivery_time.match(/-(\d+)/)?.[1]),
      ),
      1,
    );
    const found = open(await stores({ sort: 'nearby' }, near));
    expect(found[0]?.distance).toBeLessThan(found.at(-1)?.distance ?? 0);
    for (const query of [{ filter: ['top_rated'] }, { type: 'top_rated' }]) {
      isSorted(
        open(await stores(query)).map(({ avg_rating }) => avg_rating ?? 0),
        -1,
      );
    }
    isSorted(
      open(await stores({ type: 'newly_joined' })).map(({ created_at }) => Date.parse(created_at)),
      -1,
    );
  });

  it('[LIST-51] lists those that sell something of a category', async () => {
    const { id } = await mainCategory();
    const under = await categoriesUnder(id);
    const found = await stores({ data_type: 'category', id });
    const { rows } = await sql<{ id: number }>`
      select distinct store_id as id from items where active and zone_id = ${island.id} and category_id = any(${under})`.execute(
      market.db,
    );
    expect(idsOf(found).toSorted()).toEqual(idsOf(rows).toSorted());
  });
});

describe('what is not a listing', () => {
  it.each([
    ['data_type', 'everything'],
    ['list_type', 'brand'],
    ['category_ids', '[1,'],
    ['category_ids', '[-1]'],
    ['category_ids', '["1"]'],
    ['category_ids', '{"id":1}'],
    ['brand_ids', '[99999999999]'],
    ['brand_ids', '1'],
    ['filter', '["cheap"]'],
    ['filter', '"popular"'],
    ['filter', '[null]'],
    ['filter', `[${'"popular",'.repeat(100)}"popular"]`],
    ['sort', 'price'],
    ['min_price', '-1'],
    ['max_price', '1e300'],
    ['max_price', 'NaN'],
    ['min_price', 'Infinity'],
    ['rating_count', '6'],
    ['offset', '0'],
    ['offset', '1e9'],
    ['limit', '101'],
    ['id', '0'],
    ['name', 'x'.repeat(10_000)],
    ['name', 'a\u0000b'],
  ])('[API-16] names the field %s where it is wrong: %#', async (field, value) => {
    const reply = await get(`search/list?${new URLSearchParams({ [field]: value })}`, food);
    expect([reply.status, reply.code]).toEqual([400, field]);
  });

  it.each(['name=%ED%A0%80', 'name=%', 'category_ids=[1]&category_ids=[2]', 'filter=%00'])(
    'is answered with a clear no or a list: %s',
    async (query) => {
      expect((await get(`search/list?${query}`, food)).status).toBeLessThan(500);
    },
  );
});

/** A coupon of a store of the island, valid between two numbers of days from now. */
async function withCoupon({ from, until }: { from: number; until: number }, check: (storeId: number) => Promise<void>) {
  const { id } = await market.db
    .selectFrom('stores')
    .select('id')
    .where('zone_id', '=', island.id)
    .where('module_id', '=', knownModules.food)
    .where('item_count', '>', 0)
    .where(sql<boolean>`not exists (select from coupons c where c.store_id = stores.id)`)
    .orderBy('order_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const day = 24 * 60 * 60 * 1000;
  const at = (days: number) => new Date(market.now().getTime() + days * day);
  await sql`insert into coupons (code, currency, title, coupon_type, discount, discount_type, module_ids, store_id, starts_at, expires_at)
    values ('OFTEST', 'NGN', 'Test', 'store_wise', 10, 'percent', ${[knownModules.food]}, ${id}, ${at(from)}, ${at(until)})`.execute(
    market.db,
  );
  await check(id);
  await sql`delete from coupons where code = 'OFTEST'`.execute(market.db);
}
