import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listTopic } from '#api/notifications/publish-order-events.ts';
import { streamEvents } from '#api/notifications/stream-events.ts';
import { answerOffer, noteOfferShown } from './answer-offer.ts';
import { listPastOffers } from './list-past-offers.ts';
import { cityOfCourier } from './orders-offers.data.ts';
import { showOffer } from './show-offer.ts';

export const courierDispatchRoutes = (context: ApiContext): Handlers<Contract['courierDispatch']> => ({
  show: ({ caller }) => showOffer(context, caller.courierId),

  past: ({ caller }) => listPastOffers(context, caller.courierId),

  async events({ caller }) {
    const city = await cityOfCourier(context.db, caller.courierId);
    return streamEvents(context, [`courier:${caller.courierId}`, listTopic(city)]);
  },

  async see({ caller, params }) {
    await noteOfferShown(context, caller, params.offer_id);
    return {};
  },

  async answer({ caller, params, body }) {
    await answerOffer(context, caller, { offerId: params.offer_id, accepts: body.accepts, reason: body.reason });
    return {};
  },
});
