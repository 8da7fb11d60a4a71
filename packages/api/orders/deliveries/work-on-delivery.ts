import type { OrderStatus } from 'market/orders/orders.rules';
import { arrivalAfter } from 'market/orders/orders-board.rules';
import {
  awaitingCourier,
  deliveryStepOf,
  isReportedLater,
  mayGiveBack,
  oldestPositionMinutes,
  refusalToTake,
  timeOfStep,
} from 'market/orders/orders-delivery.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuditedChange, actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../work/move-order.ts';
import { worksWhereOrderIs } from '../work/orders-work.data.ts';
import { reportPosition } from '../work/work-order.ts';
import {
  assignOrder,
  courierRow,
  deliveryRows,
  lastStepAt,
  lockCourier,
  noteCash,
  setShift,
} from './orders-deliveries.data.ts';
import { cashOf } from './show-work.ts';

/**
 * The steps of couriers. An order of another city or another courier is as unknown as one that does not exist, and a
 * step that the same courier has made already is answered like the first time: its reply may have been lost.
 */

/** Begins or ends the shift; one with open deliveries does not end [DEL-03] [DEL-04]. */
export async function changeShift(
  context: ApiContext,
  courier: AuthorizedCourier,
  isOn: boolean,
): Promise<Date | null> {
  const { courierId } = courier;
  return actAsStaff(context, courier, async (transaction) => {
    const { running, isOnShift } = await lockCourier(transaction, courierId);
    if (!isOn && running > 0) throw new Refusal('deliveries_open');
    const since = await setShift(transaction, courierId, isOn ? context.now() : null);
    const change = { action: isOn ? 'shift.begin' : 'shift.end', subject: `courier:${courierId}` };
    return { result: since, change: { ...change, before: { is_on_shift: isOnShift } } };
  });
}

/** Takes an order without a courier; of two couriers one gets it [DEL-12] [DEL-14]. */
export async function takeDelivery(context: ApiContext, courier: AuthorizedCourier, orderId: string): Promise<void> {
  const { courierId } = courier;
  const storeId = await unlessRepeated(
    actAsStaff(context, courier, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!order || !isOffered(order) || !(await worksWhereOrderIs(transaction, courierId, orderId))) {
        throw new Refusal('order_not_found');
      }
      await context.pausePoint?.('order held');
      // After the order, as everywhere: two locks in another sequence would wait for each other.
      const atWork = await lockCourier(transaction, courierId);
      if (order.courierId === courierId && deliveryStepOf(order.status)) throw new StepRepeated();
      refuse(refusalToTake(order, { courierId, ...atWork }));
      await assignOrder(transaction, orderId, courierId);
      const change = { action: 'delivery.take', subject: `order:${orderId}`, after: { courier_id: courierId } };
      return { result: order.storeId, change };
    }),
  );
  await tell(context, orderId, storeId);
}

/** Gives an order back that was not picked up; others may take it [DEL-04]. */
export async function giveDeliveryBack(
  context: ApiContext,
  courier: AuthorizedCourier,
  orderId: string,
): Promise<void> {
  const storeId = await actAsStaff(context, courier, async (transaction) => {
    const order = await lockOwnOrder(transaction, courier, orderId);
    if (!mayGiveBack(order.status)) throw new Refusal('step_not_allowed');
    await assignOrder(transaction, orderId, null);
    const change = { action: 'delivery.give_back', subject: `order:${orderId}` };
    return { result: order.storeId, change: { ...change, before: { courier_id: courier.courierId } } };
  });
  await tell(context, orderId, storeId);
}

/** Picks up an order that its store has put on the counter [DEL-26]. */
export async function pickUpDelivery(context: ApiContext, courier: AuthorizedCourier, made: MadeStep): Promise<void> {
  await moveDelivery(context, courier, made, { to: 'picked_up', action: 'delivery.pick_up' });
}

/** Notes that the cash of a carried order was received, or that it was not after all [DEL-49]. */
export async function noteCashOfDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { isReceived, ...made }: MadeStep & { isReceived: boolean },
): Promise<void> {
  await actAtDoor(context, courier, made, async (transaction, { order, at, after }) => {
    // The reply of an earlier note was lost, and the order has been delivered since.
    if (isReceived && order.status === 'delivered') throw new StepRepeated();
    mustBeCarried(order);
    await noteCash(transaction, order.id, isReceived ? at : null);
    return { action: 'delivery.cash', after: { is_received: isReceived, ...after } };
  });
}

/** Delivers an order; an unpaid one only with its cash [DEL-30] [DEL-49]. */
export async function finishDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { hasCash, ...made }: MadeStep & { hasCash: boolean },
): Promise<void> {
  const { courierId } = courier;
  const { orderId } = made;
  await moveDelivery(context, courier, made, {
    to: 'delivered',
    action: 'delivery.deliver',
    async check(transaction) {
      const filter = { courierId, of: 'courier', statuses: ['picked_up'], orderId, limit: 1 } as const;
      const [row] = await deliveryRows(transaction, filter);
      if (row && cashOf(row) > 0 && !hasCash && row.cash_received_at === null) throw new Refusal('cash_missing');
    },
  });
}

