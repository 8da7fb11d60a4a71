import type { Refused } from '../../calls/refusal-details.ts';
import { cartTotals, type PricedLine, type Quote, totalOf } from '../../pricing/pricing.rules.ts';
import { minuteMilliseconds } from '../../values/durations.ts';
import { type Money, minus, money, nothing, plus, roundedTo } from '../../values/money.ts';
import { type BookedOrder, entriesOfOrderQuoted, type LedgerEntry, walletAccount } from '../../wallet/wallet.rules.ts';
import type { OrderStatus } from '../orders.rules.ts';

/** What a store may do where an item of an order is missing, as its customer has chosen. */
export const everyWhenMissing = ['ask', 'replace', 'leave_out'] as const;
export type WhenMissing = (typeof everyWhenMissing)[number];

/** Without a choice nothing changes unless the customer was asked. */
export const defaultWhenMissing: WhenMissing = 'ask';

export const changeKinds = ['remove', 'fewer', 'more', 'replace'] as const;
/** What becomes of a line: nothing of it is left, fewer pieces, more of them, or another item. */
export type ChangeKind = (typeof changeKinds)[number];

export const changeStates = ['waiting', 'applied', 'left_out', 'void'] as const;
/**
 * Where a change stands: it waits for the customer; it was made; what was to come instead was left out; or nothing came of it,
 * because the order ended or the line was changed before.
 */
export type ChangeState = (typeof changeStates)[number];

/** What decides a change: the choice for the line, the customer, or the end of the time to answer. */
export const changeDeciders = ['choice', 'customer', 'time'] as const;

export const changeAnswers = ['accept', 'leave_out', 'cancel_order'] as const;
/** What a customer answers: the change as it is, without the line, or no order at all. */
export type ChangeAnswer = (typeof changeAnswers)[number];

/** How long a customer has to answer, in minutes. */
export const changeAnswerMinutes = 3;

/** Characters of what a store says about a change, at most. */
export const maxChangeReasonLength = 200;

/** Why an order ends whose last line did not come. */
export const nothingLeftReason = 'Nothing of the order was left.';
/** Why an order ends that its customer does not want with a change. */
export const changeDeclinedReason = 'You canceled it because something was missing.';

/** Returns until when a customer who is asked now can answer. */
export function answerUntil(at: Date): Date {
  return new Date(at.getTime() + changeAnswerMinutes * minuteMilliseconds);
}

/** Returns whether the lines of an order may change: it was accepted and is not ready [STO-022]. */
export function isChangeable(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing';
}

/** Returns where a change stands as people see it: one that waits while its order cannot change any more comes to nothing. */
export function shownState(state: ChangeState, status: OrderStatus): ChangeState {
  return state === 'waiting' && !isChangeable(status) ? 'void' : state;
}

/**
 * Returns what is to become of a line of some pieces: `quantity` are the pieces that stay, or those of the replacement.
 * Refuses what changes nothing. A store adds no pieces of what was ordered; an operator may [OPS-031].
 */
export function changeKindOf(
  line: { itemId: number; quantity: number },
  wish: { quantity: number; itemId: number | undefined },
  { mayAdd }: { mayAdd: boolean },
): ChangeKind | Refused {
  if (wish.itemId !== undefined) {
    return wish.itemId === line.itemId || wish.quantity < 1 ? { refused: 'change_nothing' } : 'replace';
  }
  if (wish.quantity > line.quantity && mayAdd) return 'more';
  if (wish.quantity >= line.quantity) return { refused: 'change_nothing' };
  return wish.quantity === 0 ? 'remove' : 'fewer';
}

/**
 * Returns whether the customer is asked before a line changes [STO-022]. 'Leave out' allows less of it, 'replace' also
 * another item for the same price or less; what costs more, and more pieces, is always asked.
 */
export function needsAnswer(choice: WhenMissing, kind: ChangeKind, isDearer: boolean): boolean {
  if (choice === 'ask' || isDearer || kind === 'more') return true;
  return kind === 'replace' && choice !== 'replace';
}

/**
 * Returns what happens to a change without an answer in time: less of a line comes as it was proposed, another item
 * or more pieces do not come, so that nothing is sent or charged without a yes.
 */
