import { minuteMilliseconds } from '../../values/durations.ts';
import type { OrderStatus } from '../orders.rules.ts';
import { minutesOnTheWay, scheduledLeadMinutes } from '../orders-board.rules.ts';
import { movedBy, type PromiseCause, type Promises } from './orders-promises.rules.ts';

/**
 * How an operator delays an order [OPS-024]: `put_off` gives it another time, towards which everybody works; `hold` stops
 * the work on it until a moment.
 */
export const delayKinds = ['put_off', 'hold'] as const;
export type DelayKind = (typeof delayKinds)[number];

/** Minutes from now: the shortest delay, the longest hold, and how far an order may be put off beyond its own time. */
export const delayMinutes = { least: 5, maxHold: 4 * 60, furthest: 24 * 60 } as const;

/** An order as a delay depends on it. */
export interface DelayableOrder {
  status: OrderStatus;
  orderType: string;
  /** By road, from the store to the door. */
  distanceMetres: number;
  /** The time that its customer has chosen; null for now. */
  scheduleAt: Date | null;
  /** What its store has said; null until it has. */
  readyAt: Date | null;
  expectedAt: Date | null;
  /** Until when no customer works on it; null where it is not held. */
  heldUntil: Date | null;
  promises: Promises;
}

/** The times of an order after a delay. */
export type DelayedTimes = Pick<DelayableOrder, 'scheduleAt' | 'readyAt' | 'expectedAt' | 'heldUntil' | 'promises'>;

const atStore: readonly OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover'];

/** Orders that a store makes. */
const ofStores: readonly string[] = ['delivery', 'take_away'];

/** Returns how an order can be delayed: one that its courier carries cannot be held, and a parcel has no store. */
export function delaysOf({ status, orderType }: Pick<DelayableOrder, 'status' | 'orderType'>): DelayKind[] {
  if (status === 'picked_up') return ['put_off'];
  if (!atStore.includes(status)) return [];
  return ofStores.includes(orderType) ? ['put_off', 'hold'] : ['put_off'];
}

/** Returns whether an order is on hold at a moment. */
export function isOnHold({ heldUntil }: Pick<DelayableOrder, 'heldUntil'>, at: Date): boolean {
  return heldUntil !== null && heldUntil > at;
}

/** Returns the first and the last moment to which an order can be delayed. */
export function boundsOfDelay(
  { expectedAt }: Pick<DelayableOrder, 'expectedAt'>,
  kind: DelayKind,
  now: Date,
): { first: Date; last: Date } {
  const from = now.getTime();
  if (kind === 'hold')
    return { first: minutesAfter(from, delayMinutes.least), last: minutesAfter(from, delayMinutes.maxHold) };
  const expected = Math.max(from, expectedAt?.getTime() ?? from);
  return { first: minutesAfter(expected, delayMinutes.least), last: minutesAfter(expected, delayMinutes.furthest) };
}

/**
 * Returns the times of an order that is to arrive at a moment [OPS-024]. What its store has not started with becomes an order
 * for that time, and rings before it. What waits at the counter stays there until its courier has to leave.
 */
export function timesPutOff(order: DelayableOrder, arrivesAt: Date): DelayedTimes {
  const { status, orderType, readyAt, promises } = order;
  const way = orderType === 'take_away' ? 0 : minutesOnTheWay(order.distanceMetres) * minuteMilliseconds;
  const leavesAt = new Date(arrivesAt.getTime() - way);
  const isMade = status === 'handover' || status === 'picked_up';
  const { ready, arrival } = promises;
  return {
    scheduleAt: status === 'picked_up' ? order.scheduleAt : arrivesAt,
    readyAt: isMade || readyAt === null ? readyAt : leavesAt,
    expectedAt: arrivesAt,
    heldUntil: status === 'handover' && orderType === 'delivery' ? leavesAt : null,
    promises: {
      ready: isMade ? ready : promiseAt(ready, leavesAt, 'put_off'),
      arrival: promiseAt(arrival, arrivesAt, 'put_off'),
    },
  };
}

/**
 * Returns the times of an order that is held until a moment, or that goes on at `now` [OPS-024]: they move by how much longer
 * it rests than before. A hold that ends before its store begins with a scheduled order moves nothing.
 */
export function timesOfHold(order: DelayableOrder, until: Date, now: Date): DelayedTimes {
  const { status, readyAt, expectedAt, scheduleAt, promises } = order;
  const isStarted = status !== 'pending' && status !== 'confirmed';
  const begins =
    scheduleAt === null || isStarted ? 0 : scheduleAt.getTime() - scheduledLeadMinutes * minuteMilliseconds;
  const free = Math.max(now.getTime(), begins);
  const restAfter = (moment: Date | null) => Math.max(0, (moment?.getTime() ?? 0) - free);
  const later = restAfter(until) - restAfter(order.heldUntil);
  const isMade = status === 'handover';
  const { ready, arrival } = promises;
  return {
    scheduleAt,
    readyAt: isMade || readyAt === null ? readyAt : new Date(readyAt.getTime() + later),
    expectedAt: expectedAt && new Date(expectedAt.getTime() + later),
    heldUntil: until > now ? until : null,
    promises: {
      ready: isMade ? ready : ready && movedBy(ready, later, 'held'),
      arrival: arrival && movedBy(arrival, later, 'held'),
    },
  };
}

function promiseAt(promise: Promises['ready'], moment: Date, cause: PromiseCause): Promises['ready'] {
  return promise && movedBy(promise, moment.getTime() - Date.parse(promise.p50), cause);
}

function minutesAfter(from: number, minutes: number): Date {
  return new Date(from + minutes * minuteMilliseconds);
}
