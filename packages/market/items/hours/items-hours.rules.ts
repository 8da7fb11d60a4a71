import { type Day, days, type Span, type WallClock } from '../../stores/stores.rules.ts';
import type { Money } from '../../values/money.ts';
import { type DailyHours, isWithinHours } from '../items.rules.ts';

/** Hours of each weekday in the zone's time; on a day without any there is nothing to be had. Both ends are included. */
export type SaleWeek = Readonly<Record<Day, readonly Span[]>>;

/** When an item is on sale: within its daily hours, and within each of the weeks, its own and that of its category. */
export interface SaleHours extends DailyHours {
  weeks: readonly SaleWeek[];
}

/** A price that holds at some hours of the week in place of the usual one. */
export interface TimedPrice {
  price: Money;
  week: SaleWeek;
}

/** When something can be had: the times are minutes after midnight, both included, of the day on which they begin. */
export interface SaleSpan {
  day: Day;
  /** 0 is today. */
  inDays: number;
  from: number;
  /** Before its start: it runs past midnight. */
  until: number;
}

const minutesPerDay = 24 * 60;
const daysAhead = 8;

/** Returns whether a moment is within the hours of a week; hours that run past midnight are of the day of their start [STO-058]. */
export function isInWeek(week: SaleWeek, { day, minute }: WallClock): boolean {
  return (
    week[day].some(([from, until]) => (until < from ? minute >= from : minute >= from && minute <= until)) ||
    week[dayAfter(day, -1)].some(([from, until]) => until < from && minute <= until)
  );
}

/** Returns whether an item is on sale at a moment of its zone [ITEM-37] [STO-058]. */
export function isOnSaleAt(hours: SaleHours, clock: WallClock): boolean {
  return isWithinHours(hours, clock.minute) && hours.weeks.every((week) => isInWeek(week, clock));
}

/** Returns the price of an item at a moment: the timed one within its hours, else the usual one [STO-058]. */
export function priceAt(price: Money, timed: TimedPrice | undefined, clock: WallClock | undefined): Money {
  return timed && clock && isInWeek(timed.week, clock) ? timed.price : price;
}

/**
 * Returns the hours in which an item is on sale now, else the next ones of the coming week; undefined for an item whose
 * hours have no moment in common [STO-058]. Of hours that began yesterday it returns what is left of them today.
 */
export function saleSpanAt({ from, until, weeks }: SaleHours, { day, minute }: WallClock): SaleSpan | undefined {
  const daily = from === null || until === null ? [] : [(): readonly Span[] => [[from, until]]];
  const perDay = [...daily, ...weeks.map((week) => (inDays: number) => week[dayAfter(day, inDays)])];
  const [first, ...others] = perDay.map(stretchesOf);
  if (!first) return undefined;
  const common = others.reduce(inCommon, first);
  const next = common
    .filter(({ end }) => end >= minute)
    .reduce<Stretch | undefined>((best, one) => (!best || one.start < best.start ? one : best), undefined);
  if (!next) return undefined;
  const start = Math.max(next.start, 0);
  const inDays = Math.floor(start / minutesPerDay);
  return { day: dayAfter(day, inDays), inDays, from: start % minutesPerDay, until: next.end % minutesPerDay };
}

/** Minutes after the midnight before the moment in question, both included. */
interface Stretch {
  start: number;
  end: number;
}

/** Returns the hours of yesterday and of the days to come. */
function stretchesOf(spansIn: (inDays: number) => readonly Span[]): Stretch[] {
  return Array.from({ length: daysAhead + 1 }, (_, index) => index - 1).flatMap((inDays) =>
    spansIn(inDays).map(([from, until]) => ({
      start: inDays * minutesPerDay + from,
      end: (until < from ? inDays + 1 : inDays) * minutesPerDay + until,
    })),
  );
}

function inCommon(one: readonly Stretch[], other: readonly Stretch[]): Stretch[] {
  return one.flatMap((a) =>
    other
      .map((b) => ({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }))
      .filter(({ start, end }) => start <= end),
  );
}

function dayAfter(day: Day, inDays: number): Day {
  return days[(days.indexOf(day) + inDays + 7) % 7] as Day;
}

/** Returns whether a week has any hours at all: without them an item is hidden, not sold by hours [STO-058]. */
export function hasHours(week: SaleWeek): boolean {
  return days.some((day) => week[day].length > 0);
}