export function answerOfSilence(kind: ChangeKind): Exclude<ChangeAnswer, 'cancel_order'> {
  return kind === 'replace' || kind === 'more' ? 'leave_out' : 'accept';
}

/**
 * Returns what an order comes to with other lines [STO-022]. Charges and tip stay as they were agreed; coupon, first-order
 * discount and tax go along with the goods, so that a line takes with it what was paid for it. With fewer goods the total
 * never rises.
 */
export function changedTotals(before: Quote, lines: readonly PricedLine[], roundTo: Money): Quote {
  const { itemTotal, addOnTotal, discountTotal, total: goods } = cartTotals(lines);
  const former = minus(plus(before.itemTotal, before.addOnTotal), before.discountTotal);
  const formerOff = plus(before.couponDiscount, before.firstOrderDiscount);
  const less = Math.max(0, former - goods);
  const proportional = former === 0 ? 0 : roundedTo((formerOff * Math.min(goods, former)) / former, roundTo);
  const off = Math.min(goods, formerOff, Math.max(proportional, formerOff - less));
  const couponDiscount =
    formerOff === 0 ? nothing : money(Math.min(off, roundedTo((before.couponDiscount * off) / formerOff, roundTo)));
  const taxed = minus(former, formerOff);
  const tax = taxed === 0 ? nothing : roundedTo((before.tax * (goods - off)) / taxed, roundTo);
  const { deliveryFee, serviceCharge, tip, taxInclusive } = before;
  const parts = {
    ...{ itemTotal, addOnTotal, discountTotal, couponDiscount, tax, taxInclusive, deliveryFee, serviceCharge, tip },
    firstOrderDiscount: money(off - couponDiscount),
  };
  return { ...parts, total: totalOf(parts) };
}

/** How an order is paid, as far as a change of its total needs it. */
export interface PaidOrder {
  total: Money;
  /** Minor units that the wallet has paid. */
  walletPaid: Money;
  isPaid: boolean;
  /** A customer with a wallet that is switched on. */
  hasWallet: boolean;
}

/** Where the difference between two totals goes; below 0 it is taken. */
export interface ChangeSplit {
  toWallet: Money;
  /** Through the provider of the payment. */
  toProvider: Money;
  /** What the wallet has paid of the new total. */
  walletPaid: Money;
}

/**
 * Returns where the difference goes [STO-022]. What is not paid yet is only less to pay; what was paid goes into the wallet,
 * or back the way it came. A total that rises is paid in cash, or else by the wallet; without one it is refused.
 */
export function splitOfChange(order: PaidOrder, total: Money): ChangeSplit | Refused {
  const { walletPaid, isPaid, hasWallet } = order;
  const back = minus(order.total, total);
  if (!isPaid) {
    const toWallet = money(Math.max(0, minus(walletPaid, total)));
    return { toWallet, toProvider: nothing, walletPaid: minus(walletPaid, toWallet) };
  }
  if (back < 0) {
    if (!hasWallet) return { refused: 'replacement_dearer' };
    return { toWallet: back, toProvider: nothing, walletPaid: minus(walletPaid, back) };
  }
  if (hasWallet) return { toWallet: back, toProvider: nothing, walletPaid: money(Math.min(walletPaid, total)) };
  const toProvider = money(Math.min(back, minus(order.total, walletPaid)));
  const toWallet = minus(back, toProvider);
  return { toWallet, toProvider, walletPaid: minus(walletPaid, toWallet) };
}

/**
 * Returns the entries of a changed order: with those of before, the new order. What is paid back does not go through
 * 'receivable', which says what is still to be paid.
 */
export function entriesOfOrderChanged(
  before: BookedOrder,
  after: BookedOrder,
  { toWallet, toProvider }: Pick<ChangeSplit, 'toWallet' | 'toProvider'>,
  accounts: { customerId: number | undefined; provider: string | undefined },
): LedgerEntry[] {
  const moved = plus(toWallet, toProvider);
  const others = entriesOfOrderQuoted(before, after).filter(({ account }) => account !== 'receivable');
  return [
    { account: 'receivable', amount: plus(minus(after.total, before.total), moved) },
    ...others,
    { account: walletAccount(accounts.customerId ?? 0), amount: minus(nothing, toWallet) },
    { account: `provider:${accounts.provider}`, amount: minus(nothing, toProvider) },
  ].filter(({ amount }) => amount !== 0);
}
