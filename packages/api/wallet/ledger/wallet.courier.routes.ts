import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showEarnings } from './show-earnings.ts';

export const courierWalletRoutes = (context: ApiContext): Handlers<Contract['courierWallet']> => ({
  earnings: ({ caller, query }) => showEarnings(context, caller.courierId, query),
});
