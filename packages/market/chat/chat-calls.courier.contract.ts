import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { callees } from './chat-calls.rules.ts';

/** Calls of couriers about an order of theirs. */
export const courierCallsContract = {
  call: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/call',
    urgent: true,
    summary:
      'Call the customer, or the courier of a hand-over: the phone of the caller rings first, with the number of the market. Where numbers are shown the phone calls itself, and this records the try [DEL-63] [DEL-35]',
    callers: 'courier',
    params: z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) }),
    body: z.object({
      with: z.enum(callees),
      /** `phone`: the phone of the courier has called the number itself. */
      way: z.enum(['market', 'phone']),
      /** When the phone called without a connection; omitted it does so now. */
      made_at: z.optional(z.iso.datetime({ offset: true })),
    }),
    reply: z.object({}),
    refusals: ['order_not_found', 'step_not_allowed', 'calls_off', 'call_failed', 'too_many'],
  }),
};
