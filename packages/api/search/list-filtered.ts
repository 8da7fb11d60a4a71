import { maxCounted } from 'market/calls/endpoint';
import { type FilterFlag, flagsIn, itemSorts, pricesShownWithin, searchWords } from 'market/search/search.rules';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import type { ItemRow } from '#api/items/items.data.ts';
import { closedStores } from '#api/stores/read-deliveries.ts';
import { correctQuery } from './correct-query.ts';
import { categoriesOrBrandsOf, type ListingQuery, type StoreSearch } from './find-stores.ts';
import { promotedPrices } from './price-promoted.ts';
import { rankedByStore, storesWanted } from './rank-by-store.ts';
import { maxSorted } from './search.data.ts';
import { countFiltered, filteredItems, type ItemFilters, type Order, type Rank } from './search-filtered.data.ts';

export interface Found {
  total: number;
  rows: ItemRow[];
}

const cachedCounts = answerCache<number>(cachePolicies.filteredCounts);

const none: Found = { total: 0, rows: [] };

/** Returns a page of the items of a listing, with any filters and order. */
export async function findFiltered(query: ListingQuery, context: StoreSearch): Promise<Found> {
  const { db, visible, catalog } = context;
  const flags = flagsIn(query.filter) ?? [];
  const rank = rankOf(query, flags);
  const [{ storeIds, windows }, words] = await Promise.all([
    storesWanted(query, flags, context),
    wordsOf(query, context),
  ]);
  if (storeIds?.length === 0 || words?.isNowhere) return none;
  const isDiscounted = flags.includes('discounted') || query.data_type === 'discounted';
  const bounds = pricesShownWithin({ min: query.min_price, max: query.max_price }, catalog.roundTo);
  const isByPrice = rank === 'cheapest' || rank === 'dearest' || rank === 'total';
  const goesByPrice = isDiscounted || isByPrice || Object.keys(bounds).length > 0;
  const filters: ItemFilters = {
    ...visible,
    ...categoriesOrBrandsOf(query, catalog),
    ...bounds,
    storeIds,
    windows,
    words: words?.words,
    isDiscounted,
    isVegetarian: flags.includes('vegetarian'),
    isHalal: flags.includes('halal'),
    rating: query.rating_count,
    promoted: goesByPrice ? await promotedPrices(context) : undefined,
  };
  const { limit, offset } = query;
  const slice = sliceOf({ limit, offset });
  const order: Order = {
    rank,
    isNamedFirst: query.sort === 'default' && words?.areFew === true,
    closed: goesByOpening(rank) ? await closedStores(context) : [],
  };
  const isByStore = rank === 'soonest' || rank === 'total';
  const rows = isByStore
    ? await rankedByStore(context, filters, order, slice)
    : await filteredItems(db, filters, order, slice);
  const count = () => cachedCounts(db, JSON.stringify(filters), () => countFiltered(db, filters));
  return { rows, total: Math.min(maxCounted, await totalOf({ limit, offset }, rows.length, count)) };
}

/** Returns whether nothing filters or reorders the search, so that the plain search can answer it. */
export function isPlainSearch(query: ListingQuery): boolean {
  const { data_type, category_ids, brand_ids, filter, rating_count, min_price, max_price, deliver_by, sort } = query;
  const isFiltered = [category_ids, brand_ids, filter].some((list) => list !== '' && list !== '[]');
  const isBounded = [rating_count, min_price, max_price].some((bound) => bound !== undefined);
  const isSorted = itemSorts.some((known) => known === sort);
  return data_type === 'searched' && !isFiltered && !isBounded && deliver_by === undefined && !isSorted;
}

/** Returns the corrected search words; undefined without a search. */
async function wordsOf({ data_type, name }: ListingQuery, { db, visible }: StoreSearch) {
  if (data_type !== 'searched' || name === '') return undefined;
  const typed = searchWords(name);
  if (typed.length === 0) return { words: [], isNowhere: true, areFew: true };
  const { query: repaired, hits } = await correctQuery(db, { words: typed, ...visible });
  return { words: repaired.words, isNowhere: hits.items === 0, areFew: hits.items <= maxSorted };
}

/** A price, a total and a time at the door are what the shopper has chosen to go by. */
function goesByOpening(rank: Rank): boolean {
  return rank === 'popular' || rank === 'newest' || rank === 'topRated';
}

/** Explicit requests determine the order: the sort, then a flag [LIST-58]. */
function rankOf({ sort, data_type: dataType }: ListingQuery, flags: readonly FilterFlag[]): Rank {
  if (sort === 'low') return 'cheapest';
  if (sort === 'high') return 'dearest';
  if (sort === 'soonest' || sort === 'total') return sort;
  if (flags.includes('top_rated')) return 'topRated';
  if (flags.includes('popular')) return 'popular';
  return dataType === 'new' ? 'newest' : 'popular';
}
