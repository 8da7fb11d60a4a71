import { dayMilliseconds, minuteMilliseconds } from '../values/durations.ts';

export const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Day = (typeof days)[number];

/** From and until, as minutes after midnight in the store's time; an end before its start runs past midnight. */
export type Span = readonly [from: number, until: number];

/** A date with hours of its own, such as a holiday, and the reason as its staff wrote it. */
export interface OtherDay {
  hours: readonly Span[];
  note: string;
}

/**
 * An empty day is closed. Other hours go before the day of the week: those of a date, such as '2026-12-25', before those
 * of a day of each year, such as '12-25' [STO-040].
 */
export type WeekHours = Readonly<Record<Day, readonly Span[]>> & {
  readonly other?: Readonly<Record<string, OtherDay>>;
};

/** A moment on the wall clock of a place. */
export interface WallClock {
  day: Day;
  /** Minutes after midnight. */
  minute: number;
  /** Such as '2026-12-25'; a clock without a date knows only the week. */
  date?: string;
}

const minutesPerDay = 24 * 60;
const lastMinute = minutesPerDay - 1;

const allDay: readonly Span[] = [[0, lastMinute]];

/** Opening hours of a store that never closes. */
export const aroundTheClock: WeekHours = {
  mo: allDay,
  tu: allDay,
  we: allDay,
  th: allDay,
  fr: allDay,
  sa: allDay,
  su: allDay,
};

/** Open from the first minute of a span to the one before its last; 00:00 to 23:59 is all day. */
export function isOpenAt(hours: WeekHours, clock: WallClock): boolean {
  const { minute } = clock;
  return (
    spansOn(hours, clock, 0).some(([from, until]) => isInOwnDay(from, until, minute)) ||
    spansOn(hours, clock, -1).some(([from, until]) => until < from && minute < until)
  );
}

/** Returns the spans of the day that is some days from that of a clock. */
function spansOn(hours: WeekHours, { day, date }: WallClock, inDays: number): readonly Span[] {
  const { other } = hours;
  const then = date && other ? dateAfter(date, inDays) : '';
  return (other?.[then] ?? other?.[then.slice(5)])?.hours ?? hours[dayAfter(day, inDays)];
}

/** Returns the dates with other hours of the next days, from that of a clock on [STO-040]. */
export function otherDaysFrom(
  { other }: WeekHours,
  { date }: WallClock,
  count: number,
): { date: string; hours: readonly Span[] }[] {
  if (!other || !date) return [];
  return Array.from({ length: count }, (_, inDays) => dateAfter(date, inDays)).flatMap((then) => {
    const day = other[then] ?? other[then.slice(5)];
    return day ? [{ date: then, hours: day.hours }] : [];
  });
}

/** Returns the date some days after another, such as '2026-12-25'. */
export function dateAfter(date: string, inDays: number): string {
  return new Date(Date.parse(date) + inDays * dayMilliseconds).toISOString().slice(0, 10);
}

function isInOwnDay(from: number, until: number, minute: number): boolean {
  if (until < from) return minute >= from;
  return minute >= from && (minute < until || until === lastMinute);
}

export function dayBefore(day: Day): Day {
  return dayAfter(day, -1);
}

function dayAfter(day: Day, inDays: number): Day {
  return days[(days.indexOf(day) + inDays + 7) % 7] as Day;
}

/**
 * Returns how many minutes a store stays open, spans that touch or overlap taken together; undefined while it is closed,
 * and for one that does not close within a day.
 */
export function minutesToClosing(hours: WeekHours, clock: WallClock): number | undefined {
  // Spans of yesterday, today and tomorrow, in minutes from now.
  const spans = [-1, 0, 1].flatMap((inDays) =>
    spansOn(hours, clock, inDays).map(([from, until]) => {
      const midnight = inDays * minutesPerDay - clock.minute;
      const isToMidnight = until === lastMinute && from <= until;
      const end = isToMidnight ? minutesPerDay : until < from ? until + minutesPerDay : until;
      return { from: midnight + from, until: midnight + end };
    }),
  );
  let minutes = 0;
  for (;;) {
    const further = spans.find(({ from, until }) => from <= minutes && minutes < until);
    if (!further) break;
    minutes = further.until;
  }
  return minutes === 0 || minutes > minutesPerDay ? undefined : minutes;
}

/** Returns when a store closes, as minutes after midnight, or 23:59 for midnight; undefined as `minutesToClosing` is. */
export function closesAt(hours: WeekHours, clock: WallClock): number | undefined {
  const minutes = minutesToClosing(hours, clock);
  return minutes === undefined ? undefined : (clock.minute + minutes) % minutesPerDay || lastMinute;
}

export interface Opening extends WallClock {
  /** 0 is today. */
  inDays: number;
}

/** The next opening within a week; undefined for a store that never opens. */
export function nextOpening(hours: WeekHours, clock: WallClock): Opening | undefined {
  for (let inDays = 0; inDays <= 7; inDays++) {
    const starts = spansOn(hours, clock, inDays)
      .map(([from]) => from)
      .filter((from) => inDays > 0 || from > clock.minute);
    if (starts.length > 0) return { day: dayAfter(clock.day, inDays), minute: Math.min(...starts), inDays };
  }
  return undefined;
}

/** Returns minutes after midnight as 'HH:mm'. */
export function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Creating a clock costs more than a whole query, and there are few time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The last reading of each clock: it is the same for a whole minute. */
const lastReadings = new Map<string, { minute: number; clock: WallClock }>();

/** Returns the local time of a time zone. */
export function wallClock(timeZone: string, at: Date): WallClock {
  const minute = Math.floor(at.getTime() / minuteMilliseconds);
  const last = lastReadings.get(timeZone);
  if (last?.minute === minute) return last.clock;
  const clock = readClock(timeZone, at);
  lastReadings.set(timeZone, { minute, clock });
  return clock;
}

/** What decides which clock a zone has. */
export interface ZoneTime {
  time_zone: string;
  /** In a demo the clock is frozen at this minute of the day; null otherwise. */
  demo_minute: number | null;
}

/** Returns what the clock of a zone shows at this moment: it decides what is open and available now. */
export function zoneClock({ time_zone: timeZone, demo_minute: stopped }: ZoneTime, at: Date): WallClock {
  const clock = wallClock(timeZone, at);
  return stopped === null ? clock : { ...clock, minute: stopped };
}

/** Sets the clock of a time zone by one that was read elsewhere: creating the first formatter is slow in a browser. */
export function setWallClock(timeZone: string, at: Date, clock: WallClock): void {
  lastReadings.set(timeZone, { minute: Math.floor(at.getTime() / minuteMilliseconds), clock });
}

function readClock(timeZone: string, at: Date): WallClock {
  const [weekday = '', date = '', time = ''] = clockOf(timeZone).format(at).split(', ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {
    day: weekday.slice(0, 2).toLowerCase() as Day,
    minute: hours * 60 + minutes,
    date: date.split('/').reverse().join('-'),
  };
}

/** Returns the progress to free delivery in whole percent, 0 to 100 [CART-30] [CART-31]. */
export function freeDeliveryProgress(cartTotal: number, freeDeliveryOver: number): number {
  if (freeDeliveryOver <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((cartTotal / freeDeliveryOver) * 100)));
}
