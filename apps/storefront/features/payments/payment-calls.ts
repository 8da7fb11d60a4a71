import { CallRefused } from 'market/calls/client';
import { ordersContract } from 'market/orders/orders.contract';
import { paymentsContract } from 'market/payments/payments.contract';
import { href } from 'react-router';
import { createApiClient } from '#browser/api-client.ts';
import { openOverlay } from '#browser/overlay-store.ts';

const api = createApiClient({ orders: ordersContract, payments: paymentsContract });

/** Where a shopper comes back to from the payment page of an order. */
const callback = href('/payment/result');

/** Starts a payment; the browser continues at the link. */
export async function startPayment(orderId: string, provider?: string): Promise<string> {
  const { redirect_link: link } = await api.payments.start({
    body: { order_id: orderId, callback, ...(provider && { provider }) },
  });
  return link;
}

/**
 * Returns whether an order has switched to cash [ORD-20]. If its number must be proved first, asks for the code and
 * then calls `again`.
 */
export async function switchToCash(orderId: string, again: () => void): Promise<boolean> {
  try {
    await api.orders.paymentMethod({ body: { order_id: orderId, _method: 'put' } });
    return true;
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'phone_proof_required') throw error;
    const { contact_person_number: phone } = await api.payments.due({ query: { order_id: orderId } });
    openOverlay({ kind: 'phone_proof', phone, isPlaced: true, onProved: again });
    return false;
  }
}

/** Cancels an order whose digital payment failed [ORD-22]. */
export function cancelUnpaid(orderId: string) {
  return api.orders.cancel({ body: { order_id: orderId, reason: 'Order payment canceled', _method: 'put' } });
}
