import type { Review } from 'market/reviews/reviews.contract';
import { uploadPath } from 'market/values/image-path';
import type { ReviewRow } from './reviews.data.ts';

/** Returns a review as lists show it, with the answer of the store [CUS-14]. */
export function asReview(row: ReviewRow): Review {
  const { pictures, created_at: createdAt, answer, answered_at: answeredAt, ...review } = row;
  return {
    ...review,
    images_full_url: pictures.map(uploadPath),
    created_at: createdAt.toISOString(),
    answer: answer === null || answeredAt === null ? null : { text: answer, answered_at: answeredAt.toISOString() },
  };
}
