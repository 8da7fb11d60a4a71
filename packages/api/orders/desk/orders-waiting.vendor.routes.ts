import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showPendingOfStore } from './show-waiting.ts';

export const vendorWaitingRoutes = (context: ApiContext): Handlers<Contract['vendorWaiting']> => ({
  show: ({ caller }) => showPendingOfStore(context, caller),
});
