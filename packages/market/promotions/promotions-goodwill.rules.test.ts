import { describe, expect, it } from 'vitest';
import { givenCouponStateAt, goodwillExpiry } from './promotions-goodwill.rules.ts';

const noon = new Date('2026-11-20T11:00:00Z');
const next = new Date('2026-11-21T11:00:00Z');

describe('[OPS-039] a coupon that support has given', () => {
  it.each([
    ['is ready until it expires', { usedCount: 0, isActive: true, expiresAt: next }, 'ready'],
    ['is over from the moment at which it expires', { usedCount: 0, isActive: true, expiresAt: noon }, 'over'],
    ['is over once an operator has stopped it', { usedCount: 0, isActive: false, expiresAt: next }, 'over'],
    ['is used, also after it has expired', { usedCount: 1, isActive: true, expiresAt: noon }, 'used'],
  ] as const)('%s', (_what, coupon, state) => {
    expect(givenCouponStateAt(coupon, noon)).toBe(state);
  });

  it('expires after whole days', () => {
    expect(goodwillExpiry(noon, 1)).toEqual(next);
  });
});
