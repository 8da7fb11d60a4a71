import type { Contract } from 'market/calls/contract';
import { fromDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { refundPart } from '../refunds/refund-part.ts';
import { cancelAsOperator } from './cancel-as-operator.ts';
import { correctOrder } from './correct-order.ts';
import { countAdminOrders, exportOrders, listAdminOrders } from './find-orders.ts';
import { moveAsOperator } from './move-as-operator.ts';
import { showAdminOrder } from './show-admin-order.ts';
import { waiveDoorCode } from './waive-door-code.ts';

export const adminOrdersRoutes = (context: ApiContext): Handlers<Contract['adminOrders']> => ({
  list: ({ caller, query }) => listAdminOrders(context, caller, query),

  exportRows: ({ caller, body: { order_ids: ids, columns } }) => exportOrders(context, caller, ids, columns),

  counts: ({ caller }) => countAdminOrders(context, caller),

  show: ({ caller, params }) => showAdminOrder(context, caller, params.order_id),

  cancel: ({ caller, params, body: { version, reason } }) =>
    cancelAsOperator(context, caller, { orderId: params.order_id, version }, reason),

  waiveDoorCode: ({ caller, params, body: { reason } }) => waiveDoorCode(context, caller, params.order_id, reason),

  correct: ({ caller, params, body }) => correctOrder(context, caller, params.order_id, body),

  move: ({ caller, params, body: { version, ...move } }) =>
    moveAsOperator(context, caller, { orderId: params.order_id, version }, move),

  async refund({ caller, params: { order_id: orderId }, body, idempotencyKey: key }) {
    const { market, store, courier } = body.borne_by;
    const borneBy = { market: fromDecimal(market), store: fromDecimal(store), courier: fromDecimal(courier) };
    const wish = { ...body, amount: fromDecimal(body.amount), borneBy, answersRequest: body.answers_request };
    await refundPart(context, caller, { orderId, key }, wish);
    return showAdminOrder(context, caller, orderId);
  },
});
