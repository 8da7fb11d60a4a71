import type { Contract } from 'market/calls/contract';
import type { SentWish } from 'market/dispatch/dispatch.admin.contract';
import type { OfferWish } from 'market/dispatch/dispatch-by-hand.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { assignCourier } from './assign-courier.ts';
import { listRounds } from './list-rounds.ts';
import { offerOrder } from './offer-order.ts';
import { explainOrder, rankForOrder } from './rank-for-order.ts';
import { listModes, setMode } from './set-mode.ts';

export const adminDispatchRoutes = (context: ApiContext): Handlers<Contract['adminDispatch']> => ({
  async modes({ caller }) {
    return { zones: await listModes(context, caller) };
  },

  setMode: ({ caller, params, body }) => setMode(context, caller, { zoneId: params.zone_id, ...body }),

  ranking: ({ caller, params }) => rankForOrder(context, caller, params.order_id),

  async assign({ caller, params, body }) {
    const { courier_id: courierId, from_courier_id: fromCourierId, reason } = body;
    await assignCourier(context, caller, { orderId: params.order_id, courierId, fromCourierId, reason });
    return rankForOrder(context, caller, params.order_id);
  },

  offer: ({ caller, params, body }) => offerOrder(context, caller, params.order_id, wishOf(body)),

  rounds: ({ caller, query }) => listRounds(context, caller, query),

  history: ({ caller, params }) => explainOrder(context, caller, params.order_id),
});

function wishOf(sent: SentWish): OfferWish {
  switch (sent.to) {
    case 'one':
      return { to: sent.to, courierId: sent.courier_id };
    case 'next':
      return { to: sent.to };
    case 'nearby':
      return { to: sent.to, radiusMetres: sent.radius_metres };
  }
}
