import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { unseenBroadcast } from './notifications-broadcasts.contract.ts';

/** What operators have written to a store [OPS-025]. */
export const vendorBroadcastsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/broadcasts',
    summary: 'Messages of operators that no member of the store has seen, the oldest first [OPS-025]',
    callers: 'vendor:store.orders',
    params: z.object({ store_id: id }),
    reply: z.object({ broadcasts: z.array(unseenBroadcast) }),
    refusals: [],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/broadcasts/{broadcast_id}/seen',
    summary: 'Say for the store that a message was seen [OPS-025]',
    callers: 'vendor:store.orders',
    params: z.object({ store_id: id, broadcast_id: id }),
    body: z.object({}),
    reply: z.object({}),
    refusals: ['broadcast_not_found'],
  }),
};
