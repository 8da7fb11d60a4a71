import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { joinBundle, lockBundle, partFromBundle } from './change-bundle.ts';
import { showBundle } from './show-bundle.ts';

export const adminBundlesRoutes = (context: ApiContext): Handlers<Contract['adminBundles']> => ({
  show: ({ caller, params }) => showBundle(context, caller, params.order_id),

  join: ({ caller, params, body: { courier_id: courierId, joined_id: joinedId } }) =>
    joinBundle(context, caller, { orderId: params.order_id, courierId, joinedId }),

  part: ({ caller, params, body }) =>
    partFromBundle(context, caller, { orderId: params.order_id, courierId: body.courier_id }),

  lock: ({ caller, params, body: { courier_id: courierId, is_locked: isLocked } }) =>
    lockBundle(context, caller, { orderId: params.order_id, courierId, isLocked }),
});
