import { minuteMilliseconds } from 'market/values/durations';
import type { ReviewedThing, ReviewPage } from './review-calls.ts';

export interface ShownReviews extends ReviewPage {
  /** The last page of them, from 1; 0 before the first is there. */
  page: number;
}

/** The same as for sections of a home page. */
const maxAgeMilliseconds = 5 * minuteMilliseconds;
const cached = new Map<string, { until: number; reviews: ShownReviews }>();

/** Returns recently loaded reviews of a subject, so that going back finds the page at the same height. */
export function cachedReviews(of: ReviewedThing): ShownReviews | undefined {
  const known = cached.get(keyOf(of));
  return known && known.until > performance.now() ? known.reviews : undefined;
}

export function cacheReviews(of: ReviewedThing, reviews: ShownReviews): void {
  cached.set(keyOf(of), { until: performance.now() + maxAgeMilliseconds, reviews });
}

function keyOf(of: ReviewedThing): string {
  return 'itemId' in of ? `item ${of.itemId}` : `store ${of.storeId}`;
}
