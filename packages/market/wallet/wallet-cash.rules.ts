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
