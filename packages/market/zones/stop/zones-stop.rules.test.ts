import { describe, expect, it } from 'vitest';
import { isNoticeShown, type MarketNotice, needsSecondPerson, noticeTime, stopsNewOrders } from './zones-stop.rules.ts';

const now = new Date('2026-11-27T12:00:00Z');
const notice = (change: Partial<MarketNotice> = {}): MarketNotice => ({
  ...{ kind: 'stop', words: '', from_at: '2026-11-27T12:00:00Z', until_at: '2026-11-27T14:00:00Z' },
  ...{ time_zone: 'Africa/Lagos', ...change },
});

describe('[OPS-096] a notice to everybody', () => {
  it.each([
    ['nothing', null, false, false],
    ['a stop', notice(), true, true],
    ['a stop that begins in a minute', notice({ from_at: '2026-11-27T12:01:00Z' }), true, false],
    ['a stop that has just ended', notice({ until_at: '2026-11-27T12:00:00Z' }), false, false],
    ['maintenance that has begun', notice({ kind: 'maintenance' }), true, false],
    ['maintenance to come', notice({ kind: 'maintenance', from_at: '2026-11-27T13:00:00Z' }), true, false],
  ])('%s', (_what, given, isShown, isStopped) => {
    expect(isNoticeShown(given, now)).toBe(isShown);
    expect(stopsNewOrders(given, now)).toBe(isStopped);
  });

  it('needs two people only where it stops orders', () => {
    expect([needsSecondPerson('stop'), needsSecondPerson('maintenance')]).toEqual([true, false]);
  });

  it.each([
    ['2026-11-27T13:30:00Z', '14:30'],
    ['2026-11-27T23:30:00Z', '28/11 00:30'],
  ])('writes %s by the clock of the market as %s', (at, text) => {
    expect(noticeTime(at, 'Africa/Lagos', now)).toBe(text);
  });
});
