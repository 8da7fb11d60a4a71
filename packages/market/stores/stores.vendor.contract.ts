import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { opening, openingHours } from './stores.contract.ts';
import { busyLengths, busySteps, pauseLengths, pauseReasons } from './stores-availability.rules.ts';

const moment = z.nullable(z.iso.datetime());
const params = z.object({ store_id: id });

/** Whether a store takes orders, as its staff sees it; what has ended is no longer in it. */
export const storeNow = z.object({
  /** Customers can order now. */
  is_open: z.boolean(),
  paused_until: moment,
  pause_reason: z.nullable(z.enum(pauseReasons)),
  /** When it takes orders again; null while it does, and if it never does. */
  opens_at: opening,
  /** When it closes ('HH:mm' in its zone); null while it is closed, and if it stays open for a day or longer. */
  closes_at: z.nullable(z.string()),
  /** What is added to every promise, in minutes. */
  busy_minutes: z.int(),
  busy_until: moment,
});

export type StoreNow = z.infer<typeof storeNow>;

const reply = z.object({ store: storeNow });

const hoursNow = z.object({
  opening_hours: openingHours,
  time_zone: z.string(),
  /** To be sent back with a change. */
  version: z.int(),
});

/** What the staff of a store says of the store itself. */
export const vendorStoresContract = {
  pause: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/pause',
    urgent: true,
    summary: 'Take no orders for a time, with a reason; running orders go on, and it ends by itself [STO-034]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({ for: z.enum(pauseLengths), reason: z.enum(pauseReasons) }),
    reply: z.extend(reply, {
      /** How many carts of the last day have items of the store. */
      carts: z.int(),
    }),
    refusals: [],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/resume',
    urgent: true,
    summary: 'Take orders again before a pause ends [STO-034]',
    callers: 'vendor:store.availability',
    params,
    reply,
    refusals: [],
  }),
  setBusy: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/busy',
    urgent: true,
    summary: 'Add minutes to every promise for a time, until closing at the latest; 0 minutes end it [STO-035]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({
      minutes: z.union([z.literal(0), z.literal([...busySteps])]),
      for: z._default(z.enum(busyLengths), '60'),
    }),
    reply,
    refusals: [],
  }),
  hours: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/hours',
    summary: 'The opening hours of a store [STO-039]',
    callers: 'vendor:store.hours',
    params,
    reply: hoursNow,
    refusals: [],
  }),
  setHours: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/hours',
    summary: 'Change the opening hours of a store; running and scheduled orders stay [STO-039]',
    callers: 'vendor:store.hours',
    params,
    body: z.object({ opening_hours: openingHours, version: z.int() }),
    reply: hoursNow,
    refusals: ['changed_meanwhile'],
  }),
};
