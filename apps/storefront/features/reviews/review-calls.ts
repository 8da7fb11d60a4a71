import type { Review } from 'market/reviews/reviews.contract';
import { reviewsContract } from 'market/reviews/reviews.contract';
import { createApiClient } from '#browser/api-client.ts';

/** The calls of reviews: what awaits one, giving it, and reading those of others. */
export const reviewApi = createApiClient({ reviews: reviewsContract });

/** Whose reviews are read. */
export type ReviewedThing = { itemId: number } | { storeId: number };

export interface ReviewPage {
  /** Of those that say or show something. */
  total: number;
  /** How many of all gave one to five stars. */
  stars: number[];
  reviews: Review[];
}

const perPage = 5;

/** A page of reviews, the first one being 1. */
export async function readReviews(thing: ReviewedThing, page: number): Promise<ReviewPage> {
  const query = { limit: perPage, offset: page, with_words: 1 };
  const { reviews } = reviewApi;
  const {
    total_size: total,
    stars,
    reviews: read,
  } = 'itemId' in thing
    ? await reviews.ofItem({ params: { id: thing.itemId }, query })
    : await reviews.ofStore({ params: { id: thing.storeId }, query });
  return { total, stars, reviews: read };
}
