import { minutesOnTheWay } from '../orders/orders-board.rules.ts';

/** What a store has set for a delivery, in minutes. */
export interface StoreMinutes {
  min: number;
  max: number;
  /** What it adds while it is busy. */
  busy: number;
}

/** Between which minutes after the order it is at the door. */
export interface PromisedMinutes {
  min: number;
  max: number;
}

/** A promise that grows does so in steps, so that it reads like what a store sets. */
const stepMinutes = 5;

/**
 * Returns what a customer is promised. The minutes that a store has set are true nearby; where its shortest time and the
 * way at 18 km/h take longer than its longest time, both grow by the difference, up to whole five minutes. `metres` is
 * by road; without it, and for take away, only what the store has set counts.
 */
export function promisedMinutes({ min, max, busy }: StoreMinutes, metres: number | undefined): PromisedMinutes {
  const way = metres === undefined ? 0 : minutesOnTheWay(metres);
  const late = Math.ceil(Math.max(0, min + way - max) / stepMinutes) * stepMinutes;
  return { min: min + busy + late, max: max + busy + late };
}

/** The minutes in the words of the API, such as '25-35 min'. */
export function minutesText({ min, max }: PromisedMinutes): string {
  return `${min}-${max} min`;
}
