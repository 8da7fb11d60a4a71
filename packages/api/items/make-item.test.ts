import type { Contract } from 'market/calls/contract';
import type { Item, ListedItem } from 'market/items/items.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import type { Handlers } from '#api/http/bind.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { grocery, food, night, closed, pharmacy } = testStores;
const { yaba, lowCashCap } = knownZones;

const byId = (items: Item[], id: number) => items.find((item) => item.id === id);
const itemOf = async (id: number): Promise<Item> => (await get(`items/details/${id}`)).body;

describe('the type of an item', () => {
  type Detail = Awaited<ReturnType<Handlers<Contract['items']>['details']>>;

  it('[CARD-21] lets no reply compile that lacks a field, or has one of another type', async () => {
    const item = await itemOf(food.items.plain.id);
    const { slug, ...lacking } = item;
    const answered: Detail = { ...item, category_name: '', category_slug: '', brand_name: null, image_texts: [] };
    // @ts-expect-error The slug is missing.
    const without: Detail = { ...answered, ...lacking, slug: undefined };
    // @ts-expect-error A price is a number.
    const mistyped: Detail = { ...answered, price: String(item.price) };
    // @ts-expect-error A card has no allergens: they are not loaded.
    const allergens = (card: ListedItem) => card.allergies_name;
    expect([without.slug, mistyped.price, allergens(lacking as never)]).toEqual([undefined, '1500', []]);
    expect(slug).toBe('plain-moi-moi');
  });
});

describe('an item', () => {
  it('[CARD-21] [CARD-22] [CARD-23] carries its fields', async () => {
    const { items } = (await get(`items?store_id=${food.id}&limit=100`)).body;
    expect(byId(items, food.items.plain.id)).toEqual({
      id: food.items.plain.id,
      slug: 'plain-moi-moi',
      name: 'Plain Moi Moi',
      title: 'Plain Moi Moi',
      image: 'groceries',
      storage: 'public',
      image_full_url: '/images/360/groceries.webp',
      images_full_url: [],
      category_id: expect.any(Number),
      category_ids: expect.arrayContaining([{ id: expect.any(Number), position: 1 }]),
      price: 1_500,
      discount: 0,
      discount_type: 'percent',
      store_discount: 0,
      restaurant_discount: 0,
      no_promotion: false,
      promotion: null,
      store_id: food.id,
      store_name: 'Always Open Kitchen',
      store_slug: food.slug,
      store_open: true,
      store_opens_at: null,
      module_id: knownModules.food,
      module: { module_type: 'food' },
      zone_id: yaba.id,
      unit_type: '',
      generic_name: [],
      veg: 0,
      halal_tag_status: 1,
      is_halal: 0,
      recommended: 0,
      organic: 0,
      avg_rating: null,
      rating_count: 0,
      wishlist_count: 0,
      stock: null,
      sold_out: false,
      maximum_cart_quantity: null,
      schedule_order: false,
      available_time_starts: null,
      available_time_ends: null,
      available_day: null,
      available_date_starts: null,
      available_date_ends: null,
      is_prescription_required: 0,
      description: '',
      nutritions_name: [],
      allergies_name: [],
      tags: [],
      variations: [],
      choice_options: [],
      food_variations: [],
      add_ons: [],
    });
  });

  it('[CARD-24] distinguishes a percent from an amount', async () => {
    const { percentOff, amountOff } = grocery.items;
    expect(await itemOf(percentOff.id)).toMatchObject({ price: 1_200, discount: 10, discount_type: 'percent' });
    expect(await itemOf(amountOff.id)).toMatchObject({ price: 3_000, discount: 500, discount_type: 'amount' });
  });

  it('[CARD-04] [CARD-06] carries the discount of its store under both names', async () => {
    const discounts = { store_discount: 10, restaurant_discount: 10 };
    expect(await itemOf(pharmacy.items.promoted.id)).toMatchObject({ ...discounts, no_promotion: false });
    expect(await itemOf(pharmacy.items.prescription.id)).toMatchObject({
      ...discounts,
      no_promotion: true,
      is_prescription_required: 1,
    });
  });

  it('[CARD-23] [ITEM-28] [ITEM-29] carries its types with price and stock, and what they are made of', async () => {
    expect(await itemOf(grocery.items.typed.id)).toMatchObject({
      stock: 8,
      variations: [
        { type: 'Small', price: 500, stock: 8 },
        { type: 'Large', price: 900, stock: 0 },
      ],
      choice_options: [{ name: 'Size', title: 'Size', options: ['Small', 'Large'] }],
    });
  });

  it('[CARD-23] [FOOD-25] [ITEM-17] carries the options of a dish and its add-ons', async () => {
    const { food_variations, add_ons } = await itemOf(food.items.choices.id);
    expect(food_variations[1]).toEqual({
      name: 'Protein',
      type: 'multi',
      required: 'on',
      min: 1,
      max: 2,
      values: [
        { label: 'Chicken', optionPrice: 900 },
        { label: 'Beef', optionPrice: 700 },
        { label: 'Egg', optionPrice: 300 },
      ],
    });
    expect(add_ons).toEqual([
      { id: 90_001, name: 'Dodo', price: 700 },
      { id: 90_002, name: 'Coleslaw', price: 500 },
    ]);
  });

  it('[CARD-25] [FOOD-18] carries its daily hours', async () => {
    expect(await itemOf(food.items.breakfast.id)).toMatchObject({
      available_time_starts: '06:00',
      available_time_ends: '10:00',
      schedule_order: true,
    });
  });

  it('[CARD-22] [FOOD-19] takes orders ahead where its store does', async () => {
    expect(await itemOf(night.items.dish.id)).toMatchObject({ schedule_order: true });
  });

  it.each([
    ['open all day', food.items.plain.id, true],
    ['open at night alone', night.items.dish.id, false],
    ['closed by its owner', closed.items.dish.id, false],
  ])('[CARD-34] [CARD-36] knows that its store is %s, and when a closed one opens', async (_what, id, isOpen) => {
    const { store_open, store_opens_at } = await itemOf(id);
    expect(store_open).toBe(isOpen);
    const opens =
      id === night.items.dish.id ? { time: expect.stringMatching(/^\d\d:\d\d$/), in_days: 0, day: 'fr' } : null;
    expect(store_opens_at).toEqual(opens);
  });

  it('[CARD-22] has a rating only if it has been rated', async () => {
    const rows = await market.db
      .selectFrom('items')
      .where('rating_count', '>', 0)
      .select(['id', 'rating_sum', 'rating_count'])
      .orderBy('id')
      .limit(3)
      .execute();
    for (const { id, rating_sum, rating_count } of rows) {
      const { avg_rating, rating_count: count } = await itemOf(id);
      expect(count).toBe(rating_count);
      expect(avg_rating).toBeCloseTo(rating_sum / rating_count, 2);
    }
  });

  it('[CARD-23] [PHAR-15] does not change texts of lists, whatever they contain', async () => {
    const odd = ['with, comma', 'with "quotes"', '{braces}', 'back\\slash', 'NULL', '', ' ', 'ẹ̀gúsí', '😀'];
    const { id } = grocery.items.limited;
    await market.db
      .updateTable('items')
      .set({ tags: odd, generic_names: ['one', 'two'] })
      .where('id', '=', id)
      .execute();
    expect(await itemOf(id)).toMatchObject({ tags: odd, generic_name: ['one', 'two'] });
  });
});

