import { reviewApi } from '#features/reviews/review-calls.ts';
import type { ReviewDraft, ReviewSubject } from './review-drafts.ts';

/** Gives one review. */
export async function sendReview(
  orderId: string,
  thing: ReviewSubject,
  { rating, comment, pictures }: ReviewDraft,
): Promise<void> {
  const body = { order_id: orderId, rating, comment };
  const { reviews } = reviewApi;
  if (thing.kind === 'store') await reviews.rateStore({ body });
  else if (thing.kind === 'delivery_man') await reviews.rateDeliveryMan({ body });
  else {
    const { item_id, line_number } = thing.line;
    await reviews.rateItem({ body: { ...body, item_id, line_number, 'attachment[]': pictures } });
  }
}
