import { describe, expect, it } from 'vitest';
import { everywhere, shutsOut } from './access-networks.rules.ts';

const networks = ['196.216.0.0/16'];

describe('[SEAT-10] a list of networks', () => {
  it.each([
    ['is empty', { ...everywhere, outside: 'refused' }, { isInside: false, hasSecondFactor: false }, false],
    ['has the own one', { networks, outside: 'refused' }, { isInside: true, hasSecondFactor: false }, false],
    ['refuses the own one', { networks, outside: 'refused' }, { isInside: false, hasSecondFactor: true }, true],
    [
      'needs a factor that is there',
      { networks, outside: 'second_factor' },
      { isInside: false, hasSecondFactor: true },
      false,
    ],
    [
      'needs a factor that is not',
      { networks, outside: 'second_factor' },
      { isInside: false, hasSecondFactor: false },
      true,
    ],
  ] as const)('that %s', (_which, list, author, expected) => {
    expect(shutsOut(list, author)).toBe(expected);
  });
});
