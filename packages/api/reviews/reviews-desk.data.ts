import { sql } from 'kysely';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import type { ReviewRow } from './reviews.data.ts';

/** Zones of an operator; null for all. */
type ZoneIds = readonly number[] | null;

/** A review as operators read it. */
export interface ModeratedReviewRow
  extends ReviewRow,
    Pick<ModeratedReview, 'about' | 'subject_name' | 'store_name' | 'order_id' | 'report_reason' | 'hidden_rule'> {
  reported_at: Date | null;
  decided_at: Date | null;
  /** Since when it is contested, and in no sum; null while it counts. */
  held_at: Date | null;
  /** Whose order it is. */
  shopper: string;
}

const columns = sql`r.id, r.about, r.author, r.rating, r.comment, r.language, r.pictures, r.created_at, r.answer, r.answered_at,
  r.reported_at, r.report_reason, r.decided_at, r.hidden_rule, r.held_at, r.order_id, o.shopper, s.name as store_name,
  coalesce(i.name, case when r.about = 'store' then s.name end, d.f_name || ' ' || d.l_name, '') as subject_name`;

const tables = sql`reviews r join orders o on o.id = r.order_id left join stores s on s.id = o.store_id
  left join items i on i.id = r.item_id left join delivery_men d on d.id = r.delivery_man_id`;

/** Returns a page of the reviews of orders in these zones: reported ones without a decision first, then the latest. */
export async function reviewsOfDesk(
  db: Connection,
  { zoneIds, list }: { zoneIds: ZoneIds; list: 'reported' | 'hidden' | 'all' },
  { limit, skip }: Slice,
): Promise<{ rows: ModeratedReviewRow[]; total: number }> {
  const where = sql`(${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))
    and (${list} = 'all' or (${list} = 'hidden' and r.hidden_rule is not null)
      or (${list} = 'reported' and r.reported_at is not null and r.decided_at is null))`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<ModeratedReviewRow>`
      select ${columns} from ${tables} where ${where}
      order by (r.reported_at is not null and r.decided_at is null) desc, r.created_at desc, r.id desc
      limit ${limit}::int offset ${skip}::int`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from reviews r join orders o on o.id = r.order_id where ${where}`.execute(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns a review of an order in these zones, and locks it for the transaction; undefined for any other. */
export async function lockReviewOfDesk(
  transaction: Transaction,
  id: number,
  zoneIds: ZoneIds,
): Promise<ModeratedReviewRow | undefined> {
  const { rows } = await sql<ModeratedReviewRow>`
    select ${columns} from ${tables}
    where r.id = ${id} and (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[])) for update of r`.execute(
    transaction,
  );
  return rows[0];
}

/** Writes a decision, and adds the review to the rating of its subject `times` times: once, not at all, or takes it out. */
export async function writeDecision(
  transaction: Transaction,
  id: number,
  { rule, at, times }: { rule: ModeratedReview['hidden_rule']; at: Date; times: -1 | 0 | 1 },
): Promise<void> {
  await sql`
    with decided as (
      update reviews set hidden_rule = ${rule}, decided_at = ${at} where id = ${id}
      returning item_id, store_id, delivery_man_id, rating
    ), of_item as (
      update items i set rating_sum = rating_sum + ${times}::int * g.rating, rating_count = rating_count + ${times}::int
      from decided g where i.id = g.item_id and ${times}::int <> 0
    ), of_store as (
      update stores s set rating_sum = rating_sum + ${times}::int * g.rating, rating_count = rating_count + ${times}::int
      from decided g where s.id = g.store_id and ${times}::int <> 0
    )
    update delivery_men d set rating_sum = rating_sum + ${times}::int * g.rating,
      rating_count = rating_count + ${times}::int
    from decided g where d.id = g.delivery_man_id and ${times}::int <> 0`.execute(transaction);
}
