import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { setPayeeAccount, showPayeeAccount } from '../payees/set-payee-account.ts';
import { listOwnPayouts } from '../payouts/list-payouts.ts';
import { showStatement } from '../payouts/show-statement.ts';
import { showEarnings } from './show-earnings.ts';

export const courierWalletRoutes = (context: ApiContext): Handlers<Contract['courierWallet']> => ({
  statement: ({ caller: { courierId }, query }) => showStatement(context, { courierId }, query),
  payouts: ({ caller: { courierId }, query }) => listOwnPayouts(context.db, 'courier', courierId, query),
  earnings: ({ caller, query }) => showEarnings(context, caller.courierId, query),
  account: ({ caller }) => showPayeeAccount(context, caller),
  setAccount: ({ caller, body }) => setPayeeAccount(context, caller, body),
});
