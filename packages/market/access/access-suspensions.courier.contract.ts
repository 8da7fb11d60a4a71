import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { handover } from '../orders/handovers/orders-handovers.courier.contract.ts';
import { operatorRole } from './access.contract.ts';
import { suspensionRules } from './access-suspensions.rules.ts';

const order = z.object({
  id: z.string(),
  /** The digits that people name. */
  code: z.string(),
});

const suspension = z.object({
  /** Null for one that an earlier release has written. */
  id: z.nullable(z.int()),
  rule: z.enum(suspensionRules),
  reason: z.string(),
  orders: z.array(order),
  /** Orders that the courier had, which others deliver. */
  handed_over: z.array(order),
  /** Of them, those that the courier still has in the bag, with who fetches them and where. */
  meetings: z.array(z.extend(order, { handover })),
  /** Null for one of an earlier release. */
  decided_role: z.nullable(operatorRole),
  decided_at: z.nullable(z.iso.datetime()),
  /** Null until an operator lifts it. */
  until: z.nullable(z.iso.datetime()),
});
export type Suspension = z.output<typeof suspension>;

/** What a suspended courier reads of it. */
export const courierSuspensionContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courier/suspension',
    summary:
      'Why a courier is suspended: the rule, the orders, the role of who decided, until when, and what became of running orders [DEL-66]',
    callers: 'courier',
    openWhileSuspended: true,
    reply: z.object({
      /** Null for one who may work. */
      suspension: z.nullable(suspension),
    }),
    refusals: [],
  }),
};
