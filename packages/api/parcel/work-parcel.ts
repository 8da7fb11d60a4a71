import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveOrder } from '#api/orders/work/move-order.ts';
import { freeCourier } from '#api/orders/work/orders-work.data.ts';

/**
 * What happens to a parcel before it is picked up. The market gives it to a rider; what he reports from then on counts
 * for his own parcels alone, and the market notes it, for nobody sells anything here who could.
 */

interface RiderAtWork {
  courier: number;
}

/** Whoever of the city has the least to do takes it. */
export async function assignRider(context: ApiContext, orderId: string): Promise<void> {
  const courierId = await freeCourier(context.db, orderId);
  if (courierId === undefined) throw new Refusal('step_not_allowed', { text: 'no_rider_here', values: {} });
  await moveOrder(context, { orderId, to: 'confirmed', by: 'market', courierId });
}

export function setOutToSender(context: ApiContext, worker: RiderAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'processing', by: 'market', worker });
}

/** At the sender's door; what is handed to him there he picks up like any other order. */
export function arriveAtSender(context: ApiContext, worker: RiderAtWork, orderId: string): Promise<void> {
  return moveOrder(context, { orderId, to: 'handover', by: 'market', worker });
}
