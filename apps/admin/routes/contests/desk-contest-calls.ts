import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminContestsContract } from 'market/wallet/contests/wallet-contests.admin.contract';

export const contestCalls = createApiClient({ contests: adminContestsContract }).contests;

export const deskContestsKey = ['admin', 'contests'];

export const deskContestsQuery = (state: 'open' | 'answered') =>
  queryOptions({
    queryKey: [...deskContestsKey, state],
    queryFn: ({ signal }) => contestCalls.list({ query: { limit: 100, offset: 1, state }, signal }),
    refetchInterval: 15_000,
    // What people write is not saved on the device.
    meta: { isSecret: true },
  });
