import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { decideReview, listModeratedReviews } from './decide-reviews.ts';

export const adminReviewsRoutes = (context: ApiContext): Handlers<Contract['adminReviews']> => ({
  list: ({ caller, query }) => listModeratedReviews(context, caller, query),

  async decide({ caller, params: { review_id: reviewId }, body }) {
    return { review: await decideReview(context, caller, { ...body, reviewId }) };
  },
});
