import type { TrackedOrder } from 'market/orders/orders.contract';
import { refusalToMovePin } from 'market/orders/orders-delivery.rules';
import { metresBetween } from 'market/places/places.rules';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Customer, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { lockOrder } from '../orders.data.ts';
import { applyCourierStep, type MadeStep, publishStep, rowOfDelivery, StepRepeated } from './apply-courier-step.ts';
import { showToRiders } from './orders-door-photos.data.ts';
import { answerPin, doorPinOf, movePinOfOrder, moveSavedAddress } from './orders-door-pins.data.ts';

/** Moves the pin of a door to where the courier stands, for this order; the customer is asked about it [DEL-25]. */
export async function movePin(
  context: ApiContext,
  courier: AuthorizedCourier,
  { lat, lng, ...made }: MadeStep & { lat: number; lng: number },
): Promise<void> {
  const order = await applyCourierStep(
    context,
    courier,
    made,
    async (transaction, { order: { id, status }, at, after }) => {
      const { delivery_address: door } = await rowOfDelivery(transaction, courier, id);
      if (door?.lat === lat && door.lng === lng) throw new StepRepeated();
      // A door without a pin may be anywhere.
      const isPlaced = door?.lat !== undefined && door.lng !== undefined;
      const metres = isPlaced ? Math.round(metresBetween({ lat: door.lat ?? 0, lng: door.lng ?? 0 }, { lat, lng })) : 0;
      refuse(refusalToMovePin(metres, status));
      await movePinOfOrder(transaction, id, { lat, lng }, at);
      return { action: 'delivery.move_pin', after: { metres, ...after } };
    },
  );
  if (order) await publishStep(context, order);
}

/** Returns the place where a courier found the door; null where none is proposed, and once it was answered [CUS-10]. */
export async function proposedPinOf(db: Connection, orderId: string): Promise<TrackedOrder['proposed_pin']> {
  const pin = await doorPinOf(db, orderId);
  if (!pin || pin.is_right !== null) return null;
  const { lat, lng, former_lat: formerLat, former_lng: formerLng } = pin;
  const metres = Math.round(metresBetween({ lat, lng }, { lat: formerLat, lng: formerLng }));
  return { latitude: lat, longitude: lng, metres };
}

interface DoorAnswer {
  orderId: string;
  isPinRight: boolean | undefined;
  showsPhotoToRiders: boolean | undefined;
}

/** Takes over the place of their door for next time, or does not, and lets couriers see its photo [CUS-10] [DEL-25]. */
export async function answerDoor(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  customer: Customer,
  { orderId, isPinRight, showsPhotoToRiders }: DoorAnswer,
): Promise<void> {
  await transact(db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.shopper !== shopperKeyOf(customer)) throw new Refusal('order_not_found');
    if (showsPhotoToRiders !== undefined) await showToRiders(transaction, orderId, showsPhotoToRiders);
    const pin = isPinRight === undefined ? undefined : await doorPinOf(transaction, orderId);
    if (!pin || isPinRight === undefined) return;
    await answerPin(transaction, orderId, isPinRight, now());
    if (isPinRight) await moveSavedAddress(transaction, customer.customerId, pin);
  });
}
