import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { changeZone, createZone, listZones, pauseZone, resumeZone, stopZone } from './manage-zones.ts';

export const adminZonesRoutes = (context: ApiContext): Handlers<Contract['adminZones']> => ({
  async list({ caller, query }) {
    const { rows, page } = pageOfAll(await listZones(context, caller), query);
    return { ...page, zones: rows };
  },

  create: ({ caller, body }) => createZone(context, caller, body),

  change: ({ caller, params, body }) => changeZone(context, caller, params.zone_id, body),

  stop: ({ caller, params, body: { version, reason } }) =>
    stopZone(context, caller, { id: params.zone_id, version }, reason),

  start: ({ caller, params, body: { version } }) => stopZone(context, caller, { id: params.zone_id, version }, null),

  pause: ({ caller, params, body: { version, ...pause } }) =>
    pauseZone(context, caller, { id: params.zone_id, version }, pause),

  resume: ({ caller, params, body: { version, module_type: moduleType } }) =>
    resumeZone(context, caller, { id: params.zone_id, version }, moduleType),
});
