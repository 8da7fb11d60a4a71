import * as z from 'zod/mini';
import { endpoint, latitude, listReply, longitude, pageQuery } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { zonePauseReasons } from '../stores/stores-availability.rules.ts';

const location = z.object({ lat: z.number(), lng: z.number() });

const zoneModule = z.object({ id: z.int(), module_type: z.enum(moduleTypes) });

/** The terms of a zone [LOC-46]. Amounts are in its currency. */
const zoneTerms = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  currency: z.string(),
  time_zone: z.string(),
  /** In a demo: the minute after midnight at which the clock of the zone stands still; null otherwise. */
  demo_minute: z.nullable(z.int()),
  cash_on_delivery: z.boolean(),
  /** The largest total that may be paid in cash; null for any. */
  cash_on_delivery_cap: z.nullable(z.number()),
  digital_payment: z.boolean(),
  /** Delivery is free from this item total on; null for never. */
  free_delivery_over: z.nullable(z.number()),
  /** Those in which something can be ordered: parcels, and modules with a store in the zone. */
  modules: z.array(zoneModule),
  /** What takes no orders until a moment, the longest first [OPS-044]. */
  pauses: z.array(
    z.object({
      /** Null for every module of the zone. */
      module_id: z.nullable(z.int()),
      reason: z.enum(zonePauseReasons),
      until: z.iso.datetime(),
    }),
  ),
});

const zone = z.extend(zoneTerms, {
  center: location,
  /** The corners of its border. */
  formatted_coordinates: z.array(location),
  /** All modules that the zone serves, also without a store yet: those that a store can register in. */
  served_modules: z.array(zoneModule),
});

export type Zone = z.infer<typeof zone>;
export type ZoneTerms = z.infer<typeof zoneTerms>;

const point = z.object({ lat: latitude, lng: longitude });

export const zonesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/zone/list',
    summary: 'The zones that the market serves',
    callers: 'anyone',
    mayBeStale: true,
    query: z.object(pageQuery()),
    reply: listReply('zones', zone),
    refusals: [],
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/zone/check',
    summary: 'Whether a point lies in a zone',
    callers: 'anyone',
    mayBeStale: true,
    query: point,
    reply: z.object({ in_zone: z.boolean(), zone_id: z.array(z.int()) }),
    refusals: [],
  }),
  at: endpoint({
    method: 'GET',
    path: '/api/v1/config/get-zone-id',
    summary: 'The zones of a point and what holds in them',
    callers: 'anyone',
    mayBeStale: true,
    query: point,
    reply: z.object({
      zone_id: z.array(z.int()),
      zone_data: z.array(z.extend(zoneTerms, { store_count: z.int() })),
    }),
    refusals: ['outside_zones'],
  }),
};
