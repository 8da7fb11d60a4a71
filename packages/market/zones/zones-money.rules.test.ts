import { expect, it } from 'vitest';
import { refusalOfZoneCurrency } from './zones-money.rules.ts';

it.each([
  ['GHS', 'GHS', true, undefined],
  ['XOF', 'GHS', false, undefined],
  ['XOF', 'GHS', true, 'currency_fixed'],
])('[OPS-046] a zone gets %s in place of %s, with orders %s: %s', (next, now, hasOrders, expected) => {
  expect(refusalOfZoneCurrency(next, now, hasOrders)?.refused).toBe(expected);
});
