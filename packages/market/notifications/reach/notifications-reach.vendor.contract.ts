import * as z from 'zod/mini';
import { storeRoles } from '../../access/access.rules.ts';
import { endpoint, id } from '../../calls/endpoint.ts';
import { moment, ownPushes, ways } from './notifications-reach.contract.ts';
import { pushStates, storeEvents } from './notifications-reach.rules.ts';

const storeReach = z.object({
  ...ownPushes,
  events: z.array(
    z.object({ event: z.enum(storeEvents), ways, roles: z.array(z.enum(storeRoles)), reaches_caller: z.boolean() }),
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
export type StoreReach = z.infer<typeof storeReach>;

/** What reaches the members of a store [SEAT-28]. */
export const vendorReachContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/notifications',
    summary: 'Which event reaches whom in a store, by which way, and whether pushes arrive [SEAT-28]',
    callers: 'vendor',
    params: z.object({ store_id: id }),
    reply: storeReach,
    refusals: [],
  }),
};
