import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Rows of one statement, so that none takes long. */
const messagesAtOnce = 5_000;
/** The rest waits for the next run. */
const maxMessages = 500_000;
/** Spans of six hours in one run; the rest waits for the next one. */
const maxSpans = 800;

/**
 * Deletes messages that were sent before then. It reads on from where the last run has stopped, and begins again at the
 * end: so it needs no index by time on the largest table. Messages that were never sent stay, and so do those that a
 * webhook still waits for.
 */
export async function deleteSentMessages(db: Connection, before: Date): Promise<void> {
  for (let read = 0; read < maxMessages; read += messagesAtOnce) {
    const { rows } = await sql<{ count: number }>`
      with batch as materialized (
        select id, sent_at from outbox
        where id > coalesce((select last_id from retention_horizons where part = 'messages'), 0)
        order by id limit ${messagesAtOnce}
      ), deleted as (
        delete from outbox where id = any (array(
          select id from batch where sent_at < ${before} and not exists (
            select from webhook_deliveries w
            where w.outbox_id = batch.id and w.sent_at is null and w.given_up_at is null)))
      ), noted as (
        insert into retention_horizons (part, before, last_id)
        select 'messages', ${before}, case when count(*) = ${messagesAtOnce} then max(id) else 0 end from batch
        on conflict (part) do update set before = excluded.before, last_id = excluded.last_id
      )
      select count(*)::int as count from batch`.execute(db);
    if ((rows[0]?.count ?? 0) < messagesAtOnce) return;
  }
}

/** Deletes the idempotency keys of orders that were placed before then. */
export function deleteKeysOfOrders(db: Connection, before: Date): Promise<void> {
  return deleteBySpans(
    db,
    { part: 'keys of orders', before },
    (orders) => sql`delete from idempotency_keys where order_id = any (array(select id from ${orders}))`,
  );
}

/**
 * Deletes the steps of orders that were placed before then and have ended, but for the last one, which says what became
 * of the order. The order itself has the moment of each state.
 */
export function deleteStepsOfOrders(db: Connection, before: Date): Promise<void> {
  return deleteBySpans(
    db,
    { part: 'steps of orders', before },
    (orders) =>
      sql`delete from order_steps s where order_id = any (array(
          select id from ${orders} where order_status in ('delivered', 'canceled', 'failed', 'refunded')))
        and step_number < (select max(step_number) from order_steps t where t.order_id = s.order_id)`,
  );
}

/** Deletes a part of orders, the orders of one span after the other, and notes how far it has come. */
async function deleteBySpans(
  db: Connection,
  { part, before }: { part: 'keys of orders' | 'steps of orders'; before: Date },
  deletion: (orders: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const orders = sql`(select o.id, o.order_status from orders o, span
    where o.placed_at >= span.begins_at and o.placed_at < span.ends_at) placed`;
  for (let span = 0; span < maxSpans; span += 1) {
    const { rows } = await sql<{ isOver: boolean }>`
      with span as materialized (
        select begins_at, least(begins_at + interval '6 hours', ${before}::timestamptz) as ends_at from (
          select coalesce((select before from retention_horizons where part = ${part}),
            (select min(placed_at) from orders)) as begins_at) begun
        where begins_at < ${before}::timestamptz
      ), deleted as (${deletion(orders)}), noted as (
        insert into retention_horizons (part, before) select ${part}, ends_at from span
        on conflict (part) do update set before = excluded.before
      )
      select not exists (select from span where ends_at < ${before}::timestamptz) as "isOver"`.execute(db);
    if (rows[0]?.isOver ?? true) return;
  }
}
