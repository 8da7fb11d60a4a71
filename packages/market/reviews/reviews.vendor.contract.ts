import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { review } from './reviews.contract.ts';
import { maxAnswerLength, reportLengths, reviewLists } from './reviews.rules.ts';

/** A review as the store of its order reads it, with the order [STO-079]. */
const storeReview = z.extend(review, {
  about: z.enum(['store', 'item']),
  /** The item of a review of an item. */
  item_name: z.nullable(z.string()),
  order: z.object({
    id: z.string(),
    placed_at: z.iso.datetime(),
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  }),
  /** Until when the answer may be changed; null without one, and once it stays as it is. */
  answer_changeable_until: z.nullable(z.iso.datetime()),
  /** When the store reported it to the market; null if it did not. */
  reported_at: z.nullable(z.iso.datetime()),
});

export type StoreReview = z.infer<typeof storeReview>;

const storeParams = z.object({ store_id: id });
const params = z.object({ store_id: id, review_id: id });
const reply = z.object({ review: storeReview });

/** What customers say of a store and its items, and what the store answers. */
export const vendorReviewsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/reviews',
    summary:
      'Reviews of a store and its items with their orders, the latest first: all, or those without an answer [STO-079]',
    callers: 'vendor:store.reviews',
    params: storeParams,
    query: z.object({ ...pageQuery(), list: z._default(z.enum(reviewLists), 'all') }),
    reply: listReply('reviews', storeReview),
    refusals: [],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/reviews/{review_id}/answer',
    summary: 'Answer a review where everybody reads it; the answer can be changed for 24 hours [STO-079] [CUS-14]',
    callers: 'vendor:store.reviews',
    params,
    body: z.object({ answer: text(maxAnswerLength).check(z.minLength(1, 'This field is required.')) }),
    reply,
    refusals: ['review_not_found', 'contact_in_text', 'answer_fixed'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/reviews/{review_id}/report',
    summary:
      'Report a review to support of the market, once, with the reason; it stays until an operator decides [STO-079]',
    callers: 'vendor:store.reviews',
    params,
    body: z.object({
      reason: text(reportLengths.max).check(z.minLength(reportLengths.min, 'This field is required.')),
    }),
    reply,
    refusals: ['review_not_found'],
  }),
};
