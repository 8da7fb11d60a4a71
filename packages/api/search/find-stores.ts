import type { QueryOf } from 'market/calls/endpoint';
import type { searchContract } from 'market/search/search.contract';
import { type FilterFlag, flagsIn, idsIn, searchWords } from 'market/search/search.rules';
import type { Database } from '#api/db/connection.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type CatalogContext, clocksAt, type VisibleScope } from '#api/stores/load-catalog-context.ts';
import { isStoreOpen } from '#api/stores/read-hours.ts';
import { correctWords } from './correct-query.ts';
import { type SearchQuery, storesNamed } from './search.data.ts';
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
export async function matchingStoreIds(query: ListingQuery, around: StoreSearch): Promise<number[]> {
  const { db, visible, scope, now } = around;
  const flags = flagsIn(query.filter) ?? [];
  const ids =
    query.data_type === 'searched' && query.name !== '' ? await namedLike(db, query.name, visible) : undefined;
  if (ids?.length === 0) return [];
  const filters: StoreFilters = {
    ...visible,
    ids,
    ...goodsOf(query, around.catalog),
    isDiscounted: flags.includes('discounted') || query.data_type === 'discounted',
    hasFreeDelivery: flags.includes('free_delivery'),
    hasCoupon: flags.includes('coupon'),
    isQuick: flags.includes('within_30_minutes'),
    sellsVegetarian: flags.includes('vegetarian'),
    sellsHalal: flags.includes('halal'),
    // Every store delivers.
    takesAway: query.delivery === 'take_away',
    rating: query.rating_count,
    rank: rankOf(query, flags),
    from: scope.at,
    at: now,
  };
  const { open = [], closed = [] } = Object.groupBy(await filteredStores(db, filters), openOrClosed(around));
  const wanted = flags.includes('currently_open') ? open : [...open, ...closed];
  return wanted.map(({ id }) => id);
}

/** The stores whose items a listing may show; undefined where it does not depend on the store [LIST-55] [LIST-56] [LIST-59]. */
export async function storesOfItems(flags: readonly FilterFlag[], around: StoreSearch): Promise<number[] | undefined> {
  const ofStores = ['currently_open', 'free_delivery', 'coupon', 'within_30_minutes'] as const;
  if (!ofStores.some((flag) => flags.includes(flag))) return undefined;
  const found = await filteredStores(around.db, {
    ...around.visible,
    hasFreeDelivery: flags.includes('free_delivery'),
    hasCoupon: flags.includes('coupon'),
    isQuick: flags.includes('within_30_minutes'),
    rank: 'popular',
    at: around.now,
  });
  const wanted = flags.includes('currently_open') ? found.filter(openAmong(around)) : found;
  return wanted.map(({ id }) => id);
}

/** The categories with their children, or the brands in their place [LIST-30]. */
export function goodsOf(query: ListingQuery, { categories }: CatalogContext) {
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

function openOrClosed(around: StoreSearch): (store: FoundStore) => 'open' | 'closed' {
  const isOpen = openAmong(around);
  return (store) => (isOpen(store) ? 'open' : 'closed');
}

function openAmong({ catalog, now }: StoreSearch): (store: FoundStore) => boolean {
  const clockIn = clocksAt(catalog, now);
  return (store) => isStoreOpen(store, clockIn(store.zone_id), now);
}

const kinds: Partial<Record<ListingQuery['type'], StoreRank>> = {
  newly_joined: 'newest',
  popular: 'popular',
  top_rated: 'topRated',
};

/** Explicit requests determine the order: the sort, then the kind, then a flag. */
function rankOf({ sort, type, data_type: dataType }: ListingQuery, flags: readonly FilterFlag[]): StoreRank {
  if (sort === 'fast_delivery') return 'fastest';
  if (sort === 'nearby') return 'nearest';
  const kind = kinds[type];
  if (kind) return kind;
  if (flags.includes('top_rated')) return 'topRated';
  if (flags.includes('popular')) return 'popular';
  return dataType === 'new' ? 'newest' : 'popular';
}

async function namedLike(db: Database, name: string, visible: VisibleScope): Promise<number[]> {
  const words = searchWords(name);
  return words.length === 0 ? [] : storesLike(db, { words, ...visible });
}

/** Stores whose name has the words, typing errors repaired where nothing is found without. */
export async function storesLike(db: Database, search: SearchQuery): Promise<number[]> {
  const found = await storesNamed(db, search);
  if (found.length > 0) return found;
  const repaired = await correctWords(db, search.words);
  return repaired ? storesNamed(db, { ...search, words: repaired }) : [];
}
