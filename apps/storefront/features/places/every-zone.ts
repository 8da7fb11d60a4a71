import { everyRow } from 'market/calls/every-row';
import type { Client } from 'market/calls/typed-client';
import type { Zone, zonesContract } from 'market/zones/zones.contract';

/** Returns all zones in order, over all pages; rejects as the call rejects. */
export function everyZone({ zones }: Client<{ zones: typeof zonesContract }>): Promise<Zone[]> {
  return everyRow('zones', (query) => zones.list({ query }));
}
