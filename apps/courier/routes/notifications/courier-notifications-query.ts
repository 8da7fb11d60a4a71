import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierChannelsContract } from 'market/notifications/channels/notifications-channels.courier.contract';

const calls = createApiClient({ channels: courierChannelsContract }).channels;

const refetchMilliseconds = 60_000;

/** Which event reaches the courier, and whether pushes arrive [SEAT-28]. */
export const channelsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => calls.show({ signal }),
  refetchInterval: refetchMilliseconds,
});
