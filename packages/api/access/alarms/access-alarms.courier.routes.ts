import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { raiseAlarm, setSafety, showSafety, silenceAlarm, stopAlarm } from './raise-alarm.ts';

export const courierAlarmsRoutes = (context: ApiContext): Handlers<Contract['courierAlarms']> => ({
  show: ({ caller }) => showSafety(context, caller.courierId),

  async set({ caller, body: { pin, contact_name: contactName, contact_phone: contactPhone } }) {
    await setSafety(context, caller, { pin, contactName, contactPhone });
    return showSafety(context, caller.courierId);
  },

  async begin({ caller, body: { is_silent: isSilent, lat, lng } }) {
    const at = lat === undefined || lng === undefined ? undefined : { lat, lng };
    await raiseAlarm(context, caller, { isSilent, at });
    return showSafety(context, caller.courierId);
  },

  async setSilent({ caller, body }) {
    await silenceAlarm(context, caller, body.is_silent);
    return showSafety(context, caller.courierId);
  },

  async end({ caller, body }) {
    await stopAlarm(context, caller, body.pin);
    return showSafety(context, caller.courierId);
  },
});
