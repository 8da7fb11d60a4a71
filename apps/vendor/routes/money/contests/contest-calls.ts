import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { vendorContestsContract } from 'market/wallet/contests/wallet-contests.vendor.contract';

export const contestCalls = createApiClient({ vendorContests: vendorContestsContract }).vendorContests;

export type Deduction = ReplyOf<typeof vendorContestsContract.contestable>['contestable'][number];

export const contestsKey = (storeId: number) => ['store-contests', storeId];

/** What a store may contest, and what it has contested, one beside the other [STO-089]. */
export const contestsQuery = (storeId: number) =>
  queryOptions({
    queryKey: contestsKey(storeId),
    async queryFn({ signal }) {
      const sent = { params: { store_id: storeId }, query: { limit: 100, offset: 1 }, signal };
      const [{ contestable }, { contests }] = await Promise.all([
        contestCalls.contestable(sent),
        contestCalls.list(sent),
      ]);
      return { contestable, contests };
    },
  });
