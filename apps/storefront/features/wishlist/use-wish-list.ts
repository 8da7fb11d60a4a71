import { useCallback, useEffect, useState } from 'react';
import { readWishList, type WishList } from './wish-calls.ts';
import { changeWishes, useWishes, wishes } from './wish-store.ts';

export type ShownWishList =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** What has lost its heart meanwhile is no longer in it. */
  | { status: 'ready'; list: WishList };

/** What the customer has a heart for in this module, asked for when the drawer opens. */
export function useWishList(): ShownWishList {
  const [read, setRead] = useState<WishList | 'loading' | 'failed'>('loading');
  const { item, store } = useWishes();
  const ask = useCallback(async () => {
    setRead('loading');
    try {
      const list = await readWishList();
      fillHearts(list);
      setRead(list);
    } catch {
      setRead('failed');
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  if (read === 'loading') return { status: 'loading' };
  if (read === 'failed') return { status: 'failed', retry: ask };
  return {
    status: 'ready',
    list: { item: read.item.filter(({ id }) => item.has(id)), store: read.store.filter(({ id }) => store.has(id)) },
  };
}

/** The list is newer than what the page knew. */
function fillHearts(list: WishList): void {
  const known = wishes();
  changeWishes({
    item: new Set([...known.item, ...list.item.map(({ id }) => id)]),
    store: new Set([...known.store, ...list.store.map(({ id }) => id)]),
  });
}
