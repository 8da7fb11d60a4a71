import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorComplaintsContract } from 'market/chat/complaints/chat-complaints.vendor.contract';

export const complaintCalls = createApiClient({ complaints: vendorComplaintsContract }).complaints;

export const complaintsKey = (storeId: number) => ['store-complaints', storeId];

/** What a store has reported, with the answers [STO-102]. */
export const complaintsQuery = (storeId: number) =>
  queryOptions({
    queryKey: complaintsKey(storeId),
    queryFn: ({ signal }) =>
      complaintCalls.list({ params: { store_id: storeId }, query: { limit: 100, offset: 1 }, signal }),
    refetchInterval: 10_000,
    // What people write about others is not saved on the device.
    meta: { isSecret: true },
  });
