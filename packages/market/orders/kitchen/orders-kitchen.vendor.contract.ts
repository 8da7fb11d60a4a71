import * as z from 'zod/mini';

/** What a member ticks, or takes back [STO-015]; its call is `vendorOrders.tick`. */
export const tickBody = z.object({
  line_number: z.int().check(z.minimum(1), z.maximum(1000)),
  /** 0 for the line itself, then its options and its add-ons. */
  part: z.int().check(z.minimum(0), z.maximum(200)),
  is_ticked: z.boolean(),
});

/** What is ticked of a line, by number. */
export const tickedParts = z.array(z.int());
