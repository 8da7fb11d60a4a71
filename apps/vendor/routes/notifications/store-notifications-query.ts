import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorChannelsContract } from 'market/notifications/channels/notifications-channels.vendor.contract';

const calls = createApiClient({ channels: vendorChannelsContract }).channels;

const refetchMilliseconds = 60_000;

/** Which event reaches whom in a store, and whether pushes arrive [SEAT-28]. */
export const channelsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['notifications', storeId],
    queryFn: ({ signal }) => calls.show({ params: { store_id: storeId }, signal }),
    refetchInterval: refetchMilliseconds,
  });
