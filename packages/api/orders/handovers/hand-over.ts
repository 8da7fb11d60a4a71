import type { CourierCause, HandoverCause } from 'market/orders/handovers/orders-handover-causes.rules';
import { partingOf, promisesOfHandover } from 'market/orders/handovers/orders-handovers.rules';
import { metresBetween } from 'market/places/places.rules';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import {
  applyCourierStep,
  type MadeStep,
  publishStep,
  rowOfDelivery,
  StepRepeated,
} from '../deliveries/apply-courier-step.ts';
import { assignOrder } from '../deliveries/orders-deliveries.data.ts';
import { payStoreWait } from '../deliveries/pay-store-wait.ts';
import { notifyCouriers } from '../dispatch/notify-couriers.ts';
import { endShiftOfFree, withdrawOffers } from '../dispatch/orders-offers.data.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { writePromises } from '../transitions/orders-promises.data.ts';
import {
  citiesOfOrder,
  endHandover,
  endsOfOrder,
  insertHandover,
  lastOutcomeFor,
  openHandoverOf,
  placeOfMeeting,
} from './orders-handovers.data.ts';
import { payGiver } from './pay-giver.ts';

/**
 * Orders that pass from one courier to another on the way. The first has the order, with all that follows from it, until
 * the second says at the meeting that they have it [DEL-39].
 */

interface Parting {
  cause: CourierCause;
  /** Where to meet; undefined: where the courier was last. */
  place: { lat: number; lng: number } | undefined;
  words: string;
}

/** A courier cannot ride on: the order goes to another one, at once or by a meeting. */
export async function beginHandover(
  context: ApiContext,
  courier: AuthorizedCourier,
  { cause, place, words, ...made }: MadeStep & Parting,
): Promise<void> {
  const { courierId } = courier;
  const order = await applyCourierStep(
    context,
    courier,
    made,
    async (transaction, { order, at, after }) => {
      if (order.courierId !== courierId || (await openHandoverOf(transaction, order.id))) throw new StepRepeated();
      const isCashHeld =
        order.status === 'picked_up' && (await rowOfDelivery(transaction, courier, order.id)).cash_received_at !== null;
      const parting = partingOf({ status: order.status, isCashHeld });
      if (typeof parting === 'object') refuse(parting);
      const where = place ?? (await placeOfMeeting(transaction, courierId, order.id));
      const handover = { orderId: order.id, from: courierId, cause, at, words, ...where };
      if (parting === 'meeting') {
        await beginMeeting(transaction, order, handover);
        return { action: 'delivery.hand_over', after: { cause, ...after } };
      }
      const paid = await payStoreWait(transaction, order, { courierId, at });
      await insertHandover(transaction, handover, true);
      await assignOrder(transaction, order.id, null);
      await endShiftOfFree(transaction, courierId);
      return { action: 'delivery.give_back', before: { courier_id: courierId }, after: { cause, ...paid, ...after } };
    },
    lockOrderHandedBy,
  );
  if (order) await publishHandover(context, order);
}

/** Begins the hand-over of an order in the bag; the customer reads when it comes now. */
export async function beginMeeting(
  transaction: Transaction,
  order: LockedOrder,
  handover: { orderId: string; from: number; cause: HandoverCause; at: Date; lat: number; lng: number; words: string },
): Promise<void> {
  await insertHandover(transaction, handover);
  const { door } = await endsOfOrder(transaction, order.id);
  const metresToDoor = metresBetween(handover, door);
  await writePromises(transaction, order.id, promisesOfHandover(order.promises, { at: handover.at, metresToDoor }));
}

/** The first courier rides on after all; the app of the second receives it. */
export async function takeBackHandover(context: ApiContext, courier: AuthorizedCourier, made: MadeStep): Promise<void> {
  const concerned: number[] = [];
  const order = await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    const ended = await endHandover(transaction, order.id, { outcome: 'taken_back', at });
    if (!ended) {
      if ((await lastOutcomeFor(transaction, order.id, courier.courierId)) === 'taken_back') throw new StepRepeated();
      throw new Refusal('step_not_allowed');
    }
    const offeredTo = await withdrawOffers(transaction, order.id, at);
    concerned.push(...[ended.to, ...offeredTo].flatMap((id) => id ?? []));
    return { action: 'delivery.take_back', after };
  });
  if (order) await publishHandover(context, order, concerned);
}

/** The second courier has the order in the bag: it is theirs from now on, and the first is paid for their part. */
export async function meetCourier(context: ApiContext, courier: AuthorizedCourier, made: MadeStep): Promise<void> {
  const { courierId } = courier;
  let giver: number | undefined;
  const order = await applyCourierStep(
    context,
    courier,
    made,
    async (transaction, { order, at, after }) => {
      const handover = await openHandoverOf(transaction, order.id);
      if (handover?.to !== courierId) {
        if (order.courierId === courierId) throw new StepRepeated();
        throw new Refusal('order_not_found');
      }
      if (order.status !== 'picked_up') throw new Refusal('step_not_allowed');
      giver = handover.from;
      const ends = await endsOfOrder(transaction, order.id);
      const pay = await payGiver(transaction, order, { handover, store: ends.store, at });
      await endHandover(transaction, order.id, { outcome: 'met', at, pay });
      await assignOrder(transaction, order.id, courierId);
      const moved = { at, metresToDoor: metresBetween(handover, ends.door), minutes: 0 };
      await writePromises(transaction, order.id, promisesOfHandover(order.promises, moved));
      // A courier who cannot ride on is offline once nothing is left to hand over; a suspended one is so already.
      await endShiftOfFree(transaction, giver);
      return { action: 'delivery.meet', before: { courier_id: giver }, after: { courier_id: courierId, ...after } };
    },
    lockDelivery,
  );
  if (order) await publishHandover(context, order, giver === undefined ? [] : [giver]);
}

/** Also an order that the courier has handed over already: its reply may have been lost. */
async function lockOrderHandedBy(
  transaction: Transaction,
  { courierId }: AuthorizedCourier,
  orderId: string,
): Promise<LockedOrder> {
  const order = await lockDelivery(transaction, { courierId }, orderId);
  const isOwn = order.courierId === courierId;
  if (!isOwn && (await lastOutcomeFor(transaction, orderId, courierId)) !== 'released')
    throw new Refusal('order_not_found');
  return order;
}

async function lockDelivery(transaction: Transaction, _courier: object, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderId);
  if (order?.orderType !== 'delivery') throw new Refusal('order_not_found');
  return order;
}

/** Customer and store read the order again, couriers their work, and operators their alarms. */
export async function publishHandover(
  context: ApiContext,
  order: Pick<LockedOrder, 'id' | 'storeId'>,
  courierIds: readonly number[] = [],
): Promise<void> {
  // Other couriers may take it at the meeting, or no longer.
  await publishStep(context, order, { changesList: true });
  await notifyCouriers(context, courierIds, order.id);
  const cities = await citiesOfOrder(context.db, order.id);
  await context.live.publish(
    context.db,
    cities.map((city) => ({ topic: `city:${city}`, name: 'alarm', data: {} }) as const),
  );
}
