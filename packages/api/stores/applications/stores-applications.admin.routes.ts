import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { acceptCourierApplication, acceptStoreApplication, declineApplication } from './decide-applications.ts';
import { courierReply, listCourierApplications, listStoreApplications, storeReply } from './list-applications.ts';

export const adminApplicationsRoutes = (context: ApiContext): Handlers<Contract['adminRegistration']> => ({
  stores: ({ caller, query }) => listStoreApplications(context, caller, query),

  async acceptStore({ caller, params, body, idempotencyKey: key, origin }) {
    const by = { staff: caller, id: params.application_id, key, origin };
    return storeReply(await acceptStoreApplication(context, by, body), caller);
  },

  async declineStore({ caller, params, body: { words }, idempotencyKey: key, origin }) {
    const by = { staff: caller, id: params.application_id, key, origin };
    const { store } = await declineApplication(context, by, { kind: 'store', words });
    return storeReply(store, caller);
  },

  couriers: ({ caller, query }) => listCourierApplications(context, caller, query),

  async acceptCourier({ caller, params, body, idempotencyKey: key, origin }) {
    const by = { staff: caller, id: params.application_id, key, origin };
    return courierReply(await acceptCourierApplication(context, by, body), caller);
  },

  async declineCourier({ caller, params, body: { words }, idempotencyKey: key, origin }) {
    const by = { staff: caller, id: params.application_id, key, origin };
    const { courier } = await declineApplication(context, by, { kind: 'courier', words });
    return courierReply(courier, caller);
  },
});
