import * as z from 'zod/mini';
import { everyWhenMissing } from '../changes/orders-changes.rules.ts';

/** What a member ticks, or takes back [STO-015]; its call is `vendorOrders.tick`. */
export const tickBody = z.object({
  line_number: z.int().check(z.minimum(1), z.maximum(1000)),
  /** 0 for the line itself, then its options and its add-ons. */
  part: z.int().check(z.minimum(0), z.maximum(200)),
  is_ticked: z.boolean(),
});

/** A line as its kitchen sees it [STO-009]. */
export const boardLine = z.object({
  line_number: z.int(),
  /** Whether it was taken from a stock that is counted. */
  is_counted: z.boolean(),
  name: z.string(),
  quantity: z.int(),
  variation: z.nullable(z.string()),
  /** Chosen options, such as 'Large' of 'Size'. */
  choices: z.array(z.object({ name: z.string(), labels: z.array(z.string()) })),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** What the customer pays for the line, before coupon and tax. */
  total_price: z.number(),
  /** What the store may do where it is missing, as the customer has chosen. */
  when_missing: z.enum(everyWhenMissing),
  /** What is made of it: 0 for the line itself, then its options and its add-ons [STO-015]. */
  ticked: z.array(z.int()),
});
