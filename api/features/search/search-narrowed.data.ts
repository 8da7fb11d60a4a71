import { mostCounted } from 'market/endpoint';
import type { Money } from 'market/money';
import type { Database } from '#db/connection.ts';
import { hotRows } from '#db/hot-query.ts';
import { type ItemRow, pageOf } from '#features/items/items.data.ts';
import type { Slice } from '#http/pages.ts';
import { namedQuery, type Sought, scopedQuery } from './search.data.ts';

/** What of a place is listed. What is undefined narrows nothing. */
export interface Narrowing {
  zoneIds: readonly number[];
  moduleIds: readonly number[];
  /** With their children. */
  categoryIds?: readonly number[] | undefined;
  brandIds?: readonly number[] | undefined;
  storeIds?: readonly number[] | undefined;
  isDiscounted: boolean;
  /** The average, or more. */
  rating?: number | undefined;
  minPrice?: Money | undefined;
  maxPrice?: Money | undefined;
  /** Folded words that all stand in the item. */
  words?: readonly string[] | undefined;
}

const ranks = {
  popular: { by: 'i.order_count', way: 'desc' },
  newest: { by: 'i.created_at', way: 'desc' },
  cheapest: { by: 'i.sale_price', way: 'asc' },
  dearest: { by: 'i.sale_price', way: 'desc' },
  topRated: { by: '(i.rating_sum * 1000 / greatest(i.rating_count, 1))', way: 'desc' },
} as const;

export type Rank = keyof typeof ranks;

export interface Order {
  rank: Rank;
  /** Hits by name come before the others; only where there are few enough to sort. */
  isNamedFirst: boolean;
}

/** Takes down a value and answers its place in the statement. */
type Put = (value: unknown) => string;

/** A page of the narrowed items. Planned for its values: which index serves best depends on what narrows most. */
export function narrowedItems(
  db: Database,
  narrowing: Narrowing,
  { rank, isNamedFirst }: Order,
  { limit, skip }: Slice,
): Promise<ItemRow[]> {
  const { by, way } = ranks[rank];
  const { put, values } = taking();
  const named =
    isNamedFirst && narrowing.words ? `w.words @@ ${put(namedQuery(asSought(narrowing)))}::tsquery` : 'true';
  const reach = put(limit + skip);
  const branches = branchesOf(narrowing, put).map(
    (from) => `(select i.id, ${named} as in_name, ${by} as rank ${from}
      order by in_name desc, ${by} ${way}, i.id ${way} limit ${reach}::int)`,
  );
  const ids = `select found.id, found.in_name, found.rank from (${branches.join(' union all ')}) found
    order by found.in_name desc, found.rank ${way}, found.id ${way} limit ${put(limit)} offset ${put(skip)}`;
  const text = pageOf(ids, `page.in_name desc, page.rank ${way}, page.id ${way}`);
  return hotRows(db, { name: '', text }, values);
}

/** How many there are, counted no further than `mostCounted`. */
export async function countNarrowed(db: Database, narrowing: Narrowing): Promise<number> {
  const { put, values } = taking();
  const branches = branchesOf(narrowing, put).map((from) => `(select ${from} limit ${mostCounted})`);
  const text = `select count(*)::int as count from (
    select from (${branches.join(' union all ')}) found limit ${mostCounted}) counted`;
  const [row] = await hotRows<{ count: number }>(db, { name: '', text }, values);
  return row?.count ?? 0;
}

/** One for each zone and module, so that each can be read from an index in its order. */
function branchesOf(narrowing: Narrowing, put: Put): string[] {
  const { zoneIds, moduleIds, words } = narrowing;
  const where = conditionsOf(narrowing, put).map((condition) => ` and ${condition}`);
  const places = zoneIds.flatMap((zone) => moduleIds.map((module) => ({ zone, module })));
  return places.map(({ zone, module }) => {
    const place = `i.active and i.zone_id = ${put(zone)} and i.module_id = ${put(module)}`;
    if (!words) return `from items i where ${place}${where.join('')}`;
    const scoped = put(scopedQuery({ words, zoneIds: [zone], moduleIds: [module] }));
    return `from item_words w join items i on i.id = w.item_id
      where w.active and words_in_scope(w.zone_id, w.module_id, w.words) @@ ${scoped}::tsquery
        and ${place}${where.join('')}`;
  });
}

function conditionsOf(narrowing: Narrowing, put: Put): string[] {
  const { categoryIds, brandIds, storeIds, isDiscounted, rating, minPrice, maxPrice } = narrowing;
  return [
    ...(categoryIds ? [`i.category_id = any (${put(categoryIds)}::int[])`] : []),
    ...(brandIds ? [`i.brand_id = any (${put(brandIds)}::int[])`] : []),
    ...(storeIds ? [`i.store_id = any (${put(storeIds)}::int[])`] : []),
    ...(isDiscounted ? ['i.sale_price < i.price'] : []),
    ...(rating ? [`i.rating_count > 0 and i.rating_sum >= ${put(rating)}::float8 * i.rating_count`] : []),
    ...(minPrice === undefined ? [] : [`i.sale_price >= ${put(minPrice)}::bigint`]),
    ...(maxPrice === undefined ? [] : [`i.sale_price <= ${put(maxPrice)}::bigint`]),
  ];
}

function asSought({ words = [], zoneIds, moduleIds }: Narrowing): Sought {
  return { words, zoneIds, moduleIds };
}

function taking(): { put: Put; values: unknown[] } {
  const values: unknown[] = [];
  return { values, put: (value) => `$${values.push(value)}` };
}
