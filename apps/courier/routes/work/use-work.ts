import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callMarket } from 'app-kit/calls/call-market.ts';
import { CallRefused } from 'market/calls/client';
import type { ReplyOf } from 'market/calls/endpoint';
import { courierOrdersContract } from 'market/orders/orders.courier.contract';

export const courierCalls = callMarket({ courierOrders: courierOrdersContract }).courierOrders;

export type Work = ReplyOf<typeof courierOrdersContract.work>;

/** New requests show within 5 seconds, and what the store or another courier has done as well. */
const refetchMilliseconds = 5_000;

const workQuery = queryOptions({
  queryKey: ['work'],
  queryFn: ({ signal }) => courierCalls.work({ signal }),
  staleTime: refetchMilliseconds,
  refetchInterval: refetchMilliseconds,
});

/** Returns the shift, the requests and the deliveries of the courier; the last known ones without a connection. */
export function useWork() {
  const { data, isError, refetch } = useQuery(workQuery);
  return { work: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}

/** What a courier can do; each step belongs to one order but the shift. */
export type WorkStep =
  | { kind: 'begin' | 'end' }
  | { kind: 'take' | 'giveBack' | 'pickUp'; id: string }
  | { kind: 'deliver'; id: string; hasCash: boolean };

/** Takes a step of the work. A lost reply is no loss: the same step again is answered like the first time. */
export function useWorkStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: takeStep,
    // The network may come back; a refusal stays one.
    retry: (failures, error) => !(error instanceof CallRefused && error.status < 500) && failures < 2,
    // Also after a refusal: it says that the page is behind.
    onSettled: () => queries.invalidateQueries({ queryKey: workQuery.queryKey }),
  });
}

async function takeStep(step: WorkStep): Promise<void> {
  switch (step.kind) {
    case 'begin':
    case 'end':
      await courierCalls.shift({ body: { is_on: step.kind === 'begin' } });
      return;
    case 'take':
      await courierCalls.take({ params: { order_id: step.id }, body: {} });
      return;
    case 'giveBack':
      await courierCalls.giveBack({ params: { order_id: step.id }, body: {} });
      return;
    case 'pickUp':
      await courierCalls.pickUp({ params: { order_id: step.id }, body: {} });
      return;
    case 'deliver':
      await courierCalls.deliver({ params: { order_id: step.id }, body: { cash_received: step.hasCash } });
      return;
  }
}
