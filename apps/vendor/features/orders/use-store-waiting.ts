import { useQueries } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorWaitingContract } from 'market/access/access-waiting.vendor.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { waitingKey } from './store-keys.ts';

type Kind = ReplyOf<typeof vendorWaitingContract.show>['waiting'][number]['kind'];

const calls = createApiClient({ waiting: vendorWaitingContract }).waiting;

/** Events of a store say when to read it again; without events it is read this often. */
const readMilliseconds = 60_000;

/** Returns how much waits in these stores of each kind that the member may answer, and in all [SEAT-27]. */
export function useStoreWaiting(storeIds: readonly number[]): { countOf: (kind: Kind) => number; total: number } {
  const replies = useQueries({
    queries: storeIds.map((storeId) => ({
      queryKey: waitingKey(storeId),
      queryFn: ({ signal }: { signal: AbortSignal }) => calls.show({ params: { store_id: storeId }, signal }),
      refetchInterval: readMilliseconds,
      // The title of a tab in the background is what a member sees of it.
      refetchIntervalInBackground: true,
    })),
  });
  const waiting = replies.flatMap(({ data }) => data?.waiting ?? []);
  const sum = (of: typeof waiting) => of.reduce((total, { count }) => total + count, 0);
  return { countOf: (kind) => sum(waiting.filter((one) => one.kind === kind)), total: sum(waiting) };
}
