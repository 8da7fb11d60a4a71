import * as z from 'zod/mini';
import { storeRoles } from '../../access/access.rules.ts';
import { endpoint, id } from '../../calls/endpoint.ts';
import { channels, moment, ownPushes } from './notifications-channels.contract.ts';
import { pushStates, storeEvents } from './notifications-channels.rules.ts';

const storeChannels = z.object({
  ...ownPushes,
  events: z.array(
    z.object({
      event: z.enum(storeEvents),
      channels,
      roles: z.array(z.enum(storeRoles)),
      includes_caller: z.boolean(),
    }),
  ),
  /** Everybody in the store, for those who manage its staff; empty for others. */
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      role: z.enum(storeRoles),
      state: z.enum(pushStates),
      device_count: z.int(),
      confirmed_at: moment,
    }),
  ),
});
export type StoreChannels = z.infer<typeof storeChannels>;

/** What reaches the members of a store [SEAT-28]. */
export const vendorChannelsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/notifications',
    summary: 'Which event reaches whom in a store, by which channel, and whether pushes arrive [SEAT-28]',
    callers: 'vendor',
    params: z.object({ store_id: id }),
    reply: storeChannels,
    refusals: [],
  }),
};
