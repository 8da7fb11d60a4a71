import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeChecks, showChecks, tickCheck, untickCheck } from './work-on-checks.ts';

export const vendorChecksRoutes = (context: ApiContext): Handlers<Contract['vendorChecks']> => ({
  show: ({ caller, query }) => showChecks(context, caller.storeId, query.day),
  change: ({ caller, body }) => changeChecks(context, caller, body),
  tick: ({ caller, params, body: { day, reading, made_at: madeAt } }) =>
    tickCheck(context, caller, {
      checkId: params.check_id,
      day,
      reading,
      madeAt: madeAt ? new Date(madeAt) : undefined,
    }),
  untick: ({ caller, params, body: { day } }) => untickCheck(context, caller, { checkId: params.check_id, day }),
});
