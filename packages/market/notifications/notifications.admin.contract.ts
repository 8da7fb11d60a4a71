import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';

/** What operators receive while it happens. */
export const adminNotificationsContract = {
  events: endpoint({
    method: 'GET',
    path: '/api/v1/admin/events',
    summary:
      'What happens to the market for its operators, as server-sent events: each is a hint to ask the API [SEAT-16]',
    callers: 'operator',
    replyAs: 'events',
    reply: z.object({
      /** `again`: some events may have been missed; `beat`: a heartbeat every 20 seconds. */
      event: z.enum(['proposal', 'message', 'again', 'beat']),
      data: z.object({}),
    }),
    refusals: ['too_many', 'overloaded'],
  }),
};
