import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { placeCourier, worksWhereOrderIs } from './orders-work.data.ts';

/**
 * What stores and delivery men do with an order. Their consoles call these, as the simulator of the demo does. Each of
 * them moves orders of his own; every other one is unknown to him.
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

/** He takes what waits at a counter of his city; the time to the door is known from here on. */
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

/** Where he is himself; there is no other he could place. */
/** Whoever follows one of the orders that he carries hears it at once. */
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

/** At the door. */
export function deliver(context: ApiContext, worker: CourierAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'delivery_man', worker });
}

/** At the counter, for take away. */
export function handToShopper(context: ApiContext, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'delivered', by: 'store', worker });
}
