import * as z from 'zod/mini';
import { endpoint, id, text } from '../../calls/endpoint.ts';
import { availabilities, maxPrice } from '../items-menu.rules.ts';
import { leftOutReasons, maxChangedItems, roundings } from './items-bulk.rules.ts';

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const moment = z.nullable(z.iso.datetime());

/** When sold-out items are on sale again: a moment, or the next morning of their store. */
export const soldOutEnd = z.union([z.literal('tomorrow'), z.iso.datetime({ offset: true })]);

/** What is changed of all chosen items [STO-053]. */
const bulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    by: z.enum(['percent', 'amount']),
    /** Below 0 it is lower. */
    value: z.number().check(z.minimum(-maxPrice), z.maximum(maxPrice)),
    round_to: z.union(roundings.map((rounding) => z.literal(rounding))),
  }),
  z.object({ kind: z.literal('category'), category_id: id }),
  z.object({ kind: z.literal('hours'), available_from: z.nullable(timeOfDay), available_until: z.nullable(timeOfDay) }),
  z.object({ kind: z.literal('add_tag'), tag: text(100).check(z.minLength(1)) }),
  z.object({
    kind: z.literal('availability'),
    availability: z.enum(availabilities),
    /** Of sold-out items: a moment, or `tomorrow` of their store; left out they stay so until they are put back. */
    until: z.optional(soldOutEnd),
  }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

const changedRow = z.object({
  id: z.int(),
  name: z.string(),
  /** What the change is about, in words or as a decimal amount. */
  before: z.union([z.number(), z.string()]),
  after: z.union([z.number(), z.string()]),
  /** Of a change of prices, those of its variations. */
  variants: z.array(z.object({ type: z.string(), before: z.number(), after: z.number() })),
});

export const bulkReply = z.object({
  /** Null of a preview, and where nothing changes. */
  change_id: z.nullable(z.int()),
  /** Until when it can be taken back. */
  undo_until: moment,
  rows: z.array(changedRow),
  left_out: z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(leftOutReasons) })),
});
export type BulkReply = z.infer<typeof bulkReply>;

/** One change of many items at once [STO-053]. */
export const vendorBulkContract = {
  changeMany: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/menu/changes',
    summary: 'Change many items at once, or say what would change; it can be taken back for 10 minutes [STO-053]',
    callers: 'vendor:store.menu',
    params: z.object({ store_id: id }),
    // An item takes about 40 bytes.
    maxBytes: 512 * 1024,
    body: z.object({
      items: z.array(z.object({ id, version: z.int() })).check(z.minLength(1), z.maxLength(maxChangedItems)),
      change: bulkChange,
      /** Writes nothing and returns what would change. */
      is_preview: z._default(z.boolean(), false),
    }),
    reply: bulkReply,
    refusals: [],
  }),
  undoChange: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/menu/changes/{change_id}/undo',
    summary: 'Take back a change of many items; items that were changed since then stay as they are [STO-053]',
    callers: 'vendor:store.menu',
    params: z.object({ store_id: id, change_id: id }),
    reply: z.object({
      restored: z.int(),
      left_out: z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(leftOutReasons) })),
    }),
    refusals: ['menu_change_not_found', 'menu_change_over'],
  }),
};
