import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listLimits, ownLimits, setLimitOfRole } from './set-limits.ts';

export const adminLimitsRoutes = (context: ApiContext): Handlers<Contract['adminLimits']> => ({
  async list() {
    return { limits: await listLimits(context.db) };
  },

  own: async ({ caller }) => ({ limits: await ownLimits(context, caller) }),

  set: ({ caller, params, body }) => setLimitOfRole(context, caller, params, body),
});
