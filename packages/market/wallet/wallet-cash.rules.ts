import type { Refused } from '../calls/refusal-details.ts';
import { type Money, minus, nothing, plus } from '../values/money.ts';

/** What a courier holds, is about to collect, and how much of both is allowed; null without a limit. */
export interface CashPosition {
  held: Money;
  toCollect: Money;
  limit: Money | null;
}

/** Returns why a courier may not take an order with so much cash; undefined otherwise [DEL-48]. */
export function refusalOfCash({ held, toCollect, limit }: CashPosition, wanted: Money): Refused | undefined {
  const isOver = limit !== null && wanted > 0 && plus(held, toCollect, wanted) > limit;
  return isOver ? { refused: 'cash_limit' } : undefined;
}

/** Why less cash came at the door than was due [DEL-50]. */
export const shortCashReasons = ['has_less', 'no_change', 'disputed', 'other'] as const;
export type ShortCashReason = (typeof shortCashReasons)[number];

/** Letters in the words of a courier about it, at most. */
export const maxShortCashWords = 200;

/** Returns why cash that came does not count as less than was due; undefined where it does, also for nothing [DEL-50]. */
export function refusalOfShortCash(due: Money, taken: Money): Refused | undefined {
  return taken < due ? undefined : { refused: 'cash_not_short' };
}

/** Returns whether so much is missing at the door that the phone asks again: more than a tenth [DEL-50]. */
export function isFarBelow(due: Money, taken: Money): boolean {
  return minus(due, taken) * 10 > due;
}

/** How a courier hands cash in: at a place, or by mobile money [DEL-51]. */
export const depositWays = ['place', 'mobile_money'] as const;

/** Returns why a courier cannot have handed in so much: no more than is held and does not wait already [DEL-51]. */
export function refusalOfOwnDeposit(
  { held, pending }: { held: Money; pending: Money },
  amount: Money,
): Refused | undefined {
  return amount > minus(held, pending) ? { refused: 'cash_above_held' } : undefined;
}

/** What an operator has counted. */
export interface CountedCash {
  /** What the page said that the courier holds. */
  seen: Money;
  counted: Money;
  /** The courier has nothing left: what is missing is booked. */
  isAll: boolean;
}

/** Returns what is missing of the cash that a courier hands in; never more than the courier holds [OPS-078]. */
export function shortageOf(held: Money, { seen, counted, isAll }: CountedCash): Money | Refused {
  if (seen !== held) return { refused: 'changed_meanwhile' };
  if (counted > held) return { refused: 'cash_above_held' };
  if (held <= 0 || (counted === 0 && !isAll)) return { refused: 'cash_nothing' };
  return isAll ? minus(held, counted) : nothing;
}
