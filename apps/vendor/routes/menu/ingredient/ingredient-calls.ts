import { queryOptions, useMutation } from '@tanstack/react-query';
import { menuCalls, useRefreshMenu } from '../menu-calls.ts';

/** Asks for the words of a menu, and for the items that name one of them [STO-061]. */
export const ingredientQuery = (storeId: number, word: string) =>
  queryOptions({
    queryKey: ['menu', storeId, 'ingredients', word],
    queryFn: ({ signal }) =>
      menuCalls.ingredients({ params: { store_id: storeId }, query: word ? { word } : {}, signal }),
  });

export type Ingredients = Awaited<ReturnType<typeof menuCalls.ingredients>>;

export interface UsedUp {
  word: string;
  items: { id: number; version: number }[];
  until: 'tomorrow' | undefined;
}

/** Marks items with an ingredient as sold out [STO-061]. */
export function useTakeOff(
  storeId: number,
  onDone: (reply: Awaited<ReturnType<typeof menuCalls.takeIngredientOff>>) => void,
) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: ({ word, items, until }: UsedUp) =>
      menuCalls.takeIngredientOff({
        params: { store_id: storeId },
        body: { word, items, ...(until && { until }) },
      }),
    async onSuccess(reply) {
      onDone(reply);
      await refresh();
    },
  });
}

/** Puts back what an ingredient took off sale. */
export function usePutBackIngredient(storeId: number) {
  const refresh = useRefreshMenu(storeId);
  return useMutation({
    mutationFn: (changeId: number) =>
      menuCalls.putIngredientBack({ params: { store_id: storeId, change_id: changeId } }),
    onSettled: refresh,
  });
}
