import * as z from 'zod/mini';
import { paymentMethods } from '../payments/payments.rules.ts';
import { orderStatuses } from './orders.rules.ts';

/** An order as its store finds it again; its call is `vendorOrders.find` [STO-042]. */
export const pastOrder = z.object({
  id: z.string(),
  /** The last four digits of the number. */
  code: z.string(),
  order_status: z.enum(orderStatuses),
  order_type: z.string(),
  payment_method: z.enum(paymentMethods),
  customer_name: z.string(),
  placed_at: z.iso.datetime(),
  schedule_at: z.nullable(z.iso.datetime()),
  pieces: z.int(),
  /** The name of its first line. */
  first_item: z.string(),
  total: z.number(),
  currency: z.string(),
});

export type PastOrder = z.infer<typeof pastOrder>;
