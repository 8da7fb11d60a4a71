import { queryOptions, useQuery } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminWaitingContract } from 'market/access/access-waiting.admin.contract';
import type { ReplyOf } from 'market/calls/endpoint';

export type PendingKind = ReplyOf<typeof adminWaitingContract.show>['waiting'][number]['kind'];

const calls = createApiClient({ waiting: adminWaitingContract }).waiting;

/** Events say when to read it again; without events it is read this often. */
const readMilliseconds = 60_000;

const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: ({ signal }) => calls.show({ signal }),
  refetchInterval: readMilliseconds,
  // The title of a tab in the background is what an operator sees of it.
  refetchIntervalInBackground: true,
});

/** Returns how much is pending for an operator of each kind, and in total; nothing for everybody else [SEAT-27]. */
export function usePending(isOperator: boolean): { countOf: (kinds: readonly PendingKind[]) => number; total: number } {
  const { data } = useQuery({ ...waitingQuery, enabled: isOperator });
  const waiting = (isOperator && data?.waiting) || [];
  return {
    countOf: (kinds) => sumOf(waiting.filter(({ kind }) => kinds.includes(kind))),
    total: sumOf(waiting),
  };
}

function sumOf(waiting: readonly { count: number }[]): number {
  return waiting.reduce((sum, { count }) => sum + count, 0);
}
