import * as z from 'zod/mini';
import { endpoint, orderId } from '../../calls/endpoint.ts';

const amount = z.number();

/** What a customer gives a courier after the delivery. */
export const tipContract = {
  giveTip: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/tip',
    summary:
      'Tip the courier of a delivered order from the wallet; a further tip is added to the earlier ones [DEL-55]',
    callers: 'customer',
    oncePerKey: true,
    body: z.object({
      order_id: orderId,
      /** Decimals of the currency of the order. */
      amount: z.coerce.number().check(z.minimum(0), z.maximum(1_000_000)),
    }),
    reply: z.object({
      order_id: z.string(),
      amount,
      /** All tips after the delivery. */
      late_tip: amount,
      currency: z.string(),
      /** What is left in the wallet. */
      balance: amount,
    }),
    refusals: [
      'order_not_found',
      'tip_not_possible',
      'tip_too_late',
      'tip_nothing',
      'tip_too_large',
      'wallet_off',
      'wallet_short',
      'order_in_progress',
      'key_reused',
    ],
  }),
};
