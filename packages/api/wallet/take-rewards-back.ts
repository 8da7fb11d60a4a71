import { roundingStep } from 'market/values/money';
import { pointsCurrency, rewardsToTakeBack } from 'market/wallet/wallet.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { debitWallet } from './move-wallet.ts';
import { termsIn } from './read-terms.ts';
import { earnedByOrder, lockBalance } from './wallet.data.ts';

export interface RefundedOrder {
  orderId: string;
  customerId: number;
  currency: string;
  at: Date;
}

/** A refunded order has earned nothing: points and cashback go back, within the transaction that refunds it. */
export async function takeRewardsBack(transaction: Connection, order: RefundedOrder): Promise<void> {
  const { orderId, customerId, currency, at } = order;
  const earned = await earnedByOrder(transaction, orderId);
  const points = await lockBalance(transaction, customerId, pointsCurrency);
  const money = await lockBalance(transaction, customerId, currency);
  const terms = await termsIn(transaction, currency, at);
  const { digit_after_decimal_point: digits } = await settingsOf(transaction);
  const taken = rewardsToTakeBack(earned, { points, money }, terms, roundingStep(digits));
  const back = { about: { orderId }, customerId, at };
  await debitWallet(transaction, {
    ...back,
    kind: 'points_taken_back',
    currency: pointsCurrency,
    amount: taken.points,
    other: 'points',
  });
  await debitWallet(transaction, {
    ...back,
    kind: 'cashback_taken_back',
    currency,
    amount: taken.cashback,
    other: 'cashback',
  });
  await debitWallet(transaction, {
    ...back,
    kind: 'exchange_taken_back',
    currency,
    amount: taken.exchanged,
    other: 'loyalty',
  });
}
