import { dayMilliseconds } from '../values/durations.ts';
import { dateAfter } from './stores.rules.ts';

/** How many checks the opening list of a store has at the maximum, and how long their texts are [STO-099]. */
export const maxChecks = 20;
export const maxCheckLetters = 80;
export const maxReadingLetters = 20;

/** Returns whether a check is not done with a tick alone: what was read, such as a temperature, has to come with it [STO-099]. */
export function lacksReading({ needsReading }: { needsReading: boolean }, reading: string): boolean {
  return needsReading && reading.trim() === '';
}

/**
 * Returns whether ticks of a day can still be made and taken back on another day of the store: on the day itself and on
 * the next one, for a list that was worked through past midnight or without a connection [STO-099].
 */
export function mayTickOn(day: string, today: string): boolean {
  return day === today || dateAfter(day, 1) === today;
}

/**
 * Returns when a tick was made: at the time that the device names, unless that is to come or more than a day ago, which
 * no waiting tick is; then now [STO-099].
 */
export function timeOfTick(madeAt: Date | undefined, now: Date): Date {
  if (!madeAt || madeAt > now || now.getTime() - madeAt.getTime() > dayMilliseconds) return now;
  return madeAt;
}

/** Returns how many of some checks are done. */
export function doneCount(checks: readonly { tick: object | null }[]): number {
  return checks.filter(({ tick }) => tick !== null).length;
}
