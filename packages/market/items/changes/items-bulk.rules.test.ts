import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PriceChange, priceAfter, pricesAfter, roundings } from './items-bulk.rules.ts';

it.each<[number, PriceChange, number | undefined]>([
  [1500, { by: 'percent', value: 10, roundTo: 0.01 }, 1650],
  [1500, { by: 'percent', value: 7, roundTo: 50 }, 1600],
  [999, { by: 'percent', value: 5, roundTo: 0.01 }, 1048.95],
  [1.15, { by: 'percent', value: 100, roundTo: 0.01 }, 2.3],
  [1500, { by: 'percent', value: -100, roundTo: 1 }, 0],
  [1500, { by: 'amount', value: -200, roundTo: 1 }, 1300],
  [1500, { by: 'amount', value: 30, roundTo: 100 }, 1500],
  [100, { by: 'amount', value: -101, roundTo: 1 }, undefined],
  [100, { by: 'amount', value: -100.4, roundTo: 1 }, undefined],
  [99_999_999, { by: 'percent', value: 10, roundTo: 1 }, undefined],
])('[STO-053] the price %s after %o is %s', (price, change, expected) => {
  expect(priceAfter(price, change)).toBe(expected);
});

it('[STO-053] a price is a multiple of the rounding, never below 0, and has at most two decimals', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
  const percent = fc.integer({ min: -100, max: 500 });
  fc.assert(
    fc.property(cents, percent, fc.constantFrom(...roundings), (price, value, roundTo) => {
      const after = priceAfter(price, { by: 'percent', value, roundTo }) ?? 0;
      const [inCents, step] = [Math.round(after * 100), Math.round(roundTo * 100)];
      expect(inCents / 100).toBe(after);
      expect(inCents % step).toBe(0);
      expect(after).toBeGreaterThanOrEqual(0);
    }),
  );
});

it.each<[string, Parameters<typeof pricesAfter>[0], PriceChange, ReturnType<typeof pricesAfter>]>([
  [
    'with variations',
    {
      ...{ price: 100, discount: 0, discount_type: 'percent' },
      variations: {
        variants: [
          { type: 'S', price: 100 },
          { type: 'M', price: 200 },
        ],
      },
    },
    { by: 'percent', value: 10, roundTo: 1 },
    {
      price: 110,
      variants: [
        { type: 'S', price: 110 },
        { type: 'M', price: 220 },
      ],
    },
  ],
  [
    'that becomes too dear in one variation',
    {
      ...{ price: 100, discount: 0, discount_type: 'percent' },
      variations: { variants: [{ type: 'S', price: 99_000_000 }] },
    },
    { by: 'percent', value: 10, roundTo: 1 },
    { leftOut: 'above_maximum' },
  ],
  [
    'that rounds to what it was',
    { price: 100, discount: 0, discount_type: 'percent', variations: { variants: [] } },
    { by: 'amount', value: 1, roundTo: 50 },
    { leftOut: 'same' },
  ],
  [
    'whose discount would be above its price',
    { price: 100, discount: 60, discount_type: 'amount', variations: { variants: [] } },
    { by: 'percent', value: -50, roundTo: 1 },
    { leftOut: 'discount_above_price' },
  ],
])('[STO-053] the prices of an item %s', (_what, item, change, expected) => {
  expect(pricesAfter(item, change)).toEqual(expected);
});
