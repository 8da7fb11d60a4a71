import { describe, expect, it } from 'vitest';
import { unitPriceOf } from './items-unit-price.rules.ts';

describe('the price of a kilogram or litre [CARD-08]', () => {
  it.each([
    ['500 g', 1400, { price: 2800, per: 'kg' }],
    ['2 kg', 6900, { price: 3450, per: 'kg' }],
    ['1.5 L', 3800, { price: 3800 / 1.5, per: 'L' }],
    ['0,5 l', 500, { price: 1000, per: 'L' }],
    ['75 cl', 1500, { price: 2000, per: 'L' }],
    ['250ml', 500, { price: 2000, per: 'L' }],
    ['6 x 125 g', 3000, { price: 4000, per: 'kg' }],
    ['12×50 cl', 6000, { price: 1000, per: 'L' }],
  ])('of a pack of %s for %d', (pack, price, expected) => {
    expect(unitPriceOf(pack, price)).toEqual(expected);
  });

  it.each([
    '1 kg',
    '1 L',
    '1000 g',
    '',
    'kg',
    'bunch',
    '30 pieces',
    '5 yards',
    '0 g',
    '-5 kg',
    'about 2 kg',
    '2 kg bag',
  ])('is not shown for %j, which says it already or cannot be compared', (pack) => {
    expect(unitPriceOf(pack, 1000)).toBeUndefined();
  });
});
