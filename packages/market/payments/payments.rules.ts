import type { OrderStatus } from '../orders/orders.rules.ts';
import { minuteMilliseconds } from '../values/durations.ts';
import type { Money } from '../values/money.ts';

/** Ways to pay an order. */
export const paymentMethods = ['cash_on_delivery', 'digital_payment', 'wallet'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export type PaymentStatus =
  | 'open'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'return_due'
  | 'returning'
  | 'return_refused'
  | 'returned';

/** What a provider reports about a payment. Amounts are minor units. */
export type PaymentReport =
  | { kind: 'paid'; amount: Money; currency: string }
  | { kind: 'failed' | 'canceled' }
  | { kind: 'returned' | 'return_refused' };

export interface PaymentState {
  status: PaymentStatus;
  amount: Money;
  currency: string;
}

/** What a payment needs to know of its order. */
export interface OrderToPay {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: string;
}

/**
 * The effect of a report: it pays the debt, triggers a refund of money that is no longer owed, ends the attempt, does
 * nothing, or names another amount or currency than requested, which pays nothing. Or it ends a requested refund.
 */
export type PaymentEffect = 'settle' | 'give_back' | 'end' | 'nothing' | 'mismatch' | 'returned' | 'return_refused';

/** A provider may report the result of a refund before its reply to our request has arrived. */
const returning: readonly PaymentStatus[] = ['return_due', 'returning', 'return_refused'];

/** Minutes for which an unpaid order reserves its goods. */
export const holdMinutes = 15;

/** Returns when an order that waits for payment since a moment fails. */
export function payUntil(since: Date, minutes: number = holdMinutes): Date {
  return new Date(since.getTime() + minutes * minuteMilliseconds);
}

/** The cash rules of a zone; without a cap any amount can be paid in cash. */
export interface CashRules {
  hasCash: boolean;
  cashCap: Money | null;
}

/** Returns why the rest of a total cannot be paid in cash [CHK-21] [ORD-18]; undefined if it can. */
export function cashRefusal({ hasCash, cashCap }: CashRules, rest: Money) {
  if (!hasCash) return { refused: 'cash_not_offered' } as const;
  return cashCap !== null && rest > cashCap ? ({ refused: 'cash_over_cap' } as const) : undefined;
}

/** An order whose shopper still has to pay digitally: no store begins before that. */
export function awaitsPayment({ status, paymentMethod, paymentStatus }: OrderToPay): boolean {
  return status === 'pending' && paymentMethod === 'digital_payment' && paymentStatus === 'unpaid';
}

/**
 * Returns the effect of a report. Only money of the right amount and currency pays; if it comes too late, or twice, it
 * is refunded. `order` is absent for a payment into a wallet, which always accepts it.
 */
export function effectOf(payment: PaymentState, order: OrderToPay | undefined, news: PaymentReport): PaymentEffect {
  const isReturning = returning.includes(payment.status);
  if (news.kind === 'returned') return isReturning ? 'returned' : 'nothing';
  if (news.kind === 'return_refused') return isReturning ? 'return_refused' : 'nothing';
  if (isReturning || payment.status === 'paid' || payment.status === 'returned') return 'nothing';
  if (news.kind !== 'paid') return payment.status === 'open' ? 'end' : 'nothing';
  if (news.amount !== payment.amount || news.currency !== payment.currency) return 'mismatch';
  return !order || awaitsPayment(order) ? 'settle' : 'give_back';
}

/** The flag with which a shopper comes back from the payment page [CHK-33]. */
export function returnFlag(status: PaymentStatus): 'success' | 'fail' | 'cancel' | 'pending' {
  switch (status) {
    case 'paid':
      return 'success';
    case 'open':
      return 'pending';
    case 'failed':
      return 'fail';
    default:
      return 'cancel';
  }
}
