import { type Money, minus, money, nothing, plus } from '../money.ts';
import type { Quote } from '../pricing/pricing.rules.ts';

/** One side of a booking, in minor units: debit above zero, credit below. */
export interface LedgerEntry {
  /** Such as 'receivable', 'store:12', 'delivery', 'tax', 'cash:delivery_man:3', 'provider:sandbox'. */
  account: string;
  amount: Money;
}

export type JournalKind =
  | 'order_placed'
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
  | 'cashback_earned';

/** Loyalty points stand in the books as whole units of this currency. */
export const pointsCurrency = 'PTS';

/** Whose account money comes out of, or goes back to, when it moves in or out of a wallet. */
export type WalletSource =
  | 'receivable'
  | 'bonuses'
  | 'loyalty'
  | 'points'
  | 'referrals'
  | 'cashback'
  | `provider:${string}`;

/** What the books need to know of an order. */
export interface BookedOrder extends Quote {
  storeId: number;
  /** Whose loss the coupon is; absent without one. */
  couponPaidBy?: 'store' | 'market' | null | undefined;
}

/** Whoever takes the cash of an order: the delivery man at the door, or the store at its counter. */
export type CashCollector = { deliveryManId: number } | { storeId: number };

/** What an order owes and to whom; an order that costs nothing has no entries, hence no journal. */
export function entriesOfOrderPlaced(order: BookedOrder): LedgerEntry[] {
  return withoutNothing([
    { account: 'receivable', amount: order.total },
    { account: 'coupons', amount: order.couponPaidBy === 'market' ? order.couponDiscount : nothing },
    { account: `store:${order.storeId}`, amount: credit(shareOfStore(order)) },
    { account: 'tax', amount: credit(order.tax) },
    { account: 'delivery', amount: credit(order.deliveryFee) },
    { account: 'service', amount: credit(order.serviceCharge) },
    { account: 'tip', amount: credit(order.tip) },
  ]);
}

/** The exact reverse of the placing: together they leave nothing behind. */
export function entriesOfOrderCanceled(order: BookedOrder): LedgerEntry[] {
  return entriesOfOrderPlaced(order).map(({ account, amount }) => ({ account, amount: minus(nothing, amount) }));
}

/** The order is paid in cash: what was owed now lies with whoever took it. */
export function entriesOfCashCollected(total: Money, collector: CashCollector): LedgerEntry[] {
  return withoutNothing([
    { account: cashAccount(collector), amount: total },
    { account: 'receivable', amount: credit(total) },
  ]);
}

/** The order is paid digitally: what was owed now lies with the provider. */
export function entriesOfPaymentReceived(total: Money, provider: string): LedgerEntry[] {
  return withoutNothing([
    { account: `provider:${provider}`, amount: total },
    { account: 'receivable', amount: credit(total) },
  ]);
}

/** The wallet pays: what the market owed the customer settles what the customer owed. */
export function entriesOutOfWallet(amount: Money, customerId: number, to: WalletSource): LedgerEntry[] {
  return withoutNothing([
    { account: walletAccount(customerId), amount },
    { account: to, amount: credit(amount) },
  ]);
}

/** The market owes the customer more: money added, given back or given. */
export function entriesIntoWallet(amount: Money, customerId: number, from: WalletSource): LedgerEntry[] {
  return withoutNothing([
    { account: from, amount },
    { account: walletAccount(customerId), amount: credit(amount) },
  ]);
}

/** The account of a customer, of money and of points alike: the currency of the entry tells them apart. */
export function walletAccount(customerId: number): string {
  return `wallet:${customerId}`;
}

/** How much of a total the wallet pays, and what is left to pay otherwise. */
export function splitByWallet(total: Money, balance: Money, usesWallet: boolean): { wallet: Money; rest: Money } {
  const wallet = usesWallet ? money(Math.min(total, balance)) : nothing;
  return { wallet, rest: minus(total, wallet) };
}

/** Goods after the discount, and after a coupon of the store itself. An inclusive tax is part of their price and goes to the tax office, not to the store. */
function shareOfStore(order: BookedOrder): Money {
  const { itemTotal, addOnTotal, discountTotal, couponDiscount, couponPaidBy, tax, taxInclusive } = order;
  const goods = minus(plus(itemTotal, addOnTotal), discountTotal);
  const kept = couponPaidBy === 'market' ? goods : minus(goods, couponDiscount);
  return taxInclusive ? minus(kept, tax) : kept;
}

function cashAccount(collector: CashCollector): string {
  return 'deliveryManId' in collector
    ? `cash:delivery_man:${collector.deliveryManId}`
    : `cash:store:${collector.storeId}`;
}

function credit(amount: Money): Money {
  return money(0 - amount);
}

function withoutNothing(entries: LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0);
}
