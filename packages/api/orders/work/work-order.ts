import type { ApiNeeds } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { placeDeliveryMan, worksWhereOrderIs } from './orders-work.data.ts';

/**
 * What stores and delivery men do with an order. Their consoles call these, as the simulator of the demo does. Each of
 * them moves orders of his own; every other one is unknown to him.
 */

interface StoreAtWork {
  store: number;
}

interface DeliveryManAtWork {
  deliveryMan: number;
}

export function acceptOrder(needs: ApiNeeds, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'confirmed', by: 'store', worker });
}

export function startPreparing(needs: ApiNeeds, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'processing', by: 'store', worker });
}

export function handOver(needs: ApiNeeds, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'handover', by: 'store', worker });
}

/** He takes what waits at a counter of his city; the time to the door is known from here on. */
export async function pickUp(
  needs: ApiNeeds,
  worker: DeliveryManAtWork,
  orderId: string,
  secondsToDoor: number,
): Promise<void> {
  const { deliveryMan: deliveryManId } = worker;
  if (!(await worksWhereOrderIs(needs.db, deliveryManId, orderId))) throw new Refusal('order_not_found');
  const expectedAt = new Date(needs.now().getTime() + secondsToDoor * 1000);
  await moveOrder(needs, { orderId, to: 'picked_up', by: 'delivery_man', worker, deliveryManId, expectedAt });
}

/** Where he is himself; there is no other he could place. */
/** Whoever follows one of the orders that he carries hears it at once. */
export async function reportPosition(
  { db, live }: ApiNeeds,
  { deliveryMan }: DeliveryManAtWork,
  at: { lat: number; lng: number },
): Promise<void> {
  const orders = await placeDeliveryMan(db, deliveryMan, at);
  const events = orders.map((id) => ({
    topic: `order:${id}`,
    name: 'position' as const,
    data: { order_id: id, ...at },
  }));
  await live.tell(db, events);
}

/** At the door. */
export function deliver(needs: ApiNeeds, worker: DeliveryManAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'delivered', by: 'delivery_man', worker });
}

/** At the counter, for take away. */
export function handToShopper(needs: ApiNeeds, worker: StoreAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'delivered', by: 'store', worker });
}
