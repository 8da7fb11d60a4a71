import { type Day, days, type WeekHours } from 'market/stores/stores.rules';
import { daysOutOfOrder, spansIn, spansText } from 'market/stores/stores-admin.rules';

/** The hours of a week as people write them, such as `08:00-14:00, 17:00-22:00`. */
export type HoursInput = Record<Day, string>;

type SentHours = Record<Day, [from: number, until: number][]>;

/** Returns the hours of a week as a form begins with them. */
export function hoursInputOf(hours: WeekHours): HoursInput {
  return Object.fromEntries(days.map((day) => [day, spansText(hours[day])])) as HoursInput;
}

/** Returns what is sent for written hours, or the days that cannot be read or are out of order [STO-039]. */
export function readHours(written: HoursInput): { hours: SentHours } | { faults: Day[] } {
  const unread = days.filter((day) => spansIn(written[day]) === undefined);
  const hours = Object.fromEntries(
    days.map((day) => [day, (spansIn(written[day]) ?? []).map(([from, until]) => [from, until])]),
  ) as SentHours;
  const faults = new Set([...unread, ...daysOutOfOrder(hours)]);
  return faults.size > 0 ? { faults: days.filter((day) => faults.has(day)) } : { hours };
}
