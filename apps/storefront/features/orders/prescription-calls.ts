import { ordersContract } from 'market/orders/orders.contract';
import { callMarket } from '#browser/market.ts';

const market = callMarket({ orders: ordersContract });

export type PrescriptionBody = Parameters<typeof market.orders.placePrescription>[0]['body'];

export function fetchCharges(body: Parameters<typeof market.orders.quotePrescription>[0]['body']) {
  return market.orders.quotePrescription({ body });
}

export function sendPrescription(body: PrescriptionBody, idempotencyKey: string) {
  return market.orders.placePrescription({ body, idempotencyKey });
}

export function fetchPrescription(orderId: string) {
  return market.orders.prescription({ query: { order_id: orderId } });
}

/** How an order is paid from now on. */
type Paid = Pick<Parameters<typeof market.orders.agreeToPrescription>[0]['body'], 'payment_method' | 'use_wallet'>;

export function agreeToPrice(orderId: string, { total, ...paid }: Paid & { total: number }) {
  return market.orders.agreeToPrescription({ body: { order_id: orderId, order_amount: total, ...paid } });
}

export function cancelPrescription(orderId: string, reason: string) {
  return market.orders.cancel({ body: { order_id: orderId, reason } });
}
