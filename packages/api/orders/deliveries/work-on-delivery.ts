import type { OrderStatus } from 'market/orders/orders.rules';
import { arrivalAfter } from 'market/orders/orders-board.rules';
import { awaitingCourier, deliveryStepOf, mayGiveBack, refusalToTake } from 'market/orders/orders-delivery.rules';
import { toDecimal } from 'market/values/money';
import { refusalOfCash, refusalOfShortCash } from 'market/wallet/wallet-cash.rules';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { cashPosition } from '#api/wallet/cash/wallet-cash.data.ts';
import { orderToGive } from '../handovers/give-order.ts';
import { openHandoverOf, setTaker } from '../handovers/orders-handovers.data.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { worksWhereOrderIs } from '../transitions/orders-transitions.data.ts';
import {
  applyCourierStep,
  lockOwnOrder,
  type MadeStep,
  mustBeCarried,
  publishStep,
  rowOfDelivery,
  StepRepeated,
  unlessRepeated,
} from './apply-courier-step.ts';
import { cashOf, cashOfOrder } from './cash-at-door.ts';
import { isDoorCodeNeeded, provedAt } from './door-code.ts';
import { noteBagsTaken } from './orders-arrivals.data.ts';
import {
  assignOrder,
  isOrderOfEngine,
  lockCourier,
  type NotedShortCash,
  noteCash,
  setShift,
} from './orders-deliveries.data.ts';
import { payStoreWait } from './pay-store-wait.ts';
import { isOtherPhone } from './show-work.ts';

/**
 * The steps of couriers. An order of another city or another courier is as unknown as one that does not exist, and a
 * step that the same courier has made already is answered like the first time: its reply may have been lost.
 */

/**
 * Begins or ends the shift; one with open deliveries does not end [DEL-03] [DEL-04]. One that runs moves to this phone,
 * and the other one is notified [DEL-38].
 */
export async function changeShift(
  context: ApiContext,
  courier: AuthorizedCourier,
  isOn: boolean,
): Promise<Date | null> {
  const { courierId, sessionId } = courier;
  let isTakenOver = false;
  const since = await actAsStaff(context, courier, async (transaction) => {
    const { running, isOnShift, shiftSessionId } = await lockCourier(transaction, courierId);
    if (!isOn && running > 0) throw new Refusal('deliveries_open');
    isTakenOver = isOn && isOnShift && isOtherPhone(shiftSessionId, sessionId);
    const since = await setShift(transaction, courierId, { since: isOn ? context.now() : null, sessionId });
    const action = isTakenOver ? 'shift.take_over' : isOn ? 'shift.begin' : 'shift.end';
    const change = { action, subject: `courier:${courierId}`, before: { is_on_shift: isOnShift } };
    return { result: since, change };
  });
  if (isTakenOver) await context.live.publish(context.db, [{ topic: `courier:${courierId}`, name: 'order', data: {} }]);
  return since;
}

/** Takes an order without a courier; of two couriers one gets it [DEL-12] [DEL-14]. */
export async function takeDelivery(context: ApiContext, courier: AuthorizedCourier, orderId: string): Promise<void> {
  const { courierId } = courier;
  const isTaken = await unlessRepeated(
    actAsStaff(context, courier, async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      const given = order && (await orderToGive(transaction, order));
      if (
        !order ||
        !given ||
        !isShownToCouriers(order) ||
        !(await worksWhereOrderIs(transaction, courierId, orderId))
      ) {
        throw new Refusal('order_not_found');
      }
      await context.pausePoint?.('order held');
      // After the order, as everywhere: two locks in another sequence would wait for each other.
      const atWork = await lockCourier(transaction, courierId);
      if (given.offered.courierId === courierId && deliveryStepOf(order.status)) throw new StepRepeated();
      if (given.offered.courierId === null && (await isOrderOfEngine(transaction, orderId)))
        throw new Refusal('order_not_found');
      if (given.isMeeting && order.courierId === courierId) throw new Refusal('step_not_allowed');
      refuse(refusalToTake(given.offered, { courierId, ...atWork }));
      refuse(refusalOfCash(await cashPosition(transaction, courierId, order.currency), cashOfOrder(order)));
      await given.give(courierId, context.now());
      const change = { action: 'delivery.take', subject: `order:${orderId}`, after: { courier_id: courierId } };
      return { result: true, change };
    }),
  );
  if (isTaken) await publishStep(context, { id: orderId }, { changesList: true });
}

/**
 * Gives an order back that was not picked up, or that was to be fetched from another courier; others may take it, and a
 * long wait at the store is paid [DEL-04] [DEL-28] [DEL-39].
 */
