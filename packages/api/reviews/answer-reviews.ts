import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { answerChangeableUntil, refusalOfAnswer } from 'market/reviews/reviews.rules';
import type { StoreReview } from 'market/reviews/reviews.vendor.contract';
import { writeToSupport } from '#api/chat/write-to-support.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { asReview } from './as-review.ts';
import { lockReview, reviewsForStore, type StoreReviewRow, writeAnswer, writeReport } from './reviews-staff.data.ts';

type VendorReviews = Contract['vendorReviews'];

/** Returns a page of what customers say of a store and its items, with their orders [STO-079]. */
export async function listStoreReviews(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  storeId: number,
  { list, ...page }: QueryOf<VendorReviews['list']>,
): Promise<ReplyOf<VendorReviews['list']>> {
  const isUnanswered = list === 'unanswered';
  const { rows, total } = await reviewsForStore(db, { storeId, isUnanswered }, sliceOf(page));
  const { limit, offset } = page;
  return { total_size: total, limit, offset, reviews: rows.map((row) => asStoreReview(row, now())) };
}

/** Answers a review, or changes the answer within a day, without contact data [STO-079] [CUS-14]. */
export function answerReview(
  context: ApiContext,
  staff: AuthorizedStore,
  { reviewId, text }: { reviewId: number; text: string },
): Promise<StoreReview> {
  const at = context.now();
  return actAsStaff(context, staff, async (transaction) => {
    const review = await lockReview(transaction, staff.storeId, reviewId);
    if (!review) throw new Refusal('review_not_found');
    const answer = text.trim();
    refuse(refusalOfAnswer({ text: answer, answeredAt: review.answered_at }, at));
    await writeAnswer(transaction, reviewId, { answer, at });
    const result = asStoreReview({ ...review, answer, answered_at: review.answered_at ?? at }, at);
    const change = {
      action: 'review.answer',
      subject: `review:${reviewId}`,
      before: { answer: review.answer },
      after: { answer },
    };
    return { result, change };
  });
}

/**
 * Reports a review to support of the market: the conversation of the person with support has the reason and the order.
 * A second report is in the audit log alone [STO-079].
 */
export function reportReview(
  context: ApiContext,
  staff: AuthorizedStore,
  { reviewId, reason }: { reviewId: number; reason: string },
): Promise<StoreReview> {
  const at = context.now();
  return actAsStaff(context, staff, async (transaction) => {
    const review = await lockReview(transaction, staff.storeId, reviewId);
    if (!review) throw new Refusal('review_not_found');
    const isNew = review.reported_at === null;
    if (isNew) {
      await writeReport(transaction, reviewId, { reason, at });
      const { order_id: orderId, rating, comment } = review;
      const text = `Review ${reviewId} of order ${orderId}: ${rating}/5 “${comment}”. Reported: ${reason}`;
      await writeToSupport(transaction, context, { accountId: staff.customerId, orderId, text });
    }
    const result = asStoreReview({ ...review, reported_at: review.reported_at ?? at }, at);
    const change = { action: 'review.report', subject: `review:${reviewId}`, reason };
    return { result, change };
  });
}

function asStoreReview(row: StoreReviewRow, at: Date): StoreReview {
  const { about, item_name, order_id: id, placed_at: placedAt, lines, reported_at: reportedAt, ...review } = row;
  const until = review.answered_at && answerChangeableUntil(review.answered_at);
  return {
    ...asReview(review),
    about,
    item_name,
    order: { id, placed_at: placedAt.toISOString(), lines },
    answer_changeable_until: until && at < until ? until.toISOString() : null,
    reported_at: reportedAt?.toISOString() ?? null,
  };
}
