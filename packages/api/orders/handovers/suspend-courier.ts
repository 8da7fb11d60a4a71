import type { AdminCourier } from 'market/access/access.admin.contract';
import { roleThatMay } from 'market/access/access.rules';
import { ordersAtSuspension } from 'market/access/access-couriers.rules';
import { mayEndAt, type SuspensionRule } from 'market/access/access-suspensions.rules';
import { releaseOrders, setCourierSuspended } from '#api/access/couriers/access-couriers.data.ts';
import { insertSuspension, ordersOfCourier } from '#api/access/couriers/access-suspensions.data.ts';
import { actOnCourier, type SeenCourier } from '#api/access/couriers/manage-couriers.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { writeAuditLine } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { publishOrderChanges } from '#api/notifications/publish-order-events.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { beginMeeting, publishHandover } from './hand-over.ts';
import { dropTakenHandovers, openHandoverOf, placeOfMeeting } from './orders-handovers.data.ts';

/** What an operator decides with a suspension [DEL-66]. */
interface SuspensionWanted {
  rule: SuspensionRule;
  reason: string;
  /** The orders that it is about. */
  orderIds: readonly string[];
  /** Null: until an operator lifts it. */
  until: Date | null;
}

/**
 * Suspends a courier with a reason and ends the shift [OPS-058]. Orders that were not picked up go to others; one that is
 * on its way is handed over at a meeting [DEL-66].
 */
export async function suspendCourier(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: SeenCourier,
  { rule, reason, orderIds, until }: SuspensionWanted,
): Promise<AdminCourier> {
  if (until && !mayEndAt(until, context.now())) throw new Refusal('suspension_end');
  let released: { id: string; store_id: number | null }[] = [];
  const met: LockedOrder[] = [];
  const suspended = await actOnCourier(context, staff, seen, async (transaction, courier) => {
    const { carried, released: ids } = ordersAtSuspension(courier.orders);
    const named = await ordersOfCourier(transaction, courier.id, orderIds);
    if (named.length < new Set(orderIds).size) throw new Refusal('order_not_found');
    released = await releaseOrders(transaction, courier.id, ids);
    if (released.length < ids.length)
      throw new ChangedMeanwhile({
        sent: { orders: ids },
        now: { orders: released.map(({ id: orderId }) => orderId) },
      });
    for (const order of released) {
      const before = { courier_id: courier.id };
      await writeAuditLine(transaction, staff, { action: 'delivery.release', subject: `order:${order.id}`, before });
    }
    const dropped = await dropTakenHandovers(transaction, courier.id);
    for (const id of carried) {
      met.push(await handOverAsOperator(transaction, context, { staff, courierId: courier.id, orderId: id }));
    }
    await setCourierSuspended(transaction, courier.id, reason);
    const handedOver = [...released.map((order) => order.id), ...carried, ...dropped];
    const suspension = { rule, reason, orderIds: named, until, handedOver };
    const decided = { by: staff.customerId, role: roleThatMay(staff.roles, 'ops.couriers'), at: context.now() };
    await insertSuspension(transaction, { courierId: courier.id, ...suspension, ...decided });
    return { action: 'courier.suspend', reason };
  });
  // No message goes out for it; open pages and boards read it at once.
  await publishOrderChanges(
    context,
    released.map(({ id: orderId }) => ({ orderId })),
  );
  for (const order of met) await publishHandover(context, order);
  return suspended;
}

/** An order in the bag of a courier who is suspended: another one fetches it where the courier was last. */
async function handOverAsOperator(
  transaction: Transaction,
  { now }: Pick<ApiContext, 'now'>,
  { staff, courierId, orderId }: { staff: AuthorizedOperator; courierId: number; orderId: string },
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderId);
  if (order?.courierId !== courierId || order.status !== 'picked_up') throw new ChangedMeanwhile({ sent: {}, now: {} });
  if (!(await openHandoverOf(transaction, orderId))) {
    const where = await placeOfMeeting(transaction, courierId, orderId);
    const handover = { orderId, from: courierId, cause: 'suspended', at: now(), words: '', ...where } as const;
    await beginMeeting(transaction, order, handover);
  }
  const change = { action: 'delivery.hand_over', subject: `order:${orderId}`, after: { cause: 'suspended' } };
  await writeAuditLine(transaction, staff, { ...change, before: { courier_id: courierId } });
  return order;
}
