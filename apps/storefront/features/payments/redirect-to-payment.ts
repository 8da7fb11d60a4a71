import { CallRefused } from 'market/calls/client';
import { href } from 'react-router';
import type { PlacedOrder } from '#features/orders/order-intent.ts';
import { startPayment } from './payment-calls.ts';
import { saveOrderToPay } from './saved-payment.ts';

/** Where to go instead of the payment page. */
interface Instead {
  to: string;
  state: { placedOrder: PlacedOrder } | null;
}

/**
 * Redirects the browser to the payment page, replacing the finished checkout. Returns where to go instead if nothing is
 * left to pay, or no provider is available.
 */
export async function redirectToPayment(
  placed: PlacedOrder,
  provider: string | undefined,
): Promise<Instead | undefined> {
  saveOrderToPay(placed);
  try {
    location.replace(await startPayment(placed.orderId, provider));
    return undefined;
  } catch (error) {
    const owesNothing = error instanceof CallRefused && error.code === 'payment_not_due';
    if (owesNothing) return { to: href('/home'), state: { placedOrder: placed } };
    return { to: `${href('/payment/result')}?flag=fail&order_id=${placed.orderId}`, state: null };
  }
}
