import type { PlacedOrder } from '#features/orders/order-intent.ts';

/** The order of this tab whose payment page is open: data that only this browser has. */
const slot = 'order-to-pay';

export function saveOrderToPay(placed: PlacedOrder): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(placed));
  } catch {
    // Without it the order is still found by its number.
  }
}

/** Returns what is stored of this order. */
export function savedOrderToPay(orderId: string): PlacedOrder | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(slot) ?? 'null') as PlacedOrder | null;
    return saved?.orderId === orderId ? saved : undefined;
  } catch {
    return undefined;
  }
}
