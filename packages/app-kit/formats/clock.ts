import { hourText } from './hour.ts';
import { hasTwelveHours } from './hour-cycle.ts';

/**
 * Days and times of a zone. Digits, AM and PM are the same in every language; months are short, as receipts and banks
 * print them, and ours, for browsers do not know those of Hausa.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** By the tag of the language, else as browsers know them. Yoruba keeps the English ones: a month that is misread costs an order. */
const monthsOf: Record<string, string> = {
  en: english,
  yo: english,
  ha: 'Jan Fab Mar Afr May Yun Yul Agu Sat Okt Nuw Dis',
  sw: 'Jan Feb Mac Apr Mei Jun Jul Ago Sep Okt Nov Des',
};

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod';

/** A time of day: `3:00 PM` [LIM-03] [ITEM-38]. */
export function timeOfDay(at: Date, timeZone: string): string {
  const parts = partsOf(at, timeZone);
  return timeText(parts, hourText(Number(parts.hour)));
}

/** A step of an order: `5 Jan, 3:00 PM` [TRK-13]. */
export function dayAndTime(at: Date, timeZone: string, tag = 'en'): string {
  const parts = partsOf(at, timeZone);
  return `${parts.day} ${monthIn(tag, parts.month)}, ${timeText(parts)}`;
}

/** On a receipt: `5 Jan 2027, 3:00 PM`, as the steps of its order say it [TRK-13]. */
export function dateAndTime(at: Date, timeZone: string, tag = 'en'): string {
  return `${dayOfYear(at, timeZone, tag)}, ${timeText(partsOf(at, timeZone))}`;
}

/** `5 Jan`. */
export function dayOfMonth(at: Date, timeZone: string, tag = 'en'): string {
  const { day, month } = partsOf(at, timeZone);
  return `${day} ${monthIn(tag, month)}`;
}

/** `5 Jan 2027`. */
export function dayOfYear(at: Date, timeZone: string, tag = 'en'): string {
  const { day, month, year } = partsOf(at, timeZone);
  return `${day} ${monthIn(tag, month)} ${year}`;
}

/** `Jan 2027`. */
export function monthOfYear(at: Date, timeZone: string, tag = 'en'): string {
  const { month, year } = partsOf(at, timeZone);
  return `${monthIn(tag, month)} ${year}`;
}

/** `3:00 PM`, or `15:00` for those who have chosen so [SEAT-26]. */
function timeText({ hour, minute, dayPeriod }: Record<Part, string>, written = String(Number(hour))): string {
  if (hasTwelveHours(true)) return `${written}:${minute} ${dayPeriod}`;
  return `${String((Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** @param month from 1 */
function monthIn(tag: string, month: string): string {
  const own = monthsOf[tag]?.split(' ')[Number(month) - 1];
  return own ?? new Date(2000, Number(month) - 1).toLocaleString(tag, { month: 'short' });
}

function partsOf(at: Date, timeZone: string): Record<Part, string> {
  const parts = clockOf(timeZone)
    .formatToParts(at)
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}

/** Creating one is expensive, so each zone caches its own. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  clocks.set(timeZone, made);
  return made;
}
