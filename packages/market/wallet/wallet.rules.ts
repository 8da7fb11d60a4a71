import type { Refused } from '../calls/refusal-details.ts';
import type { Quote } from '../pricing/pricing.rules.ts';
import { dayMilliseconds } from '../values/durations.ts';
import { type Money, minus, money, nothing, plus, share } from '../values/money.ts';

/** One side of a booking, in minor units: debit above zero, credit below. */
export interface LedgerEntry {
  /** Such as 'receivable', 'store:12', 'delivery', 'tax', 'cash:delivery_man:3', 'provider:sandbox'. */
  account: string;
  amount: Money;
}

export type JournalKind =
  | 'order_placed'
  | 'order_quoted'
  | 'order_changed'
  | 'order_canceled'
  | 'cash_collected'
  | 'payment_received'
  | 'payment_returned'
  | 'order_refunded'
  | 'wallet_paid'
  | 'wallet_returned'
  | 'wallet_filled'
  | 'wallet_bonus'
  | 'points_earned'
  | 'points_spent'
  | 'points_exchanged'
  | 'referral_earned'
  | 'cashback_earned'
  | 'points_taken_back'
  | 'exchange_taken_back'
  | 'cashback_taken_back'
  | 'delivery_earned'
  | 'payout_released'
  | 'payout_failed'
  | 'cash_deposited'
  | 'cash_short'
  | 'tip_given'
  | 'written_off'
  | 'corrected'
  | 'cash_left_open'
  | 'cash_decided'
  | 'wallet_corrected'
  | 'wait_earned'
  | 'handover_earned'
  | 'contest_held'
  | 'contest_decided';

/** The ledger records loyalty points as whole units of this currency. */
export const pointsCurrency = 'PTS';

/** The other account of a movement into or out of a wallet. */
export type WalletSource =
  | 'receivable'
  | 'bonuses'
  | 'loyalty'
  | 'points'
  | 'referrals'
  | 'cashback'
  | 'market:corrections'
  | `courier:${number}`
  | `provider:${string}`;

/** What the ledger needs to know of an order. */
export interface BookedOrder extends Quote {
  /** Null for a parcel, which has no goods to pay a store for. */
  storeId: number | null;
  /** Whose loss the coupon is; absent without one. */
  couponPaidBy?: 'store' | 'market' | null | undefined;
  /** What the market keeps of the store's share; 0 where no rule applied. */
  commission: Money;
}

/** Who collects the cash of an order: the courier at delivery, or the store at its counter. */
export type CashCollector = { courierId: number } | { storeId: number };

/** What an order owes and to whom; an order that costs nothing has no entries, hence no journal. */
export function entriesOfOrderPlaced(order: BookedOrder): LedgerEntry[] {
  return withoutZeroEntries([
    { account: 'receivable', amount: order.total },
    { account: 'coupons', amount: order.couponPaidBy === 'market' ? order.couponDiscount : nothing },
    { account: 'first_orders', amount: order.firstOrderDiscount },
    { account: `store:${order.storeId}`, amount: credit(minus(shareOfStore(order), order.commission)) },
    { account: 'market:commission', amount: credit(order.commission) },
    { account: 'tax', amount: credit(order.tax) },
    { account: 'delivery', amount: credit(order.deliveryFee) },
    { account: 'service', amount: credit(order.serviceCharge) },
    { account: 'tip', amount: credit(order.tip) },
  ]);
}

/**
 * Returns the entries that the goods of a prescription add to an order placed without them: with those of the placing,
 * the whole order.
 */
export function entriesOfOrderQuoted(placed: BookedOrder, quoted: BookedOrder): LedgerEntry[] {
  const sums = new Map<string, Money>();
  const both = [...entriesOfOrderCanceled(placed), ...entriesOfOrderPlaced(quoted)];
  for (const { account, amount } of both) sums.set(account, plus(sums.get(account) ?? nothing, amount));
  return withoutZeroEntries([...sums].map(([account, amount]) => ({ account, amount })));
}

