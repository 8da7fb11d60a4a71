import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from 'app-kit/calls/use-events.ts';
import { boardKey, prescriptionsKey } from './store-keys.ts';

/** Reads the board and the prescriptions of a store at each of its events. Returns whether events come. */
export function useStoreEvents(storeId: number): boolean {
  const queries = useQueryClient();
  return useEvents(`/api/v1/vendor/stores/${storeId}/events`, ['board'], () => {
    for (const queryKey of [boardKey(storeId), prescriptionsKey(storeId)]) void queries.invalidateQueries({ queryKey });
  });
}
