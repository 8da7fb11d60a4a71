import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { isOfStore, type OrderStatus } from 'market/orders/orders.rules';
import { movesOfOperator } from 'market/orders/orders-alarms.rules';
import { leftToRefund } from 'market/orders/orders-refund.rules';
import { cashStepOf } from 'market/parcel/parcel.rules';
import { nothing } from 'market/values/money';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { hasMadeLastStep } from '../board/orders-board.data.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { partsRefunded } from '../refunds/orders-refunds.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { courierWithFewestOrders } from '../transitions/orders-transitions.data.ts';
import { showAdminOrder } from './show-admin-order.ts';

/**
 * Moves an order by the table of transitions (orders.rules.ts) where its store or courier cannot, by the function of all
 * steps: cash, refund and messages are the same as if they had [OPS-036]. A refund above the limit of the operator is
 * proposed to a second person [SEAT-16]. The same step sent again is answered like the first one.
 */
export async function moveAsOperator(
  context: ApiContext,
  staff: AuthorizedOperator,
  { orderId, version }: { orderId: string; version: number },
  { to, reason }: { to: OrderStatus; reason: string },
): Promise<AdminOrder> {
  await mustBeInOwnZones(context, staff, orderId);
  const seen = await showAdminOrder(context, staff, orderId);
  const isRepeated = seen.order_status === to && (await hasMadeLastStep(context.db, orderId, staff.customerId));
  if (isRepeated) return seen;
  const input = { version, to, reason };
  const act = { call: 'adminOrders.move', about: { orderId }, input, reason } as const;
  await actWithinLimit(context, staff, act, (transaction) =>
    prepareMove(context, transaction, { orderId, accountId: staff.customerId }, input),
  );
  return showAdminOrder(context, staff, orderId);
}

/** Locks an order and checks a move of it. A move that refunds is a refund: it needs that permission, and its limit. */
export async function prepareMove(
  context: ApiContext,
  transaction: Transaction,
  { orderId, accountId }: { orderId: string; accountId: number },
  { version, to, reason }: { version: number; to: OrderStatus; reason: string },
): Promise<PreparedAct> {
  const order = await lockOrder(transaction, orderId);
  if (!order) throw new Refusal('order_not_found');
  await context.pausePoint?.('order held');
  if (order.version !== version)
    throw new ChangedMeanwhile({
      sent: { version },
      now: { version: order.version, order_status: order.status, ready_at: order.readyAt },
    });
  const moves = movesOfOperator({ ...order, hasCourier: order.courierId !== null, cashStep: cashStepOf(order) });
  if (!moves.some((move) => move.to === to)) throw new Refusal('step_not_allowed');
  const isRefund = to === 'refunded';
  const refunded = isRefund ? (await partsRefunded(transaction, orderId)).amount : nothing;
  const { currency, zoneId, total } = order;
  return {
    permission: isRefund ? 'ops.refund' : 'ops.orders',
    zoneId,
    currency,
    amount: isRefund && order.paymentStatus === 'paid' ? leftToRefund({ total, refunded }) : nothing,
    async perform() {
      const courierId = await riderOfParcel(transaction, order, to);
      await moveLockedOrder(transaction, order, { orderId, to, by: 'market', accountId, courierId }, context.now());
      const states = { before: { order_status: order.status }, after: { order_status: to } };
      return { action: 'order.move', subject: `order:${orderId}`, reason, ...states };
    },
  };
}

/** A parcel goes to the least busy courier when it is confirmed: no store finds one for it. */
async function riderOfParcel(
  transaction: Transaction,
  { id, orderType, courierId }: LockedOrder,
  to: OrderStatus,
): Promise<number | undefined> {
  if (isOfStore(orderType) || to !== 'confirmed' || courierId !== null) return undefined;
  const found = await courierWithFewestOrders(transaction, id);
  if (found === undefined) throw new Refusal('step_not_allowed', { text: 'no_rider_here', values: {} });
  return found;
}
