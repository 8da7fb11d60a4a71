import { cartContract } from 'market/cart/cart.contract';
import { ordersContract } from 'market/orders/orders.contract';
import { createApiClient, headersOf } from '#browser/api-client.ts';
import { contentsOf } from '#features/cart/cart-contents.ts';
import { lookUpPlaced, type Placing, sendOnce } from '../order-calls.ts';
import type { WaitingOrder } from './waiting-order.ts';

export type Sent =
  | Placing
  /** It was not placed, and is not sent any more. */
  | { kind: 'dropped' }
  /** What is in the cart now was not ordered. */
  | { kind: 'other_cart' };

/**
 * Finds out whether an earlier try has placed the order, and else sends it once, with its key, in the place and module in
 * which it was priced. The market refuses another total and a closed store, and a changed cart is not sent.
 */
export async function sendWaiting({ intent, scope, cart, isDropped }: WaitingOrder): Promise<Sent> {
  const found = await lookUpPlaced(intent.key);
  if (found.kind !== 'none') return found;
  if (isDropped) return { kind: 'dropped' };
  const api = createApiClient({ orders: ordersContract, cart: cartContract }, (path, init) =>
    fetch(path, { ...init, credentials: 'same-origin', headers: { ...headersOf(init), ...scope } }),
  );
  if (cart) {
    const lines = await api.cart.list({ query: {} }).catch(() => undefined);
    if (!lines) return { kind: 'unknown' };
    if (contentsOf(lines) !== cart) return { kind: 'other_cart' };
  }
  return sendOnce(intent, api.orders.place);
}
