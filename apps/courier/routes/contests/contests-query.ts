import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierSuspensionContract } from 'market/access/access-suspensions.courier.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { courierContestsContract } from 'market/wallet/contests/wallet-contests.courier.contract';

const calls = createApiClient({ contests: courierContestsContract, suspension: courierSuspensionContract });

export const makeContest = calls.contests.make;

export type Contestable = ReplyOf<typeof courierContestsContract.contestable>['contestable'][number];

/** An answer shows within this time [DEL-57]. */
const refetchMilliseconds = 10_000;

export const contestsKey = ['contests'];

export const contestsQuery = queryOptions({
  queryKey: [...contestsKey, 'made'],
  queryFn: ({ signal }) => calls.contests.list({ query: { limit: 50, offset: 1 }, signal }),
  refetchInterval: refetchMilliseconds,
});

export const contestableQuery = queryOptions({
  queryKey: [...contestsKey, 'contestable'],
  queryFn: ({ signal }) => calls.contests.contestable({ query: { limit: 100, offset: 1 }, signal }),
  staleTime: refetchMilliseconds,
});

export const suspensionQuery = queryOptions({
  queryKey: ['suspension'],
  queryFn: ({ signal }) => calls.suspension.show({ signal }),
  staleTime: 4_000,
  // Its end, and an answer, show on the open page [DEL-66].
  refetchInterval: 5_000,
});
