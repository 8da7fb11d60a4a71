import { paymentsContract } from 'market/payments/payments.contract';
import { walletContract } from 'market/wallet/wallet.contract';
import { createApiClient } from '#browser/api-client.ts';

/** The calls of a wallet, and the ways to pay into it. */
export const walletApi = createApiClient({ wallet: walletContract, payments: paymentsContract });

export type Direction = 'all' | 'credit' | 'debit';

/** A further page of a list, from 1 [WAL-09]. */
export async function loadTransactions(account: 'money' | 'points', type: Direction, offset: number) {
  const query = { type, limit: 10, offset };
  const { data } =
    account === 'money' ? await walletApi.wallet.transactions({ query }) : await walletApi.wallet.points({ query });
  return data;
}
