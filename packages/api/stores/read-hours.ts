import { type ShownArrival, shownAfter } from 'market/orders/promises/orders-promises.rules';
import type { Store } from 'market/stores/stores.contract';
import {
  isOpenAt,
  nextOpening,
  type Opening,
  timeText,
  type WallClock,
  type WeekHours,
  type ZoneTime,
} from 'market/stores/stores.rules';
import {
  type AnyPauseReason,
  anyPauseReasons,
  busyMinutesAt,
  isPausedAt,
  openingAfterPause,
  type Pause,
  refusedForPause,
} from 'market/stores/stores-availability.rules';
import { fullMinutesAt } from 'market/stores/stores-cap.rules';
import { minutesText, type PromisedMinutes, promisedMinutes } from 'market/stores/stores-promise.rules';
import { memoize } from '#api/http/cache/memoize.ts';

/** The week of a store out of the text of its JSON. Most stores have no other days, and need no date then. */
export const hoursIn = memoize((text): WeekHours => {
  const { other, ...week } = JSON.parse(text) as WeekHours;
  return other && Object.keys(other).length > 0 ? { ...week, other } : week;
});

/** What decides whether a store takes orders; moments are texts in a row that was read as JSON. */
export interface StoreAvailability {
  active: boolean;
  opening_hours: WeekHours;
  paused_until: Date | string | null;
  /** Needed only where customers read it. */
  pause_reason?: string | null;
}

/** Returns whether a store takes orders: it is neither closed nor paused, and it is within its opening hours. */
export function isStoreOpen(store: StoreAvailability, clock: WallClock | undefined, at: Date): boolean {
  return (
    store.active &&
    clock !== undefined &&
    isOpenAt(store.opening_hours, clock) &&
    !isPausedAt(momentIn(store.paused_until), at)
  );
}

/** Returns the pause that a store is in at a moment; null if it is not paused. */
export function pauseOf(
  { opening_hours: hours, paused_until, pause_reason = null }: StoreAvailability,
  zone: ZoneTime,
  at: Date,
): Pause | null {
  const until = momentIn(paused_until);
  if (!until || !isPausedAt(until, at)) return null;
  const reason = pauseReasonOf(pause_reason);
  const opening = openingAfterPause(hours, zone, { now: at, until });
  return { until, reason, opening, refusal: refusedForPause({ reason, opening }) };
}

/** A reason that a later version may have written is not known here. */
function pauseReasonOf(written: string | null): AnyPauseReason {
  return anyPauseReasons.find((reason) => reason === written) ?? 'other';
}

/** Returns when a closed store takes orders again: after its pause, or when its hours begin; undefined if it never does. */
export function openingAgain(
  store: StoreAvailability,
  zone: ZoneTime,
  clock: WallClock,
  at: Date,
): Opening | undefined {
  if (!store.active) return undefined;
  const pause = pauseOf(store, zone, at);
  return pause ? pause.opening : nextOpening(store.opening_hours, clock);
}

export function openingOf(opening: Opening | undefined): Store['opens_at'] {
  return opening ? { time: timeText(opening.minute), in_days: opening.inDays, day: opening.day } : null;
}

interface DeliveryTimes {
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  busy_minutes: number;
  busy_until: Date | string | null;
  /** When it begins with a new order, if that is not at once. */
  full_until: Date | string | null;
}

/** What a store promises at a moment for so many metres by road; a busy or full one takes longer [STO-035] [STO-038]. */
export function promiseOf(store: DeliveryTimes, at: Date, metres: number | undefined): PromisedMinutes {
  const { delivery_minutes_min: min, delivery_minutes_max: max } = store;
  return promisedMinutes(
    { min, max, busy: busyMinutesOf(store, at) + fullMinutesAt(momentIn(store.full_until), at) },
    metres,
  );
}

/** The same as text, such as '25-35 min'. */
export function deliveryTime(store: DeliveryTimes, at: Date, metres: number | undefined): string {
  return minutesText(promiseOf(store, at, metres));
}

/** Returns when an order that is placed at a moment is to arrive: the span of `deliveryTime` as moments. */
export function shownArrival(store: DeliveryTimes, at: Date, metres: number): ShownArrival {
  return shownAfter(at, promiseOf(store, at, metres));
}

export function busyMinutesOf(
  { busy_minutes: minutes, busy_until: until }: Pick<DeliveryTimes, 'busy_minutes' | 'busy_until'>,
  at: Date,
) {
  return busyMinutesAt(minutes, momentIn(until), at);
}

function momentIn(value: Date | string | null): Date | null {
  return typeof value === 'string' ? new Date(value) : value;
}
