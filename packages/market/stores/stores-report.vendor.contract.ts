import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { paymentMethods } from '../payments/payments.rules.ts';
import { itemFigureSorts } from './stores-items.rules.ts';

const amount = z.number();
const minutes = z.nullable(z.int());

/** What a store has done in a span of days. Amounts are decimals of its currency. */
const figures = z.object({
  /** Without canceled ones. */
  orders: z.int(),
  pieces: z.int(),
  /** Their goods after discounts. */
  turnover: amount,
  refused: z.int(),
  canceled: z.int(),
  /** From acceptance to ready, and as the store had promised; null without an order that was ready. */
  ready_p50: minutes,
  ready_p90: minutes,
  promised_p50: minutes,
  promised_p90: minutes,
  /** The orders that were ready and had a promised time, and how many of them were by it. */
  ready_orders: z.int(),
  on_time: z.int(),
  /** How long it took no orders in its hours, and what the four weeks before let expect of that time. */
  paused_minutes: z.int(),
  lost_orders: z.number(),
  lost_turnover: amount,
  /** The same of its items that were off sale, together. */
  off_minutes: z.int(),
  lost_pieces: z.number(),
  lost_items_turnover: amount,
});
export type ReportFigures = z.infer<typeof figures>;

const storeReport = z.object({
  /** The time of the server: all of it is up to then. */
  now: z.iso.datetime(),
  /** The first and the last day, by the clock of the zone. */
  from: z.iso.date(),
  until: z.iso.date(),
  currency: z.string(),
  figures,
  /** The same span of the week before, up to the same time. */
  before: figures,
  /** What sold best, the most pieces first. */
  items: z.array(z.object({ item_id: z.int(), name: z.string(), pieces: z.int(), turnover: amount })),
  /** By the hour in which they were placed. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), turnover: amount })),
  payments: z.array(z.object({ method: z.enum(paymentMethods), orders: z.int(), turnover: amount })),
  /** Who ended orders, before or after acceptance, and why. */
  endings: z.array(
    z.object({
      by: z.enum(['shopper', 'store', 'delivery_man', 'market']),
      was_accepted: z.boolean(),
      reason: z.string(),
      orders: z.int(),
    }),
  ),
});
export type StoreReport = z.infer<typeof storeReport>;

/** What an item did in a span of days. Amounts are decimals of the currency of the store. */
const itemFigures = z.object({
  item_id: z.int(),
  name: z.string(),
  /** Whether it still is on the menu. */
  is_on_menu: z.boolean(),
  /** How often it was opened by itself, and put into a cart. */
  views: z.int(),
  carts: z.int(),
  /** Without canceled ones, and without those that are still to be paid online. */
  orders: z.int(),
  pieces: z.int(),
  turnover: amount,
  /** How long it was off sale, in the hours of the store and outside of them. */
  off_minutes: z.int(),
  /** The pieces of these orders that were refunded since, and what they had cost. */
  refunded_pieces: z.int(),
  refunded: amount,
});
export type ItemFigures = z.infer<typeof itemFigures>;

/** Two items, and in how many orders they were: together, and each. */
const itemPair = z.object({
  first_id: z.int(),
  first_name: z.string(),
  second_id: z.int(),
  second_name: z.string(),
  orders: z.int(),
  first_orders: z.int(),
  second_orders: z.int(),
});
export type ItemPair = z.infer<typeof itemPair>;

/** The days of a report of items, by the clock of the zone; without them, the seven days up to today. */
const itemSpan = { first_day: z.optional(z.iso.date()), last_day: z.optional(z.iso.date()) };
const itemDays = {
  /** The time of the server: all of it is up to then. */
  now: z.iso.datetime(),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
};

/** The report of a store, straight from its orders [STO-091], and that of its items [STO-092]. */
export const vendorReportsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/report',
    summary: 'What a store did in seven days against the seven before: orders, items, hours, minutes, losses [STO-091]',
    callers: 'vendor:store.reports',
    params: z.object({ store_id: id }),
    query: z.object({
      /** The last of the seven days; today without it. */
      until: z.optional(z.iso.date()),
    }),
    reply: storeReport,
    refusals: [],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/report/items',
    summary:
      'What each item of a store did in some days: views, carts, orders, time off sale, refunds; without those that did nothing [STO-092]',
    callers: 'vendor:store.reports',
    params: z.object({ store_id: id }),
    query: z.object({ ...pageQuery(), ...itemSpan, sort: z._default(z.enum(itemFigureSorts), 'pieces') }),
    reply: z.extend(listReply('items', itemFigures), {
      ...itemDays,
      currency: z.string(),
      /** The first day of which views and carts are known; null while nothing was counted. */
      counted_since: z.nullable(z.iso.date()),
    }),
    refusals: [],
  }),
  pairs: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/report/pairs',
    summary: 'Which items of a store were ordered together in some days, the most orders first [STO-092]',
    callers: 'vendor:store.reports',
    params: z.object({ store_id: id }),
    query: z.object({ ...pageQuery(), ...itemSpan }),
    reply: z.extend(listReply('pairs', itemPair), itemDays),
    refusals: [],
  }),
};
