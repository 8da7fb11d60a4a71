import { type Money, minus, money, plus, roundingStep } from 'market/values/money';
import { bestReward, pointsCurrency, pointsFor, type RewardTerms } from 'market/wallet/wallet.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { cashbackOfOrder } from '#api/promotions/promotions-cashback.data.ts';
import { creditReferral } from './credit-referral.ts';
import { creditWallet } from './move-wallet.ts';
import { termsIn } from './read-terms.ts';

export interface DeliveredOrder {
  id: string;
  shopper: string;
  currency: string;
  total: Money;
  couponDiscount: Money;
  firstOrderDiscount: Money;
}

/**
 * Books what a delivered order earns, in the transaction that delivers it: points, cashback, and the credit of the
 * inviting customer. Each is booked once, however often an order reaches this state.
 */
export async function rewardDelivery(transaction: Connection, order: DeliveredOrder, at: Date): Promise<void> {
  const customerId = customerIdOf(order.shopper);
  if (customerId === undefined) return;
  const settings = await settingsOf(transaction);
  const hasWallet = settings.customer_wallet_status === 1;
  const earned = { customerId, order, terms: await termsIn(transaction, order.currency, at), at };
  if (settings.loyalty_point_status === 1) await givePoints(transaction, earned);
  if (hasWallet) await giveCashback(transaction, earned, roundingStep(settings.digit_after_decimal_point));
  if (hasWallet && settings.ref_earning_status === 1) {
    const { id: orderId, currency } = order;
    await creditReferral(transaction, { customerId, orderId, currency, terms: earned.terms, at });
  }
}

interface Earned {
  customerId: number;
  order: DeliveredOrder;
  terms: RewardTerms;
  at: Date;
}

async function givePoints(transaction: Connection, { customerId, order, terms, at }: Earned): Promise<void> {
  const amount = pointsFor(order.total, terms);
  const about = { orderId: order.id };
  await creditWallet(transaction, {
    kind: 'points_earned',
    about,
    customerId,
    currency: pointsCurrency,
    amount,
    other: 'points',
    at,
  });
}

async function giveCashback(transaction: Connection, { customerId, order, at }: Earned, roundTo: Money): Promise<void> {
  const offers = await cashbackOfOrder(transaction, order.id);
  const [first] = offers;
  if (!first) return;
  const off = plus(order.couponDiscount, order.firstOrderDiscount);
  const base = money(Math.max(0, minus(first.promotable, off)));
  const amount = bestReward(offers, { minimumBase: money(Math.max(0, minus(first.goods, off))), base, roundTo });
  const { id: orderId, currency } = order;
  await creditWallet(transaction, {
    kind: 'cashback_earned',
    about: { orderId },
    customerId,
    currency,
    amount,
    other: 'cashback',
    at,
  });
}
