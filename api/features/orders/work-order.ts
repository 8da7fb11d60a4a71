import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { freeDeliveryMan, placeAtCounter, placeDeliveryMan } from './orders-work.data.ts';

/** What stores and delivery men do with an order. Their consoles call these, as the simulator of the demo does. */

export function acceptOrder(needs: ApiNeeds, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'confirmed', by: 'store' });
}

export function startPreparing(needs: ApiNeeds, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'processing', by: 'store' });
}

export function handOver(needs: ApiNeeds, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'handover', by: 'store' });
}

/** The delivery man of the city who has the least to do takes it; the time to the door is known from here on. */
export async function pickUp(needs: ApiNeeds, orderId: string, secondsToDoor: number): Promise<void> {
  const deliveryManId = await freeDeliveryMan(needs.db, orderId);
  if (deliveryManId === undefined) throw new Refusal('step_not_allowed', 'No delivery man works in this city.');
  const expectedAt = new Date(needs.now().getTime() + secondsToDoor * 1000);
  await placeAtCounter(needs.db, deliveryManId, orderId);
  await moveOrder(needs, { orderId, to: 'picked_up', by: 'delivery_man', deliveryManId, expectedAt });
}

export function reportPosition(
  needs: ApiNeeds,
  deliveryManId: number,
  at: { lat: number; lng: number },
): Promise<void> {
  return placeDeliveryMan(needs.db, deliveryManId, at);
}

/** At the door. */
export function deliver(needs: ApiNeeds, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'delivered', by: 'delivery_man' });
}

/** At the counter, for take away. */
export function handToShopper(needs: ApiNeeds, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'delivered', by: 'store' });
}
