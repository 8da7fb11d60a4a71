import { type RawBuilder, sql } from 'kysely';
import type { StoreReview } from 'market/reviews/reviews.vendor.contract';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import type { ReviewRow } from './reviews.data.ts';

/** A review with its order. */
export interface StoreReviewRow extends ReviewRow, Pick<StoreReview, 'about' | 'item_name'> {
  order_id: string;
  placed_at: Date;
  lines: StoreReview['order']['lines'];
  reported_at: Date | null;
}

const columns = sql`r.id, r.about, r.author, r.rating, r.comment, r.language, r.pictures, r.created_at, r.answer, r.answered_at,
  r.reported_at, r.order_id, o.placed_at,
  (select l.name from order_lines l where l.order_id = r.order_id and l.line_number = r.line_number) as item_name,
  coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.line_number)
    from order_lines l where l.order_id = r.order_id), '[]') as lines`;

/** What is said of a store and of its items, unless it is hidden; of its couriers the market reads. */
const ofStore = (storeId: number): RawBuilder<unknown> => sql`
  o.store_id = ${storeId} and r.about in ('store', 'item') and r.hidden_rule is null`;

/** Returns a page of the reviews of a store and its items, the latest first. */
export async function reviewsForStore(
  db: Connection,
  { storeId, isUnanswered }: { storeId: number; isUnanswered: boolean },
  { limit, skip }: Slice,
): Promise<{ rows: StoreReviewRow[]; total: number }> {
  const where = sql`${ofStore(storeId)} and (not ${isUnanswered}::bool or r.answer is null)`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<StoreReviewRow>`
      select ${columns} from reviews r join orders o on o.id = r.order_id where ${where}
      order by r.created_at desc, r.id desc limit ${limit}::int offset ${skip}::int`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from reviews r join orders o on o.id = r.order_id where ${where}`.execute(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns a review of a store or of its items, and locks it for the transaction; undefined for any other. */
export async function lockReview(
  db: Connection,
  storeId: number,
  reviewId: number,
): Promise<StoreReviewRow | undefined> {
  const { rows } = await sql<StoreReviewRow>`
    select ${columns} from reviews r join orders o on o.id = r.order_id
    where r.id = ${reviewId} and ${ofStore(storeId)} for update of r`.execute(db);
  return rows[0];
}

/** Writes the answer of a store; the time of the first one stays. */
export async function writeAnswer(
  db: Connection,
  reviewId: number,
  { answer, at }: { answer: string; at: Date },
): Promise<void> {
  await sql`
    update reviews set answer = ${answer}, answered_at = coalesce(answered_at, ${at}) where id = ${reviewId}`.execute(
    db,
  );
}

/** Notes that a store has reported a review. */
export async function writeReport(
  db: Connection,
  reviewId: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await sql`update reviews set reported_at = ${at}, report_reason = ${reason} where id = ${reviewId}`.execute(db);
}
