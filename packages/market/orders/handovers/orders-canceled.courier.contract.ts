import * as z from 'zod/mini';
import { endpoint, orderId } from '../../calls/endpoint.ts';

/** Orders of a courier that others have canceled [DEL-14]. */
export const courierCanceledContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/courier/canceled',
    summary:
      'Orders of the courier that others have canceled in the last hours, until the courier has seen it [DEL-14]',
    callers: 'courier',
    reply: z.object({
      orders: z.array(
        z.object({
          id: z.string(),
          /** What bags and boards show of the number. */
          code: z.string(),
          store_name: z.string(),
          reason: z.string(),
          /** It was in the bag already: it goes back to its store. */
          was_carried: z.boolean(),
          canceled_at: z.iso.datetime(),
        }),
      ),
    }),
    refusals: [],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/courier/canceled/{order_id}/seen',
    summary: 'Say that the courier has seen that an order was canceled [DEL-14]',
    callers: 'courier',
    params: z.object({ order_id: orderId }),
    body: z.object({}),
    reply: z.object({}),
    refusals: ['order_not_found'],
  }),
};
