import { describe, expect, it } from 'vitest';
import { promisedMinutes } from './stores-promise.rules.ts';

const quick = { min: 15, max: 30, busy: 0 };

describe('the minutes that a delivery is promised in', () => {
  it.each([
    ['what the store has set, without a place', quick, undefined, '15-30'],
    ['what the store has set, at its door', quick, 0, '15-30'],
    ['what the store has set, as far as the way just fits', quick, 4_500, '15-30'],
    ['five more from the next metre on', quick, 4_501, '20-35'],
    ['five more up to five minutes of way', quick, 6_000, '20-35'],
    ['ten more after that', quick, 6_001, '25-40'],
    ['never half an hour for 16 km', quick, 16_100, '55-70'],
    ['longer while the store is busy', { ...quick, busy: 20 }, 600, '35-50'],
    ['longer for both', { ...quick, busy: 10 }, 6_000, '30-45'],
    ['at once longer of a store that sets one number', { min: 30, max: 30, busy: 0 }, 300, '35-35'],
  ])('are %s', (_case, store, metres, promised) => {
    const { min, max } = promisedMinutes(store, metres);
    expect(`${min}-${max}`).toBe(promised);
  });

  it('grow with the way, and never shrink', () => {
    const ends = Array.from({ length: 60 }, (_, index) => promisedMinutes(quick, index * 500).max);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(ends.at(-1)).toBeGreaterThan(30);
  });
});
