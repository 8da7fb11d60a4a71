import type { Contract } from 'market/calls/contract';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import { ratingChangeOf } from 'market/reviews/reviews-hiding.rules';
import { openConversation } from '#api/chat/chat.data.ts';
import { supportParty, writeReply } from '#api/chat/reply-in-chat.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { asReview } from './as-review.ts';
import { lockReviewOfDesk, type ModeratedReviewRow, reviewsOfDesk, writeDecision } from './reviews-desk.data.ts';

type AdminReviews = Contract['adminReviews'];

/** Returns a page of the reviews of an operator's zones, reported ones that wait for a decision first [OPS-072]. */
export async function listModeratedReviews(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  { list, ...page }: QueryOf<AdminReviews['list']>,
): Promise<ReplyOf<AdminReviews['list']>> {
  const { rows, total } = await reviewsOfDesk(db, { zoneIds: zoneIdsOf(staff), list }, sliceOf(page));
  return { total_size: total, limit: page.limit, offset: page.offset, reviews: rows.map(asModerated) };
}

/** Hides, keeps or shows a review again; the rating follows, and support writes to its writer [OPS-072]. */
export function decideReview(
  context: ApiContext,
  staff: AuthorizedOperator,
  { reviewId, rule, words, decided_at: seen }: BodyOf<AdminReviews['decide']> & { reviewId: number },
): Promise<ModeratedReview> {
  const at = context.now();
  return actAsStaff(context, staff, async (transaction) => {
    const review = await lockReviewOfDesk(transaction, reviewId, zoneIdsOf(staff));
    if (!review) throw new Refusal('review_not_found');
    const before = asModerated(review);
    if ((seen === null ? undefined : new Date(seen).getTime()) !== review.decided_at?.getTime()) {
      throw new ChangedMeanwhile({ sent: { rule, decided_at: seen }, now: before });
    }
    await writeDecision(transaction, reviewId, {
      rule,
      at,
      times: review.held_at ? 0 : ratingChangeOf(review.hidden_rule, rule),
    });
    const writer = accountOf(review.shopper);
    if (words !== null && writer !== undefined) {
      const conversationId = await openConversation(transaction, writer, supportParty);
      const message = { by: supportParty, conversationId, text: words, accountId: staff.customerId };
      await writeReply(transaction, context, message);
    }
    const change = {
      action: rule === null ? 'review.keep' : 'review.hide',
      subject: `review:${reviewId}`,
      before: { hidden_rule: review.hidden_rule },
      after: { hidden_rule: rule },
    };
    return { result: asModerated({ ...review, hidden_rule: rule, decided_at: at }), change };
  });
}

/** Returns the account of a shopper; undefined for a guest, and where the account is gone. */
function accountOf(shopper: string): number | undefined {
  const id = /^customer:(\d+)$/.exec(shopper)?.[1];
  return id === undefined ? undefined : Number(id);
}

function asModerated(row: ModeratedReviewRow): ModeratedReview {
  const { about, subject_name, store_name, order_id, report_reason, hidden_rule, reported_at, decided_at, ...rest } =
    row;
  const { shopper: _shopper, held_at: _heldAt, ...review } = rest;
  return {
    ...asReview(review),
    ...{ about, subject_name, store_name, order_id, report_reason, hidden_rule },
    reported_at: reported_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
  };
}
