import { queryOptions, useQuery } from '@tanstack/react-query';
import { accessContract } from 'market/access/access.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { callMarket } from '../calls/call-market.ts';

export type Memberships = ReplyOf<typeof accessContract.memberships>;

const calls = callMarket({ access: accessContract });

/** Asks the API where the account works; only for pages behind `SignedInOnly`. */
const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => calls.access.memberships({ signal }),
  staleTime: 5_000,
  refetchInterval: 60_000,
});

/** Returns where the account works, and what it may do there [SEAT-02]; the last known answer without a connection. */
export function useMemberships() {
  const { data, isError, refetch } = useQuery(membershipsQuery);
  return { memberships: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}
