import { maxCounted } from 'market/calls/endpoint';
import type { Money } from 'market/values/money';
import type { Database } from '#api/db/connection.ts';
import { type HotStatement, hotRows } from '#api/db/hot-query.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { type OpenFirstSlice, openFirstAfter, openFirstValues } from '#api/items/items-open-first.data.ts';
import { promotionsOfItem } from '#api/items/items-promotions.data.ts';

/** An item with what a card shows of its store. JSON is still text. */
export interface ItemRow {
  id: number;
  slug: string;
  store_id: number;
  module_id: number;
  zone_id: number;
  category_id: number;
  name: string;
  description: string;
  image: string;
  images: string[];
  unit_type: string;
  price: Money;
  discount: Money;
  discount_type: 'percent' | 'amount';
  stock: number | null;
  sold_out: boolean;
  sold_out_until: Date | null;
  maximum_cart_quantity: number | null;
  veg: boolean;
  is_halal: boolean;
  organic: boolean;
  recommended: boolean;
  is_prescription_required: boolean;
  no_promotion: boolean;
  generic_names: string[];
  tags: string[];
  nutrition: string[];
  allergens: string[];
  available_from: number | null;
  available_until: number | null;
  /** Hours by weekday, of the item and of its category at the store [STO-058]. */
  sale_week: string | null;
  category_week: string | null;
  /** A price that holds at some hours, and these. */
  timed_price: Money | null;
  timed_week: string | null;
  schedule_order: boolean;
  choice_options: string;
  food_variations: string;
  rating_sum: number;
  rating_count: number;
  wishlist_count: number;
  store_name: string;
  store_slug: string;
  discount_percent: number;
  store_active: boolean;
  opening_hours: string;
  paused_until: Date | null;
  /** [[type, price, stock]], or null for an item without types. */
  variations: string | null;
  /** Flash sales and campaigns that name it, or null for an item that none names. */
  promotions: string | null;
  /** [[id, name, price]], or null for an item without add-ons. */
  add_ons: string | null;
}

export const itemColumns = `i.id, i.slug, i.store_id, i.module_id, i.zone_id, i.category_id, i.name, i.description,
  i.image, i.images, i.unit_type, i.price, i.discount, i.discount_type, i.stock, i.sold_out, i.sold_out_until,
  i.maximum_cart_quantity, i.veg,
  i.is_halal, i.organic, i.recommended, i.is_prescription_required, i.no_promotion, i.generic_names, i.tags,
  i.nutrition, i.allergens, i.available_from, i.available_until, i.sale_week, i.timed_price, i.timed_week,
  (select h.week from category_hours h where h.store_id = i.store_id and h.category_id = i.category_id) as category_week,
  i.schedule_order or s.schedule_order as schedule_order,
  i.choice_options, i.food_variations, i.rating_sum, i.rating_count, i.wishlist_count, s.name as store_name,
  s.slug as store_slug, s.discount_percent, s.active as store_active, s.all_hours as opening_hours,
  s.no_orders_until as paused_until,
  ${promotionsOfItem} as promotions,
  case when i.choice_options <> '[]' then (
    select json_agg(json_build_array(v.type, v.price, v.stock) order by v.position)
    from item_variations v where v.item_id = i.id) end as variations,
  case when i.add_on_ids <> '{}' then (select json_agg(json_build_array(a.id, a.name, a.price) order by a.id)
    from add_ons a where a.id = any (i.add_on_ids)) end as add_ons`;

interface RankedListSql {
  /** Every partition with its own ordered index. */
  partitions: string;
  where: string;
  /** The highest comes first; of equals the newest. */
  rank: string;
  /** How many values the two take. */
  takes: number;
}

const everyZoneAndModule = 'unnest($1::int[]) z (id), unnest($2::int[]) m (id)';
const inZoneAndModule = 'i.active and i.zone_id = z.id and i.module_id = m.id';
const popular = { partitions: everyZoneAndModule, where: inZoneAndModule, rank: 'i.order_count', takes: 2 };
/** A new item with one good rating is not better than an old one with many: all begin with five ratings of 4. */
const ratingScore = '((i.rating_sum + 20) * 1000 / (i.rating_count + 5))';

