import type { Database } from 'api/db/connection';
import { countFiltered, filteredItems, type ItemFilters, type StoreRanks } from 'api/search/search-filtered.data';
import type { Money } from 'market/values/money';

/** A database that writes down what it is asked, and has no rows. */
function recorder(texts: string[]): Database {
  const query = async ({ text }: { text: string }) => {
    texts.push(text);
    return { rows: [] };
  };
  return { hotPool: { query } } as unknown as Database;
}

const place: ItemFilters = { zoneIds: [1, 2], moduleIds: [1], isDiscounted: false };
const everything: ItemFilters = {
  ...place,
  categoryIds: [1],
  brandIds: [1],
  storeIds: [1],
  windows: { ids: [1], from: [1], until: [1], days: ['mo'], daysBefore: ['su'] },
  isDiscounted: true,
  rating: 4,
  minPrice: 1 as Money,
  maxPrice: 2 as Money,
  promoted: { ids: [1], prices: [1 as Money], usual: [1 as Money] },
  words: ['rice'],
};
const filterSets: ItemFilters[] = [place, { ...everything, words: undefined }, everything];
const ranks = ['popular', 'newest', 'cheapest', 'dearest', 'topRated', 'soonest', 'total'] as const;
const amounts = [1 as Money];
const ofStores: StoreRanks = {
  ids: [1],
  minutes: [1],
  fees: amounts,
  freeFrom: amounts,
  basisPoints: [1],
  serviceCharges: amounts,
  roundTo: 1 as Money,
};
const storesOf = (rank: (typeof ranks)[number]) => (rank === 'soonest' || rank === 'total' ? ofStores : undefined);
/** A listing is either of the newest items or of what is searched: `data_type` is one of both. */
const isListing = ({ words }: ItemFilters, rank: (typeof ranks)[number]) => !(words && rank === 'newest');
const slice = { limit: 10, skip: 0 };

/** Statements that are put together in loops, so that they are known only when they run: calls that show their forms. */
export const examples: Record<string, (db: Database) => Promise<unknown>> = {
  'packages/api/search/search-filtered.data.ts filteredItems': (db) =>
    Promise.all(
      filterSets.flatMap((filters) =>
        ranks
          .filter((rank) => isListing(filters, rank))
          .map((rank) =>
            filteredItems(db, filters, { rank, isNamedFirst: true, stores: storesOf(rank), closed: [1] }, slice),
          ),
      ),
    ),
  'packages/api/search/search-filtered.data.ts countFiltered': (db) =>
    Promise.all(filterSets.map((filters) => countFiltered(db, filters))),
};

/** Returns the texts that a function asks in its examples; undefined where it has none. */
export async function textsByExample(at: string): Promise<string[] | undefined> {
  const texts: string[] = [];
  await examples[at]?.(recorder(texts));
  return at in examples ? texts : undefined;
}
