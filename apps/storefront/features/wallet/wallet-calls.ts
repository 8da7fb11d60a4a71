import { paymentsContract } from 'market/payments/payments.contract';
import { walletContract } from 'market/wallet/wallet.contract';
import { callMarket } from '#browser/market.ts';

/** The calls of a wallet, and the ways to pay into it. */
export const walletMarket = callMarket({ wallet: walletContract, payments: paymentsContract });

export type Direction = 'all' | 'credit' | 'debit';

/** A further page of a list, from 1 [WAL-09]. */
export async function moreMoves(book: 'money' | 'points', type: Direction, offset: number) {
  const query = { type, limit: 10, offset };
  const { data } =
    book === 'money' ? await walletMarket.wallet.transactions({ query }) : await walletMarket.wallet.points({ query });
  return data;
}
