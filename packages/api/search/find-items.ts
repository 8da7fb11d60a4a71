import type { Database } from '#api/db/connection.ts';
import type { ItemRow } from '#api/items/items.data.ts';
import type { OpenFirstSlice } from '#api/items/items-open-first.data.ts';
import type { CorrectedQuery } from './correct-query.ts';
import { maxSorted, popularNamed, popularOthers, sortedHits, sortedNamed } from './search.data.ts';

/**
 * Returns a page of the items with all words: those of open stores first, then matches by name, then by number of
 * orders. Few hits are sorted, many are found by scanning the popular items; either way a page costs about the same at
 * any size of the catalog.
 */
export async function matchingItems(
  db: Database,
  { query, hits }: CorrectedQuery,
  slice: OpenFirstSlice,
): Promise<ItemRow[]> {
  if (hits.items === 0) return [];
  if (hits.items <= maxSorted) return sortedHits(db, query, slice);
  if (hits.named > maxSorted) return popularNamed(db, query, slice);
  const named = slice.skip < hits.named ? await sortedNamed(db, query, slice) : [];
  if (named.length === slice.limit) return named;
  const others = { ...slice, limit: slice.limit - named.length, skip: Math.max(0, slice.skip - hits.named) };
  return [...named, ...(await popularOthers(db, query, others))];
}
