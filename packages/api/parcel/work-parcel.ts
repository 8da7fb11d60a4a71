import type { ApiNeeds } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from '#api/orders/work/move-order.ts';
import { freeDeliveryMan } from '#api/orders/work/orders-work.data.ts';

/**
 * What happens to a parcel before it is picked up. The market gives it to a rider; what he reports from then on counts
 * for his own parcels alone, and the market notes it, for nobody sells anything here who could.
 */

interface RiderAtWork {
  deliveryMan: number;
}

/** Whoever of the city has the least to do takes it. */
export async function assignRider(needs: ApiNeeds, orderId: string): Promise<void> {
  const deliveryManId = await freeDeliveryMan(needs.db, orderId);
  if (deliveryManId === undefined) throw new Refusal('step_not_allowed', { text: 'no_rider_here', values: {} });
  await moveOrder(needs, { orderId, to: 'confirmed', by: 'market', deliveryManId });
}

export function setOutToSender(needs: ApiNeeds, worker: RiderAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'processing', by: 'market', worker });
}

/** At the sender's door; what is handed to him there he picks up like any other order. */
export function arriveAtSender(needs: ApiNeeds, worker: RiderAtWork, orderId: string): Promise<void> {
  return moveOrder(needs, { orderId, to: 'handover', by: 'market', worker });
}
