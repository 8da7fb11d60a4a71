import { usualAmount } from '../access/access-limits.rules.ts';
import { type Refused, refusedWith } from '../calls/refusal-details.ts';
import type { ModuleType } from '../modules/modules.rules.ts';
import { type Money, money, nothing, share } from '../values/money.ts';

export interface CouponTerms {
  type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery';
  /** Percent, or minor units. */
  discount: number;
  discountType: 'percent' | 'fixed';
  maxDiscount: Money | null;
  minPurchase: Money;
  limitPerCustomer: number | null;
  limitInAll: number | null;
  usedInAll: number;
  moduleIds: readonly number[];
  /** The types of these modules. */
  moduleTypes: readonly ModuleType[];
  /** Null for every zone with its currency. */
  zoneIds: readonly number[] | null;
  storeId: number | null;
  /** The store that it is good in; null where it is good in all. */
  storeName: string | null;
  startsAt: Date;
  expiresAt: Date;
  /** False once an operator has stopped it. */
  isActive: boolean;
  /** The only one who may use it; null for everybody [OPS-039]. */
  customerId: number | null;
}

/** Why a coupon is not taken. */
export const couponRefusals = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_expired',
  'coupon_other_module',
  'coupon_other_store',
  'coupon_other_zone',
  'coupon_min_purchase',
  'coupon_first_order',
  'coupon_used_up',
  'coupon_sign_in',
  'coupon_no_goods',
] as const;

/** The order to which a coupon applies, and its shopper. */
export interface CouponUse {
  moduleId: number;
  zoneId: number;
  /** Null for a parcel. */
  storeId: number | null;
  at: Date;
  /** Items and add-ons after their discounts; the delivery fee of a parcel. */
  goods: Money;
  /** The part of it that may be promoted. */
  promotable: Money;
  /** Null for a guest. */
  customerId: number | null;
  hasOrderedBefore: boolean;
  timesUsed: number;
  /** How an amount is written. */
  written: (amount: Money) => string;
}

/** Why a coupon is not taken; nothing when it is [PROMO-27]. */
export function refusalOfCoupon(coupon: CouponTerms, use: CouponUse): Refused | undefined {
  // Another person does not learn that there is such a code.
  if (coupon.customerId !== null && coupon.customerId !== use.customerId) return { refused: 'coupon_unknown' };
  return refusalOfScope(coupon, use) ?? refusalOfPerson(coupon, use) ?? refusalOfGoods(coupon, use);
}

function refusalOfScope(coupon: CouponTerms, { at, moduleId, storeId, zoneId }: CouponUse): Refused | undefined {
  if (at < coupon.startsAt) return { refused: 'coupon_not_yet' };
  if (at >= coupon.expiresAt || !coupon.isActive) return { refused: 'coupon_expired' };
  if (coupon.storeId !== null && coupon.storeId !== storeId) {
    return refusedWith('coupon_other_store', 'coupon_for_store', { store: coupon.storeName ?? '' });
  }
  if (coupon.zoneIds && !coupon.zoneIds.includes(zoneId)) return { refused: 'coupon_other_zone' };
  if (!coupon.moduleIds.includes(moduleId)) {
    return refusedWith('coupon_other_module', 'coupon_for_modules', { modules: coupon.moduleTypes });
  }
  return undefined;
}

/** A guest id costs nothing, so a limit per person requires an account. */
function refusalOfPerson(coupon: CouponTerms, use: CouponUse): Refused | undefined {
  const isFirst = coupon.type === 'first_order';
  if (use.customerId === null && (isFirst || coupon.limitPerCustomer !== null)) return { refused: 'coupon_sign_in' };
  if (isFirst && use.hasOrderedBefore) return { refused: 'coupon_first_order' };
  const isUsedUp =
    (coupon.limitPerCustomer !== null && use.timesUsed >= coupon.limitPerCustomer) ||
    (coupon.limitInAll !== null && coupon.usedInAll >= coupon.limitInAll);
  return isUsedUp ? { refused: 'coupon_used_up' } : undefined;
}

function refusalOfGoods({ minPurchase }: CouponTerms, { goods, promotable, written }: CouponUse): Refused | undefined {
  if (goods < minPurchase) {
    return refusedWith('coupon_min_purchase', 'coupon_from', { amount: written(minPurchase) });
  }
  return promotable > 0 ? undefined : { refused: 'coupon_no_goods' };
}

/** What a coupon takes off: a percentage up to its cap, or an amount; never more than the goods, or the fee of a parcel [PROMO-28]. */
export function couponOff(
  coupon: Pick<CouponTerms, 'type' | 'discount' | 'discountType' | 'maxDiscount'>,
  promotable: Money,
  roundTo: Money,
): Money {
  if (coupon.type === 'free_delivery') return nothing;
  const off = coupon.discountType === 'percent' ? share(promotable, coupon.discount * 100, roundTo) : coupon.discount;
  return money(Math.min(off, promotable, coupon.maxDiscount ?? Number.POSITIVE_INFINITY));
}

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
