import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from 'app-kit/calls/use-events.ts';
import { boardKey, broadcastsKey, chatsKey, prescriptionsKey, proposalsKey, waitingKey } from './store-keys.ts';

/**
 * Reads board, prescriptions, messages, proposals, what waits and messages of the market of a store at each of its events. Returns whether
 * events come.
 */
export function useStoreEvents(storeId: number): boolean {
  const queries = useQueryClient();
  return useEvents(`/api/v1/vendor/stores/${storeId}/events`, ['board', 'message', 'proposal'], () => {
    const read = (queryKey: readonly unknown[]) => queries.invalidateQueries({ queryKey });
    // The board first, alone: a new order must ring at once, on a slow tablet too.
    void read(boardKey(storeId)).finally(() => {
      for (const keyOf of [prescriptionsKey, chatsKey, proposalsKey, waitingKey, broadcastsKey])
        void read(keyOf(storeId));
    });
  });
}
