import { type Money, minus } from '../../values/money.ts';

/** Characters of the reason of a difference, at most. */
export const maxDrawerReason = 200;

/** A drawer at the end of a day. */
export interface CountedDrawer {
  /** The cash that the orders of the day have brought. */
  expected: Money;
  /** What lay in the drawer before. */
  float: Money;
  /** All that is in it. */
  counted: Money;
}

/** Returns by how much a drawer has more than expected; below 0 something is missing [STO-082]. */
export function drawerDifference({ expected, float, counted }: CountedDrawer): Money {
  return minus(minus(counted, float), expected);
}

/** Returns whether a count cannot be booked because nothing says why it differs [STO-082]. */
export function isReasonMissing(drawer: CountedDrawer, reason: string): boolean {
  return drawerDifference(drawer) !== 0 && reason.trim() === '';
}
