import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminBundlesContract } from 'market/dispatch/dispatch-bundles.admin.contract';

export const bundleCalls = createApiClient({ bundles: adminBundlesContract }).bundles;

/** The rider moves: arrival times are read again this often. */
const rideMilliseconds = 15_000;

/** The ride of which an order is a part. */
export const bundleQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'order', orderId, 'bundle'],
    queryFn: ({ signal }) => bundleCalls.show({ params: { order_id: orderId }, signal }),
    refetchInterval: rideMilliseconds,
  });
