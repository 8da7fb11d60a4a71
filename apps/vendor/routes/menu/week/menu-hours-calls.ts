import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { menuCalls } from '../menu-calls.ts';

export type MenuHours = Awaited<ReturnType<typeof menuCalls.menuHours>>;
export type CategoryHours = MenuHours['categories'][number];
export type ItemHours = MenuHours['items'][number];
export type SentWeek = NonNullable<ItemHours['week']>;

const keyOf = (storeId: number) => ['menu-hours', storeId];

/** Asks for the hours by weekday of the categories of a store, and for its items with hours of their own [STO-058]. */
export const menuHoursQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'all'],
    queryFn: ({ signal }) => menuCalls.menuHours({ params: { store_id: storeId }, signal }),
  });

/** Asks for the hours of one item. */
export const itemHoursQuery = (storeId: number, itemId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'item', itemId],
    queryFn: ({ signal }) => menuCalls.itemHours({ params: { store_id: storeId, item_id: itemId }, signal }),
  });

/** Sends hours; the lists are read again, also when another person has changed them meanwhile. */
export function useSendHours<Wanted>(storeId: number, send: (wanted: Wanted) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: keyOf(storeId) }),
      queries.invalidateQueries({ queryKey: ['menu', storeId] }),
    ]);
  return useMutation({
    mutationFn: send,
    async onSuccess() {
      await readAgain();
      onDone();
    },
    async onError(error) {
      if (error instanceof CallRefused && error.code === 'changed_meanwhile') await readAgain();
    },
  });
}
