import { searchContract } from 'market/search/search.contract';
import { createApiClient } from '#browser/api-client.ts';
import { cachedListing } from './cached-listing.ts';
import { foundForCard } from './found/found-item.ts';
import { addressOf, callOf, type ListingState } from './listing-address.ts';

const { search } = createApiClient({ search: searchContract });

/** One page more of a listing. A failed call is tried again [LIST-62]. */
export async function fetchListingPage(state: ListingState, page: number) {
  const ask = () => search.list({ query: callOf(state, page) });
  const { products, stores } = await cachedListing(`page ${page} of ${addressOf({ ...state, page: 1 })}`, () =>
    ask().catch(ask),
  );
  return { items: products.map((item) => foundForCard(item, state)), stores };
}

/** Items and stores for the words so far [LIST-72]. */
export function fetchSuggestions(name: string, signal: AbortSignal) {
  return search.suggestions({ query: { name }, signal });
}
