import { everyRow } from 'market/calls/every-row';
import type { Client } from 'market/calls/typed-client';
import type { Zone, zonesContract } from 'market/zones/zones.contract';

/** Returns all zones of the market in its order, however many pages of them there are; fails as the call fails. */
export function everyZone({ zones }: Client<{ zones: typeof zonesContract }>): Promise<Zone[]> {
  return everyRow('zones', (query) => zones.list({ query }));
}