export async function releaseDelivery(context: ApiContext, courier: AuthorizedCourier, orderId: string): Promise<void> {
  await actAsStaff(context, courier, async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    const meeting = locked && (await openHandoverOf(transaction, orderId));
    if (locked && meeting?.to === courier.courierId) {
      await setTaker(transaction, orderId, null, null);
      const change = { action: 'delivery.give_back', subject: `order:${orderId}` };
      return { result: undefined, change: { ...change, before: { courier_id: courier.courierId } } };
    }
    const order = await lockOwnOrder(transaction, courier, orderId);
    if (!mayGiveBack(order.status)) throw new Refusal('step_not_allowed');
    const { courierId } = courier;
    const after = await payStoreWait(transaction, order, { courierId, at: context.now() });
    await assignOrder(transaction, orderId, null);
    const change = { action: 'delivery.give_back', subject: `order:${orderId}`, ...(after && { after }) };
    return { result: undefined, change: { ...change, before: { courier_id: courierId } } };
  });
  await publishStep(context, { id: orderId }, { changesList: true });
}

/** Picks up an order that its store has put on the counter [DEL-26]. */
export async function pickUpDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { bags, ...made }: MadeStep & { bags?: number | undefined },
): Promise<void> {
  await moveDelivery(context, courier, made, {
    to: 'picked_up',
    action: 'delivery.pick_up',
    noted: bags === undefined ? {} : { bags },
    async check(transaction) {
      if (bags !== undefined) await noteBagsTaken(transaction, made.orderId, bags);
    },
  });
}

/** Notes that the cash of a carried order was received, also less or none, or that it was not after all [DEL-49] [DEL-50]. */
export async function noteCashOfDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { isReceived, short, ...made }: MadeStep & { isReceived: boolean; short: NotedShortCash | undefined },
): Promise<void> {
  await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    // The reply of an earlier note was lost, and the order has been delivered since.
    if (isReceived && order.status === 'delivered') throw new StepRepeated();
    mustBeCarried(order);
    const row = await rowOfDelivery(transaction, courier, order.id);
    if ((row.cash_received_at !== null) === isReceived) throw new StepRepeated();
    if (!isReceived || !short) {
      await noteCash(transaction, order.id, { at: isReceived ? at : null, short: undefined });
      return { action: 'delivery.cash', after: { is_received: isReceived, ...after } };
    }
    const due = cashOf(row);
    refuse(refusalOfShortCash(due, short.taken));
    await noteCash(transaction, order.id, { at, short });
    const noted = { due: toDecimal(due), taken: toDecimal(short.taken), currency: row.currency, why: short.reason };
    const reason = short.words && { reason: short.words };
    return { action: 'delivery.cash_short', after: { ...noted, ...after }, ...reason };
  });
}

/** Delivers an order; an unpaid one only with its cash, one with a code only for it [DEL-29] [DEL-30] [DEL-49]. */
export async function finishDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  { hasCash, ...made }: MadeStep & { hasCash: boolean },
): Promise<void> {
  await moveDelivery(context, courier, made, {
    to: 'delivered',
    action: 'delivery.deliver',
    async check(transaction) {
      const row = await rowOfDelivery(transaction, courier, made.orderId);
      if (cashOf(row) > 0 && !hasCash && row.cash_received_at === null) throw new Refusal('cash_missing');
      if (provedAt(row) === null && (await isDoorCodeNeeded(context.db, row))) throw new Refusal('door_code_missing');
    },
  });
}

interface CourierMove {
  to: OrderStatus;
  action: string;
  /** For the audit log. */
  noted?: object;
  check?: (transaction: Transaction) => Promise<void>;
}

async function moveDelivery(
  context: ApiContext,
  courier: AuthorizedCourier,
  made: MadeStep,
  { to, action, noted, check }: CourierMove,
): Promise<void> {
  await applyCourierStep(context, courier, made, async (transaction, { order, at, reportedAt, after }) => {
    const isDone = order.status === to || (to === 'picked_up' && order.status === 'delivered');
    if (isDone) throw new StepRepeated();
    await context.pausePoint?.('order held');
    await check?.(transaction);
    const expectedAt = to === 'picked_up' ? arrivalOf(order, at) : undefined;
    const step = { orderId: order.id, to, by: 'delivery_man', accountId: courier.customerId } as const;
    await moveLockedOrder(transaction, order, { ...step, expectedAt, reportedAt }, at);
    return { action, before: { order_status: order.status }, after: { order_status: to, ...noted, ...after } };
  });
}

function arrivalOf({ orderType, distanceMetres: metres }: LockedOrder, at: Date): Date {
  return arrivalAfter(at, { orderType, metres });
}

/** Couriers see an order once its store has accepted it. */
function isShownToCouriers({ status, orderType }: LockedOrder): boolean {
  return orderType === 'delivery' && (awaitingCourier.some((known) => known === status) || status === 'picked_up');
}
