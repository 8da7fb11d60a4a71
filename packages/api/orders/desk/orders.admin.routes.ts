import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { cancelAsOperator } from './cancel-as-operator.ts';
import { countAdminOrders, listAdminOrders } from './find-orders.ts';
import { showAdminOrder } from './show-admin-order.ts';
import { waiveDoorCode } from './waive-door-code.ts';

export const adminOrdersRoutes = (context: ApiContext): Handlers<Contract['adminOrders']> => ({
  list: ({ caller, query }) => listAdminOrders(context, caller, query),

  counts: ({ caller }) => countAdminOrders(context, caller),

  show: ({ caller, params }) => showAdminOrder(context, caller, params.order_id),

  cancel: ({ caller, params, body: { version, reason } }) =>
    cancelAsOperator(context, caller, { orderId: params.order_id, version }, reason),

  waiveDoorCode: ({ caller, params, body: { reason } }) => waiveDoorCode(context, caller, params.order_id, reason),
});
