import { describe, expect, it } from 'vitest';
import { money } from '../../values/money.ts';
import { drawerDifference, isReasonMissing } from './wallet-drawer.rules.ts';

const drawer = (expected: number, float: number, counted: number) => ({
  expected: money(expected),
  float: money(float),
  counted: money(counted),
});

describe('a drawer at the end of a day', () => {
  it.each([
    [drawer(5_000, 0, 5_000), 0, false],
    [drawer(5_000, 2_000, 7_000), 0, false],
    [drawer(5_000, 2_000, 6_900), -100, true],
    [drawer(5_000, 2_000, 7_100), 100, true],
    [drawer(0, 0, 0), 0, false],
  ])('[STO-082] %j differs by %i, and needs a reason: %s', (counted, difference, isNeeded) => {
    expect(drawerDifference(counted)).toBe(difference);
    expect(isReasonMissing(counted, ' ')).toBe(isNeeded);
    expect(isReasonMissing(counted, 'Change given out')).toBe(false);
  });
});
