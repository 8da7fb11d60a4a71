import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showStoreReach } from './show-reach.ts';

export const vendorReachRoutes = (context: ApiContext): Handlers<Contract['vendorReach']> => ({
  show: ({ caller }) => showStoreReach(context, caller),
});
