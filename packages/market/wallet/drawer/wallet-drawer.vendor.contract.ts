import * as z from 'zod/mini';
import { endpoint, id, text } from '../../calls/endpoint.ts';
import { maxDrawerReason } from './wallet-drawer.rules.ts';

const params = z.object({ store_id: id });
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000_000));

const count = z.object({
  date: z.iso.date(),
  currency: z.string(),
  expected: z.number(),
  float: z.number(),
  counted: z.number(),
  /** Above 0 there was more than expected, below 0 something is missing. */
  difference: z.number(),
  reason: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
});

const drawer = z.object({
  date: z.iso.date(),
  currency: z.string(),
  /** The cash that orders have brought to the counter today. */
  expected: z.number(),
  /** All cash of the market that the store holds: what it owes, before the next payout sets it off. */
  held: z.number(),
  /** The orders that the cash of today is of, the newest first. */
  orders: z.array(z.object({ order_id: z.string(), code: z.string(), at: z.iso.datetime(), amount: z.number() })),
  /** The counts of the last days, today's first. */
  counts: z.array(count),
});
export type StoreDrawer = z.infer<typeof drawer>;

/** The cash at the counter of a store [STO-082]. */
export const vendorDrawerContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/cash',
    summary: 'The cash at the counter of a store: of which orders it is, what it owes of it, and its counts [STO-082]',
    callers: 'vendor:store.money',
    params,
    reply: drawer,
    refusals: [],
  }),
  count: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/cash/count',
    summary:
      'Book what was counted at the end of the day against what is expected; a difference needs a reason, and a second count of a day replaces the first [STO-082]',
    callers: 'vendor:store.money',
    openWhileClosed: true,
    params,
    body: z.object({
      date: z.iso.date(),
      float: amount,
      counted: amount,
      /** As it was shown. */
      expected: amount,
      reason: z._default(text(maxDrawerReason), ''),
    }),
    reply: drawer,
    refusals: ['changed_meanwhile'],
  }),
};
