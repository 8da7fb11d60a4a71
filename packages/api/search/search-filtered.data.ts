import { maxCounted } from 'market/calls/endpoint';
import type { Money } from 'market/values/money';
import type { Database } from '#api/db/connection.ts';
import { hotRows } from '#api/db/hot-query.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { type ItemRow, pageOf } from '#api/items/items.data.ts';
import type { PromotedPrices } from './price-promoted.ts';
import { namedQuery, type SearchQuery, scopedQuery } from './search.data.ts';

/** Filters of a list. An undefined one has no effect. */
export interface ItemFilters {
  zoneIds: readonly number[];
  moduleIds: readonly number[];
  /** With their children. */
  categoryIds?: readonly number[] | undefined;
  brandIds?: readonly number[] | undefined;
  storeIds?: readonly number[] | undefined;
  isDiscounted: boolean;
  isVegetarian?: boolean;
  isHalal?: boolean;
  /** The average, or more. */
  rating?: number | undefined;
  /** Exact prices, of which cards show whole units. */
  minPrice?: Money | undefined;
  maxPrice?: Money | undefined;
  /** Prices that differ from those of the items. */
  promoted?: PromotedPrices | undefined;
  /** Folded words that the item must contain. */
  words?: readonly string[] | undefined;
}

const byPrice = (price: string) => price;

const ranks = {
  popular: { by: () => 'i.order_count', way: 'desc' },
  newest: { by: () => 'i.created_at', way: 'desc' },
  cheapest: { by: byPrice, way: 'asc' },
  dearest: { by: byPrice, way: 'desc' },
  topRated: { by: () => '(i.rating_sum * 1000 / greatest(i.rating_count, 1))', way: 'desc' },
} as const;

export type Rank = keyof typeof ranks;

export interface Order {
  rank: Rank;
  /** Whether hits by name come first; only if there are few enough to sort. */
  isNamedFirst: boolean;
}

/** Adds a parameter and returns its placeholder in the statement. */
type Put = (value: unknown) => string;

/** A page of the filtered items. Planned for its values: which index serves best depends on the filters. */
export function filteredItems(
  db: Database,
  filters: ItemFilters,
  { rank, isNamedFirst }: Order,
  { limit, skip }: Slice,
): Promise<ItemRow[]> {
  const { by, way } = ranks[rank];
  const { put, values } = taking();
  const named =
    isNamedFirst && filters.words ? `i.words @@ ${put(namedQuery(searchQueryOf(filters)))}::tsquery` : 'true';
  const last = put(limit + skip);
  const branches = branchesOf(filters, put).map(
    ({ from, price }) => `(select i.id, ${named} as in_name, ${by(price)} as rank ${from}
      order by in_name desc, ${by(price)} ${way}, i.id ${way} limit ${last}::int)`,
  );
  const ids = `select found.id, found.in_name, found.rank from (${branches.join(' union all ')}) found
    order by found.in_name desc, found.rank ${way}, found.id ${way} limit ${put(limit)} offset ${put(skip)}`;
  const text = pageOf(ids, `page.in_name desc, page.rank ${way}, page.id ${way}`);
  return hotRows(db, { name: '', text }, values);
}

/** How many there are, counted no further than `maxCounted`. */
export async function countFiltered(db: Database, filters: ItemFilters): Promise<number> {
  const { put, values } = taking();
  const branches = branchesOf(filters, put).map(({ from }) => `(select ${from} limit ${maxCounted})`);
  const text = `select count(*)::int as count from (
    select from (${branches.join(' union all ')}) found limit ${maxCounted}) counted`;
  const [row] = await hotRows<{ count: number }>(db, { name: '', text }, values);
  return row?.count ?? 0;
}

/** A part of the listing, and what its items cost. */
interface Branch {
  from: string;
  price: string;
}

/**
 * One branch for each zone and module, so that each can be read from an index in its order, and one for promoted items.
 */
function branchesOf(filters: ItemFilters, put: Put): Branch[] {
  const { zoneIds, moduleIds, promoted } = filters;
  const where = conditionsOf(filters, 'i.sale_price', put);
  if (promoted) where.push(`i.id <> all (${put(promoted.ids)}::int[])`);
  const partitions = zoneIds.flatMap((zone) => moduleIds.map((module) => ({ zone, module })));
  const goods = goodsOf(filters);
  const ordinary = partitions.map(({ zone, module }) => {
    const place = ['i.active', `i.zone_id = ${put(zone)}`, `i.module_id = ${put(module)}`];
    return {
      from: source({ ...filters, zoneIds: [zone], moduleIds: [module] }, goods, [...place, ...where], put),
      price: 'i.sale_price',
    };
  });
  return promoted ? [...ordinary, promotedBranch(filters, promoted, put)] : ordinary;
}

function promotedBranch(filters: ItemFilters, { ids, prices }: PromotedPrices, put: Put): Branch {
  const priced = `unnest(${put(ids)}::int[], ${put(prices)}::bigint[]) p (id, price) join ${goodsOf(filters)} on i.id = p.id`;
  return {
    from: source(filters, priced, ['i.active', ...conditionsOf(filters, 'p.price', put)], put),
    price: 'p.price',
  };
}

function source({ words, zoneIds, moduleIds }: ItemFilters, items: string, where: string[], put: Put): string {
  const all = where.join(' and ');
  if (!words) return `from ${items} where ${all}`;
  const scoped = put(scopedQuery({ words, zoneIds, moduleIds }));
  return `from ${items} where words_in_scope(i.zone_id, i.module_id, i.words) @@ ${scoped}::tsquery and ${all}`;
}

/** Searches read the small table of words, which has all columns that a search is filtered and ordered by. */
function goodsOf({ words }: ItemFilters): string {
  return words ? '(select item_id as id, w.* from item_words w) i' : 'items i';
}

function conditionsOf(filters: ItemFilters, price: string, put: Put): string[] {
  const { categoryIds, brandIds, storeIds, isDiscounted, isVegetarian, isHalal, rating, minPrice, maxPrice, words } =
    filters;
  // The table of words does not have them.
  const marked = (mark: string) =>
    words ? `exists (select from items marked where marked.id = i.id and marked.${mark})` : `i.${mark}`;
  return [
    ...(categoryIds ? [`i.category_id = any (${put(categoryIds)}::int[])`] : []),
    ...(brandIds ? [`i.brand_id = any (${put(brandIds)}::int[])`] : []),
    ...(storeIds ? [`i.store_id = any (${put(storeIds)}::int[])`] : []),
    ...(isDiscounted ? [`${price} < i.price`] : []),
    ...(isVegetarian ? [marked('veg')] : []),
    ...(isHalal ? [marked('is_halal')] : []),
    ...(rating ? [`i.rating_count > 0 and i.rating_sum >= ${put(rating)}::float8 * i.rating_count`] : []),
    ...(minPrice === undefined ? [] : [`${price} >= ${put(minPrice)}::bigint`]),
    ...(maxPrice === undefined ? [] : [`${price} <= ${put(maxPrice)}::bigint`]),
  ];
}

function searchQueryOf({ words = [], zoneIds, moduleIds }: ItemFilters): SearchQuery {
  return { words, zoneIds, moduleIds };
}

function taking(): { put: Put; values: unknown[] } {
  const values: unknown[] = [];
  return { values, put: (value) => `$${values.push(value)}` };
}
