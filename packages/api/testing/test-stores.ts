import type { Insertable } from 'kysely';
import { days } from 'market/stores/stores.rules';
import { money } from 'market/values/money';
import { connect, type Database } from '#api/db/connection.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import type { Tables } from '#api/db/tables.ts';

type StoreRow = Insertable<Tables['stores']>;
type ItemRow = Insertable<Tables['items']>;

const allDay: [number, number][] = [[0, 23 * 60 + 59]];
const { grocery, food, night, closed, pharmacy, generous, minimum, withoutCash, lowCashCap } = testStores;

/** Adds stores with known stock, hours and options, which the demo lacks. */
export async function addTestStores(url: string): Promise<void> {
  const db = connect({ url, poolSize: 1 });
  try {
    const categories = await categoriesByModule(db);
    await db.insertInto('stores').values(stores()).execute();
    await db
      .insertInto('add_ons')
      .values([
        { id: 90_001, store_id: food.id, name: 'Dodo', price: money(70_000) },
        { id: 90_002, store_id: food.id, name: 'Coleslaw', price: money(50_000) },
      ])
      .execute();
    await db.insertInto('items').values(itemsIn(categories)).execute();
    await db
      .insertInto('item_variations')
      .values([kind('Small', 0, grocery.items.typed.small, 8), kind('Large', 1, grocery.items.typed.large, 0)])
      .execute();
    await addWords(db);
  } finally {
    await db.destroy();
  }
}

async function categoriesByModule(db: Database): Promise<Map<number, number>> {
  const rows = await db.selectFrom('categories').select(['id', 'module_id']).orderBy('id', 'desc').execute();
  return new Map(rows.map(({ id, module_id }) => [module_id, id]));
}

function stores(): StoreRow[] {
  return [
    store(grocery, knownModules.grocery, { name: 'Always Open Provisions' }),
    store(food, knownModules.food, { name: 'Always Open Kitchen' }),
    store(night, knownModules.food, {
      name: 'Night Kitchen',
      opening_hours: hours([[1200, 240]]),
      schedule_order: true,
    }),
    store(closed, knownModules.food, { name: 'Closed Kitchen', active: false }),
    store(pharmacy, knownModules.pharmacy, { name: 'Always Open Pharmacy', discount_percent: 10 }),
    store(generous, knownModules.food, {
      name: 'Generous Kitchen',
      free_delivery: true,
      take_away: true,
      schedule_order: true,
    }),
    store(minimum, knownModules.food, { name: 'Minimum Kitchen', minimum_order: money(500_000) }),
    store(withoutCash, knownModules.grocery, { name: 'Cashless Provisions', ...siteIn(knownZones.withoutCash) }),
    store(lowCashCap, knownModules.grocery, { name: 'Capped Provisions', ...siteIn(knownZones.lowCashCap) }),
  ];
}

function store(
  { id, slug, items }: { id: number; slug: string; items: object },
  module_id: number,
  own: Partial<StoreRow> & { name: string },
): StoreRow {
  return {
    id,
    slug,
    module_id,
    phone: `+234000000${id}`,
    ...siteIn(knownZones.yaba),
    monogram: 'TS',
    colours: ['#135a2b', '#ffdd8a'],
    cover_images: ['groceries', 'veg'],
    opening_hours: hours(allDay),
    delivery_minutes_min: 20,
    delivery_minutes_max: 30,
    item_count: Object.keys(items).length,
    ...own,
  };
}

function siteIn({ id, at, address }: { id: number; at: { lat: number; lng: number }; address: string }) {
  return { zone_id: id, ...at, address };
}

function hours(spans: [number, number][]): string {
  return JSON.stringify(Object.fromEntries(days.map((day) => [day, spans])));
}

