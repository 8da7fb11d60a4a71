import * as z from 'zod/mini';
import { endpoint, id, latitude, listReply, longitude, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { zonePauseMinutes, zonePauseReasons } from '../stores/stores-availability.rules.ts';

/** In the currency of the zone. */
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000_000));

const zoneBody = z.object({
  name: text(80).check(z.minLength(1, 'Name is required')),
  city: text(80).check(z.minLength(1, 'This field is required.')),
  time_zone: text(60),
  /** That of the market, or of the zone as it is, where it is left out. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** The corners of its border in order; the last is joined to the first. */
  area: z.array(z.object({ lat: latitude, lng: longitude })).check(z.maxLength(2_000)),
  cash_on_delivery: z.boolean(),
  /** The largest total that may be paid in cash; null for any. */
  cash_on_delivery_cap: z.nullable(amount),
  digital_payment: z.boolean(),
  tax_percent: z.number().check(z.minimum(0), z.maximum(100)),
  /** Whether prices of items contain the tax. */
  tax_inclusive: z.boolean(),
  /** Delivery is free from this item total on; null for never. */
  free_delivery_over: z.nullable(amount),
  service_charge: amount,
  /** What is ordered here, and what its delivery costs. */
  modules: z
    .array(
      z.object({
        module_type: z.enum(moduleTypes),
        /** Up to `included_km`. */
        base: amount,
        per_km: amount,
        least: amount,
        most: amount,
        included_km: z.number().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(moduleTypes.length)),
});

const adminZone = z.extend(zoneBody, {
  id: z.int(),
  slug: z.string(),
  country: z.string(),
  currency: z.string(),
  /** Whether customers order here. */
  is_active: z.boolean(),
  /** Why it is stopped; null while it is not. */
  stopped_reason: z.nullable(z.string()),
  /** What takes no orders until a moment; those that are over are not there. */
  pauses: z.array(
    z.object({
      /** Null for every module of the zone. */
      module_type: z.nullable(z.enum(moduleTypes)),
      reason: z.enum(zonePauseReasons),
      until: z.iso.datetime(),
    }),
  ),
  store_count: z.int(),
  /** To be sent back with a change. */
  version: z.int(),
});

export type AdminZone = z.infer<typeof adminZone>;

const params = z.object({ zone_id: id });
const minutes = z.int().check(z.minimum(zonePauseMinutes.min), z.maximum(zonePauseMinutes.max));
/** Null for every module of the zone. */
const pausedModule = { version: z.int(), module_type: z.nullable(z.enum(moduleTypes)) };
const ofDrawing = [
  'zone_off_earth',
  'zone_corners_few',
  'zone_corners_many',
  'zone_crosses',
  'zone_overlaps',
  'zone_fees',
  'right_missing',
] as const;

/** Where the market delivers, and what it costs there. */
export const adminZonesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/zones',
    summary: 'The zones of an operator, also those that are stopped [OPS-041] [OPS-042]',
    callers: 'operator',
    query: z.object(pageQuery()),
    reply: listReply('zones', adminZone),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/zones',
    summary:
      'Create a zone in the country of the market, in its currency or another one [OPS-041] [OPS-042] [OPS-046] [OPS-048]',
    callers: 'operator:ops.zones',
    body: zoneBody,
    reply: adminZone,
    refusals: ofDrawing,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/zones/{zone_id}',
    summary: 'Change the border, the fees or the ways to pay of a zone [OPS-041] [OPS-042] [OPS-046] [OPS-048]',
    callers: 'operator:ops.zones',
    params,
    body: z.extend(zoneBody, { version: z.int() }),
    reply: adminZone,
    refusals: ['zone_not_found', ...ofDrawing, 'zone_module_used', 'changed_meanwhile', 'currency_fixed'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/v1/admin/zones/{zone_id}/stop',
    summary: 'Take no more orders in a zone, with the reason; running orders go on [OPS-041]',
    callers: 'operator:ops.zones',
    params,
    body: z.object({ version: z.int(), reason: text(200).check(z.minLength(3, 'This field is required.')) }),
    reply: adminZone,
    refusals: ['zone_not_found', 'changed_meanwhile', 'right_missing'],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/admin/zones/{zone_id}/start',
    summary: 'Take orders in a zone again [OPS-041]',
    callers: 'operator:ops.zones',
    params,
    body: z.object({ version: z.int() }),
    reply: adminZone,
    refusals: ['zone_not_found', 'changed_meanwhile', 'right_missing', 'zone_overlaps'],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/v1/admin/zones/{zone_id}/pause',
    summary:
      'Take no orders in a zone or a module of it until a moment; running orders go on, and it ends by itself [OPS-044]',
    callers: 'operator:ops.zones',
    params,
    body: z.object({ ...pausedModule, reason: z.enum(zonePauseReasons), minutes }),
    reply: adminZone,
    refusals: ['zone_not_found', 'changed_meanwhile', 'right_missing'],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/v1/admin/zones/{zone_id}/resume',
    summary: 'Take orders again before a pause of a zone ends [OPS-044]',
    callers: 'operator:ops.zones',
    params,
    body: z.object(pausedModule),
    reply: adminZone,
    refusals: ['zone_not_found', 'changed_meanwhile', 'right_missing'],
  }),
};
