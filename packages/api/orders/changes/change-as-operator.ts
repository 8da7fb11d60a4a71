import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { publishOrderChanges } from '#api/notifications/publish-order-events.ts';
import { unlessRepeated } from '../deliveries/apply-courier-step.ts';
import { showAdminOrder } from '../desk/show-admin-order.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { lockOrder } from '../orders.data.ts';
import { type Changer, type LineChange, prepareChange, unlessDone } from './change-line.ts';

/**
 * Changes a line of an accepted order for its customer, as its store can, and also to more pieces [OPS-031]. What costs more
 * is asked of the customer, whose wallet or cash pays it after a yes. What goes back above the limit of the operator is
 * proposed to a second person. The same change sent again is answered like the first one.
 */
export async function changeAsOperator(
  context: ApiContext,
  staff: AuthorizedOperator,
  orderId: string,
  wish: LineChange,
): Promise<AdminOrder> {
  await mustBeInOwnZones(context, staff, orderId);
  const act = { call: 'adminChanges.change', about: { orderId }, input: wish, reason: wish.reason } as const;
  await unlessRepeated(
    actWithinLimit(context, staff, act, (transaction) =>
      prepareChange(context, transaction, operatorOf({ orderId, accountId: staff.customerId }), wish),
    ),
  );
  await publishOrderChanges(context, [{ orderId }]);
  return showAdminOrder(context, staff, orderId);
}

/** Prepares a change that an operator has proposed. */
export function prepareProposedOperatorChange(
  context: ApiContext,
  transaction: Transaction,
  made: { orderId: string; accountId: number },
  wish: LineChange,
): Promise<PreparedAct> {
  return unlessDone(prepareChange(context, transaction, operatorOf(made), wish), wish);
}

function operatorOf({ orderId, accountId }: { orderId: string; accountId: number }): Changer {
  return {
    orderId,
    accountId,
    permission: 'ops.orders',
    async lock(transaction) {
      const order = await lockOrder(transaction, orderId);
      if (!order) throw new Refusal('order_not_found');
      return order;
    },
  };
}
