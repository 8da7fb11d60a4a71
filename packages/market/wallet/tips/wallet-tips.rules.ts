import type { Refused } from '../../calls/refusal-details.ts';
import type { OrderStatus } from '../../orders/orders.rules.ts';
import { dayMilliseconds } from '../../values/durations.ts';
import { type Money, minus, money, nothing } from '../../values/money.ts';

/** How long after the delivery a customer can tip the courier. */
export const tipDays = 7;

/** An order with what matters for a tip after its delivery. */
export interface TippedOrder {
  status: OrderStatus;
  deliveredAt: Date | null;
  /** It was delivered by a courier who works here; false for takeaway, a store's own delivery, and a courier who has left. */
  hasCourier: boolean;
  total: Money;
  /** What was given after the delivery so far. */
  tipped: Money;
}

/** Returns until when an order can be tipped; null where it cannot be: not delivered, refunded, or without a courier. */
export function tippableUntil({ status, deliveredAt, hasCourier }: Omit<TippedOrder, 'total' | 'tipped'>): Date | null {
  const wasBrought = status === 'delivered' || status === 'refund_requested';
  if (!wasBrought || !deliveredAt || !hasCourier) return null;
  return new Date(deliveredAt.getTime() + tipDays * dayMilliseconds);
}

/** Returns what can still be given: tips after the delivery never come to more than the order itself. */
export function tipLeft({ total, tipped }: Pick<TippedOrder, 'total' | 'tipped'>): Money {
  return money(Math.max(0, minus(total, tipped)));
}

/** Returns why an amount cannot be given as a tip now; undefined where it can. */
export function refusalOfTip(order: TippedOrder, amount: Money, at: Date): Refused | undefined {
  const until = tippableUntil(order);
  if (!until) return { refused: 'tip_not_possible' };
  if (at >= until) return { refused: 'tip_too_late' };
  if (amount <= nothing) return { refused: 'tip_nothing' };
  if (amount > tipLeft(order)) return { refused: 'tip_too_large' };
  return undefined;
}
