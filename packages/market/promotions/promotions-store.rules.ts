import type { Refused } from '../calls/refusal-details.ts';
import { type CouponState, type CouponTerms, couponStateAt } from './promotions-coupons.rules.ts';

/** What brings customers to a store: coupons that it pays for, and sales of the market with items of it [STO-078]. */
export const storePromotionKinds = ['coupon', 'flash_sale', 'campaign'] as const;
export type StorePromotionKind = (typeof storePromotionKinds)[number];

/**
 * Returns whether a store may end a promotion at once: a coupon that it pays for and that is not over. Sales belong to
 * the market [STO-078].
 */
export function mayEnd(kind: StorePromotionKind, state: CouponState): boolean {
  return kind === 'coupon' && state !== 'over';
}

/** Returns why a store cannot end its coupon at a moment: it is over already [STO-078]. */
export function refusalOfEnd(
  coupon: Pick<CouponTerms, 'isActive' | 'startsAt' | 'expiresAt'>,
  at: Date,
): Refused | undefined {
  return mayEnd('coupon', couponStateAt(coupon, at)) ? undefined : { refused: 'coupon_expired' };
}
