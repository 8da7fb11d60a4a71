import { describe, expect, it } from 'vitest';
import { answerChangeableUntil, type ReviewedOrder, refusalOfAnswer, reviewOf } from './reviews.rules.ts';

const order: ReviewedOrder = {
  status: 'delivered',
  storeId: 3,
  hasReviewPlan: true,
  courierId: 7,
  lines: [
    { lineNumber: 1, itemId: 11, isReviewed: true },
    { lineNumber: 2, itemId: 11, isReviewed: false },
    { lineNumber: 3, itemId: 12, isReviewed: false },
  ],
  isStoreReviewed: false,
  isCourierReviewed: false,
};

describe('a review', () => {
  it('[REV-11] of an item that was bought twice goes to the line that has none', () => {
    expect(reviewOf(order, { about: 'item', itemId: 11 })).toEqual({ about: 'item', itemId: 11, lineNumber: 2 });
    expect(reviewOf(order, { about: 'item', itemId: 11, lineNumber: 1 })).toEqual({ refused: 'review_given' });
    expect(reviewOf(order, { about: 'item', itemId: 11, lineNumber: 3 })).toEqual({ refused: 'review_not_bought' });
  });

  it.each(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'canceled', 'failed'] as const)(
    'is not given of an order that is %s',
    (status) => {
      const early = { ...order, status };
      expect(reviewOf(early, { about: 'item', itemId: 12 })).toEqual({ refused: 'review_too_early' });
      expect(reviewOf(early, { about: 'store' })).toEqual({ refused: 'review_too_early' });
      expect(reviewOf(early, { about: 'delivery_man' })).toEqual({ refused: 'review_too_early' });
    },
  );

  it('[REV-12] [REV-16] of a store needs its plan, as that of its items does', () => {
    const withoutPlan = { ...order, hasReviewPlan: false };
    expect(reviewOf(withoutPlan, { about: 'store' })).toEqual({ refused: 'review_plan_off' });
    expect(reviewOf(withoutPlan, { about: 'item', itemId: 12 })).toEqual({ refused: 'review_plan_off' });
    expect(reviewOf(withoutPlan, { about: 'delivery_man' })).toEqual({ about: 'delivery_man', courierId: 7 });
  });

  it('of a parcel is of who brought it alone', () => {
    const parcel = { ...order, storeId: null, hasReviewPlan: false, lines: [] };
    expect(reviewOf(parcel, { about: 'store' })).toEqual({ refused: 'review_not_bought' });
    expect(reviewOf(parcel, { about: 'delivery_man' })).toEqual({ about: 'delivery_man', courierId: 7 });
  });

  it('[REV-13] of a courier is of the one who delivered it', () => {
    const notBought = { refused: 'review_not_bought' };
    expect(reviewOf(order, { about: 'delivery_man', courierId: 8 })).toEqual(notBought);
    expect(reviewOf({ ...order, courierId: null }, { about: 'delivery_man' })).toEqual(notBought);
  });
});

describe('the answer of a store to a review', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3_600_000);

  it.each([
    ['a first answer', { text: 'Thank you!', answeredAt: null }, undefined],
    ['a change within a day', { text: 'Thank you!', answeredAt: hoursAgo(23.9) }, undefined],
    ['a change after a day', { text: 'Thank you!', answeredAt: hoursAgo(24) }, { refused: 'answer_fixed' }],
    ['a phone number', { text: 'Call 0803 555 0142', answeredAt: null }, { refused: 'contact_in_text' }],
  ])('[STO-079] %s', (_, answer, refused) => {
    expect(refusalOfAnswer(answer, at)).toEqual(refused);
  });

  it('[STO-079] may be changed for 24 hours', () => {
    expect(answerChangeableUntil(at).toISOString()).toBe('2026-11-21T12:00:00.000Z');
  });
});
