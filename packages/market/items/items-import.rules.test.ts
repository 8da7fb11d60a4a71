import { expect, it } from 'vitest';
import { nextLines } from './items-import.rules.ts';

it.each([
  [0, 0, undefined],
  [12, 0, { from: 0, to: 12 }],
  [450, 0, { from: 0, to: 200 }],
  [450, 200, { from: 200, to: 400 }],
  [450, 400, { from: 400, to: 450 }],
  [450, 450, undefined],
])('[OPS-090] of %i lines with %i written the next ones are %j', (count, done, expected) => {
  expect(nextLines(count, done)).toEqual(expected);
});
