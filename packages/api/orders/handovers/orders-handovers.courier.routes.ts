import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { madeStep } from '../deliveries/apply-courier-step.ts';
import { beginHandover, meetCourier, takeBackHandover } from './hand-over.ts';

export const courierHandoversRoutes = (context: ApiContext): Handlers<Contract['courierHandovers']> => ({
  async begin({ caller, params, body }) {
    const { cause, lat, lng, words } = body;
    const place = lat === undefined || lng === undefined ? undefined : { lat, lng };
    await beginHandover(context, caller, { ...madeStep(params, body), cause, place, words });
    return {};
  },

  async takeBack({ caller, params, body }) {
    await takeBackHandover(context, caller, madeStep(params, body));
    return {};
  },

  async meet({ caller, params, body }) {
    await meetCourier(context, caller, madeStep(params, body));
    return {};
  },
});
