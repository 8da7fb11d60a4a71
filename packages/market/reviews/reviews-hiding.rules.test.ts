import { expect, it } from 'vitest';
import { ratingChangeOf } from './reviews-hiding.rules.ts';

it.each([
  ['hides a shown review', null, 'insult', -1],
  ['shows a hidden one again', 'insult', null, 1],
  ['keeps a shown one', null, null, 0],
  ['names another rule', 'insult', 'advertising', 0],
] as const)('[OPS-072] a decision that %s changes the number of reviews', (_what, before, after, change) => {
  expect(ratingChangeOf(before, after)).toBe(change);
});
