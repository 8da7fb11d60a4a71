import type { Store } from 'market/stores/stores.contract';
import { useCallback, useState } from 'react';
import type { FoundCard } from './found/found-item.ts';
import { addressOf, type ListingState, perPage } from './listing-address.ts';

export interface Results {
  items: FoundCard[];
  stores: Store[];
}

interface First extends Results {
  state: ListingState;
  isEnd: boolean;
}

/** Loads further pages of a listing while the user scrolls, until one is empty [LIST-20] [LIST-21]. */
export function useMoreResults(first: First) {
  const [more, setMore] = useState<Results & { of: First; page: number; isEnd: boolean }>();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Loaded pages belong to the listing that they continue.
  const fetched =
    more?.of === first ? more : { of: first, items: [], stores: [], page: first.state.page, isEnd: first.isEnd };
  const load = useCallback(async () => {
    setStatus('loading');
    const page = fetched.page + 1;
    try {
      const { fetchListingPage } = await import('./search-calls.ts');
      const { items, stores } = await fetchListingPage(first.state, page);
      const isEnd = items.length + stores.length < perPage;
      setMore({ of: first, page, isEnd, items: [...fetched.items, ...items], stores: [...fetched.stores, ...stores] });
      setStatus('idle');
      savePage(first.state, page);
    } catch {
      setStatus('failed');
    }
  }, [first, fetched]);
  return {
    items: unseen(first.items, fetched.items),
    stores: unseen(first.stores, fetched.stores),
    page: fetched.page,
    isEnd: fetched.isEnd,
    status: more?.of === first || status === 'loading' || status === 'failed' ? status : 'idle',
    load,
  };
}

/** Going back and reloading then show as much again. The router need not load what is shown already. */
function savePage(state: ListingState, page: number): void {
  history.replaceState(history.state, '', addressOf({ ...state, page }));
}

/** Orders come in between two pages, and an item may move from one to the next. */
function unseen<Entry extends { id: number }>(first: Entry[], more: Entry[]): Entry[] {
  const shownIds = new Set(first.map(({ id }) => id));
  return [...new Map(more.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !shownIds.has(id));
}
