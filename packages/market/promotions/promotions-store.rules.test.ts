import { describe, expect, it } from 'vitest';
import { mayEnd, refusalOfEnd, type StorePromotionKind } from './promotions-store.rules.ts';

describe('ending a promotion of a store', () => {
  it.each<[StorePromotionKind, 'planned' | 'running' | 'over', boolean]>([
    ['coupon', 'planned', true],
    ['coupon', 'running', true],
    ['coupon', 'over', false],
    ['flash_sale', 'running', false],
    ['campaign', 'planned', false],
  ])('[STO-078] a %s that is %s: %s', (kind, state, allowed) => {
    expect(mayEnd(kind, state)).toBe(allowed);
  });

  const coupon = (change: object = {}) => ({
    isActive: true,
    startsAt: new Date('2026-11-01T00:00:00Z'),
    expiresAt: new Date('2026-12-01T00:00:00Z'),
    ...change,
  });

  it.each([
    ['before its start', coupon(), '2026-10-31T23:59:59Z', undefined],
    ['while it runs', coupon(), '2026-11-20T12:00:00Z', undefined],
    ['at its end', coupon(), '2026-12-01T00:00:00Z', { refused: 'coupon_expired' }],
    ['once it was stopped', coupon({ isActive: false }), '2026-11-20T12:00:00Z', { refused: 'coupon_expired' }],
  ])('[STO-078] a coupon %s', (_, terms, at, refusal) => {
    expect(refusalOfEnd(terms, new Date(at))).toEqual(refusal);
  });
});
