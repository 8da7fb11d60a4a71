import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery, text } from '../../calls/endpoint.ts';
import { adminOrder } from '../orders.admin.contract.ts';
import { changeBody, changeRefusals, lineNumber, replacement } from './orders-changes.vendor.contract.ts';

const params = z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) });

/** What operators change of the lines of an order for its customer [OPS-031]. */
export const adminChangesContract = {
  change: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/change',
    summary: 'Fewer or more pieces of a line, none, or another item; more is never charged without a yes [OPS-031]',
    callers: 'operator:ops.orders',
    needsApprovalAboveLimit: true,
    params,
    body: changeBody,
    reply: adminOrder,
    refusals: ['order_not_found', 'changed_meanwhile', 'step_not_allowed', ...changeRefusals, 'needs_second_person'],
  }),
  replacements: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/{order_id}/replacements',
    summary: 'Items of the store that suit the customer in the place of a line, the most alike first [OPS-031]',
    callers: 'operator:ops.orders',
    params,
    query: z.object({ line: lineNumber, text: z._default(text(100), ''), ...pageQuery() }),
    reply: listReply('items', replacement),
    refusals: ['order_not_found', 'line_not_found'],
  }),
};
