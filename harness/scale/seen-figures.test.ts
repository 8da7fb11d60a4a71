import { describe, expect, it } from 'vitest';
import { seenFigures, slopePerMinute } from './seen-figures.ts';
import type { Seen, Visitors } from './visitors.ts';

const one = (at: number, change: Partial<Seen> = {}): Seen => ({
  kind: 'browse',
  at,
  milliseconds: 10,
  status: 200,
  isGood: true,
  ...change,
});

const visitors = (seen: Seen[]) => ({ seen, failedOrders: [] as string[] }) as unknown as Visitors;

describe('what visitors saw', () => {
  it('is reported from the requested moment, by kind, with the time to the last bad answer', () => {
    const seen = [
      one(0, { isGood: false }),
      ...Array.from({ length: 97 }, (_, n) => one(1_000 + n)),
      one(1_900, { isGood: false, milliseconds: 600 }),
      one(1_950, { kind: 'cart', isGood: false }),
      one(2_000, { kind: 'checkout' }),
    ];
    const result = seenFigures(visitors(seen), 900, 1_500);
    expect(result).toMatchObject({ requests: 100, bad: { browse: 1, cart: 1, checkout: 0 }, badReads: 1.02, p50: 10 });
    expect(result.goodAfterSeconds).toBe(1);
  });

  it('is good at once where nothing was bad', () => {
    expect(seenFigures(visitors([one(5)]), 0, 3).goodAfterSeconds).toBe(0);
  });

  it('grows by so much a minute', () => {
    const samples = [1, 2, 3, 4].map((minute) => ({ minute, value: 100 + 2.5 * minute }));
    expect(slopePerMinute(samples)).toBeCloseTo(2.5);
    expect(slopePerMinute([])).toBe(0);
  });
});
