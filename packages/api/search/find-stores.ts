import type { QueryOf } from 'market/calls/endpoint';
import type { searchContract } from 'market/search/search.contract';
import { type FilterFlag, flagsIn, idsIn, searchWords } from 'market/search/search.rules';
import { minuteIn } from 'market/search/search-delivery.rules';
import type { Database } from '#api/db/connection.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type CatalogContext, clocksAt, type VisibleScope } from '#api/stores/load-catalog-context.ts';
import { wayFrom } from '#api/stores/price-way.ts';
import { readDeliveries } from '#api/stores/read-deliveries.ts';
import { isStoreOpen, promiseOf } from '#api/stores/read-hours.ts';
import { correctWords } from './correct-query.ts';
import { type SearchQuery, storesNamed, storesSelling } from './search.data.ts';
import { type FoundStore, filteredStores, type StoreFilters, type StoreRank } from './search-stores.data.ts';

export type ListingQuery = QueryOf<typeof searchContract.list>;

/** Where and when something is looked for. */
export interface StoreSearch {
  db: Database;
  visible: VisibleScope;
  catalog: CatalogContext;
  scope: Scope;
  now: Date;
}

/** Returns the ids of all stores of a listing, in order. */
export async function matchingStoreIds(query: ListingQuery, context: StoreSearch): Promise<number[]> {
  const { db, visible, scope, now } = context;
  const flags = flagsIn(query.filter) ?? [];
  const isSearch = query.data_type === 'searched' && query.name !== '';
  const like = isSearch ? await storesLike(db, { words: searchWords(query.name), ...visible }) : undefined;
  const ids = like && [...like.named, ...like.selling];
  if (ids?.length === 0) return [];
  const deliverableInTime = await storesInTime(query, context);
  const filters: StoreFilters = {
    ...visible,
    ids,
    ...categoriesOrBrandsOf(query, context.catalog),
    isDiscounted: flags.includes('discounted') || query.data_type === 'discounted',
    hasFreeDelivery: flags.includes('free_delivery'),
    hasCoupon: flags.includes('coupon'),
    sellsVegetarian: flags.includes('vegetarian'),
    sellsHalal: flags.includes('halal'),
    // Every store delivers.
    takesAway: query.delivery === 'take_away',
    rating: query.rating_count,
    rank: rankOf(query, flags),
    from: scope.at,
    at: now,
  };
  const inTime = (await filteredStores(db, filters)).filter(({ id }) => deliverableInTime?.has(id) ?? true);
  const found = byPromise(inTime, {
    isQuick: flags.includes('within_30_minutes'),
    isFastestFirst: isFastestFirst(query),
    search: context,
  });
  const { open = [], closed = [] } = Object.groupBy(found, openOrClosed(context));
  const wanted = flags.includes('currently_open') ? [open] : [open, closed];
  const first = hasDefaultSort(query, flags) && like ? new Set(like.named) : undefined;
  return wanted.flatMap((stores) => (first ? byNameFirst(stores, first) : stores)).map(({ id }) => id);
}

/** Stores that are named so lead those that only sell something of the name. */
function byNameFirst(stores: readonly FoundStore[], named: ReadonlySet<number>): FoundStore[] {
  return [...stores.filter(({ id }) => named.has(id)), ...stores.filter(({ id }) => !named.has(id))];
}

interface PromiseWanted {
  /** Only what is at the door within half an hour [LIST-36]. */
  isQuick: boolean;
  /** The shortest promise first; else the order stays. */
  isFastestFirst: boolean;
  search: Pick<StoreSearch, 'catalog' | 'scope' | 'now'>;
}

const quickMinutes = 30;

/** Returns the stores by what each promises at the place of the call, the same minutes that its card shows. */
function byPromise(stores: FoundStore[], { isQuick, isFastestFirst, search }: PromiseWanted): FoundStore[] {
  if (!isQuick && !isFastestFirst) return stores;
  const { catalog, scope, now } = search;
  const promised = stores.map((store) => {
    const way = scope.at && wayFrom(store, catalog, scope.at);
    return { store, minutes: promiseOf(store, now, way?.metres) };
  });
  const quick = isQuick ? promised.filter(({ minutes }) => minutes.max <= quickMinutes) : promised;
  if (isFastestFirst) {
    quick.sort(({ minutes: one, store: first }, { minutes: other, store: second }) => {
      return Number(second.active) - Number(first.active) || one.max - other.max || one.min - other.min;
    });
  }
  return quick.map(({ store }) => store);
}

/** Whether a listing asks for no order. */
function hasDefaultSort({ sort, type }: ListingQuery, flags: readonly FilterFlag[]): boolean {
  return sort === 'default' && type === 'all' && !flags.includes('top_rated') && !flags.includes('popular');
}

