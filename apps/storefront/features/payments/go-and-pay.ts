import { CallRefused } from 'market/calls/client';
import type { PlacedOrder } from '#features/orders/order-intent.ts';
import { startPayment } from './payment-calls.ts';
import { saveOrderToPay } from './saved-payment.ts';

/** Where to go instead of the payment page. */
interface Instead {
  to: string;
  state: { placedOrder: PlacedOrder } | null;
}

/**
 * Sends the browser to the payment page, in place of the checkout that is over. Answers where to go instead when
 * nothing is left to pay, or nobody takes the payment right now.
 */
export async function goAndPay(placed: PlacedOrder, provider: string | undefined): Promise<Instead | undefined> {
  saveOrderToPay(placed);
  try {
    location.replace(await startPayment(placed.orderId, provider));
    return undefined;
  } catch (error) {
    const owesNothing = error instanceof CallRefused && error.code === 'payment_not_due';
    if (owesNothing) return { to: '/home', state: { placedOrder: placed } };
    return { to: `/payment/result?flag=fail&order_id=${placed.orderId}`, state: null };
  }
}
