import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showPendingOfMarket } from './show-waiting.ts';

export const adminWaitingRoutes = (context: ApiContext): Handlers<Contract['adminWaiting']> => ({
  show: ({ caller }) => showPendingOfMarket(context, caller),
});
