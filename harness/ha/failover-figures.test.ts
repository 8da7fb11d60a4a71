import { describe, expect, it } from 'vitest';
import type { Seen } from '../scale/visitors.ts';
import { failoverFigures, seconds, sumsOf } from './failover-figures.ts';

const one = (kind: Seen['kind'], at: number, isGood: boolean): Seen => ({
  kind,
  at,
  milliseconds: 100,
  status: isGood ? 200 : 503,
  isGood,
});

const seen = [
  one('checkout', 500, true),
  one('browse', 1_200, true),
  one('checkout', 1_400, false),
  one('browse', 2_200, false),
  one('checkout', 4_900, true),
  one('browse', 5_200, true),
];

describe('the figures of a failover', () => {
  it('count from the event on, and know the longest time without a good order', () => {
    const breaches = [
      { invariant: 'I1', breach: 'acknowledged order is lost', subject: '7' },
      { invariant: 'I5', breach: 'a balance differs', subject: '8' },
    ];
    expect(failoverFigures(seen, 1_000, { acknowledged: 2, breaches })).toEqual({
      acknowledged: 2,
      lost: 1,
      doubled: 0,
      secondsWithoutOrder: 4,
      reads: 3,
      refused: 1,
      refusedShare: 33.3,
    });
  });

  it('see an outage that has not ended', () => {
    const none = { acknowledged: 0, breaches: [] };
    expect(failoverFigures([one('checkout', 9_900, false)], 1_000, none).secondsWithoutOrder).toBe(9);
  });

  it('are added up where it happened several times', () => {
    const once = { acknowledged: 100, lost: 0, doubled: 0, promotedAfter: 10, refusedShare: 0 };
    const thrice = [
      { ...once, secondsWithoutOrder: 14, reads: 400, refused: 1 },
      { ...once, secondsWithoutOrder: 11, reads: 300, refused: 0 },
      { ...once, secondsWithoutOrder: 12, reads: 300, refused: 2, lost: 1 },
    ];
    expect(sumsOf(thrice)).toEqual({
      times: 3,
      acknowledged: 300,
      lost: 1,
      doubled: 0,
      secondsWithoutOrder: '12, 14',
      reads: 1000,
      refused: 3,
      refusedShare: 0.3,
    });
  });

  it('are drawn second by second', () => {
    expect(seconds(seen, 1_000, 'browse')).toBe('.x  .');
    expect(seconds(seen, 1_000, 'checkout')).toBe('x  .');
  });
});
