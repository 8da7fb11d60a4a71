import type { AdminOrder } from 'market/orders/orders.admin.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { publishStep } from '../deliveries/apply-courier-step.ts';
import { noteCodeWaived } from '../deliveries/orders-door-codes.data.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { lockOrder } from '../orders.data.ts';
import { showAdminOrder } from './show-admin-order.ts';

/** Lets a courier hand an order over without its code: support has spoken with the customer [DEL-29]. */
export async function waiveDoorCode(
  context: ApiContext,
  staff: AuthorizedOperator,
  orderId: string,
  reason: string,
): Promise<AdminOrder> {
  await mustBeInOwnZones(context, staff, orderId);
  const { door_code: code } = await showAdminOrder(context, staff, orderId);
  // The reply of the first press was lost.
  if (code?.proved_at) return showAdminOrder(context, staff, orderId);
  await actAsStaff(context, staff, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.status !== 'picked_up' || code === null) throw new Refusal('step_not_allowed');
    await noteCodeWaived(transaction, orderId, context.now());
    const change = { action: 'delivery.code_waived', subject: `order:${orderId}`, reason };
    return { result: undefined, change };
  });
  await publishStep(context, { id: orderId });
  return showAdminOrder(context, staff, orderId);
}
