import { describe, expect, it } from 'vitest';
import { paidStoreMinutes, storeMinutesOf, storeWaitAt } from './orders-store-wait.rules.ts';

const since = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(since.getTime() + seconds * 1_000);

describe('[DEL-28] the wait of a courier at a store', () => {
  it.each([
    [0, 0, false],
    [3 * 60 + 59, 0, false],
    [4 * 60, 1, false],
    [14 * 60 + 59, 11, false],
    [15 * 60, 12, true],
    [3 * 60 * 60, 57, true],
  ])('is paid from minute 3 and may end from minute 15: after %i s', (seconds, paidMinutes, mayGiveBack) => {
    const wait = storeWaitAt({ since, readyAt: null }, after(seconds));
    expect(wait).toEqual({ seconds, paidMinutes, mayGiveBack });
  });

  it('ends when the order is on the counter', () => {
    const wait = { since, readyAt: after(5 * 60) };
    expect(storeWaitAt(wait, after(4 * 60))).toMatchObject({ seconds: 240, paidMinutes: 1 });
    expect(storeWaitAt(wait, after(40 * 60))).toEqual({ seconds: 300, paidMinutes: 2, mayGiveBack: false });
  });

  it('is none for a courier who comes to an order that is ready, and never below zero', () => {
    expect(storeWaitAt({ since, readyAt: after(-60) }, after(600)).seconds).toBe(0);
    expect(storeWaitAt({ since, readyAt: null }, after(-60)).seconds).toBe(0);
    expect(storeMinutesOf(undefined, after(600))).toBe(0);
  });

  it('counts whole minutes, at most an hour', () => {
    expect(storeMinutesOf({ since, readyAt: null }, after(7 * 60 + 30))).toBe(7);
    expect(storeMinutesOf({ since, readyAt: null }, after(12 * 3_600))).toBe(60);
    expect([2, 3, 4, 90].map(paidStoreMinutes)).toEqual([0, 0, 1, 57]);
  });
});
