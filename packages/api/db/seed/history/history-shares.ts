import { Dice, distribute } from '../dice.ts';
import type { StorePlan } from '../stores/store-plans.ts';
import type { Outcome } from './past-steps.ts';

/** The past orders of a store, numbered over all stores. */
export interface HistoryShare {
  first: number;
  count: number;
}

/** Of a hundred orders six were canceled and two failed. */
const deliveredShare = 0.92;
const failedOfOthers = 4;
/** How many ratings a store of the file has on average. */
const usualRatings = 186;

export class History {
  readonly #delivered: number;
  readonly #orders: number;

  /** As many orders as it takes until this many are delivered. */
  constructor(delivered: number) {
    this.#delivered = delivered;
    this.#orders = Math.round(delivered / deliveredShare);
  }

  /** What each store had: some are loved, some hardly known, and new ones had little time. */
  sharesOf(plans: readonly StorePlan[], seed: number): HistoryShare[] {
    const weights = plans.map(({ id, featured, openedDaysAgo, stars }) => {
      if (stars) return stars.reduce((sum, count) => sum + count, 0) / usualRatings;
      const popularity = 0.15 + 3 * new Dice(seed, 'popularity', id).next() ** 3;
      return popularity * (featured ? 1.6 : 1) * Math.min(1, 0.2 + openedDaysAgo / 200);
    });
    let first = 0;
    return distribute(this.#orders, weights).map((count) => {
      first += count;
      return { first: first - count, count };
    });
  }

  /** How the order of that number ended; over all of them the shares are exact. */
  outcomeOf(index: number): Outcome {
    const before = this.#deliveredUpTo(index);
    if (this.#deliveredUpTo(index + 1) > before) return 'delivered';
    return (index - before) % failedOfOthers === failedOfOthers - 1 ? 'failed' : 'canceled';
  }

  #deliveredUpTo(orders: number): number {
    return Math.floor((orders * this.#delivered) / this.#orders);
  }
}
