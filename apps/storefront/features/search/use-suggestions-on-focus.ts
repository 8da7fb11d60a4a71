import { categoriesContract } from 'market/categories/categories.contract';
import { type Item, itemsContract } from 'market/items/items.contract';
import { type Store, storesContract } from 'market/stores/stores.contract';
import { useEffect, useState } from 'react';
import { createApiClient } from '#browser/api-client.ts';
import { cachedListing } from './cached-listing.ts';

/** What the search offers before anything is typed. */
export interface SuggestionsOnFocus {
  items: readonly Item[];
  categories: readonly { id: number; name: string; image_full_url: string }[];
  /** Only open ones. */
  stores: readonly Store[];
}

const nothing: SuggestionsOnFocus = { items: [], categories: [], stores: [] };
const api = createApiClient({ categories: categoriesContract, items: itemsContract, stores: storesContract });

/** Returns what is popular in the place and module of the browser, once the field is entered; without it the search works. */
export function useSuggestionsOnFocus(isWanted: boolean): SuggestionsOnFocus {
  const [offer, setOffer] = useState(nothing);
  useEffect(() => {
    if (!isWanted) return;
    let isAwaited = true;
    cachedListing('what the search offers', fetchSuggestionsOnFocus).then(
      (found) => isAwaited && setOffer(found),
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [isWanted]);
  return offer;
}

async function fetchSuggestionsOnFocus(): Promise<SuggestionsOnFocus> {
  const [items, categories, stores] = await Promise.all([
    api.items.popular({ query: { offset: 1, limit: 12 } }),
    api.categories.list({ query: { offset: 1, limit: 6 } }),
    api.stores.list({ query: { type: 'popular', filter: 'currently_open', offset: 1, limit: 4 } }),
  ]);
  return { items: eachNameOnce(items.products).slice(0, 4), categories: categories.categories, stores: stores.stores };
}

/** Many kitchens sell the most ordered dish. */
function eachNameOnce(items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (item.store_open && !first.has(item.name)) first.set(item.name, item);
  return [...first.values()];
}
