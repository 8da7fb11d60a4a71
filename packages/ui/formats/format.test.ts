import { describe, expect, it } from 'vitest';
import {
  type Currency,
  countdown,
  distance,
  money,
  moneyRange,
  number,
  percentOff,
  rating,
  shortCount,
  signedMoney,
} from './format.ts';

const naira: Currency = { symbol: '₦', side: 'left', digits: 0 };
const shilling: Currency = { symbol: 'KSh', side: 'left', digits: 0 };
const withDigits = (currency: Currency): Currency => ({ ...currency, digits: 2 });

describe('money', () => {
  it.each([
    [4200, naira, '₦4,200'],
    [850, shilling, 'KSh\u00a0850'],
    [4200, withDigits(naira), '₦4,200.00'],
    [850.5, withDigits(shilling), 'KSh\u00a0850.50'],
    [-700, naira, '\u2212₦700'],
    [-200, shilling, '\u2212KSh\u00a0200'],
    [0, naira, '₦0'],
    [-0.4, naira, '₦0'],
    [1_234_567, naira, '₦1,234,567'],
    [999.5, naira, '₦1,000'],
    [1.005, withDigits(naira), '₦1.01'],
    [12, { symbol: '€', side: 'right', digits: 2 } satisfies Currency, '12.00\u00a0€'],
  ])('writes %d as people there write it', (amount, currency, text) => expect(money(amount, currency)).toBe(text));

  it('shows what came in with a plus and what went out with a minus', () => {
    expect(signedMoney(800, naira)).toBe('+₦800');
    expect(signedMoney(-200, shilling)).toBe('\u2212KSh\u00a0200');
  });

  it('says one amount where a range has no width', () => {
    expect(moneyRange(1600, 10_400, naira)).toBe('₦1,600 – ₦10,400');
    expect(moneyRange(250, 250, shilling)).toBe('KSh\u00a0250');
  });
});

describe('numbers', () => {
  it.each([
    [0, 0, '0'],
    [1000, 0, '1,000'],
    [4.25, 1, '4.3'],
    [-5, 0, '\u22125'],
  ])('group %d with %d decimals', (value, digits, text) => expect(number(value, digits)).toBe(text));

  it.each([
    [0, '0 km'],
    [4.2, '4.2 km'],
    [3, '3 km'],
    [999.96, '1,000 km'],
    [1000, '1,000 km'],
    [1000.1, '1k+ km'],
    [5200, '1k+ km'],
  ])('[CARD-37] [CARD-38] tell %d kilometres, and only that it is far beyond a thousand', (kilometres, text) => {
    expect(distance(kilometres)).toBe(text);
  });

  it.each([
    [86, '86'],
    [999, '999'],
    [1000, '1k'],
    [1449, '1.4k'],
    [2130, '2.1k'],
    [12_900, '12k'],
    [1_250_000, '1,250k'],
  ])('shorten a count of %d', (count, text) => expect(shortCount(count)).toBe(text));

  it('write percent, ratings, waits and what is left of a minute', () => {
    expect(percentOff(20)).toBe('\u221220%');
    expect(percentOff(12.5)).toBe('\u221212.5%');
    expect(rating(4.75)).toBe('4.8');
    expect(rating(4.75, 2)).toBe('4.75');
    expect(countdown(59.2)).toBe('1:00');
    expect(countdown(42)).toBe('0:42');
    expect(countdown(-3)).toBe('0:00');
  });
});
