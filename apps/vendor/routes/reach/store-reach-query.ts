import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorReachContract } from 'market/notifications/reach/notifications-reach.vendor.contract';

const calls = createApiClient({ reach: vendorReachContract }).reach;

const refetchMilliseconds = 60_000;

/** Which event reaches whom in a store, and whether pushes arrive [SEAT-28]. */
export const reachQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['reach', storeId],
    queryFn: ({ signal }) => calls.show({ params: { store_id: storeId }, signal }),
    refetchInterval: refetchMilliseconds,
  });
