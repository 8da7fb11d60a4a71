import * as z from 'zod/mini';
import { endpoint, id, text } from '../calls/endpoint.ts';
import { maxCheckLetters, maxChecks, maxReadingLetters } from './stores-checks.rules.ts';

const check = z.object({
  id: z.int(),
  name: z.string(),
  /** What was read comes with its tick, such as a temperature. */
  needs_reading: z.boolean(),
  /** Null while it is not done on the day. */
  tick: z.nullable(
    z.object({
      /** Null for a person whose account was removed. */
      by_name: z.nullable(z.string()),
      at: z.iso.datetime(),
      /** The time in the zone of the store, such as `08:05`. */
      local_time: z.string(),
      /** Empty where none was written. */
      reading: z.string(),
    }),
  ),
});
export type StoreCheck = z.infer<typeof check>;

const list = z.object({
  /** Of the list itself, which changes when its checks do. */
  version: z.int(),
  /** The day in the zone of the store, and today there. */
  day: z.iso.date(),
  today: z.iso.date(),
  /** Today and yesterday can be ticked. */
  may_tick: z.boolean(),
  /** In the order of the store; of another day also those that were ticked then and have left the list since. */
  checks: z.array(check),
});
export type CheckList = z.infer<typeof list>;

const params = z.object({ store_id: id });
const checkParams = z.object({ store_id: id, check_id: id });
const day = z.iso.date();

/** What a store checks before it opens, in its own words, with who did it and when [STO-099]. */
export const vendorChecksContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/checks',
    summary: 'The opening list of a store on a day, with who ticked what and when [STO-099]',
    callers: 'vendor:store.orders',
    params,
    query: z.object({
      /** Today without it. */
      day: z.optional(day),
    }),
    reply: list,
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/checks',
    summary: 'Write the opening list of a store; ticks of checks that leave it stay with their days [STO-099]',
    callers: 'vendor:store.profile',
    params,
    body: z.object({
      checks: z
        .array(
          z.object({
            /** Left out for a new one. */
            id: z.optional(id),
            name: text(maxCheckLetters).check(z.minLength(1, 'This field is required.')),
            needs_reading: z.boolean(),
          }),
        )
        .check(z.maxLength(maxChecks)),
      version: z.int().check(z.minimum(0)),
    }),
    reply: list,
    refusals: ['changed_meanwhile'],
  }),
  tick: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/checks/{check_id}/tick',
    summary: 'Tick a check of today or yesterday; the first tick of a day counts [STO-099]',
    callers: 'vendor:store.orders',
    params: checkParams,
    body: z.object({
      day,
      /** What was read; required where the check needs it. */
      reading: z._default(text(maxReadingLetters), ''),
      /** When it was made, where it waited for a connection. */
      made_at: z.optional(z.iso.datetime({ offset: true })),
    }),
    reply: list,
    refusals: ['check_not_found', 'step_not_allowed'],
  }),
  untick: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/checks/{check_id}/untick',
    summary: 'Take back a tick of today or yesterday; the audit log keeps who had made it [STO-099]',
    callers: 'vendor:store.orders',
    params: checkParams,
    body: z.object({ day }),
    reply: list,
    refusals: ['check_not_found', 'step_not_allowed'],
  }),
};
