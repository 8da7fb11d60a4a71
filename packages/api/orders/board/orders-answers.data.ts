import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export async function storeOfOrder(db: Connection, orderId: string): Promise<number | undefined> {
  const order = await db.selectFrom('orders').select('store_id').where('id', '=', orderId).executeTakeFirst();
  return order?.store_id ?? undefined;
}

export interface LatestAnswers {
  /** Of the two latest orders that the store could answer since it was last resumed, the latest first. */
  answers: { placedAt: Date; isUnanswered: boolean }[];
  boardReadAt: Date | null;
}

/** Returns how a store answered lately. What customers or payments have ended before an answer is left out. */
export async function latestAnswers(db: Connection, storeId: number, unanswered: string): Promise<LatestAnswers> {
  const { rows } = await sql<LatestAnswers['answers'][number]>`
    select placed_at as "placedAt", is_unanswered as "isUnanswered" from (
      select o.id, o.placed_at, o.order_status, o.canceled_by,
        coalesce(o.canceled_by = 'market' and o.cancel_reason = ${unanswered}, false) as is_unanswered
      from orders o join stores s on s.id = o.store_id
      where o.store_id = ${storeId} and o.order_status <> 'pending'
        and o.placed_at > coalesce(s.resumed_at, '-infinity')
    ) answered
    where order_status not in ('canceled', 'failed') or canceled_by = 'store' or is_unanswered
    order by placed_at desc, id desc limit 2`.execute(db);
  const board = await sql<{ read_at: Date }>`
    select read_at from store_boards where store_id = ${storeId}`.execute(db);
  return { answers: rows, boardReadAt: board.rows[0]?.read_at ?? null };
}
