import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { storePendingKinds } from './access-waiting.rules.ts';

/** What waits for a member of the staff of a store [SEAT-27]. */
export const vendorWaitingContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/waiting',
    summary: 'How much waits for a member of a store, of each kind that the member may answer, and how long [SEAT-27]',
    callers: 'vendor',
    openWhileLocked: true,
    params: z.object({ store_id: id }),
    reply: z.object({
      waiting: z.array(
        z.object({
          kind: z.enum(storePendingKinds),
          count: z.int(),
          /** Age of the oldest; null where nothing waits. */
          oldest_minutes: z.nullable(z.int()),
        }),
      ),
    }),
    refusals: [],
  }),
};
