import { describe, expect, it } from 'vitest';
import { money, nothing } from '../values/money.ts';
import {
  type CouponTerms,
  type CouponUse,
  couponOff,
  isRunning,
  maxPerCart,
  offerOf,
  type Promotion,
  promotionNow,
  refusalOfCoupon,
  soldPercent,
  timeLeft,
} from './promotions.rules.ts';

const noon = new Date('2026-11-20T11:00:00Z');
const after = (seconds: number) => noon.getTime() + seconds * 1000;
const at = { at: noon, minute: 12 * 60 };
const allDay = { from: null, until: null };

const campaign: Promotion = {
  kind: 'campaign',
  id: 1,
  slug: 'owambe-season',
  title: 'Owambe Season',
  discount: 15,
  discountType: 'percent',
  startsAt: after(-60),
  endsAt: after(60),
  hours: allDay,
  left: null,
};
const flash: Promotion = { ...campaign, kind: 'flash_sale', id: 2, discount: 500, discountType: 'amount', left: 3 };

describe('a promotion', () => {
  it.each([
    ['runs between its dates', {}, true],
    ['runs from its first moment', { startsAt: after(0) }, true],
    ['does not run before it', { startsAt: after(0.001) }, false],
    ['runs until just before its end', { endsAt: after(0.001) }, true],
    ['is over at its end', { endsAt: after(0) }, false],
    ['rests outside its daily hours', { hours: { from: 20 * 60, until: 120 } }, false],
    ['runs within its daily hours', { hours: { from: 10 * 60, until: 22 * 60 } }, true],
    ['runs in hours past midnight', { hours: { from: 11 * 60, until: 120 } }, true],
    ['ends with its last piece', { left: 0 }, false],
    ['runs with one piece left', { left: 1 }, true],
  ])('%s', (_what, change, runs) => {
    expect(isRunning({ ...campaign, ...change }, at)).toBe(runs);
  });

  it('is the flash sale before any campaign, and of two the one that ends first', () => {
    const sooner = { ...campaign, id: 3, endsAt: after(30) };
    expect(promotionNow([campaign, flash, sooner], false, at)?.id).toBe(2);
    expect(promotionNow([campaign, { ...flash, left: 0 }, sooner], false, at)?.id).toBe(3);
    expect(promotionNow([], false, at)).toBeUndefined();
  });

  it('is none for what takes no promotion', () => {
    expect(promotionNow([campaign, flash], true, at)).toBeUndefined();
  });

  it('offers a percentage or an amount under its own name', () => {
    expect(offerOf(undefined)).toEqual({});
    expect(offerOf(campaign)).toEqual({ campaign: { percent: 15 } });
    expect(offerOf(flash)).toEqual({ flashSale: { amount: 500 } });
  });

  it.each([
    ['what is left', flash, 10, 3],
    ['the limit of the item, when it is lower', flash, 2, 2],
    ['what is left of an item without limit', flash, null, 3],
    ['the limit of an item in a campaign', campaign, 10, 10],
    ['the limit of any other item', undefined, null, null],
  ])('lets a cart hold %s', (_what, promotion, maximum, most) => {
    expect(maxPerCart(promotion, maximum)).toBe(most);
  });
});

it.each([
  [27, 40, 68],
  [0, 30, 0],
  [24, 24, 100],
  [30, 24, 100],
  [0, 0, 100],
])('[PROMO-23] shows %i of %i pieces sold as %i percent', (sold, stock, percent) => {
  expect(soldPercent({ sold, stock })).toBe(percent);
});

it.each([
  [2 * 86_400 + 3 * 3600 + 4 * 60 + 5, { days: 2, hours: 3, minutes: 4, seconds: 5 }],
  [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [120 * 86_400, { days: 120, hours: 0, minutes: 0, seconds: 0 }],
  [0.2, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
])('[PROMO-14] counts %d seconds down in days, hours, minutes and seconds', (seconds, left) => {
  expect(timeLeft(new Date(after(seconds)), noon)).toEqual(left);
});

it('[PROMO-15] has no time left at the end and after it', () => {
  expect(timeLeft(noon, noon)).toBeUndefined();
  expect(timeLeft(new Date(after(-5)), noon)).toBeUndefined();
  expect(timeLeft(new Date(Number.NaN), noon)).toBeUndefined();
});

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
};
const use: CouponUse = {
  moduleId: 1,
  zoneId: 3,
  storeId: 7,
  at: noon,
  goods: money(200_000),
  promotable: money(200_000),
  isSignedIn: true,
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
    ['with a limit needs an account', {}, { isSignedIn: false }, 'coupon_sign_in'],
    ['without one does not', { limitPerCustomer: null }, { isSignedIn: false }, undefined],
    ['for a first order needs an account', firstOrder(), { isSignedIn: false }, 'coupon_sign_in'],
    ['for a first order is not for a second', firstOrder(), {}, 'coupon_first_order'],
    ['for a first order is for that', firstOrder(), { hasOrderedBefore: false }, undefined],
    ['is used up by a customer', {}, { timesUsed: 2 }, 'coupon_used_up'],
    ['is used up by all', { usedInAll: 100 }, {}, 'coupon_used_up'],
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
