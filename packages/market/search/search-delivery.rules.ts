import type { DailyHours } from '../items/items.rules.ts';
import type { Opening } from '../stores/stores.rules.ts';

const minutesPerDay = 24 * 60;
const minutesPerWeek = 7 * minutesPerDay;

/** When a store begins with an order, seen from the clock of its zone. */
export interface StoreStart {
  isOpen: boolean;
  /** When it opens next, while it is closed. */
  opening: Opening | undefined;
}

/** Returns the minutes until an order is at the door that is placed now, or as soon as the store opens. */
export function minutesUntilDelivered({ isOpen, opening }: StoreStart, minute: number, toDoor: number): number {
  if (isOpen) return toDoor;
  return (opening ? opening.inDays * minutesPerDay + opening.minute - minute : minutesPerWeek) + toDoor;
}

/** Minutes after midnight, both ends included. */
export interface StartWindow {
  from: number;
  until: number;
}

/** A time of today on the clock of the zone, in minutes after midnight, and what it is compared with. */
export interface DeliverBy {
  minute: number;
  deliverBy: number;
  toDoor: number;
  /** Whether a closed store takes orders for when it opens. */
  takesScheduled: boolean;
}

/** Returns when a store must begin an order that is to be at the door by a time of today; undefined if it cannot. */
export function windowToBegin(
  { isOpen, opening }: StoreStart,
  { minute, deliverBy, toDoor, takesScheduled }: DeliverBy,
): StartWindow | undefined {
  const opensToday = takesScheduled && opening?.inDays === 0 ? opening.minute : undefined;
  const from = isOpen ? minute : opensToday;
  const until = deliverBy - toDoor;
  return from === undefined || until < from ? undefined : { from, until };
}

/** Returns whether something that is sold at some hours only can be started within a window of the same day [ITEM-37]. */
export function isSoldWithin({ from, until }: DailyHours, window: StartWindow): boolean {
  if (from === null || until === null) return true;
  if (from <= until) return from <= window.until && until >= window.from;
  return window.until >= from || window.from <= until;
}

/** Returns 'HH:mm' as minutes after midnight; undefined for any other text. */
export function minuteIn(time: string): number | undefined {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
}

/** What can be chosen to deliver by: half hours, at most so many. */
const stepMinutes = 30;
const maxTimes = 6;
/** Nothing is at a door sooner. */
const soonestMinutes = 20;

/** Returns the next half hours of today that something can be at the door by, as minutes after midnight. */
export function timesToDeliverBy(minute: number): number[] {
  const first = Math.ceil((minute + soonestMinutes) / stepMinutes) * stepMinutes;
  const times = Array.from({ length: maxTimes }, (_, index) => first + index * stepMinutes);
  return times.filter((time) => time < minutesPerDay);
}
