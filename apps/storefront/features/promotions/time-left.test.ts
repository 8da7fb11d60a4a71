import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const ends = Date.parse('2026-11-22T22:00:00Z');
const before = (seconds: number) => timeLeft(ends, ends - seconds * 1000);

describe('the time that is left', () => {
  it('[PROMO-14] is days, hours, minutes and seconds in two digits', () => {
    expect(before(86_400 + 7 * 3_600 + 42 * 60 + 18)).toEqual({
      days: '01',
      hours: '07',
      minutes: '42',
      seconds: '18',
    });
    expect(before(120 * 86_400)?.days).toBe('120');
  });

  it('[PROMO-15] ends with the last second', () => {
    expect(before(1)).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '01' });
    expect(before(0)).toBeNull();
    expect(before(-5)).toBeNull();
  });

  it('is nothing for an invalid moment', () => {
    expect(timeLeft(Number.NaN, ends)).toBeNull();
  });
});
