import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeHours, showHours } from './change-hours.ts';
import { pauseStore, resumeStore, setBusy } from './pause-store.ts';

export const vendorStoresRoutes = (context: ApiContext): Handlers<Contract['vendorStores']> => ({
  pause: ({ caller, body }) => pauseStore(context, caller, { length: body.for, reason: body.reason }),

  async resume({ caller }) {
    return { store: await resumeStore(context, caller) };
  },

  async setBusy({ caller, body }) {
    return { store: await setBusy(context, caller, { minutes: body.minutes, length: body.for }) };
  },

  hours: ({ caller }) => showHours(context, caller.storeId),

  setHours: ({ caller, body }) => changeHours(context, caller, body),
});
