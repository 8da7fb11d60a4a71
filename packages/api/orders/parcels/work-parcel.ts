import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { courierWithFewestOrders } from '#api/orders/transitions/orders-transitions.data.ts';

/**
 * The steps of a parcel before it is picked up. The system assigns a courier; reports of the courier affect only that
 * courier's parcels, and the system records them, because no store is involved.
 */

interface SimulatedCourier {
  courier: number;
}

/** Assigns the least busy courier of the city. */
export async function assignSimulatedCourier(context: ApiContext, orderId: string): Promise<void> {
  const courierId = await courierWithFewestOrders(context.db, orderId, { isSimulated: true });
  if (courierId === undefined) throw new Refusal('step_not_allowed', { text: 'no_rider_here', values: {} });
  await moveOrder(context, { orderId, to: 'confirmed', by: 'market', courierId });
}

export function setOutToSender(context: ApiContext, worker: SimulatedCourier, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'processing', by: 'market', worker });
}

/** The courier is at the sender's; from here a parcel is picked up like any other order. */
export function arriveAtSender(context: ApiContext, worker: SimulatedCourier, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'handover', by: 'market', worker });
}
