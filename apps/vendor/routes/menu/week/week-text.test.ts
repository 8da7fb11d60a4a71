import { expect, it } from 'vitest';
import type { SentWeek } from './menu-hours-calls.ts';
import { weekText } from './week-text.ts';

const closed: SentWeek = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };
const morning: [number, number][] = [[360, 660]];

it.each([
  [
    'days with the same hours together',
    { ...closed, mo: morning, tu: morning, we: morning, sa: morning },
    'Mon–Wed 06:00-11:00; Sat 06:00-11:00',
  ],
  [
    'two spans, and one past midnight',
    { ...closed, fr: [...morning, [1080, 120]], sa: [[0, 1439]] },
    'Fri 06:00-11:00, 18:00-02:00; Sat 00:00-24:00',
  ],
] as [string, SentWeek, string][])('[STO-058] the line of a week has %s', (_case, week, text) => {
  expect(weekText(week, 'en')).toBe(text);
});
