import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { setPayeeAccount, showPayeeAccount } from '../payees/set-payee-account.ts';
import { listOwnPayouts } from './list-payouts.ts';
import { showStatement } from './show-statement.ts';
import { showOrderMoney, showStoreToday } from './show-store-money.ts';

export const vendorWalletRoutes = (context: ApiContext): Handlers<Contract['vendorWallet']> => ({
  today: ({ caller: { storeId } }) => showStoreToday(context, storeId),
  order: ({ caller: { storeId }, params }) => showOrderMoney(context, storeId, params.order_id),
  statement: ({ caller: { storeId }, query }) => showStatement(context, { storeId }, query),
  payouts: ({ caller: { storeId }, query }) => listOwnPayouts(context.db, 'store', storeId, query),
  account: ({ caller }) => showPayeeAccount(context, caller),
  setAccount: ({ caller, body }) => setPayeeAccount(context, caller, body),
});
