import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showDelivery, showWork } from './show-work.ts';
import {
  changeShift,
  finishDelivery,
  giveDeliveryBack,
  notePositions,
  pickUpDelivery,
  takeDelivery,
} from './work-on-delivery.ts';

export const courierOrdersRoutes = (context: ApiContext): Handlers<Contract['courierOrders']> => ({
  work: ({ caller }) => showWork(context, caller.courierId),

  async shift({ caller, body }) {
    const since = await changeShift(context, caller, body.is_on);
    return { on_shift_since: since?.toISOString() ?? null };
  },

  async take({ caller, params }) {
    await takeDelivery(context, caller, params.order_id);
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async giveBack({ caller, params }) {
    await giveDeliveryBack(context, caller, params.order_id);
    return {};
  },

  async pickUp({ caller, params }) {
    await pickUpDelivery(context, caller, params.order_id);
    return { delivery: await showDelivery(context, caller.courierId, params.order_id) };
  },

  async deliver({ caller, params, body }) {
    await finishDelivery(context, caller, { orderId: params.order_id, hasCash: body.cash_received });
    return {};
  },

  async positions({ caller, body }) {
    await notePositions(context, caller, body.positions);
    return {};
  },
});
