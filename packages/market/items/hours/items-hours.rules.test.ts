import { describe, expect, it } from 'vitest';
import type { Day, Span } from '../../stores/stores.rules.ts';
import { money } from '../../values/money.ts';
import { hasHours, isInWeek, isOnSaleAt, priceAt, type SaleHours, saleSpanAt } from './items-hours.rules.ts';

const closed = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };
const weekOf = (spans: Partial<Record<Day, readonly Span[]>>) => ({ ...closed, ...spans });
const at = (day: Day, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
};
const breakfast: Span = [360, 660];
const late: Span = [1320, 120];
const week = weekOf({ mo: [breakfast, [1080, 1320]], fr: [late] });
const always: SaleHours = { from: null, until: null, weeks: [] };

describe('isInWeek', () => {
  it.each([
    ['before it begins', 'mo', '05:59', false],
    ['at its first minute', 'mo', '06:00', true],
    ['at its last minute', 'mo', '11:00', true],
    ['a minute later', 'mo', '11:01', false],
    ['within the second span', 'mo', '18:30', true],
    ['on a day without hours', 'tu', '07:00', false],
    ['late, before midnight', 'fr', '23:00', true],
    ['late, after midnight', 'sa', '02:00', true],
    ['after it has ended', 'sa', '02:01', false],
    ['early on the day of a late span', 'fr', '01:00', false],
  ] as const)('[STO-058] %s', (_case, day, time, isThere) => {
    expect(isInWeek(week, at(day, time))).toBe(isThere);
  });
});

describe('isOnSaleAt', () => {
  it('[STO-058] an item without hours is always on sale', () => {
    expect(isOnSaleAt(always, at('tu', '03:00'))).toBe(true);
  });

  it('[STO-058] daily hours, those of the item and those of its category all have to allow it', () => {
    const hours = { from: 420, until: 600, weeks: [week, weekOf({ mo: [[480, 1439]] })] };
    const isThere = (time: string) => isOnSaleAt(hours, at('mo', time));
    expect(['07:30', '08:00', '10:00', '10:30'].map(isThere)).toEqual([false, true, true, false]);
  });
});

describe('saleSpanAt', () => {
  it.each([
    ['the span that runs', week, 'mo', '10:00', { day: 'mo', inDays: 0, from: 360, until: 660 }],
    ['the next one of today', week, 'mo', '12:00', { day: 'mo', inDays: 0, from: 1080, until: 1320 }],
    ['one of another day', week, 'tu', '12:00', { day: 'fr', inDays: 3, from: 1320, until: 120 }],
    ['what is left of a late one', week, 'sa', '01:00', { day: 'sa', inDays: 0, from: 0, until: 120 }],
    [
      'the same day of the next week',
      weekOf({ mo: [breakfast] }),
      'mo',
      '12:00',
      { day: 'mo', inDays: 7, from: 360, until: 660 },
    ],
  ] as const)('[STO-058] %s', (_case, hours, day, time, span) => {
    expect(saleSpanAt({ ...always, weeks: [hours] }, at(day, time))).toEqual(span);
  });

  it('[STO-058] what the hours of item, category and day have in common', () => {
    const hours = { from: 540, until: 1200, weeks: [week, weekOf({ mo: [[600, 1140]] })] };
    expect(saleSpanAt(hours, at('mo', '08:00'))).toEqual({ day: 'mo', inDays: 0, from: 600, until: 660 });
    expect(saleSpanAt(hours, at('mo', '11:30'))).toEqual({ day: 'mo', inDays: 0, from: 1080, until: 1140 });
  });

  it('[STO-058] hours without a common moment have none', () => {
    const hours = { ...always, weeks: [weekOf({ mo: [breakfast] }), weekOf({ tu: [breakfast] })] };
    expect(saleSpanAt(hours, at('mo', '07:00'))).toBe(undefined);
  });
});

it('[STO-058] a timed price holds within its hours alone', () => {
  const timed = { price: money(900), week: weekOf({ mo: [breakfast] }) };
  const prices = ['05:59', '06:00', '11:00', '11:01'].map((time) => priceAt(money(1200), timed, at('mo', time)));
  expect(prices).toEqual([1200, 900, 900, 1200]);
  expect(priceAt(money(1200), undefined, at('mo', '07:00'))).toBe(1200);
  expect(priceAt(money(1200), timed, undefined)).toBe(1200);
});

it('[STO-058] a week without any hours is seen', () => {
  expect([closed, week].map(hasHours)).toEqual([false, true]);
});
