import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { bestRating, maxCommentLength, ratingStep } from './reviews.rules.ts';

const orderId = z.string().check(z.regex(/^\d{1,20}$/));
const messageReply = z.object({ message: z.string() });
const rating = z.coerce.number().check(z.minimum(ratingStep), z.maximum(bestRating), z.multipleOf(ratingStep));
const comment = z._default(text(maxCommentLength), '');

/** As lists show it; the author is a first name and an initial. */
export const review = z.object({
  id: z.int(),
  author: z.string(),
  rating: z.number(),
  comment: z.string(),
  /** The language of the comment, as far as it is known. */
  language: z.string(),
  images_full_url: z.array(z.string()),
  created_at: z.string(),
  /** Of the store; null without one [CUS-14]. */
  answer: z.nullable(z.object({ text: z.string(), answered_at: z.iso.datetime() })),
});

export type Review = z.infer<typeof review>;

const own = z.nullable(z.object({ rating: z.number(), comment: z.string(), images_full_url: z.array(z.string()) }));

/** An order as its review page shows it, with the reviews written so far [REV-10]. */
export const orderToReview = z.object({
  order_id: z.string(),
  order_status: z.enum(orderStatuses),
  /** Null for a parcel, of which only the courier can be reviewed. */
  store: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      monogram: z.string(),
      colours: z.array(z.string()),
      module_type: z.string(),
      reviews_enabled: z.boolean(),
      review: own,
    }),
  ),
  lines: z.array(
    z.object({
      line_number: z.int(),
      item_id: z.int(),
      name: z.string(),
      image_full_url: z.string(),
      variation: z.string(),
      quantity: z.int(),
      review: own,
    }),
  ),
  delivery_man: z.nullable(
    z.object({ id: z.int(), f_name: z.string(), l_name: z.string(), vehicle: z.string(), review: own }),
  ),
});

export type OrderToReview = z.infer<typeof orderToReview>;

const reviewPage = z.extend(listReply('reviews', review), {
  /** How many gave one to five stars, of all reviews; half a star counts as the whole one above it. */
  stars: z.array(z.int()),
});
/** 1 for those alone that say or show something; `total_size` counts them. */
const withWords = z.optional(z.coerce.number().check(z.refine((value) => value === 0 || value === 1, 'Send 0 or 1')));
const refusals = [
  'order_not_found',
  'review_too_early',
  'review_not_bought',
  'review_plan_off',
  'review_given',
] as const;
const closing = {
  path: '/api/v1/customer/order/review-cancel',
  callers: 'customer',
  reply: messageReply,
  refusals: ['order_not_found'],
} as const;

export const reviewsContract = {
  pending: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/pending-review',
    summary: 'The last order that arrived, while nothing has been said of it; nulls where nothing awaits a review',
    callers: 'customer',
    reply: z.object({
      order_id: z.nullable(z.string()),
      images: z.array(z.string()),
      store_name: z.nullable(z.string()),
      delivered_at: z.nullable(z.string()),
      time_zone: z.nullable(z.string()),
    }),
    refusals: [],
  }),
  close: endpoint({
    method: 'POST',
    summary: 'Do not ask for a review of this order again',
    body: z.object({ order_id: orderId }),
    ...closing,
  }),
  /** By GET, as the requirement documents say. Loading a page must not trigger it. */
  closeByGet: endpoint({
    method: 'GET',
    hasSideEffects: true,
    summary: 'The same, as a GET; with a cookie it needs the header of the storefront',
    query: z.object({ order_id: orderId }),
    ...closing,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/reviews',
    summary: 'What of an order can be reviewed, and what has been',
    callers: 'customer',
    query: z.object({ order_id: orderId }),
    reply: orderToReview,
    refusals: ['order_not_found', 'review_too_early'],
  }),
  rateItem: endpoint({
    method: 'POST',
    path: '/api/v1/items/reviews/submit',
    summary: 'Review an item of an order that was delivered; each line once, with 3 pictures at most',
    callers: 'customer',
    bodyAs: 'multipart',
    body: z.object({
      order_id: orderId,
      item_id: id,
      /** Of two lines with the same item; absent means the first without a review. */
      line_number: z.optional(id),
      rating,
      comment,
      'attachment[]': z.optional(z.array(uploadedFile)),
    }),
    reply: messageReply,
    refusals: [...refusals, 'images_too_many', 'picture_kind', 'picture_size', 'too_large', 'too_many'],
  }),
  rateStore: endpoint({
    method: 'POST',
    path: '/api/v1/stores/reviews/submit',
    summary: 'Review the store of an order that was delivered',
    callers: 'customer',
    body: z.object({ order_id: orderId, store_id: z.optional(id), rating, comment }),
    reply: messageReply,
    refusals,
  }),
  rateDeliveryMan: endpoint({
    method: 'POST',
    path: '/api/v1/delivery-man/reviews/submit',
    summary: 'Review who brought an order',
    callers: 'customer',
    body: z.object({ order_id: orderId, delivery_man_id: z.optional(id), rating, comment }),
    reply: messageReply,
    refusals,
  }),
  ofItem: endpoint({
    method: 'GET',
    path: '/api/v1/items/reviews/{id}',
    summary: 'What people say of an item, the latest first',
    callers: 'anyone',
    mayBeStale: true,
    params: z.object({ id }),
    query: z.object({ with_words: withWords, ...pageQuery() }),
    reply: reviewPage,
    refusals: [],
  }),
  ofStore: endpoint({
    method: 'GET',
    path: '/api/v1/stores/reviews/{id}',
    summary: 'What people say of a store, the latest first; nothing of one without a review plan',
    callers: 'anyone',
    mayBeStale: true,
    params: z.object({ id }),
    query: z.object({ with_words: withWords, ...pageQuery() }),
    reply: reviewPage,
    refusals: [],
  }),
};
