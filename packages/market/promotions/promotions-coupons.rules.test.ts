import { describe, expect, it } from 'vitest';
import { type Money, money } from '../values/money.ts';
import {
  type CouponBounds,
  couponCostWithoutLead,
  couponStateAt,
  maxCodeLength,
  maxCostOfCoupon,
  maxPrefixLength,
  needsLead,
  randomCode,
} from './promotions-coupons.rules.ts';

const fixed: CouponBounds = {
  ...{ kind: 'discount', discount: 50_000, discountType: 'fixed', maxDiscount: null },
  ...{ limitInAll: 10, codes: 1 },
};

describe('[OPS-063] what a coupon may cost', () => {
  it.each<[string, Partial<CouponBounds>, number | null]>([
    ['an amount as often as it may be used', {}, 500_000],
    ['of each of its codes', { codes: 200 }, 100_000_000],
    ['a percentage up to its cap', { discountType: 'percent', discount: 20, maxDiscount: money(30_000) }, 300_000],
    ['nothing bounds a percentage without a cap', { discountType: 'percent', discount: 20 }, null],
    ['nothing bounds uses without a limit', { limitInAll: null }, null],
    ['nothing bounds the fee of a delivery', { kind: 'free_delivery', discount: 0 }, null],
    ['a first order as any other', { kind: 'first_order' }, 500_000],
  ])('%s', (_what, change, cost) => {
    expect(maxCostOfCoupon({ ...fixed, ...change })).toBe(cost);
  });

  const limit = couponCostWithoutLead('NGN');
  it.each<[string, Money | null, string, boolean]>([
    ['up to the amount of the currency', limit, 'NGN', false],
    ['above it', money(limit + 1), 'NGN', true],
    ['without a bound', null, 'NGN', true],
    ['in a currency without a usual sum', money(1), 'CHF', true],
  ])('%s: whether a lead is needed', (_what, cost, currency, isNeeded) => {
    expect(needsLead(cost, currency)).toBe(isNeeded);
  });
});

describe('[OPS-063] the codes of a coupon', () => {
  it('have letters that do not look alike, and fit', () => {
    const code = randomCode('A'.repeat(maxPrefixLength), (below) => below - 1);
    expect(code).toBe(`${'A'.repeat(maxPrefixLength)}-99999999`);
    expect(code).toHaveLength(maxCodeLength);
    const codes = Array.from({ length: 31 }, (_, index) => randomCode('', () => index)).join('');
    expect(codes).not.toMatch(/[IO01]/);
  });
});

describe('[OPS-063] the state of a coupon', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));
  const coupon = { isActive: true, startsAt: at(10), expiresAt: at(12) };
  it.each([
    ['planned before its start', coupon, 9, 'planned'],
    ['running from its start', coupon, 10, 'running'],
    ['over at its end', coupon, 12, 'over'],
    ['over once it is stopped', { ...coupon, isActive: false }, 11, 'over'],
  ] as const)('%s', (_what, of, hour, state) => {
    expect(couponStateAt(of, at(hour))).toBe(state);
  });
});
