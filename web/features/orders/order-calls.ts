import { CallRefused } from 'market/client';
import { ordersContract } from 'market/orders/orders.contract';
import { callMarket } from '#browser/market.ts';
import type { OrderIntent } from './order-intent.ts';

const market = callMarket({ orders: ordersContract });

export type Plan = Parameters<typeof market.orders.quote>[0]['body'];

export function askQuote(plan: Plan) {
  return market.orders.quote({ body: plan });
}

export function trackOrder(query: Parameters<typeof market.orders.track>[0]['query']) {
  return market.orders.track({ query });
}

export type Placing =
  | { kind: 'placed'; orderId: string; createdAt: string; trackingToken?: string | undefined }
  | { kind: 'refused'; refusal: CallRefused }
  /** Nobody answered, and nobody could say what became of it. */
  | { kind: 'unknown' };

/** Sends the order. When the answer is lost, asks what became of it, for the order may stand. */
export async function placeOrder({ key, body }: OrderIntent): Promise<Placing> {
  try {
    const { order_id, created_at, tracking_token } = await market.orders.place({ body, idempotencyKey: key });
    return { kind: 'placed', orderId: order_id, createdAt: created_at, trackingToken: tracking_token };
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500) return { kind: 'refused', refusal: error };
    return findPlaced(key);
  }
}

/** What became of an intent whose answer was lost. Not found means that it can safely be sent again. */
export async function findPlaced(key: string): Promise<Placing> {
  try {
    const { order_id: orderId, created_at: createdAt } = await market.orders.placed({ query: { key } });
    if (orderId && createdAt) return { kind: 'placed', orderId, createdAt };
    return { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}
