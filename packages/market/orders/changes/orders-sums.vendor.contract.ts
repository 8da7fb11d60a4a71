import * as z from 'zod/mini';

/** The parts of a total, as the customer sees them [STO-017]. */
export const orderSums = z.object({
  item_total: z.number(),
  add_on_total: z.number(),
  /** Of goods; the store bears it. */
  discount_total: z.number(),
  coupon_discount: z.number(),
  coupon_paid_by: z.nullable(z.enum(['store', 'market'])),
  /** The market bears it. */
  first_order_discount: z.number(),
  tax: z.number(),
  tax_inclusive: z.boolean(),
  delivery_fee: z.number(),
  service_charge: z.number(),
  tip: z.number(),
});
