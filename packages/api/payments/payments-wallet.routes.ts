import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { addFund } from './add-fund.ts';

/** The call of the wallet that begins a payment: payments know wallets, and not the other way round. */
export const walletPaymentRoutes = (context: ApiContext): Pick<Handlers<Contract['wallet']>, 'addFund'> => ({
  addFund({ body, scope, origin, caller: { customerId } }) {
    const { amount, payment_method: provider, callback } = body;
    return addFund(context, { customerId, scope, amount, provider, callback, origin });
  },
});
