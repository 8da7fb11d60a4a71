import { isWithinZones } from 'market/access/access.rules';
import type { Bundle } from 'market/dispatch/dispatch-bundles.admin.contract';
import { joiningOf } from 'market/dispatch/dispatch-bundles.rules';
import { awaitingCourier, refusalToTake } from 'market/orders/orders-delivery.rules';
import { refusalOfCash } from 'market/wallet/wallet-cash.rules';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal, refuse } from '#api/http/refusal.ts';
import { publishStep } from '#api/orders/deliveries/apply-courier-step.ts';
import { cashOfOrder } from '#api/orders/deliveries/cash-at-door.ts';
import { assignOrder, lockCourier } from '#api/orders/deliveries/orders-deliveries.data.ts';
import { orderToGive } from '#api/orders/handovers/give-order.ts';
import { type LockedOrder, lockOrder } from '#api/orders/orders.data.ts';
import { cashPosition } from '#api/wallet/cash/wallet-cash.data.ts';
import { changedMeanwhile } from './assign-courier.ts';
import { loadRound } from './load-round.ts';
import { notifyCouriers } from './notify-couriers.ts';
import {
  bundledOrders,
  deleteParting,
  idsOfRide,
  insertParting,
  lockRide,
  unlockRide,
  withdrawOfferOfCourier,
} from './orders-bundles.data.ts';
import { saveStops, withdrawOffers } from './orders-offers.data.ts';
import { type DispatchOrderRow, dispatchOrder, insertDecision, mayBeOffered } from './orders-rounds.data.ts';
import { showBundle } from './show-bundle.ts';

interface OrderOfRide {
  orderId: string;
  /** Who had it on the screen of the operator. */
  courierId: number;
}

/**
 * Lets an order without a courier join the ride of another one [OPS-020]. Refused where it would come later
 * than promised to its customer, whom the reply names; the other orders of the ride never do. A ride that is locked can be
 * joined by hand.
 */
export async function joinBundle(
  context: ApiContext,
  staff: AuthorizedOperator,
  { orderId, courierId, joinedId }: OrderOfRide & { joinedId: string },
): Promise<Bundle> {
  const { db, directions } = context;
  const ridden = await orderInOwnZones(context, staff, orderId);
  const joined = await orderInOwnZones(context, staff, joinedId);
  if (ridden.courier_id !== courierId) throw changedSince(courierId, ridden.courier_id);
  const now = context.now();
  const before = await idsOfRide(db, courierId);
  const round = await loadRound(db, { zoneId: joined.zone_id, orders: [joined], isAll: true, now, directions });
  const joining = joiningOf(round.input, courierId, joinedId);
  if (!joining?.route) throw new Refusal('does_not_join');
  const { route, lateMinutes } = joining;
  if (lateMinutes !== null) {
    const [row] = await bundledOrders(db, zoneIdsOf(staff), [joinedId]);
    const values = { name: row?.customer_name ?? '', order: joinedId, minutes: lateMinutes };
    throw new Refusal('breaks_promise', { text: 'promise_of', values });
  }
  const withdrawnFrom = await actAsStaff(context, staff, async (transaction) => {
    const locked = await lockOrder(transaction, joinedId);
    if (!locked) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    if (!(await mayBeOffered(transaction, joinedId, now)))
      throw locked.courierId === null
        ? new Refusal('step_not_allowed')
        : await changedMeanwhile(transaction, locked, null);
    const atWork = await lockCourier(transaction, courierId);
    await mustRideTheSame(transaction, courierId, before);
    const { offered, give } = await orderToGive(transaction, locked);
    refuse(refusalToTake(offered, { courierId, ...atWork }));
    refuse(refusalOfCash(await cashPosition(transaction, courierId, locked.currency), cashOfOrder(locked)));
    const offeredTo = await withdrawOffers(transaction, joinedId, now);
    await give(courierId, now);
    await saveStops(transaction, courierId, route);
    await deleteParting(transaction, joinedId, courierId);
    await insertDecision(transaction, {
      orderId: joinedId,
      madeAt: now,
      courierId,
      accountId: staff.customerId,
      words: null,
      reason: null,
      candidates: [],
      excluded: [],
      milliseconds: null,
    });
    return {
      result: offeredTo,
      change: {
        action: 'order.join',
        subject: `order:${joinedId}`,
        after: { courier_id: courierId, with_order: orderId },
      },
    };
  });
  await notifyCouriers(context, [courierId, ...withdrawnFrom], joinedId);
  await publishStep(context, { id: joinedId });
  return showBundle(context, staff, orderId);
}

