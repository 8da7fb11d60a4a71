import * as z from 'zod/mini';
import { endpoint, text } from '../../calls/endpoint.ts';
import { adminOrder } from '../orders.admin.contract.ts';
import { delayKinds } from './orders-delays.rules.ts';

const params = z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) });

/** How operators delay orders. */
export const adminDelaysContract = {
  delay: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/delay',
    summary:
      'Put a running order off, or hold it; customer, store and courier read the new time with the reason [OPS-024]',
    callers: 'operator:ops.orders',
    params,
    body: z.object({
      version: z.int(),
      kind: z.enum(delayKinds),
      /** The new arrival, or the moment at which a held order goes on; `delays` of the order has the bounds. */
      until: z.iso.datetime({ offset: true }),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
    }),
    reply: adminOrder,
    refusals: ['order_not_found', 'step_not_allowed', 'changed_meanwhile', 'delay_out_of_bounds'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/release',
    summary: 'Let a held order go on before its time [OPS-024]',
    callers: 'operator:ops.orders',
    params,
    body: z.object({ version: z.int() }),
    reply: adminOrder,
    refusals: ['order_not_found', 'step_not_allowed', 'changed_meanwhile'],
  }),
};