const rankedLists = {
  popular,
  /** A substance is what makes an item medicine; a prescription is not offered as what sells best [CHK-17]. */
  medicine: {
    ...popular,
    where: `${inZoneAndModule} and i.generic_names <> '{}' and not i.is_prescription_required`,
  },
  newest: { ...popular, rank: 'i.created_at' },
  recommended: { ...popular, where: `${inZoneAndModule} and i.recommended` },
  bestReviewed: { ...popular, where: `${inZoneAndModule} and i.rating_count > 0`, rank: ratingScore },
  discounted: {
    ...popular,
    where: `${inZoneAndModule} and not i.no_promotion and (i.discount > 0
      or (select s.discount_percent > 0 from stores s where s.id = i.store_id))`,
  },
  category: {
    partitions: `unnest($1::int[]) z (id)
      join categories c on (c.id = $3 or c.parent_id = $3) and c.module_id = any ($2::int[])`,
    where: 'i.active and i.zone_id = z.id and i.module_id = c.module_id and i.category_id = c.id',
    rank: 'i.order_count',
    takes: 3,
  },
  brand: {
    partitions: 'unnest($1::int[]) z (id) join brands b on b.id = $3 and b.module_id = any ($2::int[])',
    where: `i.active and i.zone_id = z.id and i.brand_id = b.id and ($4::int is null
      or i.category_id in (select c.id from categories c where c.id = $4 or c.parent_id = $4))`,
    rank: 'i.order_count',
    takes: 4,
  },
} satisfies Record<string, RankedListSql>;

export type RankedListName = keyof typeof rankedLists;

/**
 * Reads each partition from its index, only as far as the page needs, and merges: as fast with a million items as with
 * a thousand.
 */
export function rankedListSql(name: RankedListName): string {
  const { partitions, where, rank, takes } = rankedLists[name];
  const found = (reach: string) => `
    select found.* from ${partitions} cross join lateral (
      select i.id, i.store_id, ${rank} as rank from items i where ${where}
      order by ${rank} desc, i.id desc limit ${reach}
    ) found`;
  return pageOf(openFirstAfter(takes, 'found.rank desc, found.id desc', found), 'page.place');
}

function rankedListCountSql(name: RankedListName): string {
  const { partitions, where } = rankedLists[name];
  return `select count(*)::int as count from (
    select from ${partitions} cross join lateral (select from items i where ${where} limit ${maxCounted}) found
    limit ${maxCounted}) counted`;
}

/** Reads the items of a page by the ids of a statement. The outer limit tells the planner how few they are. */
export function pageOf(ids: string, order: string): string {
  return `select ${itemColumns} from (select * from (${ids}) wanted limit 100) page
    join items i on i.id = page.id join stores s on s.id = i.store_id order by ${order}`;
}

/** Which items are listed, and the parameters of the list. */
export interface RankedList {
  name: RankedListName;
  values: unknown[];
}

const sliceOf = (name: RankedListName): HotStatement => ({ name: `items ${name}`, text: rankedListSql(name) });
const slices: Record<RankedListName, HotStatement> = {
  popular: sliceOf('popular'),
  medicine: sliceOf('medicine'),
  newest: sliceOf('newest'),
  recommended: sliceOf('recommended'),
  bestReviewed: sliceOf('bestReviewed'),
  discounted: sliceOf('discounted'),
  category: sliceOf('category'),
  brand: sliceOf('brand'),
};

const countOf = (name: RankedListName): HotStatement => ({
  name: `items ${name} count`,
  text: rankedListCountSql(name),
});
const counts: Record<RankedListName, HotStatement> = {
  popular: countOf('popular'),
  medicine: countOf('medicine'),
  newest: countOf('newest'),
  recommended: countOf('recommended'),
  bestReviewed: countOf('bestReviewed'),
  discounted: countOf('discounted'),
  category: countOf('category'),
  brand: countOf('brand'),
};

export function itemsOfList(db: Database, { name, values }: RankedList, slice: OpenFirstSlice): Promise<ItemRow[]> {
  return hotRows(db, slices[name], [...values, ...openFirstValues(slice)]);
}

/** How many there are, counted no further than `maxCounted`. */
export async function countOfList(db: Database, { name, values }: RankedList): Promise<number> {
  const [row] = await hotRows<{ count: number }>(db, counts[name], values);
  return row?.count ?? 0;
}

