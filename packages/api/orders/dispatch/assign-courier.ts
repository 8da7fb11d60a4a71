import { isWithinZones } from 'market/access/access.rules';
import { awaitingCourier } from 'market/orders/orders-delivery.rules';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { publishStep } from '#api/orders/deliveries/apply-courier-step.ts';
import { lockCourier } from '#api/orders/deliveries/orders-deliveries.data.ts';
import { orderToGive } from '#api/orders/handovers/give-order.ts';
import { type LockedOrder, lockOrder } from '#api/orders/orders.data.ts';
import { noDirections } from '#api/providers/maps/directions.ts';
import { notifyCouriers } from './notify-couriers.ts';
import { deleteParting } from './orders-bundles.data.ts';
import { withdrawOffers } from './orders-offers.data.ts';
import { dispatchOrder, insertDecision, lastDecisionBy, namesOfCouriers } from './orders-rounds.data.ts';
import { couriersFor, recordedCandidate, recordedExclusion } from './rank-for-order.ts';

interface Assignment {
  orderId: string;
  courierId: number;
  /** Who had the order on the screen of the operator. */
  fromCourierId: number | null;
  reason: string | undefined;
}

/**
 * Gives an order to a courier by hand [OPS-016]. Of two operators at once the second reads who was first [OPS-017]; the
 * same assignment sent again is answered like the first time. A courier who is out, such as one with a full bag, needs a
 * reason; one who is not on shift cannot have it.
 */
export async function assignCourier(
  context: ApiContext,
  staff: AuthorizedOperator,
  { orderId, courierId, fromCourierId, reason }: Assignment,
): Promise<void> {
  const assigned = await actAsStaffUnlessDone(context, staff, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const known = order && (await dispatchOrder(transaction, orderId));
    if (!known || !isWithinZones(staff.zones, known.zone_id)) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    const { offered, give } = await orderToGive(transaction, order);
    if (offered.courierId === courierId) return undefined;
    if (order.courierId !== fromCourierId) throw await changedMeanwhile(transaction, order, fromCourierId);
    if (!awaitingCourier.some((status) => status === offered.status)) throw new Refusal('step_not_allowed');
    // Who may take it does not depend on roads, and while the order is locked no service is called.
    const ranking = await couriersFor(transaction, { order: known, now: context.now(), directions: noDirections });
    mustBeAssignable(ranking, courierId, reason);
    await lockCourier(transaction, courierId);
    const withdrawnFrom = await withdrawOffers(transaction, orderId, context.now());
    await give(courierId, context.now());
    await deleteParting(transaction, orderId, courierId);
    await insertDecision(transaction, {
      orderId,
      madeAt: context.now(),
      courierId,
      accountId: staff.customerId,
      words: reason ?? null,
      reason: null,
      candidates: ranking.candidates.slice(0, 12).map(recordedCandidate),
      excluded: ranking.excluded.map(recordedExclusion),
      milliseconds: null,
    });
    const change = { action: 'order.assign', subject: `order:${orderId}`, ...(reason && { reason }) };
    const couriers = { before: { courier_id: offered.courierId }, after: { courier_id: courierId } };
    const concerned = [courierId, order.courierId, offered.courierId, ...withdrawnFrom].flatMap((id) => id ?? []);
    return { result: { concerned }, change: { ...change, ...couriers } };
  });
  if (!assigned) return;
  await notifyCouriers(context, assigned.concerned, orderId);
  await publishStep(context, { id: orderId }, { changesList: true });
}

function mustBeAssignable(
  { excluded, names }: Awaited<ReturnType<typeof couriersFor>>,
  courierId: number,
  reason: string | undefined,
): void {
  if (!names.has(courierId)) throw new Refusal('courier_not_found');
  const out = excluded.find((one) => one.courierId === courierId)?.why;
  if (out === 'off_shift' || out === 'suspended' || out === 'handing_over')
    throw new Refusal('not_on_shift', { text: 'rider_off_shift', values: {} });
  if (out && !reason) throw new Refusal('reason_needed');
}

/** Nothing is written, and nothing audited, where the order has that courier already. */
class AlreadyDone extends Error {}

async function actAsStaffUnlessDone<Result>(
  context: ApiContext,
  staff: AuthorizedOperator,
  work: (
    transaction: Transaction,
  ) => Promise<Awaited<ReturnType<Parameters<typeof actAsStaff<Result>>[2]>> | undefined>,
): Promise<Result | undefined> {
  try {
    return await actAsStaff(context, staff, async (transaction) => {
      const done = await work(transaction);
      if (!done) throw new AlreadyDone();
      return done;
    });
  } catch (error) {
    if (error instanceof AlreadyDone) return undefined;
    throw error;
  }
}

/** Says who has the order now and who assigned it, where that was a person. */
export async function changedMeanwhile(
  transaction: Transaction,
  { id, courierId }: LockedOrder,
  seenCourierId: number | null,
): Promise<Refusal> {
  const values = { sent: { from_courier_id: seenCourierId }, now: { from_courier_id: courierId } };
  if (courierId === null) return new ChangedMeanwhile(values);
  const rider = (await namesOfCouriers(transaction, [courierId])).get(courierId) ?? '';
  const person = await lastDecisionBy(transaction, id, courierId);
  return new ChangedMeanwhile(
    values,
    person === undefined
      ? { text: 'order_taken_by', values: { rider } }
      : { text: 'order_given_by', values: { person, rider } },
  );
}
