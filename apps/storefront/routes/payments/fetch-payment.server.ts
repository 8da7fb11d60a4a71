import { CallRefused } from 'market/calls/client';
import type { DueOrder } from 'market/payments/payments.contract';
import { data } from 'react-router';
import type { ApiClient } from '../../server/api-client.server.ts';

/** Returns the state of a payment, after asking its provider; an unknown one is a missing page. */
export async function fetchPayment(api: ApiClient, id: string) {
  try {
    return await api.payments.status({ query: { payment_id: id } });
  } catch (error) {
    throw asNotFound(error);
  }
}

/** Returns what an order of the shopper still owes; an order of another shopper is a missing page. */
export async function fetchDueOrder(api: ApiClient, orderId: string): Promise<DueOrder> {
  try {
    return await api.payments.due({ query: { order_id: orderId } });
  } catch (error) {
    throw asNotFound(error);
  }
}

/** The same for a page that works without it: another person who knows the payment may see only the payment. */
export async function fetchDueOrderIfOwn(api: ApiClient, orderId: string): Promise<DueOrder | null> {
  return api.payments.due({ query: { order_id: orderId } }).catch((error: unknown) => {
    if (error instanceof CallRefused && error.status < 500) return null;
    throw error;
  });
}

function asNotFound(error: unknown): unknown {
  const isMissing = error instanceof CallRefused && error.status < 500 && error.status !== 429;
  return isMissing ? data(null, { status: 404 }) : error;
}
