import { expect, it } from 'vitest';
import { changeInPercent, partInPercent } from './orders-day.rules.ts';

it.each([
  [112, 100, 12],
  [50, 100, -50],
  [0, 40, -100],
  [7, 7, 0],
  [5, 0, null],
])('[OPS-085] %i after %i is a change of %o percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change);
});

it.each([
  [9, 10, 90],
  [0, 3, 0],
  [0, 0, null],
])('[OPS-085] %i of %i are %o percent', (part, whole, percent) => {
  expect(partInPercent(part, whole)).toBe(percent);
});