function itemsIn(categories: ReadonlyMap<number, number>): ItemRow[] {
  const inStore = ({ id, zone_id, module_id, discount_percent: store_discount = 0 }: StoreRow) => ({
    store_id: id,
    zone_id,
    module_id,
    category_id: categories.get(module_id) ?? 0,
    image: 'groceries',
    store_discount,
  });
  const places = new Map(stores().map((row) => [row.id, inStore(row)]));
  const item = (
    storeId: number,
    { id, slug, price }: { id: number; slug: string; price: number },
    own: Partial<ItemRow> = {},
  ) => ({
    ...(places.get(storeId) as ReturnType<typeof inStore>),
    id,
    slug,
    price: money(price),
    name: titleOf(slug),
    ...own,
  });
  const { scarce, typed, soldOut, limited, percentOff, amountOff, withdrawn } = grocery.items;
  const { prescription, formula, promoted } = pharmacy.items;
  const options = [{ name: 'Size', title: 'Size', options: ['Small', 'Large'] }];
  return [
    item(grocery.id, scarce, stockedItem(20)),
    item(grocery.id, typed, { ...stockedItem(8), choice_options: JSON.stringify(options) }),
    item(grocery.id, soldOut, stockedItem(0)),
    item(grocery.id, limited, { ...stockedItem(50), maximum_cart_quantity: limited.maximum }),
    item(grocery.id, percentOff, { ...stockedItem(500), discount: money(percentOff.percent) }),
    item(grocery.id, amountOff, { ...stockedItem(500), discount: money(amountOff.amount), discount_type: 'amount' }),
    item(grocery.id, withdrawn, { ...stockedItem(500), active: false }),
    item(food.id, food.items.choices, {
      food_variations: JSON.stringify(groups),
      add_on_ids: [...food.items.choices.addOns],
    }),
    item(food.id, food.items.plain),
    item(food.id, food.items.breakfast, { available_from: 360, available_until: 600, schedule_order: true }),
    item(night.id, night.items.dish),
    item(closed.id, closed.items.dish),
    item(pharmacy.id, prescription, { ...stockedItem(50), is_prescription_required: true, no_promotion: true }),
    item(pharmacy.id, formula, { ...stockedItem(50), no_promotion: true }),
    item(pharmacy.id, promoted, stockedItem(50)),
    item(generous.id, generous.items.dish),
    item(minimum.id, minimum.items.dish),
    item(withoutCash.id, withoutCash.items.bread, stockedItem(50)),
    item(lowCashCap.id, lowCashCap.items.flour, stockedItem(50)),
  ];
}

const groups = [
  {
    name: 'Size',
    type: 'single',
    required: 'on',
    min: 0,
    max: 0,
    values: [
      { label: 'Regular', price: 0 },
      { label: 'Large', price: 100_000 },
    ],
  },
  {
    name: 'Protein',
    type: 'multi',
    required: 'on',
    min: 1,
    max: 2,
    values: [
      { label: 'Chicken', price: 90_000 },
      { label: 'Beef', price: 70_000 },
      { label: 'Egg', price: 30_000 },
    ],
  },
  {
    name: 'Pepper',
    type: 'single',
    required: 'off',
    min: 0,
    max: 0,
    values: [
      { label: 'Mild', price: 0 },
      { label: 'Hot', price: 0 },
    ],
  },
];

function stockedItem(stock: number) {
  return { stock, stock_received: stock };
}

function kind(type: string, position: number, price: number, stock: number) {
  return { item_id: grocery.items.typed.id, type, position, price: money(price), ...stockedItem(stock) };
}

function titleOf(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);
}

/** Columns of an item that the search copies. */
const copied = [
  ...(['zone_id', 'module_id', 'active', 'order_count', 'store_id', 'category_id', 'brand_id', 'price'] as const),
  ...(['discount', 'discount_type', 'store_discount', 'no_promotion', 'rating_sum', 'rating_count'] as const),
];

/** Names only; that is enough to find them. */
async function addWords(db: Database): Promise<void> {
  await db
    .insertInto('item_words')
    .columns(['item_id', ...copied, 'words'])
    .expression((eb) =>
      eb
        .selectFrom('items')
        .where('id', '>', 90_000)
        .select(({ fn, val, ref }) => [
          'id',
          ...copied,
          fn<string>('setweight', [fn('to_tsvector', [val('simple'), fn('lower', [ref('name')])]), val('A')]).as(
            'words',
          ),
        ]),
    )
    .execute();
}
