import { describe, expect, it } from 'vitest';
import { quoteChanges } from './quote-changes.ts';

const line = (item_id: number, quantity: number, total_price: number, variation = '') => ({
  ...{ item_id, variation, quantity, total_price, name: `Dish ${item_id}`, image_full_url: '' },
  ...{ price: total_price / quantity, discount: 0, add_ons: [], add_on_total: 0 },
});
const quote = { lines: [line(1, 2, 2000), line(2, 1, 500)], delivery_fee: 700, total: 3200 };

describe('[CHK-10] the price of an order that has changed', () => {
  it('names the lines with another quantity or price, what is new and what is gone', () => {
    const current = { lines: [line(1, 3, 3000), line(3, 1, 900)], delivery_fee: 700, total: 4600 };
    expect(quoteChanges(quote, current)).toEqual({
      lines: [
        { name: 'Dish 1', before: { quantity: 2, total: 2000 }, after: { quantity: 3, total: 3000 } },
        { name: 'Dish 2', before: { quantity: 1, total: 500 }, after: null },
        { name: 'Dish 3', before: null, after: { quantity: 1, total: 900 } },
      ],
      deliveryFee: null,
      total: [3200, 4600],
    });
  });

  it('names the delivery fee, and nothing where all is the same', () => {
    expect(quoteChanges(quote, { ...quote, delivery_fee: 900, total: 3400 })).toEqual({
      lines: [],
      deliveryFee: [700, 900],
      total: [3200, 3400],
    });
    expect(quoteChanges(quote, quote)).toEqual({ lines: [], deliveryFee: null, total: null });
  });

  it('tells two lines of one item apart', () => {
    const before = { ...quote, lines: [line(1, 1, 1000, 'Large'), line(1, 1, 1200, 'Large')] };
    const after = { ...quote, lines: [line(1, 1, 1000, 'Large'), line(1, 2, 2400, 'Large')] };
    expect(quoteChanges(before, after).lines).toEqual([
      { name: 'Dish 1', before: { quantity: 1, total: 1200 }, after: { quantity: 2, total: 2400 } },
    ]);
  });
});
