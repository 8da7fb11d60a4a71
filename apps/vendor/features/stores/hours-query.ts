import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { vendorStoresContract } from 'market/stores/stores.vendor.contract';

export type Hours = ReplyOf<typeof vendorStoresContract.hours>;

export const calls = createApiClient({ vendorStores: vendorStoresContract }).vendorStores;

export const hoursQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['hours', storeId],
    queryFn: ({ signal }) => calls.hours({ params: { store_id: storeId }, signal }),
  });
