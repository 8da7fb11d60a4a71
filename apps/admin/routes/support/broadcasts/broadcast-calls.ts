import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminBroadcastsContract } from 'market/notifications/notifications-broadcasts.admin.contract';

export const broadcastCalls = createApiClient({ broadcasts: adminBroadcastsContract }).broadcasts;

/** Who has seen a message shows within this time [OPS-025]. */
const refetchMilliseconds = 5_000;

export const broadcastsKey = ['admin', 'broadcasts'];

export const broadcastsQuery = queryOptions({
  queryKey: [...broadcastsKey, 'list'],
  queryFn: ({ signal }) => broadcastCalls.list({ query: { limit: 50, offset: 1 }, signal }),
  refetchInterval: refetchMilliseconds,
});

export const broadcastQuery = (id: number) =>
  queryOptions({
    queryKey: [...broadcastsKey, id],
    queryFn: ({ signal }) => broadcastCalls.show({ params: { broadcast_id: id }, signal }),
    refetchInterval: refetchMilliseconds,
  });
