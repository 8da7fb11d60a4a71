import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { review } from './reviews.contract.ts';
import { hidingRules, maxWordsToWriter, moderationLists } from './reviews-hiding.rules.ts';

/** A review as operators read it, with what it is about. */
const moderatedReview = z.extend(review, {
  about: z.enum(['item', 'store', 'delivery_man']),
  /** The item, the store or the courier. */
  subject_name: z.string(),
  /** Null for a parcel. */
  store_name: z.nullable(z.string()),
  order_id: z.string(),
  /** When its store reported it, and why; null if it did not. */
  reported_at: z.nullable(z.iso.datetime()),
  report_reason: z.nullable(z.string()),
  /** When an operator last decided on it; null if none has. */
  decided_at: z.nullable(z.iso.datetime()),
  /** The rule that it breaks; null while everybody reads it. */
  hidden_rule: z.nullable(z.enum(hidingRules)),
});

export type ModeratedReview = z.infer<typeof moderatedReview>;

/** What operators decide about reviews. */
export const adminReviewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/reviews',
    summary: 'Reviews of all stores: reported ones that wait for a decision first, then the latest [OPS-072]',
    callers: 'operator:ops.content',
    query: z.object({ ...pageQuery(), list: z._default(z.enum(moderationLists), 'reported') }),
    reply: listReply('reviews', moderatedReview),
    refusals: [],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/admin/reviews/{review_id}/decide',
    summary:
      'Hide a review with the rule that it breaks, keep it, or show it again; the rating follows, and the writer can get an answer from support [OPS-072]',
    callers: 'operator:ops.content',
    params: z.object({ review_id: id }),
    body: z.object({
      /** Null keeps the review, or shows it again. */
      rule: z.nullable(z.enum(hidingRules)),
      /** To the writer, in the conversation with support; null without one. */
      words: z.nullable(text(maxWordsToWriter).check(z.minLength(1, 'This field is required.'))),
      /** The decision that the operator has read; null for none. */
      decided_at: z.nullable(z.iso.datetime({ offset: true })),
    }),
    reply: z.object({ review: moderatedReview }),
    refusals: ['review_not_found', 'changed_meanwhile'],
  }),
};
