import { dayMilliseconds } from '../values/durations.ts';

/** What support gives a customer after something went wrong: money in the wallet, or a coupon that only they may use [OPS-039]. */
export const goodwillKinds = ['credit', 'coupon'] as const;
export type GoodwillKind = (typeof goodwillKinds)[number];

/** Days for which a given coupon can be used: unless others are chosen, and at most [OPS-039]. */
export const goodwillDays = { usual: 90, max: 365 } as const;

/** Returns when a coupon that was given at a moment expires, after whole days [OPS-039]. */
export function goodwillExpiry(givenAt: Date, days: number): Date {
  return new Date(givenAt.getTime() + days * dayMilliseconds);
}

export const givenCouponStates = ['ready', 'used', 'over'] as const;
export type GivenCouponState = (typeof givenCouponStates)[number];

/** Returns what became of a given coupon at a moment: used, or over because it expired or was stopped [OPS-039]. */
export function givenCouponStateAt(
  { usedCount, isActive, expiresAt }: { usedCount: number; isActive: boolean; expiresAt: Date },
  at: Date,
): GivenCouponState {
  if (usedCount > 0) return 'used';
  return isActive && at < expiresAt ? 'ready' : 'over';
}
