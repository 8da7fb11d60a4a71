import { queryOptions } from '@tanstack/react-query';
import { callMarket } from 'app-kit/calls/call-market.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { vendorStoresContract } from 'market/stores/stores.vendor.contract';

export type Hours = ReplyOf<typeof vendorStoresContract.hours>;

export const calls = callMarket({ vendorStores: vendorStoresContract }).vendorStores;

export const hoursQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['hours', storeId],
    queryFn: ({ signal }) => calls.hours({ params: { store_id: storeId }, signal }),
  });
