import * as z from 'zod/mini';
import { endpoint, text } from '../calls/endpoint.ts';
import { maxNetworks, outsideRules } from './access-networks.rules.ts';

const list = {
  /** Addresses or networks, such as '196.216.0.0/16'; empty for everywhere. */
  networks: z.array(text(50)).check(z.maxLength(maxNetworks)),
  outside: z.enum(outsideRules),
};

const savedNetworks = z.object({
  ...list,
  /** Where this call comes from. */
  own_address: z.string(),
  /** To be sent back with a change; 0 before the first. */
  version: z.int(),
});
export type SavedNetworks = z.output<typeof savedNetworks>;

/** From which networks operators work [SEAT-10]. */
export const adminNetworksContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/settings/networks',
    summary: 'From which networks operators work, and what happens to those who call from elsewhere [SEAT-10]',
    callers: 'operator:ops.settings',
    reply: savedNetworks,
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/settings/networks',
    summary: 'Choose from which networks operators work; a list that shuts its author out is refused [SEAT-10]',
    callers: 'operator:ops.settings',
    needsFreshSecondFactor: true,
    body: z.object({ ...list, version: z.int() }),
    reply: savedNetworks,
    refusals: ['networks_shut_out', 'changed_meanwhile'],
  }),
};
