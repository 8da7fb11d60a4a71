import type { Delivery } from 'market/orders/orders.courier.contract';

/** Returns whether the next thing is to arrive; an order on the counter is picked up without a further press. */
export function isOnTheWay({ step, at_store_at: atStore, at_door_at: atDoor, handover }: Delivery): boolean {
  if (handover) return false;
  return (step === 'go_to_store' && atStore === null) || (step === 'deliver' && atDoor === null);
}
