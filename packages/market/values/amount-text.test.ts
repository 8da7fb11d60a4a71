import { expect, it } from 'vitest';
import { amountText } from './amount-text.ts';
import { money } from './money.ts';

it.each<[string, number, string, 'left' | 'right', number]>([
  ['₦2,000', 200_000, '₦', 'left', 0],
  ['GH₵300', 30_000, 'GH₵', 'left', 0],
  ['GH₵300.50', 30_050, 'GH₵', 'left', 2],
  ['KSh\u00a01,300', 130_000, 'KSh', 'left', 0],
  ['300\u00a0€', 30_000, '€', 'right', 0],
])('[PROMO-28] an amount in a refusal is written as on the screen: %s', (text, minor, symbol, side, digits) => {
  expect(amountText(money(minor), { symbol, side, digits })).toBe(text);
});
