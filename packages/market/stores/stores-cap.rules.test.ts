import { describe, expect, it } from 'vitest';
import { type Cap, firstFreeSlot, fullMinutesAt, slotOf } from './stores-cap.rules.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const orders: Cap = { by: 'orders', most: 2, pieceMinutes: 5 };
const minutes: Cap = { by: 'minutes', most: 30, pieceMinutes: 5 };
const taken = (startsAt: string, count: number, pieces = count) => ({ startsAt: at(startsAt), orders: count, pieces });

describe('the cap of a store', () => {
  it('[STO-038] counts by quarters of the hour', () => {
    expect(slotOf(at('12:14'))).toEqual(at('12:00'));
    expect(slotOf(at('12:15'))).toEqual(at('12:15'));
  });

  it.each([
    ['an empty quarter', orders, [], 1, '12:00'],
    ['one with room', orders, [taken('12:00', 1)], 1, '12:00'],
    ['a full one', orders, [taken('12:00', 2)], 1, '12:15'],
    ['one that was fuller before the cap', orders, [taken('12:00', 9)], 1, '12:15'],
    ['two full ones', orders, [taken('12:00', 2), taken('12:15', 2)], 1, '12:30'],
    ['room between full ones', orders, [taken('12:00', 2), taken('12:30', 2)], 1, '12:15'],
    ['minutes with room', minutes, [taken('12:00', 3, 4)], 2, '12:00'],
    ['too few minutes', minutes, [taken('12:00', 1, 4)], 3, '12:15'],
    ['more than fits into any', minutes, [taken('12:00', 1, 1)], 50, '12:15'],
  ] as const)('[STO-038] gives the first quarter with room: %s', (_what, cap, slots, pieces, expected) => {
    expect(firstFreeSlot(cap, slots, { from: at('12:07'), pieces })).toEqual(at(expected));
  });

  it('[STO-038] adds the wait to every promise, in steps of five minutes', () => {
    expect(fullMinutesAt(null, at('12:07'))).toBe(0);
    expect(fullMinutesAt(at('12:07'), at('12:07'))).toBe(0);
    expect(fullMinutesAt(at('12:15'), at('12:07'))).toBe(10);
    expect(fullMinutesAt(at('12:15'), at('12:05'))).toBe(10);
    expect(fullMinutesAt(at('12:30'), at('12:07'))).toBe(25);
  });
});
