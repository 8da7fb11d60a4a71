import type { Refused } from '../calls/refusal-details.ts';
import type { OrderStatus } from '../orders/orders.rules.ts';
import { hourMilliseconds } from '../values/durations.ts';
import { contactIn } from './reviews-contact.rules.ts';

/** Stars are given in halves [CARD-11]. */
export const ratingStep = 0.5;
export const bestRating = 5;
/** Pictures of one review of an item, at most. */
export const maxReviewPictures = 3;
/** Characters of a comment, at most. */
export const maxCommentLength = 1000;

/** The subject of a review: a line of the order, its store, or its courier. */
export type ReviewSubject =
  | { about: 'item'; itemId: number; lineNumber?: number | undefined }
  | { about: 'store'; storeId?: number | undefined }
  | { about: 'delivery_man'; courierId?: number | undefined };

/** Of an order of the customer, what decides what of it can be reviewed. */
export interface ReviewedOrder {
  status: OrderStatus;
  /** Null for a parcel. */
  storeId: number | null;
  /** Whether the store has a review plan; without one neither it nor its items are reviewed. */
  hasReviewPlan: boolean;
  courierId: number | null;
  lines: readonly { lineNumber: number; itemId: number; isReviewed: boolean }[];
  isStoreReviewed: boolean;
  isCourierReviewed: boolean;
}

/** A review that may be written: of a line, it is the line by its number. */
export type WritableReview =
  | { about: 'item'; itemId: number; lineNumber: number }
  | { about: 'store'; storeId: number }
  | { about: 'delivery_man'; courierId: number };

/** A delivered order can be reviewed, also while a refund is requested. */
export function isReviewable(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'refund_requested' || status === 'refunded';
}

/** Only what came with the order, once it has come, and each once [REV-11] [REV-12] [REV-13]. */
export function reviewOf(order: ReviewedOrder, subject: ReviewSubject): WritableReview | Refused {
  if (!isReviewable(order.status)) return { refused: 'review_too_early' };
  switch (subject.about) {
    case 'item':
      return reviewOfItem(order, subject);
    case 'store':
      return reviewOfStore(order, subject.storeId);
    case 'delivery_man':
      return reviewOfCourier(order, subject.courierId);
  }
}

/** Of two lines with the same item and no line named, the first that still has no review. */
function reviewOfItem(
  order: ReviewedOrder,
  { itemId, lineNumber }: { itemId: number; lineNumber?: number | undefined },
): WritableReview | Refused {
  const bought = order.lines.filter(
    (line) => line.itemId === itemId && (lineNumber === undefined || line.lineNumber === lineNumber),
  );
  if (bought.length === 0) return { refused: 'review_not_bought' };
  if (!order.hasReviewPlan) return { refused: 'review_plan_off' };
  const open = bought.find(({ isReviewed }) => !isReviewed);
  return open ? { about: 'item', itemId, lineNumber: open.lineNumber } : { refused: 'review_given' };
}

function reviewOfStore(order: ReviewedOrder, requestedId?: number): WritableReview | Refused {
  const { storeId } = order;
  if (storeId === null || (requestedId !== undefined && requestedId !== storeId))
    return { refused: 'review_not_bought' };
  if (!order.hasReviewPlan) return { refused: 'review_plan_off' };
  return order.isStoreReviewed ? { refused: 'review_given' } : { about: 'store', storeId };
}

function reviewOfCourier(order: ReviewedOrder, requestedId?: number): WritableReview | Refused {
  const { courierId } = order;
  if (courierId === null || (requestedId !== undefined && requestedId !== courierId))
    return { refused: 'review_not_bought' };
  return order.isCourierReviewed ? { refused: 'review_given' } : { about: 'delivery_man', courierId };
}

/** The lists of reviews that a store reads. */
export const reviewLists = ['unanswered', 'all'] as const;
export type ReviewList = (typeof reviewLists)[number];

/** Characters of the answer of a store, at most. */
export const maxAnswerLength = 600;
/** For how long after its first words a store may change its answer, in hours. */
export const answerHours = 24;
/** Characters of the reason of a report, at least and at most. */
export const reportLengths = { min: 3, max: 300 } as const;

/** Returns until when a store may change an answer that it first gave at a moment [STO-079]. */
export function answerChangeableUntil(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + answerHours * hourMilliseconds);
}

/** Returns why a store may not answer a review with a text at a moment; undefined if it may [STO-079]. */
export function refusalOfAnswer(
  { text, answeredAt }: { text: string; answeredAt: Date | null },
  at: Date,
): Refused | undefined {
  if (contactIn(text) !== null) return { refused: 'contact_in_text' };
  if (answeredAt !== null && at >= answerChangeableUntil(answeredAt)) return { refused: 'answer_fixed' };
  return undefined;
}
