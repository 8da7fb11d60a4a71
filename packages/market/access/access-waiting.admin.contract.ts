import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { marketPendingKinds } from './access-waiting.rules.ts';

/** What waits for an operator [SEAT-27]. */
export const adminWaitingContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/waiting',
    summary: 'How much waits for an operator, of each kind that the operator may answer, and how long [SEAT-27]',
    callers: 'operator',
    reply: z.object({
      waiting: z.array(
        z.object({
          kind: z.enum(marketPendingKinds),
          count: z.int(),
          /** Age of the oldest; null where nothing waits. */
          oldest_minutes: z.nullable(z.int()),
        }),
      ),
    }),
    refusals: [],
  }),
};
