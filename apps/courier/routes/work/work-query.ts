import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { readInterval } from 'app-kit/calls/read-interval.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { courierCallsContract } from 'market/chat/chat-calls.courier.contract';
import { courierHandoversContract } from 'market/orders/handovers/orders-handovers.courier.contract';
import { courierOrdersContract } from 'market/orders/orders.courier.contract';

export const courierCalls = createApiClient({ courierOrders: courierOrdersContract }).courierOrders;

export const callCalls = createApiClient({ courierCalls: courierCallsContract }).courierCalls;
export const handoverCalls = createApiClient({ courierHandovers: courierHandoversContract }).courierHandovers;

/** The work of a courier as this phone knows it. */
export interface KnownWork extends ReplyOf<typeof courierOrdersContract.work> {
  /** What to add to the clock of this phone for that of the server, in milliseconds [SEAT-40]. */
  clockOffset: number;
}

/** New requests show within 5 seconds, and what the store or another courier has done as well. */
const refetchMilliseconds = 5_000;
/** No event tells that the engine leaves an order to the list, that an operator’s hold is over, or that cash was taken in. */
const refetchMillisecondsWithEvents = 60_000;

export const workQuery = queryOptions({
  queryKey: ['work'],
  async queryFn({ signal }): Promise<KnownWork> {
    const work = await courierCalls.work({ signal });
    return { ...work, clockOffset: Date.parse(work.now) - Date.now() };
  },
  staleTime: refetchMilliseconds,
  refetchInterval: () => readInterval(refetchMilliseconds, refetchMillisecondsWithEvents),
});
