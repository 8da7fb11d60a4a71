import { describe, expect, it } from 'vitest';
import { type Money, money, nothing } from '../values/money.ts';
import {
  type CouponBounds,
  type CouponTerms,
  type CouponUse,
  couponCostWithoutLead,
  couponOff,
  couponStateAt,
  maxCodeLength,
  maxCostOfCoupon,
  maxPrefixLength,
  needsLead,
  randomCode,
  refusalOfCoupon,
} from './promotions-coupons.rules.ts';

const noon = new Date('2026-11-20T11:00:00Z');
const after = (seconds: number) => noon.getTime() + seconds * 1000;

const coupon: CouponTerms = {
  type: 'default',
  discount: 10,
  discountType: 'percent',
  maxDiscount: null,
  minPurchase: money(200_000),
  limitPerCustomer: 2,
  limitInAll: 100,
  usedInAll: 99,
  moduleIds: [1, 2],
  moduleTypes: ['food', 'grocery'],
  storeId: null,
  storeName: null,
  zoneIds: null,
  startsAt: new Date(after(-60)),
  expiresAt: new Date(after(60)),
  isActive: true,
  customerId: null,
};
const use: CouponUse = {
  moduleId: 1,
  zoneId: 3,
  storeId: 7,
  at: noon,
  goods: money(200_000),
  promotable: money(200_000),
  customerId: 12,
  hasOrderedBefore: true,
  timesUsed: 1,
  written: (amount) => `₦${amount / 100}`,
};

describe('a coupon', () => {
  it.each<[string, Partial<CouponTerms>, Partial<CouponUse>, string | undefined]>([
    ['of exactly its minimum is taken', {}, {}, undefined],
    ['of another module is not taken', { moduleIds: [3] }, {}, 'coupon_other_module'],
    ['of a store is not taken for a parcel', { storeId: 7 }, { storeId: null }, 'coupon_other_store'],
    ['without a store is taken for a parcel', {}, { storeId: null }, undefined],
    ['is not taken before its start', { startsAt: new Date(after(1)) }, {}, 'coupon_not_yet'],
    ['is taken from its start', { startsAt: noon }, {}, undefined],
    ['is not taken at its end', { expiresAt: noon }, {}, 'coupon_expired'],
    ['of another store is not taken', { storeId: 8 }, {}, 'coupon_other_store'],
    ['of this store is taken', { storeId: 7 }, {}, undefined],
    ['[OPS-063] of other zones is not taken', { zoneIds: [1, 2] }, {}, 'coupon_other_zone'],
    ['[OPS-063] of this zone is taken', { zoneIds: [1, 3] }, {}, undefined],
    ['[OPS-063] that was stopped is not taken', { isActive: false }, {}, 'coupon_expired'],
    ['with a limit needs an account', {}, { customerId: null }, 'coupon_sign_in'],
    ['without one does not', { limitPerCustomer: null }, { customerId: null }, undefined],
    ['for a first order needs an account', firstOrder(), { customerId: null }, 'coupon_sign_in'],
    ['for a first order is not for a second', firstOrder(), {}, 'coupon_first_order'],
    ['for a first order is for that', firstOrder(), { hasOrderedBefore: false }, undefined],
    ['is used up by a customer', {}, { timesUsed: 2 }, 'coupon_used_up'],
    ['is used up by all', { usedInAll: 100 }, {}, 'coupon_used_up'],
    ['[OPS-039] of this customer alone is taken', { customerId: 12 }, {}, undefined],
    ['[OPS-039] of another customer is unknown', { customerId: 13 }, {}, 'coupon_unknown'],
    ['[OPS-039] of a customer is unknown to a guest', { customerId: 12 }, { customerId: null }, 'coupon_unknown'],
    ['has no use without limit', { limitInAll: null, limitPerCustomer: null }, { timesUsed: 50 }, undefined],
    ['needs goods that may be promoted', {}, { promotable: nothing }, 'coupon_no_goods'],
  ])('%s', (_what, terms, change, refused) => {
    expect(refusalOfCoupon({ ...coupon, ...terms }, { ...use, ...change })?.refused).toBe(refused);
  });

  it.each<[string, Partial<CouponTerms>, string]>([
    ['one module', { moduleIds: [3], moduleTypes: ['grocery'] }, 'This coupon is for groceries.'],
    ['several modules', { moduleIds: [3, 4], moduleTypes: ['food', 'parcel'] }, 'This coupon is for food and parcels.'],
    ['a store', { storeId: 8, storeName: 'Mama Ronke' }, 'This coupon is for Mama Ronke.'],
  ])('of %s says where it is good when it is tried elsewhere', (_where, terms, message) => {
    expect(refusalOfCoupon({ ...coupon, ...terms }, use)?.message).toBe(message);
  });

  it('[PROMO-27] under its minimum says the amount', () => {
    expect(refusalOfCoupon(coupon, { ...use, goods: money(199_900) })).toMatchObject({
      refused: 'coupon_min_purchase',
      message: 'To apply this coupon, total item amount should be minimum ₦2000',
      detail: { text: 'coupon_from', values: { amount: '₦2000' } },
    });
  });

  it.each<[string, Partial<CouponTerms>, number, number]>([
    ['a percentage', {}, 250_000, 25_000],
    ['a percentage in whole units', {}, 123_456, 12_300],
    ['a percentage up to its cap', { maxDiscount: money(20_000) }, 250_000, 20_000],
    ['an amount', { discountType: 'fixed', discount: 50_000 }, 250_000, 50_000],
    ['an amount no greater than the goods', { discountType: 'fixed', discount: 50_000 }, 30_000, 30_000],
    ['nothing from the goods for a free ride', { type: 'free_delivery' }, 250_000, 0],
  ])('[PROMO-28] takes off %s', (_what, terms, goods, off) => {
    expect(couponOff({ ...coupon, ...terms }, money(goods), money(100))).toBe(off);
  });
});

function firstOrder(): Partial<CouponTerms> {
  return { type: 'first_order' };
}

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
