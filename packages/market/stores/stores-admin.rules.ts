import type { Refused } from '../calls/refusal-details.ts';
import { type ModuleType, traitsOf } from '../modules/modules.rules.ts';
import { type Area, isInside } from '../zones/zones.rules.ts';
import { type Day, dateAfter, days, type Span, type WeekHours } from './stores.rules.ts';

/** Parts of addresses below `/store` that lead to other pages. */
const reservedSlugs: ReadonlySet<string> = new Set(['latest', 'popular', 'top-offer-nearby']);

/** Returns whether a store may have this part of an address: a number is an id. */
export function isFreeSlug(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !/^\d+$/.test(slug) && !reservedSlugs.has(slug);
}

/** Where a store of an operator lies and what it sells. */
export interface StorePlace {
  moduleType: ModuleType;
  zoneId: number;
  lat: number;
  lng: number;
}

export interface ZoneOfStore {
  area: Area;
  modules: readonly ModuleType[];
}

/**
 * Returns why a store cannot be here; undefined where it can [OPS-054] [OPS-055]. A store that stands keeps its zone and
 * module, because its items, carts and orders are there.
 */
export function refusalOfStorePlace(next: StorePlace, zone: ZoneOfStore, now?: StorePlace): Refused | undefined {
  if (now && (now.zoneId !== next.zoneId || now.moduleType !== next.moduleType)) return { refused: 'store_zone_fixed' };
  const isSold = zone.modules.includes(next.moduleType) && !traitsOf(next.moduleType).carriesParcels;
  if (!isSold) return { refused: 'store_module_not_offered' };
  if (!isInside(next, zone.area)) return { refused: 'store_outside_zone' };
  return undefined;
}

/**
 * Returns the days whose spans end where they begin or lie over another one, be it of the next day, which a late span
 * runs into [STO-039].
 */
export function daysOutOfOrder(hours: WeekHours): Day[] {
  return days.filter((day, place) => {
    const spans = [...hours[day]].sort(([one], [other]) => one - other);
    const next = hours[days[(place + 1) % days.length] ?? day].map(([from]) => from);
    return spans.some(([from, until], index) => {
      const following = spans[index + 1];
      if (from === until) return true;
      if (until > from) return following !== undefined && following[0] < until;
      return following !== undefined || next.some((begins) => begins < until);
    });
  });
}

/** Returns whether every span of a week begins before it ends, or runs past midnight, and none lies over another one. */
export function areHoursInOrder(hours: WeekHours): boolean {
  return daysOutOfOrder(hours).length === 0;
}

/** How far ahead a store can set other hours. */
export const otherDaysAhead = 366;

/** A date with other hours, or the next date of a day that comes back each year. */
export interface DatedDay {
  date: string;
  yearly: boolean;
}

/** Returns the name under which other hours are kept: a date, or of each year the part after it, such as '12-25'. */
export function keyOfOtherDay({ date, yearly }: DatedDay): string {
  return yearly ? date.slice(5) : date;
}

/** Returns the date that a name of other hours means next, from today on; undefined for a date that is over [STO-040]. */
export function nextDateOf(key: string, today: string): DatedDay | undefined {
  if (key.length > 5) return key >= today ? { date: key, yearly: false } : undefined;
  const year = Number(today.slice(0, 4)) + (key < today.slice(5) ? 1 : 0);
  return { date: `${year}-${key}`, yearly: true };
}

/**
 * Returns whether other days can be set: each once, from today on, and with spans in order [STO-040]. February 29 does
 * not come back each year.
 */
export function areOtherDaysInOrder(
  others: readonly (DatedDay & { hours: readonly Span[] })[],
  today: string,
): boolean {
  const last = dateAfter(today, otherDaysAhead);
  const isOnce = (names: readonly string[]) => new Set(names).size === others.length;
  return (
    isOnce(others.map(({ date }) => date)) &&
    isOnce(others.map(keyOfOtherDay)) &&
    others.every(
      ({ date, yearly, hours }) =>
        date >= today && date <= last && !(yearly && date.endsWith('-02-29')) && areSpansInOrder(hours),
    )
  );
}

/** Returns whether the spans of a single day begin before they end, or run past midnight, and none lies over another. */
export function areSpansInOrder(spans: readonly Span[]): boolean {
  const empty = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };
  return areHoursInOrder({ ...empty, mo: spans });
}

const lastMinute = 23 * 60 + 59;

/** Returns the hours of a day as people write them: `08:00-14:00, 17:00-22:00`; empty for a closed day. */
export function spansText(spans: readonly Span[]): string {
  return spans
    .map(([from, until]) => `${clockText(from)}-${until === lastMinute ? '24:00' : clockText(until)}`)
    .join(', ');
}

/** Returns the spans of written hours; undefined where they cannot be read [OPS-055]. */
export function spansIn(text: string): Span[] | undefined {
  if (text.trim() === '') return [];
  const spans = text.split(',').map((part) => {
    const [, fromHour, fromMinute, untilHour, untilMinute] =
      /^\s*(\d{1,2}):(\d\d)\s*[-\u2013]\s*(\d{1,2}):(\d\d)\s*$/.exec(part) ?? [];
    const [from, until] = [minuteOf(fromHour, fromMinute), minuteOf(untilHour, untilMinute)];
    return from === undefined || until === undefined || from > lastMinute
      ? undefined
      : ([from, Math.min(until, lastMinute)] as const);
  });
  return spans.every((span) => span !== undefined) ? (spans as Span[]) : undefined;
}

function minuteOf(hour: string | undefined, minute: string | undefined): number | undefined {
  const value = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && value <= 24 * 60 ? value : undefined;
}

function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
