import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { readInterval } from 'app-kit/calls/read-interval.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { courierDispatchContract } from 'market/dispatch/dispatch.courier.contract';

export const dispatchCalls = createApiClient({ courierDispatch: courierDispatchContract }).courierDispatch;

/** The offer that waits for an answer, as this phone knows it. */
export interface KnownOffer extends ReplyOf<typeof courierDispatchContract.show> {
  /** What to add to the clock of this phone for that of the server, in milliseconds [SEAT-40]. */
  clockOffset: number;
}

/** Events say at once that there is an offer; this finds it where none arrive [DEL-09]. */
const refetchMilliseconds = 5_000;

export const offerQuery = queryOptions({
  queryKey: ['offer'],
  async queryFn({ signal }): Promise<KnownOffer> {
    const reply = await dispatchCalls.show({ signal });
    return { ...reply, clockOffset: Date.parse(reply.now) - Date.now() };
  },
  staleTime: refetchMilliseconds,
  refetchInterval: () => readInterval(refetchMilliseconds),
});
