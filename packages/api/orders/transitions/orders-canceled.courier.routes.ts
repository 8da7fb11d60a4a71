import type { Contract } from 'market/calls/contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { seeCancellation, unseenCancellations } from './orders-canceled.data.ts';

export const courierCanceledRoutes = (context: ApiContext): Handlers<Contract['courierCanceled']> => ({
  async list({ caller }) {
    const rows = await unseenCancellations(context.db, caller.courierId, context.now());
    return {
      orders: rows.map(({ canceled_at: at, ...row }) => ({
        ...row,
        code: counterCodeOf(row.id),
        canceled_at: at.toISOString(),
      })),
    };
  },

  async see({ caller, params: { order_id: orderId } }) {
    await actAsStaff(context, caller, async (transaction) => {
      const order = { orderId, at: context.now() };
      if (!(await seeCancellation(transaction, caller.courierId, order))) throw new Refusal('order_not_found');
      return { result: undefined, change: { action: 'delivery.see_canceled', subject: `order:${orderId}` } };
    });
    return {};
  },
});