/** Notes where the courier is. The followers of carried orders receive the latest place, unless it is old [DEL-40] [DEL-45]. */
export async function notePositions(
  context: ApiContext,
  { courierId }: AuthorizedCourier,
  positions: readonly { lat: number; lng: number; at: string }[],
): Promise<void> {
  const courier = await courierRow(context.db, courierId, context.now());
  if (!courier?.onShiftSince) throw new Refusal('not_on_shift');
  const latest = positions.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
  const oldest = context.now().getTime() - oldestPositionMinutes * minuteMilliseconds;
  if (!latest || Date.parse(latest.at) < oldest) return;
  await reportPosition(context, { courier: courierId }, { lat: latest.lat, lng: latest.lng });
}

/** The courier has made the step before. */
class StepRepeated extends Error {}

/** A step that may have waited on the device for the network. */
export interface MadeStep {
  orderId: string;
  /** When it was made; undefined for now. */
  madeAt: Date | undefined;
}

interface CourierMove {
  to: OrderStatus;
  action: string;
  check?: (transaction: Transaction) => Promise<void>;
}

async function moveDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  made: MadeStep,
  { to, action, check }: CourierMove,
): Promise<void> {
  await actAtDoor(context, courier, made, async (transaction, { order, at, reportedAt, after }) => {
    const isDone = order.status === to || (to === 'picked_up' && order.status === 'delivered');
    if (isDone) throw new StepRepeated();
    await context.pausePoint?.('order held');
    await check?.(transaction);
    const expectedAt = to === 'picked_up' ? arrivalOf(order, at) : undefined;
    const step = { orderId: order.id, to, by: 'delivery_man', accountId: courier.customerId } as const;
    await moveLockedOrder(transaction, order, { ...step, expectedAt, reportedAt }, at);
    return { action, before: { order_status: order.status }, after: { order_status: to, ...after } };
  });
}

/** What is known of a step once its order is locked. */
interface StepAtDoor {
  order: LockedOrder;
  /** The time at which it is booked. */
  at: Date;
  reportedAt: Date | undefined;
  /** For the audit log: the time of a step that was reported later. */
  after: { made_at?: string };
}

/** Takes a step of a courier with his order, at its own time [DEL-36]; one that he has made already changes nothing. */
async function actAtDoor(
  context: ApiContext,
  courier: AuthorizedCourier,
  { orderId, madeAt }: MadeStep,
  act: (transaction: Transaction, step: StepAtDoor) => Promise<Omit<AuditedChange, 'subject'>>,
): Promise<void> {
  await unlessRepeated(
    actAsStaff(context, courier, async (transaction) => {
      const order = await lockOwnOrder(transaction, courier, orderId);
      const now = context.now();
      const at = timeOfStep(madeAt, { now, lastStepAt: await lastStepAt(transaction, orderId) });
      const isLate = isReportedLater(at, now);
      const after = isLate ? { made_at: at.toISOString() } : {};
      const change = await act(transaction, { order, at, reportedAt: isLate ? now : undefined, after });
      return { result: null, change: { ...change, subject: `order:${orderId}` } };
    }),
  );
}

function mustBeCarried({ status }: LockedOrder): void {
  if (status !== 'picked_up') throw new Refusal('step_not_allowed');
}

function arrivalOf({ orderType, distanceMetres: metres }: LockedOrder, at: Date): Date {
  return arrivalAfter(at, { orderType, metres });
}

async function lockOwnOrder(
  transaction: Transaction,
  { courierId }: AuthorizedCourier,
  orderId: string,
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderId);
  if (!order || order.courierId !== courierId || order.orderType !== 'delivery') throw new Refusal('order_not_found');
  return order;
}

/** Couriers see an order once its store has accepted it. */
function isOffered({ status, orderType }: LockedOrder): boolean {
  return orderType === 'delivery' && (awaitingCourier.some((known) => known === status) || status === 'picked_up');
}

/** No message goes out for it; open pages and boards read it at once. */
async function tell({ db, live }: ApiContext, orderId: string, storeId: number | null | undefined): Promise<void> {
  const data = { order_id: orderId };
  await live.publish(db, [
    { topic: `order:${orderId}`, name: 'order', data },
    ...(storeId ? [{ topic: `store:${storeId}`, name: 'board' as const, data }] : []),
  ]);
}

async function unlessRepeated<Result>(acting: Promise<Result>): Promise<Result | undefined> {
  try {
    return await acting;
  } catch (error) {
    if (error instanceof StepRepeated) return undefined;
    throw error;
  }
}
