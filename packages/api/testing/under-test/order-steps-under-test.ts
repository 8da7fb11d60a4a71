import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { worksWhereOrderIs } from '#api/orders/transitions/orders-transitions.data.ts';

/** Steps of stores and couriers without their calls. Each of them moves only its own orders; all others are unknown. */

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

/** The courier has handed the order over. */
export function deliver(context: ApiContext, worker: CourierAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'delivery_man', worker });
}

/** At the counter, for take away. */
export function handToShopper(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'store', worker });
}
