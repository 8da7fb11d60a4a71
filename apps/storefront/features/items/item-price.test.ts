import { pricesOf } from 'market/items/shown/items-price.rules';
import { expect, it } from 'vitest';
import { itemWith } from '../../testing/known-items.ts';

it('[CARD-04] takes the percent of the store before the discount of the item', () => {
  const item = itemWith({ store_discount: 10, discount: 300, discount_type: 'amount' });
  expect(pricesOf(item, 0)).toEqual({ now: 900, was: 1000, percentOff: 10 });
});

it('[CARD-05] without it the discount of the item, as percent or as amount', () => {
  expect(pricesOf(itemWith({ discount: 20 }), 0)).toEqual({ now: 800, was: 1000, percentOff: 20 });
  expect(pricesOf(itemWith({ discount: 300, discount_type: 'amount' }), 0)).toEqual({
    now: 700,
    was: 1000,
    amountOff: 300,
  });
});

it('[CARD-06] counts the discount of a restaurant as that of a store', () => {
  expect(pricesOf(itemWith({ restaurant_discount: 15 }), 0)).toMatchObject({ now: 850, percentOff: 15 });
});

it('takes nothing off what has no promotion, and shows no old price then', () => {
  expect(pricesOf(itemWith({ store_discount: 10, no_promotion: true }), 0)).toEqual({ now: 1000 });
});

it('takes off no more than the price', () => {
  expect(pricesOf(itemWith({ discount: 5000, discount_type: 'amount' }), 0)).toMatchObject({ now: 0, amountOff: 1000 });
});
