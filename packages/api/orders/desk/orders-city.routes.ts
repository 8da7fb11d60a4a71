import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { zoneIdsOf } from '#api/http/callers/staff.ts';
import { streamEvents } from '#api/notifications/stream-events.ts';
import { showTrack } from '../tracking/show-track.ts';
import { snoozeAlarm, takeAlarmOfOrder } from './note-alarm.ts';
import { citiesOf } from './orders-city.data.ts';
import { showCity } from './show-city.ts';

export const adminCityRoutes = (context: ApiContext): Handlers<Contract['adminCity']> => ({
  show: ({ caller, query }) => showCity(context, caller, query),

  async events({ caller: { zones } }) {
    const cities = await citiesOf(context.db, zoneIdsOf({ zones }));
    return streamEvents(
      context,
      cities.map((city) => `city:${city}`),
    );
  },

  track: ({ caller, params, query }) => showTrack(context, caller, params.courier_id, query),

  async take({ caller, body }) {
    await takeAlarmOfOrder(context, caller, body);
    return {};
  },

  async putOff({ caller, body }) {
    await snoozeAlarm(context, caller, body);
    return {};
  },
});
