import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { signOutCourier } from './sign-out-courier.ts';
import { suspendCourier } from './suspend-courier.ts';

export const adminSuspensionRoutes = (
  context: ApiContext,
): Pick<Handlers<Contract['adminAccess']>, 'suspendCourier' | 'signOutCourier'> => ({
  suspendCourier({ caller, params, body: { version, rule, reason, order_ids: orderIds, until } }) {
    const wanted = { rule, reason, orderIds, until: until === null ? null : new Date(until) };
    return suspendCourier(context, caller, { id: params.courier_id, version }, wanted);
  },

  signOutCourier: ({ caller, params, body: { version } }) =>
    signOutCourier(context, caller, { id: params.courier_id, version }),
});
