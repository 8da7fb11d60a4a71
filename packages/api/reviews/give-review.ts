import type { UploadedFile } from 'market/calls/endpoint';
import { maxReviewPictures, type ReviewedOrder, type ReviewSubject, reviewOf } from 'market/reviews/reviews.rules';
import { daySeconds } from 'market/values/durations';
import { withPictures } from '#api/access/registration/save-pictures.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { insertReview, type OrderToReviewRow, orderToReview } from './reviews.data.ts';

export interface GivenReview {
  customerId: number;
  orderId: string;
  subject: ReviewSubject;
  /** 0.5 to 5, in halves. */
  rating: number;
  comment: string;
  language: string;
  pictures?: readonly UploadedFile[] | undefined;
}

const picturesPerDay = { name: 'review pictures of a customer', windowSeconds: daySeconds };

/** Saves a customer's review of a delivered order, with its pictures and its part of the rating, all or nothing. */
export async function giveReview(
  context: ApiContext,
  { customerId, orderId, subject, pictures = [], ...given }: GivenReview,
): Promise<void> {
  const order = await orderToReview(context.db, customerId, orderId);
  if (!order) throw new Refusal('order_not_found');
  const review = reviewOf(reviewedOrder(order), subject);
  if ('refused' in review) throw new Refusal(review.refused);
  if (pictures.length > maxReviewPictures) throw new Refusal('images_too_many');
  const limit = limitNumber(context, 'LIMIT_REVIEW_PICTURES');
  for (const _ of pictures) await countTry(context, { ...picturesPerDay, subject: String(customerId), limit });
  const { author } = order;
  await context.pausePoint?.('review allowed');
  await withPictures(context, Object.fromEntries(pictures.entries()), async (transaction, saved) => {
    const names = Object.values(saved).filter((name) => name !== null);
    const isNew = await insertReview(transaction, { orderId, author, ...review, ...given, pictures: names });
    // The same customer was faster in another tab.
    if (!isNew) throw new Refusal('review_given');
  });
}

function reviewedOrder({ order_status, store, lines, delivery_man: courier }: OrderToReviewRow): ReviewedOrder {
  return {
    status: order_status,
    storeId: store?.id ?? null,
    hasReviewPlan: store?.reviews_enabled ?? false,
    courierId: courier?.id ?? null,
    lines: lines.map(({ line_number, item_id, review }) => ({
      lineNumber: line_number,
      itemId: item_id,
      isReviewed: review !== null,
    })),
    isStoreReviewed: store?.review != null,
    isCourierReviewed: courier?.review != null,
  };
}
