import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { unseenBroadcast } from './notifications-broadcasts.contract.ts';

/** What operators have written to a courier [OPS-025]. */
export const courierBroadcastsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courier/broadcasts',
    summary: 'Messages of operators that the courier has not seen, the oldest first [OPS-025]',
    callers: 'courier',
    reply: z.object({ broadcasts: z.array(unseenBroadcast) }),
    refusals: [],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/courier/broadcasts/{broadcast_id}/seen',
    summary: 'Say that a message was seen [OPS-025]',
    callers: 'courier',
    params: z.object({ broadcast_id: id }),
    body: z.object({}),
    reply: z.object({}),
    refusals: ['broadcast_not_found'],
  }),
};
