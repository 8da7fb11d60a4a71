import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { limitedRoles } from './access-limits.rules.ts';

const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const amount = z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000_000)));

const limit = z.object({
  role: z.enum(limitedRoles),
  currency: z.string(),
  /** Null without a limit; with 0 everything waits for a second person. */
  per_act: z.nullable(z.number()),
  per_day: z.nullable(z.number()),
  /** To be sent back with a change; 0 for a ready-made limit. */
  version: z.int(),
});
export type RoleLimit = z.output<typeof limit>;

const ownLimit = z.object({
  currency: z.string(),
  /** Null without a limit; with 0 everything waits for a second person. */
  per_act: z.nullable(z.number()),
  per_day: z.nullable(z.number()),
  /** The most that the next act may move without a second person; null without a limit. */
  left: z.nullable(z.number()),
});
export type OwnLimit = z.output<typeof ownLimit>;

/** How much money a person of a role moves alone [SEAT-16]. */
export const adminLimitsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/limits',
    summary: 'How much money a person of each role moves alone, in one action and in 24 hours, by currency [SEAT-16]',
    callers: 'operator:ops.settings',
    reply: z.object({ limits: z.array(limit) }),
    refusals: [],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/v1/admin/limits/own',
    summary: 'How much money the operator moves alone now, by currency [SEAT-16] [OPS-039]',
    callers: 'operator',
    reply: z.object({ limits: z.array(ownLimit) }),
    refusals: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/limits/{role}/{currency}',
    summary: 'Set the limits of a role, never above the own ones [SEAT-16] [SEAT-18]',
    callers: 'operator:ops.settings',
    needsFreshSecondFactor: true,
    params: z.object({ role: z.enum(limitedRoles), currency }),
    body: z.object({ per_act: amount, per_day: amount, version: z.int() }),
    reply: limit,
    refusals: ['right_missing', 'rule_scope', 'limit_order', 'changed_meanwhile'],
  }),
};