/** The exact reverse of the placing: together they leave nothing behind. */
export function entriesOfOrderCanceled(order: BookedOrder): LedgerEntry[] {
  return entriesOfOrderPlaced(order).map(({ account, amount }) => ({ account, amount: minus(nothing, amount) }));
}

/**
 * Reverses the entries of the placed order, and credits the paid amount to the given accounts, each with its part of
 * the total. A tip that a courier has earned stays with the courier: the market gives it back to the customer.
 */
export function entriesOfOrderRefunded(
  order: BookedOrder,
  backTo: LedgerEntry[],
  { isTipEarned }: { isTipEarned: boolean },
): LedgerEntry[] {
  const givenBack = entriesOfOrderCanceled(order)
    .filter(({ account }) => account !== 'receivable')
    .map((entry) => (isTipEarned && entry.account === 'tip' ? { ...entry, account: 'market:refunds' } : entry));
  return withoutZeroEntries([
    ...givenBack,
    ...backTo.map(({ account, amount }) => ({ account, amount: credit(amount) })),
  ]);
}

/** The order is paid in cash: the debt moves to the collector. */
export function entriesOfCashCollected(total: Money, collector: CashCollector): LedgerEntry[] {
  return withoutZeroEntries([
    { account: cashAccount(collector), amount: total },
    { account: 'receivable', amount: credit(total) },
  ]);
}

/** The order is paid digitally: the debt moves to the provider. */
export function entriesOfPaymentReceived(total: Money, provider: string): LedgerEntry[] {
  return withoutZeroEntries([
    { account: `provider:${provider}`, amount: total },
    { account: 'receivable', amount: credit(total) },
  ]);
}

/** The wallet pays: its balance covers what the customer owed. */
export function entriesOutOfWallet(amount: Money, customerId: number, to: WalletSource): LedgerEntry[] {
  return withoutZeroEntries([
    { account: walletAccount(customerId), amount },
    { account: to, amount: credit(amount) },
  ]);
}

/** The wallet balance grows: money added, refunded or granted. */
export function entriesIntoWallet(amount: Money, customerId: number, from: WalletSource): LedgerEntry[] {
  return withoutZeroEntries([
    { account: from, amount },
    { account: walletAccount(customerId), amount: credit(amount) },
  ]);
}

/** The account of a customer, for money and for points: the currency of the entry distinguishes them. */
export function walletAccount(customerId: number): string {
  return `wallet:${customerId}`;
}

/** Splits a total into the part that the wallet pays and the rest. */
export function splitByWallet(total: Money, balance: Money, usesWallet: boolean): { wallet: Money; rest: Money } {
  const wallet = usesWallet ? money(Math.min(total, balance)) : nothing;
  return { wallet, rest: minus(total, wallet) };
}

/**
 * Returns the store's share: goods after the discount, and after the store's own coupon. An inclusive tax is part of
 * their price and goes to the tax office, not to the store.
 */
export function shareOfStore(order: Omit<BookedOrder, 'commission' | 'storeId'>): Money {
  const { itemTotal, addOnTotal, discountTotal, couponDiscount, couponPaidBy, tax, taxInclusive } = order;
  const goods = minus(plus(itemTotal, addOnTotal), discountTotal);
  const earned = couponPaidBy === 'market' ? goods : minus(goods, couponDiscount);
  return taxInclusive ? minus(earned, tax) : earned;
}

/** Returns the account of collected cash until it is handed over. */
export function cashAccount(collector: CashCollector): string {
  return 'courierId' in collector ? `cash:delivery_man:${collector.courierId}` : `cash:store:${collector.storeId}`;
}

function credit(amount: Money): Money {
  return money(0 - amount);
}

/** Returns the entries that move something. */
export function withoutZeroEntries(entries: LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0);
}

/** What the operator grants in one currency, in its minor units; 0 means none. */
export interface RewardTerms {
  /** Money spent on orders for each point. */
  spentPerPoint: Money;
  /** What a point is worth in the wallet. */
  pointWorth: Money;
  /** Fewer points than these are not exchanged. */
  minimumPoints: number;
  /** Credited to the wallet of the inviting customer. */
  referralCredit: Money;
  /** Discount on the first order of an invited customer, valid for that many days after sign-up. */
  firstOrder: { percent: number; most: Money; days: number };
}

