import { expect, it } from 'vitest';
import { clientVersion, isClientTooOld, oldestClientVersion } from './client-version.rules.ts';

it.each([
  [undefined, 3, false],
  ['2', 3, true],
  ['3', 3, false],
  ['10', 3, false],
  ['', 3, false],
  ['old', 3, false],
] as const)('[SEAT-38] a page of version %j is too old for a server that takes %i: %s', (sent, oldest, expected) => {
  expect(isClientTooOld(sent, oldest)).toBe(expected);
});

it('[SEAT-38] takes the pages that it serves', () => {
  expect(isClientTooOld(String(clientVersion), oldestClientVersion)).toBe(false);
});
