import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierReachContract } from 'market/notifications/reach/notifications-reach.courier.contract';

const calls = createApiClient({ reach: courierReachContract }).reach;

const refetchMilliseconds = 60_000;

/** Which event reaches the courier, and whether pushes arrive [SEAT-28]. */
export const reachQuery = queryOptions({
  queryKey: ['reach'],
  queryFn: ({ signal }) => calls.show({ signal }),
  refetchInterval: refetchMilliseconds,
});
