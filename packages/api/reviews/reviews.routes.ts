import type { Contract } from 'market/calls/contract';
import type { QueryOf } from 'market/calls/endpoint';
import type { OrderToReview } from 'market/reviews/reviews.contract';
import { isReviewable } from 'market/reviews/reviews.rules';
import { imagePath, uploadPath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { asReview } from './as-review.ts';
import { giveReview } from './give-review.ts';
import {
  closeReminder,
  countReviewsOfItem,
  countReviewsOfStore,
  type OrderToReviewRow,
  orderToReview,
  pendingReview,
  type ReviewCounts,
  type ReviewRow,
  reviewsOfItem,
  reviewsOfStore,
} from './reviews.data.ts';

const thanks = { message: 'Thank you for your review.' };

export const reviewsRoutes = (context: ApiContext): Handlers<Contract['reviews']> => {
  const close = async (customerId: number, orderId: string) => {
    if (!(await closeReminder(context.db, customerId, orderId))) throw new Refusal('order_not_found');
    return { message: 'You will not be asked about this order again.' };
  };
  return {
    async pending({ caller }) {
      const order = await pendingReview(context.db, caller.customerId);
      return {
        order_id: order?.id ?? null,
        images: order?.images.map(imagePath) ?? [],
        store_name: order?.store_name ?? null,
        delivered_at: order?.delivered_at.toISOString() ?? null,
        time_zone: order?.time_zone ?? null,
      };
    },
    close: ({ body, caller }) => close(caller.customerId, body.order_id),
    closeByGet: ({ query, caller }) => close(caller.customerId, query.order_id),
    async ofOrder({ query, caller }) {
      const order = await orderToReview(context.db, caller.customerId, query.order_id);
      if (!order) throw new Refusal('order_not_found');
      if (!isReviewable(order.order_status)) throw new Refusal('review_too_early');
      return asReply(order);
    },
    async rateItem({ body, caller: { customerId }, scope: { language } }) {
      const {
        order_id: orderId,
        item_id: itemId,
        line_number: lineNumber,
        rating,
        comment,
        'attachment[]': pictures,
      } = body;
      const subject = { about: 'item', itemId, lineNumber } as const;
      await giveReview(context, { customerId, orderId, subject, rating, comment, language, pictures });
      return thanks;
    },
    async rateStore({ body, caller: { customerId }, scope: { language } }) {
      const { order_id: orderId, store_id: storeId, rating, comment } = body;
      const subject = { about: 'store', storeId } as const;
      await giveReview(context, { customerId, orderId, subject, rating, comment, language });
      return thanks;
    },
    async rateDeliveryMan({ body, caller: { customerId }, scope: { language } }) {
      const { order_id: orderId, delivery_man_id: courierId, rating, comment } = body;
      const subject = { about: 'delivery_man', courierId } as const;
      await giveReview(context, { customerId, orderId, subject, rating, comment, language });
      return thanks;
    },
    async ofItem({ params: { id }, query }) {
      const [counts, rows] = await Promise.all([
        countReviewsOfItem(context.db, id),
        reviewsOfItem(context.db, id, sliceIn(query)),
      ]);
      return pageOf(query, counts, rows);
    },
    async ofStore({ params: { id }, query }) {
      const [counts, rows] = await Promise.all([
        countReviewsOfStore(context.db, id),
        reviewsOfStore(context.db, id, sliceIn(query)),
      ]);
      return pageOf(query, counts, rows);
    },
  };
};

type PageQuery = QueryOf<Contract['reviews']['ofItem']>;

function sliceIn({ limit, offset, with_words: words }: PageQuery) {
  return { limit, skip: (offset - 1) * limit, isWithWords: words === 1 };
}

function pageOf({ limit, offset, with_words: words }: PageQuery, counts: ReviewCounts, rows: ReviewRow[]) {
  const total_size = words === 1 ? counts.withWords : counts.all;
  return { total_size, limit, offset, stars: counts.stars, reviews: rows.map(asReview) };
}

function asReply({ id, order_status, store, lines, delivery_man: courier }: OrderToReviewRow): OrderToReview {
  return {
    order_id: id,
    order_status,
    store: store && { ...store, review: asOwn(store.review) },
    lines: lines.map(({ image, variation, review, ...line }) => ({
      ...line,
      image_full_url: imagePath(image),
      variation: variation ?? '',
      review: asOwn(review),
    })),
    delivery_man: courier && { ...courier, review: asOwn(courier.review) },
  };
}

function asOwn(review: OrderToReviewRow['lines'][number]['review']) {
  if (!review) return null;
  const { rating, comment, pictures } = review;
  return { rating, comment, images_full_url: pictures.map(uploadPath) };
}
