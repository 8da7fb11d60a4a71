import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  [['Adaeze', 'Okafor'], 'AO'],
  [['bisi', ''], 'B'],
  [['Wanjiru wa', 'Kamau'], 'WK'],
  [['Ọlá', 'Ẹniọlá'], 'ỌẸ'],
  [['', ''], ''],
])('[NAV-12] the name %j has the initials %s', (names, initials) => {
  expect(initialsOf(...names)).toBe(initials);
});
