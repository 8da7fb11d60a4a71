import { CallRefused } from 'market/calls/client';
import { ordersContract } from 'market/orders/orders.contract';
import { createApiClient } from '#browser/api-client.ts';
import type { OrderIntent } from './order-intent.ts';

const api = createApiClient({ orders: ordersContract });

export type Plan = Parameters<typeof api.orders.quote>[0]['body'];

export function fetchQuote(plan: Plan) {
  return api.orders.quote({ body: plan });
}

export function fetchSlots(plan: Parameters<typeof api.orders.slots>[0]['body']) {
  return api.orders.slots({ body: plan });
}

export function trackOrder(query: Parameters<typeof api.orders.track>[0]['query']) {
  return api.orders.track({ query });
}

export type Placing =
  | { kind: 'placed'; orderId: string; createdAt: string; trackingToken?: string | undefined }
  | { kind: 'refused'; refusal: CallRefused }
  /** There was no reply, and its result could not be found out. */
  | { kind: 'unknown' };

/** Pauses between tries, milliseconds: about half a minute in all, as long as a server or a phone needs to come back. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * Sends the order until there is a reply, or until it is given up. After a lost reply the order may exist, so it is
 * looked up before it is sent again, always with the same key: one intent is one order, however often it is sent.
 */
export async function placeOrder(
  intent: OrderIntent,
  onLost: () => void,
  isGivenUp: () => boolean = () => false,
): Promise<Placing> {
  for (const pause of pauses) {
    const placing = await sendOnce(intent);
    if (placing.kind !== 'unknown') return placing;
    onLost();
    await waitOrOnline(pause);
    if (isGivenUp()) return placing;
    const found = await findPlaced(intent.key);
    if (found.kind === 'placed') return found;
    if (isGivenUp()) return placing;
  }
  return { kind: 'unknown' };
}

/** Sends an order once, under its key; `place` may send it for another place or module than those of the page. */
export async function sendOnce({ key, body }: OrderIntent, place = api.orders.place): Promise<Placing> {
  try {
    const { order_id, created_at, tracking_token } = await place({ body, idempotencyKey: key });
    return { kind: 'placed', orderId: order_id, createdAt: created_at, trackingToken: tracking_token };
  } catch (error) {
    if (error instanceof CallRefused && isFinal(error)) return { kind: 'refused', refusal: error };
    return { kind: 'unknown' };
  }
}

/** A fault, and that the first request is still at work, say nothing of how it ends. */
function isFinal({ status, code }: CallRefused): boolean {
  return status < 500 && code !== 'order_in_progress';
}

/** A phone that finds its network again need not wait for the end of the pause. */
function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}

/** Looks up the order of an intent whose reply was lost. Not found means that it can safely be sent again. */
export async function findPlaced(key: string): Promise<Placing> {
  const found = await lookUpPlaced(key);
  return found.kind === 'none' ? { kind: 'unknown' } : found;
}

/** Looks up the order under a key; `none` where the market answers that there is none, `unknown` without an answer. */
export async function lookUpPlaced(key: string): Promise<Placing | { kind: 'none' }> {
  try {
    const { order_id: orderId, created_at: createdAt } = await api.orders.placed({ query: { key } });
    return orderId && createdAt ? { kind: 'placed', orderId, createdAt } : { kind: 'none' };
  } catch {
    return { kind: 'unknown' };
  }
}