describe('the detail of an item', () => {
  it('[ITEM-01] [ITEM-19] is found by slug and by id, with its category and brand', async () => {
    const { id, ...expected } = await market.db
      .selectFrom('items')
      .innerJoin('categories', 'categories.id', 'items.category_id')
      .innerJoin('brands', 'brands.id', 'items.brand_id')
      .orderBy('items.id')
      .limit(1)
      .select([
        'items.id',
        'items.slug',
        'categories.name as category_name',
        'categories.slug as category_slug',
        'brands.name as brand_name',
      ])
      .executeTakeFirstOrThrow();
    const [byNumber, bySlug] = [await get(`items/details/${id}`), await get(`items/details/${expected.slug}`)];
    expect(bySlug.body).toEqual(byNumber.body);
    expect(bySlug.body).toMatchObject(expected);
    expect(await itemOf(food.items.plain.id)).toMatchObject({ brand_name: null });
  });

  it('[ITEM-01] is found from any zone and without one', async () => {
    const path = `items/details/${food.items.plain.slug}`;
    expect((await get(path, { zones: [lowCashCap.id] })).status).toBe(200);
    expect((await get(path, { zones: [], module: undefined })).status).toBe(200);
  });

  it.each(['no-such-item', '99999999', '999999999999999999999'])('[API-16] answers 404 for %s', async (id) => {
    expect(await get(`items/details/${id}`)).toMatchObject({ status: 404, code: 'item_not_found' });
  });

  it('[API-16] answers 410 for an item that is sold no more', async () => {
    const id = grocery.items.withdrawn.id;
    expect(await get(`items/details/${id}`)).toMatchObject({ status: 410, code: 'gone' });
  });

  it.each(['Upper-Case', 'a%27b', 'a%00b', '%F0%9F%98%80'])('[API-16] refuses the name %s', async (id) => {
    expect(await get(`items/details/${id}`)).toMatchObject({ status: 400, code: 'id' });
  });
});
