import { expect, it } from 'vitest';
import { money } from '../values/money.ts';
import { areTermsOpen, endOfStarted, rewardNeedsLead } from './promotions-rewards.rules.ts';

it.each([
  ['an amount up to a meal for two', { type: 'amount', value: 20_000_00, max: null }, 'NGN', false],
  ['more than that', { type: 'amount', value: 20_000_01, max: null }, 'NGN', true],
  ['a percentage with a cap', { type: 'percent', value: 50, max: money(20_000_00) }, 'NGN', false],
  ['a percentage with a high cap', { type: 'percent', value: 5, max: money(20_000_01) }, 'NGN', true],
  ['a percentage without a cap', { type: 'percent', value: 5, max: null }, 'NGN', true],
  ['anything in a currency without a usual sum', { type: 'amount', value: 1, max: null }, 'CHF', true],
] as const)('[OPS-064] a reward that gives %s needs a lead: %s %s %s', (_what, gift, currency, needs) => {
  expect(rewardNeedsLead(gift, currency)).toBe(needs);
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

it('[OPS-064] the terms of a reward may change until it starts', () => {
  expect(areTermsOpen(at(10), at(9))).toBe(true);
  expect(areTermsOpen(at(10), at(10))).toBe(false);
});

it('[OPS-064] a reward that has started ends now at the earliest', () => {
  expect(endOfStarted(at(8), at(9))).toEqual(at(9));
  expect(endOfStarted(at(12), at(9))).toEqual(at(12));
});
