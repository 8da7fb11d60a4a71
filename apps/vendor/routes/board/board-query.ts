import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { type BoardOrder, vendorOrdersContract } from 'market/orders/orders.vendor.contract';
import { boardKey } from '../../features/orders/store-keys.ts';
import { type Board, mergeBoard, withOrder } from './merge-board.ts';

export const boardCalls = createApiClient({ vendorOrders: vendorOrdersContract }).vendorOrders;

/** Without an event the board is read this often; it also notifies the server that it is open. */
const readMilliseconds = 20_000;

/** Reads the board of a store, whole at first and then what has changed. */
export function boardQuery(storeId: number) {
  return queryOptions({
    queryKey: boardKey(storeId),
    async queryFn({ client, signal }): Promise<Board> {
      const known = client.getQueryData<Board>(boardKey(storeId));
      const query = { since: known?.version };
      const reply = await boardCalls.board({ params: { store_id: storeId }, query, signal });
      return mergeBoard(known, reply, Date.now());
    },
    refetchInterval: readMilliseconds,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Puts an order that the server has just answered on the saved board of its store. */
export function cacheOrder(queries: QueryClient, storeId: number, order: BoardOrder): void {
  queries.setQueryData<Board>(boardKey(storeId), (known) => known && withOrder(known, order));
}
