import { queryOptions, type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import type { ArrangedCategories, ArrangedItems } from 'market/items/items-arrangement.vendor.contract';
import { menuCalls, useRefreshMenu } from '../menu-calls.ts';

const keyOf = (storeId: number) => ['menu', storeId, 'arrangement'];

/** Asks for the categories of a store in the order in which customers see them. */
export const categoriesQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'categories'],
    queryFn: ({ signal }) => menuCalls.arrangement({ params: { store_id: storeId }, signal }),
  });

/** Asks for the items of a category in the order in which customers see them. */
export const itemsQuery = (storeId: number, categoryId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'items', categoryId],
    queryFn: ({ signal }) =>
      menuCalls.arrangedItems({ params: { store_id: storeId, category_id: categoryId }, signal }),
  });

/**
 * Tells whether a list comes from the device and is being renewed. It may be older than the last change that was made
 * here, and the API would refuse a change of what is outdated. Without a connection nothing is being renewed.
 */
export function isFromDevice({ isFetchedAfterMount, fetchStatus }: UseQueryResult): boolean {
  return !isFetchedAfterMount && fetchStatus === 'fetching';
}

/** The order of the items of a category as it is sent; null is that of what is ordered most. */
export interface ItemOrder {
  ids: number[] | null;
  featured: number[];
}

interface Arranging<Order, Reply> {
  storeId: number;
  key: readonly unknown[];
  send: (version: number, order: Order) => Promise<Reply>;
  /** How the list will be, for the screen that shows it before the server has answered. */
  expected: (now: Reply, order: Order) => Reply;
  onFailed: (reason: string | undefined) => void;
}

/**
 * Writes an order: the list shows it at once and shows what holds where the API refuses it. Without a connection it
 * waits, and those after it with it; each names the version that the one before it has led to [STO-052].
 */
function useArrange<Order, Reply extends { version: number }>({
  storeId,
  key,
  send,
  expected,
  onFailed,
}: Arranging<Order, Reply>) {
  const queries = useQueryClient();
  const refresh = useRefreshMenu(storeId);
  const scope = `arrange-${storeId}`;
  const versionNow = () =>
    Math.max(0, ...queries.getQueriesData<Reply>({ queryKey: keyOf(storeId) }).map(([, data]) => data?.version ?? 0));
  return useMutation({
    mutationKey: [scope],
    scope: { id: scope },
    networkMode: 'online',
    // A call that got no answer is sent again; the API knows a repeated one.
    retry: (failures, error) => failures < 3 && !(error instanceof CallRefused),
    mutationFn: (order: Order) => send(versionNow(), order),
    async onMutate(order) {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Reply>(key, (now) => now && expected(now, order));
    },
    async onSuccess(reply) {
      const isLast = queries.isMutating({ mutationKey: [scope] }) === 1;
      // One that waits is shown already.
      queries.setQueryData<Reply>(key, (now) => (isLast || !now ? reply : { ...now, version: reply.version }));
      if (isLast) await refresh();
    },
    async onError(error) {
      onFailed(error instanceof CallRefused ? error.message : undefined);
      await refresh();
    },
  });
}

/** Returns what puts the categories of a store in order; null is the order of the market. */
export function useArrangeCategories(storeId: number, onFailed: Arranging<unknown, never>['onFailed']) {
  return useArrange<number[] | null, ArrangedCategories>({
    storeId,
    key: categoriesQuery(storeId).queryKey,
    send: (version, ids) =>
      menuCalls.arrangeCategories({ params: { store_id: storeId }, body: { version, category_ids: ids } }),
    expected: (now, ids) => ({
      ...now,
      is_arranged: ids !== null,
      categories: ids ? inOrder(now.categories, ids) : now.categories,
    }),
    onFailed,
  });
}

/** Returns what puts the items of a category in order and features some. */
export function useArrangeItems(storeId: number, categoryId: number, onFailed: Arranging<unknown, never>['onFailed']) {
  return useArrange<ItemOrder, ArrangedItems>({
    storeId,
    key: itemsQuery(storeId, categoryId).queryKey,
    send: (version, { ids, featured }) =>
      menuCalls.arrangeItems({
        params: { store_id: storeId, category_id: categoryId },
        body: { version, item_ids: ids, featured_ids: featured },
      }),
    expected: (now, { ids, featured }) => {
      const items = now.items.map((item) => ({ ...item, is_featured: featured.includes(item.id) }));
      return { ...now, is_arranged: ids !== null, items: ids ? inOrder(items, ids) : items };
    },
    onFailed,
  });
}

function inOrder<Entry extends { id: number }>(entries: readonly Entry[], ids: readonly number[]): Entry[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Entry) => places.get(id) ?? ids.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}
