import * as z from 'zod/mini';
import { endpoint } from '../../calls/endpoint.ts';
import { channels, ownPushes } from './notifications-channels.contract.ts';
import { courierEvents } from './notifications-channels.rules.ts';

const courierChannels = z.object({
  ...ownPushes,
  events: z.array(z.object({ event: z.enum(courierEvents), channels })),
});
export type CourierChannels = z.infer<typeof courierChannels>;

/** What reaches a courier [SEAT-28]. */
export const courierChannelsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courier/notifications',
    summary: 'Which event reaches a courier, by which channel, and whether pushes arrive [SEAT-28]',
    callers: 'courier',
    reply: courierChannels,
    refusals: [],
  }),
};
