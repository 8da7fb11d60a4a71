import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { delayOrder, releaseOrder } from './delay-order.ts';

export const adminDelaysRoutes = (context: ApiContext): Handlers<Contract['adminDelays']> => ({
  delay: ({ caller, params, body: { until, ...wish } }) =>
    delayOrder(context, caller, { orderId: params.order_id, until: new Date(until), ...wish }),

  release: ({ caller, params, body: { version } }) =>
    releaseOrder(context, caller, { orderId: params.order_id, version }),
});
