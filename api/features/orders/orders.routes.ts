import type { Contract } from 'market/contract';
import { toDecimal } from 'market/money';
import { switchToCash } from '#features/payments/switch-payment.ts';
import type { Handlers } from '#http/bind.ts';
import { nameOf } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { cancelOrder } from './move-order.ts';
import { cancellationReasons, orderOfKey } from './orders.data.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { trackOrder } from './track-order.ts';

export const ordersRoutes = (needs: ApiNeeds): Handlers<Contract['orders']> => ({
  quote({ body, caller: shopper, scope: { moduleId } }) {
    return quoteOrder(needs, { shopper, moduleId, plan: body });
  },

  place({ body, caller: shopper, scope: { moduleId }, idempotencyKey }) {
    return placeOrder(needs, { shopper, moduleId, body, idempotencyKey });
  },

  async placed({ query, caller }) {
    const order = await orderOfKey(needs.db, nameOf(caller), query.key);
    if (!order) return { order_id: null, total: null, created_at: null };
    return { order_id: order.id, total: toDecimal(order.total), created_at: order.placed_at.toISOString() };
  },

  track({ query, caller, address }) {
    const { order_id: orderId, ...proof } = query;
    return trackOrder(needs, { orderId, proof, caller, address });
  },

  async cancel({ body, caller: shopper }) {
    await cancelOrder(needs, { shopper, orderId: body.order_id, reason: body.reason });
    return { message: 'Order canceled.', order_id: body.order_id, order_status: 'canceled' };
  },

  async paymentMethod({ body, caller: shopper }) {
    await switchToCash(needs, { shopper, orderId: body.order_id });
    return { message: 'Payment info updated.', order_id: body.order_id, payment_method: 'cash_on_delivery' };
  },

  async cancellationReasons({ query: { limit, offset } }) {
    const reasons = await cancellationReasons(needs.db);
    const from = (offset - 1) * limit;
    const data = reasons.slice(from, from + limit).map((reason, place) => ({ id: from + place + 1, reason }));
    return { total_size: reasons.length, limit, offset, data };
  },
});
