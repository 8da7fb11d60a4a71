import { ordersContract } from 'market/orders/orders.contract';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ orders: ordersContract });

export type PrescriptionBody = Parameters<typeof api.orders.placePrescription>[0]['body'];

export function fetchCharges(body: Parameters<typeof api.orders.quotePrescription>[0]['body']) {
  return api.orders.quotePrescription({ body });
}

export function sendPrescription(body: PrescriptionBody, idempotencyKey: string) {
  return api.orders.placePrescription({ body, idempotencyKey });
}

export function fetchPrescription(orderId: string) {
  return api.orders.prescription({ query: { order_id: orderId } });
}

export function answerPharmacist(body: Parameters<typeof api.orders.answerPharmacist>[0]['body']) {
  return api.orders.answerPharmacist({ body });
}

/** How an order is paid from now on. */
type Paid = Pick<Parameters<typeof api.orders.agreeToPrescription>[0]['body'], 'payment_method' | 'use_wallet'>;

export function agreeToPrice(orderId: string, { total, ...paid }: Paid & { total: number }) {
  return api.orders.agreeToPrescription({ body: { order_id: orderId, order_amount: total, ...paid } });
}

export function cancelPrescription(orderId: string, reason: string) {
  return api.orders.cancel({ body: { order_id: orderId, reason } });
}
