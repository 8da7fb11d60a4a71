import { maxCounted } from 'market/calls/endpoint';
import type { Money } from 'market/values/money';
import type { Database } from '#api/db/connection.ts';
import { hotRows } from '#api/db/hot-query.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { type ItemRow, pageOf } from '#api/items/items.data.ts';
import { openFirst, reachOf } from '#api/items/items-open-first.data.ts';
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
  /** When each store must begin an order, in minutes after midnight: of what is sold at some hours only. */
  windows?: StoreWindows | undefined;
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

/** One entry of each for every store. */
export interface StoreWindows {
  ids: readonly number[];
  from: readonly number[];
  until: readonly number[];
  /** The day of the week at each, such as 'mo', and the one before. */
  days: readonly string[];
  daysBefore: readonly string[];
}

/** What the order of the items takes from their stores; one entry of each for every store. */
export interface StoreRanks {
  ids: readonly number[];
  /** Until an order is at the door. */
  minutes: readonly number[];
  fees: readonly Money[];
  /** The price from which delivery is free. */
  freeFrom: readonly Money[];
  /** Of a tax that comes on top of prices. */
  basisPoints: readonly number[];
  serviceCharges: readonly Money[];
  /** The smallest amount that is shown. */
  roundTo: Money;
}

/** A zone has no such price: delivery is never free for it. */
export const neverFree = Number.MAX_SAFE_INTEGER as Money;

const byPrice = (price: string) => price;

/** What one unit costs at the door, as `totalOfOne` decides it. */
const byTotal = (price: string, roundTo: number) =>
  `${price} + (2 * ${price} * store.basis_points + ${10_000 * roundTo}) / ${20_000 * roundTo} * ${roundTo}
    + case when ${price} >= store.free_from then 0 else store.fee end + store.service_charge`;

/** Those of equal time by the number of their orders. */
const bySoonest = () => 'store.minutes * 1000000000 - i.order_count';

const ranks = {
  popular: { by: () => 'i.order_count', way: 'desc' },
  newest: { by: () => 'i.created_at', way: 'desc' },
  cheapest: { by: byPrice, way: 'asc' },
  dearest: { by: byPrice, way: 'desc' },
  topRated: { by: () => '(i.rating_sum * 1000 / greatest(i.rating_count, 1))', way: 'desc' },
  soonest: { by: bySoonest, way: 'asc' },
  total: { by: byTotal, way: 'asc' },
} as const;

export type Rank = keyof typeof ranks;

export interface Order {
  rank: Rank;
  /** Whether hits by name come first; only if there are few enough to sort. */
  isNamedFirst: boolean;
  /** Of the ranks that depend on the store. */
  stores?: StoreRanks | undefined;
  /** The stores whose items come last, because they take no orders now; none where the shopper has chosen the order. */
  closed: readonly number[];
}

/** Adds a parameter and returns its placeholder in the statement. */
type Put = (value: unknown) => string;

