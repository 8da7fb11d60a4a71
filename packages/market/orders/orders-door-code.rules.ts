import type { Refused } from '../calls/refusal-details.ts';
import type { Money } from '../values/money.ts';

/** For which orders the code of the door is needed: none, those of a value, those and every cash order, or all. */
export const doorCodeChoices = ['none', 'valuable', 'valuable_or_cash', 'all'] as const;
export type DoorCodeChoice = (typeof doorCodeChoices)[number];

/** The setting of a market [DEL-29]. */
export interface DoorCodeRule {
  choice: DoorCodeChoice;
  /** An order is valuable from this total on, in the currency of the market; 0 for none. */
  from: Money;
  currency: string;
}

/** How many wrong codes a courier may type; then support helps [DEL-29]. */
export const maxWrongCodes = 5;

/** A code has this many digits. */
export const doorCodeDigits = 4;

/** How slowly a guess is checked on a phone without a connection: rounds of PBKDF2 with SHA-256. */
export const doorCodeRounds = 100_000;

/** What of an order decides whether its hand-over needs the code. */
interface OrderAtDoor {
  orderType: string;
  total: Money;
  currency: string;
  /** What is paid at the door. */
  cash: Money;
}

/**
 * Returns whether an order is handed over for the code of its customer only [DEL-29]. A total in a currency that is not
 * the one of the market is not compared with its amount.
 */
export function needsDoorCode({ orderType, total, currency, cash }: OrderAtDoor, rule: DoorCodeRule): boolean {
  if (orderType !== 'delivery') return false;
  const isValuable = rule.from > 0 && currency === rule.currency && total >= rule.from;
  switch (rule.choice) {
    case 'none':
      return false;
    case 'valuable':
      return isValuable;
    case 'valuable_or_cash':
      return isValuable || cash > 0;
    case 'all':
      return true;
  }
}

/** Returns how many wrong codes may still be typed; each of them counts once. */
export function codeTriesLeft(wrong: readonly string[]): number {
  return Math.max(0, maxWrongCodes - wrong.length);
}

/** Returns why a code is not looked at; undefined if it is. The right one comes too late after five wrong ones. */
export function refusalToTryCode(wrong: readonly string[]): Refused | undefined {
  return codeTriesLeft(wrong) === 0 ? { refused: 'door_code_locked' } : undefined;
}
