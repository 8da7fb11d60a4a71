import * as z from 'zod/mini';
import { endpoint } from '../../calls/endpoint.ts';
import { ownPushes, ways } from './notifications-reach.contract.ts';
import { courierEvents } from './notifications-reach.rules.ts';

const courierReach = z.object({
  ...ownPushes,
  events: z.array(z.object({ event: z.enum(courierEvents), ways })),
});
export type CourierReach = z.infer<typeof courierReach>;

/** What reaches a courier [SEAT-28]. */
export const courierReachContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courier/notifications',
    summary: 'Which event reaches a courier, by which way, and whether pushes arrive [SEAT-28]',
    callers: 'courier',
    reply: courierReach,
    refusals: [],
  }),
};
