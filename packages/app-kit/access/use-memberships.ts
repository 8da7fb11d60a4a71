import { queryOptions, useQuery } from '@tanstack/react-query';
import { accessContract } from 'market/access/access.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { createApiClient } from '../calls/create-api-client.ts';
import { readInterval } from '../calls/read-interval.ts';

export type Memberships = ReplyOf<typeof accessContract.memberships>;

const calls = createApiClient({ access: accessContract });

/** A changed role or a removal shows on open pages within 5 seconds [SEAT-13] [SEAT-22]. */
const refetchMilliseconds = 4_000;

/** Asks the API where the account works; only for pages behind `SignedInOnly`. */
export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => calls.access.memberships({ signal }),
  staleTime: refetchMilliseconds,
  refetchInterval: () => readInterval(refetchMilliseconds),
});

/** Returns where the account works, and what it may do there [SEAT-02]; the last known answer without a connection. */
export function useMemberships() {
  const { data, isError, refetch } = useQuery(membershipsQuery);
  return { memberships: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}