/** The stores that can deliver by the time of a listing; undefined where it names none. */
async function storesInTime({ deliver_by: time }: ListingQuery, context: StoreSearch) {
  const deliverBy = time === undefined ? undefined : minuteIn(time);
  if (deliverBy === undefined) return undefined;
  const deliveries = await readDeliveries(context);
  return new Set(deliveries.flatMap(({ store, windowBy }) => (windowBy(deliverBy) ? [store.id] : [])));
}

/** The stores whose items a listing may show; undefined where it does not depend on the store [LIST-55] [LIST-56] [LIST-59]. */
export async function storesOfItems(flags: readonly FilterFlag[], context: StoreSearch): Promise<number[] | undefined> {
  const ofStores = ['currently_open', 'free_delivery', 'coupon', 'within_30_minutes'] as const;
  if (!ofStores.some((flag) => flags.includes(flag))) return undefined;
  const found = await filteredStores(context.db, {
    ...context.visible,
    hasFreeDelivery: flags.includes('free_delivery'),
    hasCoupon: flags.includes('coupon'),
    rank: 'popular',
    at: context.now,
  });
  const isQuick = flags.includes('within_30_minutes');
  const stores = byPromise(found, { isQuick, isFastestFirst: false, search: context });
  const wanted = flags.includes('currently_open') ? stores.filter(openStorePredicate(context)) : stores;
  return wanted.map(({ id }) => id);
}

/** The categories with their children, or the brands in their place [LIST-30]. */
export function categoriesOrBrandsOf(query: ListingQuery, { categories }: CatalogContext) {
  const { data_type: dataType, id, brand_id: brandId } = query;
  const brandIds = chosen(idsIn(query.brand_ids), dataType === 'brand' ? brandId : undefined);
  if (brandIds) return { brandIds };
  const main = chosen(idsIn(query.category_ids), dataType === 'category' ? id : undefined);
  if (!main) return {};
  const wanted = new Set(main);
  const children = [...categories.values()].filter(({ parent_id }) => parent_id !== null && wanted.has(parent_id));
  return { categoryIds: [...new Set([...main, ...children.map((child) => child.id)])] };
}

function chosen(list: readonly number[] = [], one: number | undefined): readonly number[] | undefined {
  if (list.length > 0) return list;
  return one === undefined ? undefined : [one];
}

function openOrClosed(context: StoreSearch): (store: FoundStore) => 'open' | 'closed' {
  const isOpen = openStorePredicate(context);
  return (store) => (isOpen(store) ? 'open' : 'closed');
}

function openStorePredicate({ catalog, now }: StoreSearch): (store: FoundStore) => boolean {
  const clockIn = clocksAt(catalog, now);
  return (store) => isStoreOpen(store, clockIn(store.zone_id), now);
}

const kinds: Partial<Record<ListingQuery['type'], StoreRank>> = {
  newly_joined: 'newest',
  popular: 'popular',
  top_rated: 'topRated',
};

function isFastestFirst({ sort }: Pick<ListingQuery, 'sort'>): boolean {
  return sort === 'fast_delivery' || sort === 'soonest';
}

/** Explicit requests determine the order: the sort, then the kind, then a flag. */
function rankOf({ sort, type, data_type: dataType }: ListingQuery, flags: readonly FilterFlag[]): StoreRank {
  if (isFastestFirst({ sort })) return 'popular';
  if (sort === 'nearby') return 'nearest';
  const kind = kinds[type];
  if (kind) return kind;
  if (flags.includes('top_rated')) return 'topRated';
  if (flags.includes('popular')) return 'popular';
  return dataType === 'new' ? 'newest' : 'popular';
}

export interface StoresLike {
  /** Their name has the words; the most ordered first. */
  named: number[];
  /** They sell something that has the words in its name, tags or category. */
  selling: number[];
}

/** Stores that have the words in their name or on their menu, typing errors repaired where nothing is found without. */
async function storesLike(db: Database, search: SearchQuery): Promise<StoresLike> {
  if (search.words.length === 0) return { named: [], selling: [] };
  const found = await namedOrSelling(db, search);
  if (found.named.length + found.selling.length > 0) return found;
  const repaired = await correctWords(db, search.words);
  return repaired ? namedOrSelling(db, { ...search, words: repaired }) : found;
}

async function namedOrSelling(db: Database, search: SearchQuery): Promise<StoresLike> {
  const [named, selling] = await Promise.all([storesNamed(db, search), storesSelling(db, search)]);
  return { named, selling };
}

/** Stores whose name has the words, typing errors repaired where nothing is found without. */
export async function storesNamedLike(db: Database, search: SearchQuery): Promise<number[]> {
  const found = await storesNamed(db, search);
  if (found.length > 0) return found;
  const repaired = await correctWords(db, search.words);
  return repaired ? storesNamed(db, { ...search, words: repaired }) : [];
}
