import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mergePosition } from './merge-positions.ts';
import { moveOrder } from './move-order.ts';
import { placeCourier, worksWhereOrderIs } from './orders-transitions.data.ts';

/**
 * The actions of stores and couriers on an order, for their applications and for the simulator of the demo. Each of them
 * moves only its own orders; all others are unknown.
 */

interface StoreAtWork {
  store: number;
}

interface CourierAtWork {
  courier: number;
}

export function acceptOrder(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'confirmed', by: 'store', worker });
}

export function startPreparing(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'processing', by: 'store', worker });
}

export function markReady(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'handover', by: 'store', worker });
}

/** A courier picks up an order at a counter of the same city; the delivery time is known from here on. */
export async function pickUp(
  context: ApiContext,
  worker: CourierAtWork,
  orderId: string,
  secondsToDoor: number,
): Promise<void> {
  const { courier: courierId } = worker;
  if (!(await worksWhereOrderIs(context.db, courierId, orderId))) throw new Refusal('order_not_found');
  const expectedAt = new Date(context.now().getTime() + secondsToDoor * 1000);
  await moveOrder(context, { orderId, to: 'picked_up', by: 'delivery_man', worker, courierId, expectedAt });
}

/** Reports the position of a courier to the followers of the carried orders, and to operators. */
export async function reportPosition(
  context: ApiContext,
  { courier, needsShift = false }: CourierAtWork & { needsShift?: boolean },
  at: { lat: number; lng: number },
): Promise<void> {
  const placed = await placeCourier(context.db, { id: courier, needsShift }, at);
  if (placed) mergePosition(context, { courierId: courier, ...placed, ...at });
  else if (needsShift) throw new Refusal('not_on_shift');
}

/** The courier has handed the order over. */
export function deliver(context: ApiContext, worker: CourierAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'delivery_man', worker });
}

/** At the counter, for take away. */
export function handToShopper(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'store', worker });
}
