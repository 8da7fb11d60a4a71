import { minuteMilliseconds } from 'market/values/durations';

/** What a node has seen of a primary and its replica; milliseconds of a monotonic clock. */
export interface Absence {
  now: number;
  /** When the primary last failed to answer, and last answered. */
  missedAt: number;
  answeredAt: number;
  /** When the replica was last found near a primary that answered. */
  nearAt: number;
}

/** A promoted primary takes so long to take the orders that have waited, and its standbys to follow it. */
const returningMilliseconds = 15_000;

/**
 * Returns whether reads should not depend on the primary: it does not answer, or has returned a moment ago. After its return
 * this holds only with a replica that was near it within a minute, because one may also be hours behind.
 */
export function isPrimaryAbsent({ now, missedAt, answeredAt, nearAt }: Absence): boolean {
  if (missedAt > answeredAt) return true;
  return now - missedAt < returningMilliseconds && now - nearAt < minuteMilliseconds;
}
