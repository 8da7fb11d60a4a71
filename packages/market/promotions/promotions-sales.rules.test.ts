import { expect, it } from 'vitest';
import { money } from '../values/money.ts';
import { maxPieces, maxSaleDiscount, salePrice, saleStateAt } from './promotions-sales.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const sale = { startsAt: at(10), endsAt: at(12) };

it.each([
  ['before its start', 9, 'planned'],
  ['at its start', 10, 'running'],
  ['at its end', 12, 'over'],
] as const)('[OPS-062] a flash sale %s is %s', (_when, hour, state) => {
  expect(saleStateAt(sale, at(hour))).toBe(state);
});

it.each([
  ['what the store has', { stock: 8, promised: 0, sold: 0 }, 8],
  ['not what another sale has promised', { stock: 8, promised: 5, sold: 0 }, 3],
  ['nothing where other sales have promised more', { stock: 3, promised: 5, sold: 0 }, 0],
  ['what it has sold and what is there still', { stock: 3, promised: 1, sold: 6 }, 8],
  ['any number where the store does not count', { stock: null, promised: 5, sold: 2 }, null],
] as const)('[OPS-062] a flash sale may promise %s', (_what, pieces, most) => {
  expect(maxPieces(pieces)).toBe(most);
});

it.each([
  ['a percentage', { type: 'percent', value: 25 }, 2, 1_500_00],
  ['a percentage in whole units', { type: 'percent', value: 33 }, 0, 1_340_00],
  ['an amount', { type: 'amount', value: 350_00 }, 2, 1_650_00],
] as const)('[OPS-062] the price of a sale is less %s', (_what, discount, digits, price) => {
  expect(salePrice(money(2_000_00), discount, digits)).toBe(price);
});

it('[OPS-062] leaves something to pay', () => {
  expect(maxSaleDiscount('percent', money(2_000_00))).toBe(99);
  expect(maxSaleDiscount('amount', money(2_000_00))).toBe(1_999_99);
});
