import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listAlarms, lookAfterAlarm } from './raise-alarm.ts';

export const adminAlarmsRoutes = (context: ApiContext): Handlers<Contract['adminAlarms']> => ({
  async list({ caller }) {
    return { alarms: await listAlarms(context, caller) };
  },

  async take({ caller, params }) {
    await lookAfterAlarm(context, caller, params.alarm_id);
    return { alarms: await listAlarms(context, caller) };
  },
});
