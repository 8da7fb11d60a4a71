import { describe, expect, it } from 'vitest';
import { holidaysFrom, remindersOf } from './stores-holidays.rules.ts';

describe('public holidays', () => {
  it('[STO-040] of Nigeria are known for a year, those of the moon marked', () => {
    expect(holidaysFrom('Africa/Lagos', '2026-01-01', 364).map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-01-01 new_year',
      '2026-03-20 eid_al_fitr',
      '2026-04-03 good_friday',
      '2026-04-06 easter_monday',
      '2026-05-01 workers_day',
      '2026-05-27 eid_al_adha',
      '2026-06-12 ng_democracy_day',
      '2026-08-25 mawlid',
      '2026-10-01 ng_independence_day',
      '2026-12-25 christmas',
      '2026-12-26 boxing_day',
    ]);
    const byMoon = holidaysFrom('Africa/Lagos', '2026-01-01', 364).filter((day) => day.byMoon);
    expect(byMoon.map(({ name }) => name)).toEqual(['eid_al_fitr', 'eid_al_adha', 'mawlid']);
  });

  it.each([
    ['Africa/Nairobi', '2026-12-01', 30, ['ke_jamhuri_day', 'christmas', 'boxing_day']],
    ['Africa/Accra', '2027-03-01', 30, ['gh_independence_day', 'eid_al_fitr', 'good_friday', 'easter_monday']],
    ['Asia/Tokyo', '2026-12-01', 60, ['christmas', 'new_year']],
    ['Africa/Lagos', '2026-11-20', 14, []],
  ])('[STO-040] of %s from %s on', (timeZone, today, inDays, names) => {
    expect(holidaysFrom(timeZone, today, inDays).map(({ name }) => name)).toEqual(names);
  });

  it.each([2024, 2025, 2026, 2027, 2038])('[STO-040] know Easter of %s', (year) => {
    const easters: Record<number, string> = {
      2024: '2024-04-01',
      2025: '2025-04-21',
      2026: '2026-04-06',
      2027: '2027-03-29',
      2038: '2038-04-26',
    };
    const [monday] = holidaysFrom('Africa/Lagos', `${year}-01-01`, 360).filter(({ name }) => name === 'easter_monday');
    expect(monday?.date).toBe(easters[year]);
  });
});

describe('what a store is reminded of', () => {
  const known = { time_zone: 'Africa/Lagos', today: '2026-12-12' };

  it('[STO-040] is each holiday without hours of its own and each day with other hours, 14 days ahead', () => {
    const set = [
      { date: '2026-12-20', hours: [[600, 840]] as const },
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-31', hours: [] },
    ];
    expect(remindersOf({ ...known, other_days: set })).toEqual([
      { date: '2026-12-20', hours: [[600, 840]] },
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-26', holiday: 'boxing_day' },
    ]);
  });

  it('[STO-040] is nothing where no day differs', () => {
    expect(remindersOf({ ...known, today: '2026-11-01', other_days: [] })).toEqual([]);
  });
});
