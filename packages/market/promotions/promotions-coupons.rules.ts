import { usualAmount } from '../access/access-limits.rules.ts';
import { type Money, money } from '../values/money.ts';
import type { CouponTerms } from './promotions.rules.ts';

/** What a coupon gives: something off the goods, the same on the first order alone, or the delivery. */
export const couponKinds = ['discount', 'first_order', 'free_delivery'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** How many codes one coupon may have [OPS-063]. */
export const maxCodes = 10_000;

/** What is written in front of the random letters, with the hyphen between them, leaves them this much room. */
export const maxCodeLength = 30;
const randomLetters = 8;
export const maxPrefixLength = maxCodeLength - randomLetters - 1;

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns one of the codes of a coupon with many, such as `RAMADAN-7KQ2M9XA`; `random` returns a whole number below its argument. */
export function randomCode(prefix: string, random: (below: number) => number): string {
  const ending = Array.from({ length: randomLetters }, () => letters[random(letters.length)]);
  return `${prefix}-${ending.join('')}`;
}

/** What the cost of a coupon depends on. */
export interface CouponBounds extends Pick<CouponTerms, 'discount' | 'discountType' | 'maxDiscount'> {
  kind: CouponKind;
  /** How often each code may be used; null without a limit. */
  limitInAll: number | null;
  codes: number;
}

/**
 * Returns what a coupon may cost in all, in minor units; null if nothing bounds it: uses without a limit, a percentage
 * without a cap, or the delivery, whose fee depends on the way [OPS-063].
 */
export function maxCostOfCoupon(bounds: CouponBounds): Money | null {
  const { kind, discount, discountType, maxDiscount, limitInAll, codes } = bounds;
  if (kind === 'free_delivery' || limitInAll === null) return null;
  const each = discountType === 'fixed' ? Math.min(discount, maxDiscount ?? discount) : maxDiscount;
  return each === null ? null : money(each * limitInAll * codes);
}

/** What one person may give away without a lead: what so many meals for two cost. */
const mealsWithoutLead = 50;

/** Returns what a coupon may cost in a currency without the permission of a lead, in minor units [OPS-063]. */
export function couponCostWithoutLead(currency: string): Money {
  return money(usualAmount(currency) * mealsWithoutLead);
}

/** Returns whether only a lead may make a coupon of this cost: it is above the amount, or nothing bounds it [OPS-063]. */
export function needsLead(maxCost: Money | null, currency: string): boolean {
  return maxCost === null || maxCost > couponCostWithoutLead(currency);
}

export const couponStates = ['planned', 'running', 'over'] as const;
export type CouponState = (typeof couponStates)[number];

/** Returns the state of a coupon at a moment; one that an operator has stopped is over. */
export function couponStateAt(
  { isActive, startsAt, expiresAt }: Pick<CouponTerms, 'isActive' | 'startsAt' | 'expiresAt'>,
  at: Date,
): CouponState {
  if (!isActive || at >= expiresAt) return 'over';
  return at < startsAt ? 'planned' : 'running';
}