/** What would break no promise was computed before the courier was locked: it counts only for the ride of that moment. */
async function mustRideTheSame(transaction: Transaction, courierId: number, before: readonly string[]): Promise<void> {
  const now = await idsOfRide(transaction, courierId);
  if (now.join() !== before.join()) throw new ChangedMeanwhile({ sent: { orders: before }, now: { orders: now } });
}

/** Takes an order out of the ride of its courier, to whom dispatch does not give it again [OPS-020]. */
export async function partFromBundle(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: OrderOfRide,
): Promise<Bundle> {
  const { orderId, courierId } = seen;
  await orderInOwnZones(context, staff, orderId);
  await actAsStaff(context, staff, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    mustBeOf(order, courierId);
    await context.pausePoint?.('order held');
    if (!awaitingCourier.some((status) => status === order.status)) throw new Refusal('step_not_allowed');
    await lockCourier(transaction, courierId);
    await assignOrder(transaction, orderId, null);
    const at = context.now();
    await insertParting(transaction, { orderId, courierId, accountId: staff.customerId, at });
    const change = { action: 'order.part', subject: `order:${orderId}`, before: { courier_id: courierId } };
    return { result: undefined, change };
  });
  await notifyCouriers(context, [courierId], orderId);
  await publishStep(context, { id: orderId });
  return showBundle(context, staff, orderId);
}

/**
 * Locks the ride of the courier of an order, or unlocks it [OPS-020]. An order joins a locked one by hand alone; an offer that
 * its courier has now is withdrawn. The lock ends with the orders that are in the ride now.
 */
export async function lockBundle(
  context: ApiContext,
  staff: AuthorizedOperator,
  { isLocked, ...seen }: OrderOfRide & { isLocked: boolean },
): Promise<Bundle> {
  const { orderId, courierId } = seen;
  await orderInOwnZones(context, staff, orderId);
  await actAsStaff(context, staff, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    mustBeOf(order, courierId);
    const at = context.now();
    await lockCourier(transaction, courierId);
    if (isLocked) {
      await lockRide(transaction, { courierId, accountId: staff.customerId, at });
      await withdrawOfferOfCourier(transaction, courierId, at);
    } else {
      await unlockRide(transaction, courierId);
    }
    const action = isLocked ? 'order.lock_ride' : 'order.unlock_ride';
    return { result: undefined, change: { action, subject: `order:${orderId}`, after: { courier_id: courierId } } };
  });
  if (isLocked) await notifyCouriers(context, [courierId], orderId);
  await publishStep(context, { id: orderId });
  return showBundle(context, staff, orderId);
}

async function orderInOwnZones(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  orderId: string,
): Promise<DispatchOrderRow> {
  const order = await dispatchOrder(db, orderId);
  if (!order || !isWithinZones(staff.zones, order.zone_id)) throw new Refusal('order_not_found');
  return order;
}

function mustBeOf(order: LockedOrder | undefined, courierId: number): asserts order is LockedOrder {
  if (!order) throw new Refusal('order_not_found');
  if (order.courierId !== courierId) throw changedSince(courierId, order.courierId);
}

function changedSince(sent: number, now: number | null): ChangedMeanwhile {
  return new ChangedMeanwhile({ sent: { courier_id: sent }, now: { courier_id: now } });
}
