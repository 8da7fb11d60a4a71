import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showHealth } from './show-health.ts';
import { tryProvider } from './try-provider.ts';

export const adminHealthRoutes = (context: ApiContext): Handlers<Contract['adminHealth']> => ({
  show: () => showHealth(context),
  tryProvider: ({ caller, body }) => tryProvider(context, caller, body),
});
