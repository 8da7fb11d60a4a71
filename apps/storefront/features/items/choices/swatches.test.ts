import { expect, it } from 'vitest';
import { swatchOf } from './swatches.ts';

it.each([
  ['White', '#f6f5f1'],
  ['Dusty pink', '#d9a0a6'],
  ['Royal blue', '#2748c8'],
  ['XL', undefined],
  ['', undefined],
])('the option %s looks like %s', (option, colour) => {
  expect(swatchOf(option)).toBe(colour);
});
