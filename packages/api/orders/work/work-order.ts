import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { placeCourier, worksWhereOrderIs } from './orders-work.data.ts';

/**
 * The actions of stores and couriers on an order, for their consoles and for the simulator of the demo. Each of them
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

export function handOver(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
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

/** Reports the position of a courier to all followers of the carried orders. */
export async function reportPosition(
  { db, live }: ApiContext,
  { courier }: CourierAtWork,
  at: { lat: number; lng: number },
): Promise<void> {
  const orders = await placeCourier(db, courier, at);
  const events = orders.map((id) => ({
    topic: `order:${id}`,
    name: 'position' as const,
    data: { order_id: id, ...at },
  }));
  await live.publish(db, events);
}

/** The courier has handed the order over. */
export function deliver(context: ApiContext, worker: CourierAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'delivery_man', worker });
}

/** At the counter, for take away. */
export function handToShopper(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'store', worker });
}
