import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminComplaintsContract } from 'market/chat/complaints/chat-complaints.admin.contract';

export const deskComplaintCalls = createApiClient({ complaints: adminComplaintsContract }).complaints;

export const deskComplaintsKey = ['admin', 'complaints'];

export const deskComplaintsQuery = (state: 'open' | 'answered') =>
  queryOptions({
    queryKey: [...deskComplaintsKey, state],
    queryFn: ({ signal }) => deskComplaintCalls.list({ query: { limit: 100, offset: 1, state }, signal }),
    refetchInterval: 10_000,
    // What people write about others is not saved on the device.
    meta: { isSecret: true },
  });
