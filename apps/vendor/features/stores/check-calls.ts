import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { declareQueuedSteps } from 'app-kit/calls/queued-steps.ts';
import { type CheckList, vendorChecksContract } from 'market/stores/stores-checks.vendor.contract';

export const checkCalls = createApiClient({ checks: vendorChecksContract }).checks;

const readMilliseconds = 30_000;

const checksKey = (storeId: number) => ['checks', storeId];

/** Asks for the opening list of a store on a day, today without one [STO-099]. */
export const checksQuery = (storeId: number, day?: string) =>
  queryOptions({
    queryKey: [...checksKey(storeId), day ?? null],
    queryFn: ({ signal }) => checkCalls.show({ params: { store_id: storeId }, query: day ? { day } : {}, signal }),
    refetchInterval: readMilliseconds,
  });

/** A tick, or the undo of one, that a person has made at this device. */
export interface SentTick {
  storeId: number;
  checkId: number;
  /** Of the check, for a refusal that comes later. */
  name: string;
  day: string;
  isTicked: boolean;
  reading: string;
  /** By the clock of this device. */
  madeAt: string;
}

/** They go out one after another, in the order in which they were made. */
export const tickKey = ['check-tick'] as const;

/** Declares how ticks are sent: they wait for the network, and the first one of a day counts [STO-099]. */
export function declareTicks(queries: QueryClient): void {
  declareQueuedSteps(queries, {
    key: tickKey,
    send({ storeId, checkId, day, isTicked, reading, madeAt }: SentTick) {
      const params = { store_id: storeId, check_id: checkId };
      if (!isTicked) return checkCalls.untick({ params, body: { day } });
      return checkCalls.tick({ params, body: { day, reading, made_at: madeAt } });
    },
    onSuccess: (list, { storeId }) => showList(queries, storeId, list),
    onError: (_error, { storeId }) => queries.invalidateQueries({ queryKey: checksKey(storeId) }),
  });
}

/** Shows a list that the server has answered, wherever its day is shown. */
export function showList(queries: QueryClient, storeId: number, list: CheckList): void {
  queries.setQueryData(checksQuery(storeId, list.day).queryKey, list);
  if (list.day === list.today) queries.setQueryData(checksQuery(storeId).queryKey, list);
}