/** No rewards: the terms of a currency for which the operator has set none. */
export const noRewards: RewardTerms = {
  spentPerPoint: nothing,
  pointWorth: nothing,
  minimumPoints: 0,
  referralCredit: nothing,
  firstOrder: { percent: 0, most: nothing, days: 0 },
};

/** Maximum referral credits per customer in 30 days. */
export const maxReferrals = { credits: 10, days: 30 };

/** Whole points for a delivered order. */
export function pointsFor(total: Money, { spentPerPoint }: RewardTerms): Money {
  return spentPerPoint > 0 ? money(Math.floor(total / spentPerPoint)) : nothing;
}

/** What points come to in the wallet, rounded down to what can be shown. */
export function worthOfPoints(points: number, { pointWorth }: RewardTerms, roundTo: Money): Money {
  return money(Math.floor((points * pointWorth) / roundTo) * roundTo);
}

/** Why points are not exchanged [WAL-05]; that there are enough of them is seen when they are taken. */
export function refusalOfExchange(points: number, terms: RewardTerms, roundTo: Money): Refused | undefined {
  const isTooFew = points < terms.minimumPoints || worthOfPoints(points, terms, roundTo) === 0;
  return isTooFew ? { refused: 'points_few' } : undefined;
}

/**
 * Returns what a refunded order's rewards cost the customer, never more than the balance: its points and its cashback,
 * and for points that were exchanged already, their value in money.
 */
export function rewardsToTakeBack(
  earned: { points: Money; cashback: Money },
  balance: { points: Money; money: Money },
  terms: RewardTerms,
  roundTo: Money,
): { points: Money; cashback: Money; exchanged: Money } {
  const points = money(Math.min(earned.points, balance.points));
  const cashback = money(Math.min(earned.cashback, balance.money));
  const worth = worthOfPoints(minus(earned.points, points), terms, roundTo);
  return { points, cashback, exchanged: money(Math.min(worth, minus(balance.money, cashback))) };
}

/** A percentage up to its cap, or an amount, from a minimum amount on: a bonus for money added, or a cashback. */
export interface Reward {
  kind: 'percent' | 'amount';
  /** Percent, or minor units. */
  value: number;
  most: Money | null;
  from: Money;
}

/** Returns the greatest of the rewards that apply; rewards never add up. */
export function bestReward(rewards: readonly Reward[], { minimumBase, base, roundTo }: RewardFacts): Money {
  const given = rewards
    .filter(({ from }) => minimumBase >= from)
    .map(({ kind, value, most: max }) => {
      const amount = kind === 'percent' ? share(base, value * 100, roundTo) : value;
      return Math.min(amount, max ?? Number.POSITIVE_INFINITY);
    });
  return base > 0 ? money(Math.max(0, ...given)) : nothing;
}

export interface RewardFacts {
  /** The amount that is compared with the minimum. */
  minimumBase: Money;
  /** What the percentage is taken of. */
  base: Money;
  roundTo: Money;
}

/** Who might have the first-order discount. */
export interface Newcomer {
  isInvited: boolean;
  /** Has an order that was not canceled or failed, or has used the discount. */
  hasOrdered: boolean;
  signedUpAt: Date;
}

/**
 * Returns until when the first order is discounted; undefined for a customer without this discount, or if it has
 * expired.
 */
export function firstOrderUntil(newcomer: Newcomer, { firstOrder }: RewardTerms, at: Date): Date | undefined {
  const until = new Date(newcomer.signedUpAt.getTime() + firstOrder.days * dayMilliseconds);
  const isOpen = newcomer.isInvited && !newcomer.hasOrdered && firstOrder.percent > 0 && at < until;
  return isOpen ? until : undefined;
}

/** Returns the discount on a first order, from goods that may be promoted. */
export function firstOrderOff(promotable: Money, { firstOrder }: RewardTerms, roundTo: Money): Money {
  return money(Math.min(share(promotable, firstOrder.percent * 100, roundTo), firstOrder.most, promotable));
}

/** How many days of their own deliveries couriers can see [DEL-59]. */
export const courierHistoryDays = 90;
