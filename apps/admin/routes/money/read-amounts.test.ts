import { expect, it } from 'vitest';
import { usualStart } from './read-amounts.ts';

const evening = new Date(2026, 10, 28, 18, 55, 30);

it.each([
  ['the first rule begins in ten minutes, so that the opening day has one', true, '2026-11-28T19:05'],
  ['a later one begins at midnight', false, '2026-11-29T00:00'],
])('[OPS-074] [OPS-075] %s', (_what, isFirst, start) => {
  expect(usualStart(evening, isFirst)).toBe(start);
});
