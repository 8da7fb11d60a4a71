import { describe, expect, it } from 'vitest';
import {
  isRunning,
  maxPerCart,
  offerOf,
  type Promotion,
  promotionNow,
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
