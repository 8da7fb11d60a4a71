import type { Contract } from 'market/calls/contract';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { seeCancellation, unseenCancellations } from './orders-canceled.data.ts';

export const courierCanceledRoutes = ({ db, now }: ApiContext): Handlers<Contract['courierCanceled']> => ({
  async list({ caller }) {
    const rows = await unseenCancellations(db, caller.courierId, now());
    return {
      orders: rows.map(({ canceled_at: at, ...row }) => ({
        ...row,
        code: counterCodeOf(row.id),
        canceled_at: at.toISOString(),
      })),
    };
  },

  async see({ caller, params }) {
    const order = { orderId: params.order_id, at: now() };
    if (!(await seeCancellation(db, caller.courierId, order))) throw new Refusal('order_not_found');
    return {};
  },
});
