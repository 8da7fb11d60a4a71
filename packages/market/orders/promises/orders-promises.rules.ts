import type { PromisedMinutes } from '../../stores/stores-promise.rules.ts';
import { minuteMilliseconds } from '../../values/durations.ts';
import type { OrderStatus } from '../orders.rules.ts';
import { minutesOnTheWay } from '../orders-board.rules.ts';

/** What moved a promise last [CUS-01] [STO-018]. */
export const promiseCauses = [
  'placed',
  'accepted',
  'store_delay',
  'store_late',
  'ready',
  'courier_missing',
  'courier_late',
  'courier_changed',
  'picked_up',
  'road',
  'put_off',
  'held',
] as const;
export type PromiseCause = (typeof promiseCauses)[number];

/** When an order is ready, or arrives: half of all by p50, nine of ten by p90. Moments are ISO times. */
export interface OrderPromise {
  p50: string;
  p90: string;
  cause: PromiseCause;
  /** By how much its last cause has moved it; negative: earlier. */
  moved_minutes: number;
}

/** The two promises of an order; a parcel has no store that makes it ready. */
export interface Promises {
  ready: OrderPromise | null;
  arrival: OrderPromise | null;
}

/** Minutes after a moment that was said or computed. */
export interface Lateness {
  p50: number;
  p90: number;
}

/**
 * How late the last orders of a store were: `ready` after its word, `door` from there to the door beyond the usual way, and
 * `whole` from its word to the door beyond that way.
 */
export interface StoreHistory {
  orders: number;
  ready: Lateness;
  door: Lateness;
  whole: Lateness;
}

/** Where no past says otherwise; `road` is of an order that has left the store. */
export const usualLateness = {
  ready: { p50: 0, p90: 8 },
  door: { p50: 0, p90: 8 },
  whole: { p50: 0, p90: 11 },
  road: { p50: 0, p90: 5 },
} as const satisfies Record<string, Lateness>;

/** The usual lateness counts as much as so many orders of the store. */
const usualWeight = 20;
const minLateness = -15;
const maxLateness = 60;

/** Returns what to expect of a store: its past, mixed with the usual while there are few orders. */
export function latenessOf({ orders, ...past }: StoreHistory): Omit<StoreHistory, 'orders'> {
  const share = orders / (orders + usualWeight);
  const mixed = (own: number, usual: number) =>
    Math.min(maxLateness, Math.max(minLateness, own * share + usual * (1 - share)));
  const part = (name: 'ready' | 'door' | 'whole') => {
    const p50 = mixed(past[name].p50, usualLateness[name].p50);
    return { p50, p90: Math.max(p50, mixed(past[name].p90, usualLateness[name].p90)) };
  };
  return { ready: part('ready'), door: part('door'), whole: part('whole') };
}

/** An order as its promises see it. */
export interface PromisedOrder {
  orderType: string;
  /** By road, from the store to the door. */
  distanceMetres: number;
  scheduleAt: Date | null;
  promises: Promises;
}

interface Span {
  p50: number;
  p90: number;
}

/** When an order is to arrive, as it was shown to its shopper; both moments are the same where a time was chosen. */
export interface ShownArrival {
  from: Date;
  until: Date;
}

/** Returns the minutes that were shown to a shopper, as moments. */
export function shownAfter(at: Date, { min, max }: PromisedMinutes): ShownArrival {
  const after = (minutes: number) => new Date(at.getTime() + minutes * minuteMilliseconds);
  return { from: after(min), until: after(max) };
}

/** Returns the promises of a new order. Its arrival begins with the very span that the checkout has shown [CUS-01]. */
export function promisesOfNew(
  order: Omit<PromisedOrder, 'promises'> & { storeId: number | null },
  { from, until }: ShownArrival,
): Promises {
  const { ready, whole } = usualLateness;
  const last = until.getTime();
  const readyAt = last - wayOf(order);
  const cause = 'placed';
  const spread = spreadOf(isTakeAway(order) ? ready : whole);
  const span = from < until ? { p50: from.getTime(), p90: last } : { p50: last, p90: last + spread };
  return {
    ready: order.storeId === null ? null : moved(null, after(readyAt, { p50: 0, p90: ready.p90 }), cause),
    arrival: moved(null, span, cause),
  };
}

/** Returns the promises once the store has said when an order is ready. */
export function promisesAfterEstimate(
  order: PromisedOrder,
  { readyAt, cause, ...expected }: { readyAt: Date; cause: PromiseCause } & Pick<StoreHistory, 'ready' | 'whole'>,
): Promises {
  const word = readyAt.getTime();
  const ready = after(word, expected.ready);
  return moveBoth(order, ready, isTakeAway(order) ? ready : after(word + wayOf(order), expected.whole), cause);
}

/** Returns the promises of an order that is ready. */
export function promisesOfReady(order: PromisedOrder, at: Date, door: Lateness): Promises {
  const now = at.getTime();
  const ready = { p50: now, p90: now };
  return moveBoth(order, ready, isTakeAway(order) ? ready : after(now + wayOf(order), door), 'ready');
}

