import { minuteMilliseconds } from '../values/durations.ts';

/** The work of a store with a cap is counted in quarters of an hour [STO-038]. */
export const slotMinutes = 15;
const slotMilliseconds = slotMinutes * minuteMilliseconds;

/** What is counted in a quarter: orders, or the minutes of work that their pieces take [STO-038]. */
export const capKinds = ['orders', 'minutes'] as const;
export type CapKind = (typeof capKinds)[number];

/** The largest numbers that a store can set. */
export const capLimits = { most: 600, pieceMinutes: 60 };

/** How much work a store begins in a quarter at most. */
export interface Cap {
  by: CapKind;
  most: number;
  /** Minutes of work that a piece takes; only where minutes are counted. */
  pieceMinutes: number;
}

/** The orders that are started in a quarter. */
export interface TakenSlot {
  startsAt: Date;
  orders: number;
  pieces: number;
}

/** Returns when the quarter of a moment begins; the zones of the world differ by whole quarters. */
export function slotOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / slotMilliseconds) * slotMilliseconds);
}

/**
 * Returns when the first quarter begins, from a moment on, that has room for an order of so many pieces. An order that
 * is larger than the cap gets a quarter of its own.
 */
export function firstFreeSlot(
  cap: Cap,
  taken: readonly TakenSlot[],
  { from, pieces }: { from: Date; pieces: number },
): Date {
  const used = new Map(taken.map((slot) => [slot.startsAt.getTime(), workOf(cap, slot)]));
  const more = workOf(cap, { orders: 1, pieces });
  const hasRoom = (slot: number) => {
    const work = used.get(slot) ?? 0;
    return work === 0 || work + more <= cap.most;
  };
  let slot = slotOf(from).getTime();
  while (!hasRoom(slot)) slot += slotMilliseconds;
  return new Date(slot);
}

function workOf({ by, pieceMinutes }: Cap, { orders, pieces }: Omit<TakenSlot, 'startsAt'>): number {
  return by === 'orders' ? orders : pieces * pieceMinutes;
}

/** A promise that grows does so in steps, so that it reads like what a store sets. */
const stepMinutes = 5;

/** Returns what a store that is full until a moment adds to its promises at another, in minutes [STO-038]. */
export function fullMinutesAt(fullUntil: Date | null, at: Date): number {
  if (fullUntil === null || fullUntil <= at) return 0;
  const minutes = (fullUntil.getTime() - at.getTime()) / minuteMilliseconds;
  return Math.ceil(minutes / stepMinutes) * stepMinutes;
}
