import { type Detail, type Refused, refusedWith } from '../calls/refusal-details.ts';
import { tomorrowAfter } from '../items/items-menu.rules.ts';
import { minuteMilliseconds } from '../values/durations.ts';
import {
  days,
  isOpenAt,
  minutesToClosing,
  nextOpening,
  type Opening,
  timeText,
  type WallClock,
  type WeekHours,
  wallClock,
  type ZoneTime,
  zoneClock,
} from './stores.rules.ts';

/** How long a store can take no orders, as its staff chooses it; numbers are minutes [STO-034]. */
export const pauseLengths = ['15', '30', '60', 'closing', 'tomorrow'] as const;
export type PauseLength = (typeof pauseLengths)[number];

/** Why a store takes no orders; customers read it on its page [STO-034] [CUS-11]. */
export const pauseReasons = ['too_busy', 'short_staffed', 'supplies', 'equipment', 'other'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Why a whole zone, or a module in it, takes no orders; customers read it in their language [OPS-044] [CUS-11]. */
export const zonePauseReasons = ['rain', 'unrest', 'few_riders', 'zone_stopped'] as const;
export type ZonePauseReason = (typeof zonePauseReasons)[number];

/** Why a store takes no orders: its own reason, or that of its zone. */
export const anyPauseReasons = [...pauseReasons, ...zonePauseReasons] as const;
export type AnyPauseReason = (typeof anyPauseReasons)[number];

/** The reason of a pause that the market makes because orders were not answered; customers read no reason [STO-036]. */
export const unansweredPause = 'unanswered';

/**
 * Returns whether the market pauses a store: two orders in a row were not answered, or one while its board was not open
 * [STO-036]. `latest` says of its orders, the latest first, whether they were not answered.
 */
export function shouldPauseUnanswered({
  latest: [last = false, before = false],
  isUnreachable,
}: {
  latest: readonly boolean[];
  isUnreachable: boolean;
}): boolean {
  return last && (before || isUnreachable);
}

/** Returns whether a store is paused with its whole zone; the store cannot end that itself [OPS-044]. */
export function isOfZone(reason: AnyPauseReason | typeof unansweredPause): reason is ZonePauseReason {
  return zonePauseReasons.some((one) => one === reason);
}

/** A reason that a later version may have written is not known here. */
export function zonePauseReasonOf(written: string): ZonePauseReason {
  return zonePauseReasons.find((reason) => reason === written) ?? 'zone_stopped';
}

/** For how long a zone can be paused at once, in minutes; a longer one is paused again, or stopped [OPS-044]. */
export const zonePauseMinutes = { min: 5, max: 7 * 24 * 60 };

/** What a busy store adds to every promise, in minutes [STO-035]. */
export const busySteps = [10, 20, 30] as const;
export type BusyStep = (typeof busySteps)[number];

/** For how long a store can be busy; numbers are minutes [STO-035]. */
export const busyLengths = ['30', '60', '120', 'closing'] as const;
export type BusyLength = (typeof busyLengths)[number];

/** A store at a moment. */
export interface StoreMoment {
  hours: WeekHours;
  /** What decides whether it is open: in a demo this clock stands still. */
  clock: WallClock;
  /** The real time of its zone, in minutes after midnight. */
  minuteOfDay: number;
  now: Date;
}

/** Returns when a pause or a busy time ends that begins now; undefined for one until a closing that does not come. */
export function endOf(
  length: PauseLength | BusyLength,
  { hours, clock, minuteOfDay, now }: StoreMoment,
): Date | undefined {
  if (length === 'tomorrow') return tomorrowAfter(now, minuteOfDay);
  if (length === 'closing') {
    const toClosing = minutesToClosing(hours, clock);
    const wholeMinute = Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds;
    return toClosing === undefined ? undefined : minutesAfter(new Date(wholeMinute), toClosing);
  }
  return minutesAfter(now, Number(length));
}

/** Returns when a busy time ends: at closing at the latest [STO-035]. */
export function endOfBusy(length: BusyLength, moment: StoreMoment): Date | undefined {
  const [end, closing] = [endOf(length, moment), endOf('closing', moment)];
  return end && closing && closing < end ? closing : end;
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * minuteMilliseconds);
}

/** Returns whether a store takes no orders at a moment because its staff has said so [STO-034]. */
export function isPausedAt(pausedUntil: Date | null, at: Date): boolean {
  return pausedUntil !== null && pausedUntil > at;
}

/** Returns what a store adds to its promises at a moment, in minutes [STO-035]. */
export function busyMinutesAt(busyMinutes: number, busyUntil: Date | null, at: Date): number {
  return busyUntil !== null && busyUntil > at ? busyMinutes : 0;
}

/**
 * Returns when a paused store takes orders again: at the end of the pause if it is open then, else at the next opening
 * [STO-034]. Undefined for one that does not open again.
 */
export function openingAfterPause(hours: WeekHours, zone: ZoneTime, { now, until }: { now: Date; until: Date }) {
  const today = wallClock(zone.time_zone, now);
  const then = wallClock(zone.time_zone, until);
  const inDays = (days.indexOf(then.day) - days.indexOf(today.day) + 7) % 7;
  // In a demo the clock that decides what is open stands still.
  const clock = zoneClock(zone, until);
  if (isOpenAt(hours, clock)) return { day: then.day, minute: then.minute, inDays };
  const next = nextOpening(hours, clock);
  return next && { ...next, inDays: next.inDays + inDays };
}

/** A store that takes no orders until a moment. */
export interface Pause {
  until: Date;
  reason: AnyPauseReason;
  /** When it takes orders again; undefined for one that does not open again. */
  opening: Opening | undefined;
  /** Of an order now. It is worded where the pause is read: no page needs the words. */
  refusal: Refused;
}

/** Returns the refusal of an order at a paused store: why, and when it takes orders again [CUS-11] [OPS-044]. */
export function refusedForPause({ opening, reason }: Pick<Pause, 'opening' | 'reason'>): Refused {
  if (!isOfZone(reason)) return refusedUntil('store_paused', opening);
  const why = { text: reason, values: {} };
  return { refused: 'store_paused', detail: opening ? { ...why, next: againAt(opening) } : why };
}

function againAt({ inDays, minute }: Opening): Detail {
  const time = timeText(minute);
  if (inDays === 0) return { text: 'again_at', values: { time } };
  if (inDays === 1) return { text: 'again_tomorrow', values: { time } };
  return { text: 'again_in_days', values: { time, days: inDays } };
}

/** Returns the refusal of an order now, with the time at which the store takes orders again, if it ever does. */
export function refusedUntil(refused: 'store_paused' | 'store_closed', opening: Opening | undefined): Refused {
  if (!opening) return { refused };
  const { inDays, minute } = opening;
  const time = timeText(minute);
  if (inDays === 0) return refusedWith(refused, 'paused_until', { time });
  if (inDays === 1) return refusedWith(refused, 'paused_until_tomorrow', { time });
  return refusedWith(refused, 'paused_for_days', { time, days: inDays });
}
