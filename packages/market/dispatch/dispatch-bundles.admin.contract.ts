import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { choiceReasons, exclusionReasons } from './dispatch-reasons.rules.ts';

const orderId = z.string().check(z.regex(/^\d{1,20}$/));
const params = z.object({ order_id: orderId });
const person = z.nullable(z.string());

/** An order of a ride. */
const ridden = z.object({
  id: z.string(),
  order_status: z.enum(orderStatuses),
  store_name: z.string(),
  /** Null for an order of a zone that the operator does not see. */
  customer_name: person,
  /** Why dispatch has given it to this courier; null where a person has, or the courier took it. */
  reason: z.nullable(z.object({ code: z.enum(choiceReasons), minutes: z.int(), metres: z.int() })),
  /** The operator who has given it. */
  person,
  /** Until it is picked up. */
  may_part: z.boolean(),
});

/** An order without a courier that could join. */
const joinable = z.object({
  id: z.string(),
  store_name: z.string(),
  customer_name: person,
  /** Why the courier cannot have it; null where they can. */
  why: z.nullable(z.enum(exclusionReasons)),
  /** By how many minutes it would come later than promised; null where it comes in time. */
  late_minutes: z.nullable(z.int()),
});

const bundle = z.object({
  courier: z.nullable(z.object({ id, name: z.string() })),
  /** Whether dispatch adds no order to the ride, until the orders in it are over. */
  is_locked: z.boolean(),
  /** The operator who has locked it. */
  locked_by: person,
  orders: z.array(ridden),
  /** In sequence; the moments are null where the position of the courier is unknown. */
  stops: z.array(
    z.object({ order_id: z.string(), kind: z.enum(['pick_up', 'door']), at: z.nullable(z.iso.datetime()) }),
  ),
  /** Those that fit first. */
  joinable: z.array(joinable),
});

export type Bundle = z.output<typeof bundle>;

/** Which orders one courier brings together, as operators see and change it [OPS-020]. */
export const adminBundlesContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/{order_id}/bundle',
    summary: 'The orders that the courier of an order brings together, why, and which could join [OPS-020]',
    callers: 'operator:ops.dispatch',
    params,
    reply: bundle,
    refusals: ['order_not_found'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/bundle/join',
    summary:
      'Let an order without a courier join the ride of this one; refused where it would come later than promised [OPS-020]',
    callers: 'operator:ops.dispatch',
    params,
    body: z.object({
      /** Who had this order on the screen. */
      courier_id: id,
      joined_id: orderId,
    }),
    reply: bundle,
    refusals: [
      'order_not_found',
      'changed_meanwhile',
      'step_not_allowed',
      'does_not_join',
      'breaks_promise',
      'not_on_shift',
      'cash_limit',
      'deliveries_full',
      'delivery_taken',
    ],
  }),
  part: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/bundle/part',
    summary:
      'Take an order out of the ride of its courier, until it is picked up; dispatch finds another one [OPS-020]',
    callers: 'operator:ops.dispatch',
    params,
    body: z.object({ courier_id: id }),
    reply: bundle,
    refusals: ['order_not_found', 'changed_meanwhile', 'step_not_allowed'],
  }),
  lock: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/orders/{order_id}/bundle/lock',
    summary: 'Lock the ride of the courier of an order, or unlock it: dispatch adds no order to a locked one [OPS-020]',
    callers: 'operator:ops.dispatch',
    params,
    body: z.object({ courier_id: id, is_locked: z.boolean() }),
    reply: bundle,
    refusals: ['order_not_found', 'changed_meanwhile', 'step_not_allowed'],
  }),
};
