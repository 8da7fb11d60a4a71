import * as z from 'zod/mini';
import { endpoint } from '../../calls/endpoint.ts';
import { moduleTypes } from '../../modules/modules.rules.ts';

const count = z.int();
const minutes = z.nullable(z.int());

/** Of the orders that were placed since midnight, as they stood at the moment. */
const figures = z.object({
  orders: count,
  /** Canceled and failed orders are not in it. */
  turnover: z.number(),
  delivered: count,
  /** From placing to the door, without orders for later and for the counter; null without one. */
  minutes_p50: minutes,
  minutes_p90: minutes,
  /** Of the delivered ones, those with a promise of their placing, and those that came by then. */
  promised: count,
  on_time: count,
  /** Ended because the store did not answer. */
  unaccepted: count,
  canceled: z.object({ shopper: count, store: count, delivery_man: count, market: count }),
});

/** Today until now, and the same weekday of last week until the same time of day. */
const compared = z.object({ today: figures, before: figures });

const hour = z.object({ orders: count, couriers: count });

const day = z.object({
  at: z.iso.datetime(),
  /** One for each currency; a market of one country has one. */
  totals: z.array(z.extend(compared, { currency: z.string() })),
  /** By the hour of the day in its zone: how many orders were placed, and how many couriers brought them. */
  hours: z.array(z.object({ hour: count, today: hour, before: hour })),
  /** Each zone and module with an order. */
  parts: z.array(
    z.extend(compared, {
      zone_id: z.int(),
      zone_name: z.string(),
      module_type: z.enum(moduleTypes),
      currency: z.string(),
    }),
  ),
});

export type MarketDay = z.infer<typeof day>;
export type DayFigures = z.infer<typeof figures>;

/** How the day goes. */
export const adminDayContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/day',
    summary: 'The day so far in the zones of an operator, against the same weekday of last week [OPS-085]',
    callers: 'operator:ops.reports',
    reply: day,
    refusals: [],
  }),
};
