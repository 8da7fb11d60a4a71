import { defaultTerms } from './dispatch.rules.ts';

/** How much a courier who earned nothing is preferred over one who earned twice the median, before the limit. */
const turnWeight = 0.6;

/** No courier rides more than this further so that another one gets a turn. */
const maxKilometresForTurn = 1;

/** A shift that has just started says nothing about pay per hour. */
export const minShiftMinutes = 20;

/** Returns the middle of some numbers; 0 for none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * Returns what the turn of a courier adds to the cost of an order: less than nothing for one who has earned less per hour
 * than the median of the zone, and more for one who has earned more. Between two couriers it is never worth more than a
 * kilometre. What a courier has declined does not count.
 */
export function turnOf(workPerHour: number | null, median: number, perKilometre = defaultTerms.perKilometre): number {
  if (workPerHour === null || median <= 0) return 0;
  const most = (maxKilometresForTurn * perKilometre) / 2;
  const turn = ((workPerHour - median) / median) * (turnWeight / 2);
  return Math.max(-most, Math.min(most, turn));
}

/** Returns the Gini coefficient: 0 where all have the same, near 1 where one has everything. */
export function giniOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const count = sorted.length;
  const total = sorted.reduce((sum, one) => sum + one, 0);
  if (total <= 0) return 0;
  const weighted = sorted.reduce((sum, one, index) => sum + (2 * (index + 1) - count - 1) * one, 0);
  return weighted / (count * total);
}