/** Returns the promises of an order that leaves the store; `arrivesAt` where that is known better than by the way. */
export function promisesOfPickUp(order: PromisedOrder, at: Date, arrivesAt?: Date): Promises {
  const { ready, arrival } = order.promises;
  const arrives = arrivesAt?.getTime() ?? at.getTime() + wayOf(order);
  return { ready, arrival: moved(arrival, after(arrives, usualLateness.road), 'picked_up') };
}

/** A promise that is over moves on by so many minutes. */
const stepMinutes = 5;

/**
 * Returns the promises of a running order where one of them cannot be kept any more at a moment; undefined while both
 * can.
 */
export function promisesAfterTime(
  order: PromisedOrder & { status: OrderStatus; hasCourier: boolean },
  at: Date,
): Promises | undefined {
  const { status, orderType, promises, hasCourier } = order;
  const { ready, arrival } = promises;
  if (!arrival) return undefined;
  const now = at.getTime();
  const step = stepMinutes * minuteMilliseconds;
  const arriveAfter = (earliest: number, cause: PromiseCause) =>
    spanOf(arrival).p50 > earliest
      ? undefined
      : { ready, arrival: moved(arrival, startingAt(arrival, earliest + step), cause) };
  switch (status) {
    case 'confirmed':
    case 'processing': {
      if (!ready) return arriveAfter(now, 'road');
      if (spanOf(ready).p50 > now) return undefined;
      const later = startingAt(ready, now + step);
      const delay = later.p50 - spanOf(ready).p50 - slackOf(order);
      return {
        ready: moved(ready, later, 'store_late'),
        arrival: delay > 0 ? moved(arrival, startingAt(arrival, spanOf(arrival).p50 + delay), 'store_late') : arrival,
      };
    }
    case 'handover':
      if (orderType === 'take_away') return undefined;
      return arriveAfter(now + wayOf(order), hasCourier ? 'courier_late' : 'courier_missing');
    case 'picked_up':
      return arriveAfter(now, 'road');
    default:
      return undefined;
  }
}

/** Changes of so many minutes and fewer are not explained. */
const unexplainedMinutes = 5;

/** Returns why a promise has moved, for the person who reads it; undefined where it has not moved by much. */
export function shownCause({ cause, moved_minutes: minutes }: OrderPromise): PromiseCause | 'sooner' | undefined {
  if (Math.abs(minutes) <= unexplainedMinutes) return undefined;
  return minutes < 0 ? 'sooner' : cause;
}

/** How long before its time a scheduled order could be there: a store that is late uses it up first. */
function slackOf(order: PromisedOrder): number {
  const { ready, arrival } = order.promises;
  if (!ready || !arrival || order.scheduleAt === null) return 0;
  return Math.max(0, spanOf(arrival).p50 - spanOf(ready).p50 - wayOf(order));
}

function moveBoth(order: PromisedOrder, ready: Span, arrival: Span, cause: PromiseCause): Promises {
  const { promises, scheduleAt } = order;
  return {
    ready: moved(promises.ready, ready, cause),
    arrival: moved(promises.arrival, notBefore(scheduleAt, arrival), cause),
  };
}

function isTakeAway({ orderType }: Pick<PromisedOrder, 'orderType'>): boolean {
  return orderType === 'take_away';
}

/** A scheduled order does not arrive before the time that its customer has chosen. */
function notBefore(scheduleAt: Date | null, { p50, p90 }: Span): Span {
  const earliest = scheduleAt?.getTime() ?? 0;
  return { p50: Math.max(earliest, p50), p90: Math.max(earliest, p90) };
}

function wayOf({ orderType, distanceMetres }: Pick<PromisedOrder, 'orderType' | 'distanceMetres'>): number {
  return isTakeAway({ orderType }) ? 0 : minutesOnTheWay(distanceMetres) * minuteMilliseconds;
}

function spreadOf({ p50, p90 }: Lateness): number {
  return (p90 - p50) * minuteMilliseconds;
}

function after(moment: number, { p50, p90 }: Lateness): Span {
  return { p50: moment + p50 * minuteMilliseconds, p90: moment + p90 * minuteMilliseconds };
}

function spanOf({ p50, p90 }: OrderPromise): Span {
  return { p50: Date.parse(p50), p90: Date.parse(p90) };
}

/** The same span from another moment on. */
function startingAt(promise: OrderPromise, p50: number): Span {
  const before = spanOf(promise);
  return { p50, p90: p50 + before.p90 - before.p50 };
}

/** Returns a promise that a cause moves by so many milliseconds. */
export function movedBy(promise: OrderPromise, milliseconds: number, cause: PromiseCause): OrderPromise {
  return moved(promise, startingAt(promise, spanOf(promise).p50 + milliseconds), cause);
}

/** Moves of one cause in a row add up. */
function moved(before: OrderPromise | null, { p50, p90 }: Span, cause: PromiseCause): OrderPromise {
  const minutes = before ? (p50 - Date.parse(before.p50)) / minuteMilliseconds : 0;
  const sum = minutes + (before?.cause === cause ? before.moved_minutes : 0);
  return {
    p50: new Date(p50).toISOString(),
    p90: new Date(p90).toISOString(),
    cause,
    moved_minutes: Math.round(sum),
  };
}
