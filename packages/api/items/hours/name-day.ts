import { type Day, days } from 'market/stores/stores.rules';

/** A week that begins on this Monday gives the days their names. */
const monday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the name of a day in a language: 'Friday'. */
export function nameOfDay(day: Day, language: string): string {
  const known = formats.get(language);
  const format = known ?? new Intl.DateTimeFormat([language, 'en'], { weekday: 'long', timeZone: 'UTC' });
  if (!known) formats.set(language, format);
  return format.format(monday + days.indexOf(day) * dayMilliseconds);
}
