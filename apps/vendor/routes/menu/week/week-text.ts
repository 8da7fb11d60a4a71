import { type Day, days } from 'market/stores/stores.rules';
import { spansText } from 'market/stores/stores-admin.rules';
import type { SentWeek } from './menu-hours-calls.ts';

/** A week that begins on this Monday gives the days their names. */
const monday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

/** Returns the hours of a week in one line, days with the same hours together: `Mon–Fri 06:00-11:00, Sat 08:00-12:00`. */
export function weekText(week: SentWeek, locale: string): string {
  const names = new Intl.DateTimeFormat([locale, 'en'], { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: Day) => names.format(monday + days.indexOf(day) * dayMilliseconds);
  const runs: { first: Day; last: Day; text: string; end: number }[] = [];
  for (const [index, day] of days.entries()) {
    const text = spansText(week[day]);
    if (text === '') continue;
    const before = runs.at(-1);
    if (before?.text === text && before.end === index - 1) Object.assign(before, { last: day, end: index });
    else runs.push({ first: day, last: day, text, end: index });
  }
  return runs
    .map(({ first, last, text }) => `${nameOf(first)}${first === last ? '' : `–${nameOf(last)}`} ${text}`)
    .join('; ');
}
