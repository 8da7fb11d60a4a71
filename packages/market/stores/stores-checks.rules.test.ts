import { describe, expect, it } from 'vitest';
import { doneCount, lacksReading, mayTickOn, timeOfTick } from './stores-checks.rules.ts';

describe('the opening list of a store', () => {
  it.each([
    [true, '', true],
    [true, '   ', true],
    [true, '3.5 °C', false],
    [false, '', false],
    [false, '3.5 °C', false],
  ])('[STO-099] a check that needs a reading (%s) with %j lacks it: %s', (needsReading, reading, lacks) => {
    expect(lacksReading({ needsReading }, reading)).toBe(lacks);
  });

  it.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-19', '2026-11-20', true],
    ['2026-10-31', '2026-11-01', true],
    ['2026-11-18', '2026-11-20', false],
    ['2026-11-21', '2026-11-20', false],
  ])('[STO-099] ticks of %s can be made on %s: %s', (day, today, allowed) => {
    expect(mayTickOn(day, today)).toBe(allowed);
  });

  const now = new Date('2026-11-20T11:00:00Z');
  it.each([
    ['none', undefined, now],
    ['one of an hour ago', new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T10:00:00Z')],
    ['one to come', new Date('2026-11-20T11:00:01Z'), now],
    ['one of more than a day ago', new Date('2026-11-19T10:59:59Z'), now],
  ])('[STO-099] a tick with %s as its time was made then', (_, madeAt, time) => {
    expect(timeOfTick(madeAt, now)).toEqual(time);
  });

  it('[STO-099] counts what is done', () => {
    expect(doneCount([{ tick: null }, { tick: {} }, { tick: {} }])).toBe(2);
    expect(doneCount([])).toBe(0);
  });
});