const inStore = `i.active and i.store_id = $1 and i.zone_id = any ($2::int[]) and i.module_id = any ($3::int[])
  and ($4::int is null or c.id = $4 or c.parent_id = $4) and ($5::int is null or i.brand_id = $5)`;

/** Prescription medicine is not offered as what sells best [CHK-17]. */
const orderedInStore = `${inStore} and i.order_count > 0 and not i.is_prescription_required`;
const itemsWithCategory = 'from items i join categories c on c.id = i.category_id';

const storeMenuSlice = {
  name: 'items of store',
  text: pageOf(
    `select i.id, row_number() over (order by ac.position nulls last, coalesce(p.position, c.position),
      coalesce(p.id, c.id), c.parent_id nulls first, c.position, c.id, coalesce(ai.is_featured, false) desc,
      ai.position nulls last, i.order_count desc, i.id desc) as place
    ${itemsWithCategory} left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = $1 and ac.category_id = c.id
      left join arranged_items ai on ai.item_id = i.id
    where ${inStore} order by place limit $6 offset $7`,
    'page.place',
  ),
};
const storeMenuCount = {
  name: 'items of store count',
  text: `select count(*)::int as count ${itemsWithCategory} where ${inStore}`,
};
const storePopularSlice = {
  name: 'popular items of store',
  text: pageOf(
    `select i.id, i.order_count as rank ${itemsWithCategory} where ${orderedInStore}
    order by i.order_count desc, i.id desc limit $6 offset $7`,
    'page.rank desc, page.id desc',
  ),
};
const storePopularCount = {
  name: 'popular items of store count',
  text: `select count(*)::int as count ${itemsWithCategory} where ${orderedInStore}`,
};

/** As the store has arranged it, else by category, in each the most ordered first [STO-052]; or what was ordered alone, the most ordered of all first. */
const storeLists = {
  menu: { slice: storeMenuSlice, count: storeMenuCount },
  popular: { slice: storePopularSlice, count: storePopularCount },
};

export interface StoreList {
  list: keyof typeof storeLists;
  storeId: number;
  zoneIds: number[];
  moduleIds: number[];
  categoryId: number | undefined;
  brandId: number | undefined;
}

export function itemsOfStore(db: Database, wanted: StoreList, { limit, skip }: Slice): Promise<ItemRow[]> {
  return hotRows(db, storeLists[wanted.list].slice, [...valuesOf(wanted), limit, skip]);
}

export async function countOfStore(db: Database, wanted: StoreList): Promise<number> {
  const [row] = await hotRows<{ count: number }>(db, storeLists[wanted.list].count, valuesOf(wanted));
  return row?.count ?? 0;
}

function valuesOf({ storeId, zoneIds, moduleIds, categoryId, brandId }: StoreList): unknown[] {
  return [storeId, zoneIds, moduleIds, categoryId ?? null, brandId ?? null];
}

const byIds = {
  name: 'items by ids',
  text: `select ${itemColumns} from items i join stores s on s.id = i.store_id where i.id = any ($1::int[])`,
};

export function itemRowsByIds(db: Database, ids: readonly number[]): Promise<ItemRow[]> {
  return hotRows(db, byIds, [ids]);
}

export interface ItemDetailRow extends ItemRow {
  image_texts: string[];
  brand_name: string | null;
}

/** One item on sale, found by its slug or its id. */
export function detailSql(key: 'slug' | 'id'): string {
  return `select ${itemColumns}, i.image_texts, (select b.name from brands b where b.id = i.brand_id) as brand_name
    from items i join stores s on s.id = i.store_id where i.active and i.${key} = $1`;
}

const bySlug = { name: 'item by slug', text: detailSql('slug') };
const byId = { name: 'item by id', text: detailSql('id') };

export async function itemBySlug(db: Database, slug: string): Promise<ItemDetailRow | undefined> {
  return (await hotRows<ItemDetailRow>(db, bySlug, [slug]))[0];
}

export async function itemById(db: Database, id: number): Promise<ItemDetailRow | undefined> {
  return (await hotRows<ItemDetailRow>(db, byId, [id]))[0];
}