/** A page of the filtered items. Planned for its values: which index serves best depends on the filters. */
export function filteredItems(
  db: Database,
  filters: ItemFilters,
  { rank, isNamedFirst, stores, closed }: Order,
  { limit, skip }: Slice,
): Promise<ItemRow[]> {
  const { by, way } = ranks[rank];
  const { put, values } = taking();
  const named =
    isNamedFirst && filters.words ? `i.words @@ ${put(namedQuery(searchQueryOf(filters)))}::tsquery` : 'true';
  const last = put(reachOf({ limit, skip, closed }));
  const bounds = rank === 'total' && stores && !filters.words ? boundsOf(filters, stores, limit + skip, put) : [];
  const branches = branchesOf(filters, put, stores && ranksOf(stores, 'i', put)).map(
    (
      { from, price },
      at,
    ) => `(select i.id, i.store_id, ${named} as in_name, ${by(price, stores?.roundTo ?? 1)} as rank ${from}
      ${bounds[at] ? `and ${price} <= ${bounds[at]}` : ''}
      order by in_name desc, ${by(price, stores?.roundTo ?? 1)} ${way}, i.id ${way} limit ${last}::int)`,
  );
  const order = `found.in_name desc, found.rank ${way}, found.id ${way}`;
  const ids = openFirst(branches.join(' union all '), order, {
    limit: put(limit),
    skip: put(skip),
    closed: put(closed),
  });
  const text = pageOf(ids, 'page.place');
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
function branchesOf(filters: ItemFilters, put: Put, ofStores = ''): Branch[] {
  const { zoneIds, moduleIds, promoted } = filters;
  const where = conditionsOf(filters, { price: 'i.sale_price', usual: 'i.price' }, put);
  if (promoted) where.push(`i.id <> all (${put(promoted.ids)}::int[])`);
  const partitions = zoneIds.flatMap((zone) => moduleIds.map((module) => ({ zone, module })));
  const goods = goodsOf(filters);
  const ordinary = partitions.map(({ zone, module }) => {
    const place = ['i.active', `i.zone_id = ${put(zone)}`, `i.module_id = ${put(module)}`];
    return {
      from: source({ ...filters, zoneIds: [zone], moduleIds: [module] }, goods + ofStores, [...place, ...where], put),
      price: 'i.sale_price',
    };
  });
  return promoted ? [...ordinary, promotedBranch(filters, promoted, put, ofStores)] : ordinary;
}

/** Joins what the order takes from the stores: from the side of the items, which are not to be read store by store. */
function ranksOf(
  { ids, minutes, fees, freeFrom, basisPoints, serviceCharges }: StoreRanks,
  items: string,
  put: Put,
): string {
  return ` left join unnest(${put(ids)}::int[], ${put(minutes)}::bigint[], ${put(fees)}::bigint[], ${put(freeFrom)}::bigint[],
    ${put(basisPoints)}::bigint[], ${put(serviceCharges)}::bigint[])
    store (id, minutes, fee, free_from, basis_points, service_charge) on store.id = ${items}.store_id`;
}

/** More of the cheapest items than a page has, among which are some with a small fee. */
const moreThanPage = 200;

/**
 * Returns for each branch the highest price that a page of the lowest totals can have, so that the index by price is
 * read only so far: the last total of the page is not above that of the same page among the cheapest items.
 */
function boundsOf(filters: ItemFilters, stores: StoreRanks, last: number, put: Put): string[] {
  const smallestFee = stores.freeFrom.some((price) => price < neverFree) ? 0 : Math.min(...stores.fees, neverFree);
  const added = smallestFee + Math.min(...stores.serviceCharges, neverFree);
  return branchesOf(filters, put).map(
    ({ from, price }) => `coalesce((select likely.total from (
      select ${byTotal('cheap.price', stores.roundTo)} as total
      from (select i.store_id, ${price} as price ${from} order by ${price} limit ${put(last + moreThanPage)}::int) cheap
      ${ranksOf(stores, 'cheap', put)}) likely
      order by likely.total limit 1 offset ${put(last - 1)}::int) - ${put(added)}::bigint, ${neverFree})`,
  );
}

function promotedBranch(
  filters: ItemFilters,
  { ids, prices, usual }: PromotedPrices,
  put: Put,
  ofStores: string,
): Branch {
  const goods = `${goodsOf(filters)} on i.id = p.id`;
  const columns = `${put(ids)}::int[], ${put(prices)}::bigint[], ${put(usual)}::bigint[]`;
  const priced = `unnest(${columns}) p (id, price, usual) join ${goods}${ofStores}`;
  return {
    from: source(
      filters,
      priced,
      ['i.active', ...conditionsOf(filters, { price: 'p.price', usual: 'p.usual' }, put)],
      put,
    ),
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

/** Where a branch has the price of an item, and that before any discount. */
interface PriceColumns {
  price: string;
  usual: string;
}

function conditionsOf(filters: ItemFilters, { price, usual }: PriceColumns, put: Put): string[] {
  const { categoryIds, brandIds, storeIds, windows, words } = filters;
  const { isDiscounted, isVegetarian, isHalal, rating, minPrice, maxPrice } = filters;
  // The table of words does not have them.
  const marked = (mark: string) =>
    words ? `exists (select from items marked where marked.id = i.id and marked.${mark})` : `i.${mark}`;
  return [
    ...(categoryIds ? [`i.category_id = any (${put(categoryIds)}::int[])`] : []),
    ...(brandIds ? [`i.brand_id = any (${put(brandIds)}::int[])`] : []),
    ...(storeIds ? [`i.store_id = any (${put(storeIds)}::int[])`] : []),
    ...(windows ? [soldWithin(windows, put, words !== undefined)] : []),
    ...(isDiscounted ? [`${price} < ${usual}`] : []),
    ...(isVegetarian ? [marked('veg')] : []),
    ...(isHalal ? [marked('is_halal')] : []),
    ...(rating ? [`i.rating_count > 0 and i.rating_sum >= ${put(rating)}::float8 * i.rating_count`] : []),
    ...(minPrice === undefined ? [] : [`${price} >= ${put(minPrice)}::bigint`]),
    ...(maxPrice === undefined ? [] : [`${price} <= ${put(maxPrice)}::bigint`]),
  ];
}

/**
 * Whether an item can be started within the window of its store: decides the same as `isSoldWithin`, and for hours by
 * weekday of itself and of its category [STO-058].
 */
function soldWithin({ ids, from, until, days, daysBefore }: StoreWindows, put: Put, isOfWords: boolean): string {
  const item = isOfWords ? 'h' : 'i';
  const ofStore = (values: readonly unknown[], type: string) =>
    `(${put(values)}::${type}[])[array_position(${put(ids)}::int[], i.store_id)]`;
  const [earliest, latest] = [ofStore(from, 'int'), ofStore(until, 'int')];
  const inWeek = (week: string) =>
    `is_in_week(${week}, ${ofStore(days, 'text')}, ${ofStore(daysBefore, 'text')}, ${earliest}, ${latest})`;
  const isSold = `(${item}.available_from is null or ${item}.available_until is null
    or case when ${item}.available_from <= ${item}.available_until
      then ${item}.available_from <= ${latest} and ${item}.available_until >= ${earliest}
      else ${latest} >= ${item}.available_from or ${earliest} <= ${item}.available_until end)
    and (${item}.sale_week is null or ${inWeek(`${item}.sale_week`)})
    and not exists (select from category_hours c
      where c.store_id = ${item}.store_id and c.category_id = ${item}.category_id and not ${inWeek('c.week')})`;
  return isOfWords ? `exists (select from items h where h.id = i.id and ${isSold})` : isSold;
}

function searchQueryOf({ words = [], zoneIds, moduleIds }: ItemFilters): SearchQuery {
  return { words, zoneIds, moduleIds };
}

function taking(): { put: Put; values: unknown[] } {
  const values: unknown[] = [];
  return { values, put: (value) => `$${values.push(value)}` };
}
