import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { answerReview, listStoreReviews, reportReview } from './answer-reviews.ts';

export const vendorReviewsRoutes = (context: ApiContext): Handlers<Contract['vendorReviews']> => ({
  list: ({ caller, query }) => listStoreReviews(context, caller.storeId, query),

  async answer({ caller, params: { review_id: reviewId }, body }) {
    return { review: await answerReview(context, caller, { reviewId, text: body.answer }) };
  },

  async report({ caller, params: { review_id: reviewId }, body }) {
    return { review: await reportReview(context, caller, { reviewId, reason: body.reason }) };
  },
});
