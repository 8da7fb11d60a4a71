import { describe, expect, it } from 'vitest';
import { dish, itemWith, lineOf } from '../../testing/known-items.ts';
import { freeDeliveryOf, sumsOf } from './cart-sums.ts';

describe('the sums of a cart', () => {
  it('add up to what the lines cost', () => {
    const lines = [
      lineOf(dish(), { quantity: 2, discount: 800, add_on_total: 900 }),
      lineOf(itemWith(), { quantity: 3, discount: 300 }),
    ];
    const sums = sumsOf(lines);
    expect(sums).toEqual({ subtotal: 11_900, discount: 1100, isStoreDiscount: true, total: 10_800, units: 5 });
    expect(sums.total).toBe(lines.reduce((total, line) => total + line.total_price, 0));
  });

  it('call a discount that of the store only when all of it is', () => {
    const ofItem = lineOf(itemWith(), { discount: 100, discount_reason: 'item' });
    expect(sumsOf([lineOf(dish(), { discount: 400 }), ofItem]).isStoreDiscount).toBe(false);
  });
});

describe('the way to free delivery', () => {
  it('[CART-30] is the total as a share of the amount from which it is free', () => {
    expect(freeDeliveryOf(9300, 10_000)).toEqual({ percent: 93, left: 700 });
  });

  it('[CART-31] ends at 100 percent and begins at 0', () => {
    expect(freeDeliveryOf(12_000, 10_000)).toEqual({ percent: 100, left: 0 });
    expect(freeDeliveryOf(0, 10_000)).toEqual({ percent: 0, left: 10_000 });
  });

  it('does not exist where delivery is never free', () => {
    expect(freeDeliveryOf(9300, null)).toBeUndefined();
  });
});
