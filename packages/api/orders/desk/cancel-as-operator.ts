import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { mayCancelAsOperator } from 'market/orders/orders-live.rules';
import { paidOf } from 'market/orders/orders-refund.rules';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { hasMadeLastStep } from '../board/orders-board.data.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { showAdminOrder } from './show-admin-order.ts';

/**
 * Cancels an order that is not delivered, in every state, by the function of all steps: its goods go back to the stock,
 * what was paid goes back, and its customer and store read the reason [OPS-035]. If that is above the limit of the operator,
 * it is proposed to a second person [SEAT-16]. The same step sent again is answered like the first one.
 */
export async function cancelAsOperator(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: { orderId: string; version: number },
  reason: string,
): Promise<AdminOrder> {
  const { orderId, version } = seen;
  await mustBeInOwnZones(context, staff, orderId);
  if (await isRepeated(context, staff, orderId)) return showAdminOrder(context, staff, orderId);
  const input = { version, reason };
  const act = { call: 'adminOrders.cancel', about: { orderId }, input, reason } as const;
  await actWithinLimit(context, staff, act, (transaction) =>
    prepareCancellation(context, transaction, { orderId, accountId: staff.customerId }, input),
  );
  return showAdminOrder(context, staff, orderId);
}

/** Locks an order and checks that it can be canceled; what was paid goes back. */
export async function prepareCancellation(
  context: ApiContext,
  transaction: Transaction,
  { orderId, accountId }: { orderId: string; accountId: number },
  { version, reason }: { version: number; reason: string },
): Promise<PreparedAct> {
  const order = await lockOrder(transaction, orderId);
  if (!order) throw new Refusal('order_not_found');
  await context.pausePoint?.('order held');
  if (order.version !== version)
    throw new ChangedMeanwhile({
      sent: { version },
      now: { version: order.version, order_status: order.status, ready_at: order.readyAt },
    });
  if (!mayCancelAsOperator(order)) throw new Refusal('not_cancelable');
  const { currency, zoneId } = order;
  return {
    permission: 'ops.orders',
    zoneId,
    currency,
    amount: paidOf(order),
    async perform() {
      const step = { orderId, to: 'canceled', by: 'market', accountId, reason } as const;
      await moveLockedOrder(transaction, order, step, context.now());
      const change = { action: 'order.cancel', subject: `order:${orderId}`, reason };
      return { ...change, before: { order_status: order.status }, after: { order_status: 'canceled' } };
    },
  };
}

async function isRepeated(context: ApiContext, staff: AuthorizedOperator, orderId: string): Promise<boolean> {
  const { order_status: status } = await showAdminOrder(context, staff, orderId);
  return status === 'canceled' && hasMadeLastStep(context.db, orderId, staff.customerId);
}
