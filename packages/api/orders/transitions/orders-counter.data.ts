import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** A take-away order that is ready at the counter. */
export interface CounterRow {
  id: string;
  rule: 'keep' | 'store_pays' | 'customer_pays' | null;
  isPaid: boolean;
  handoverAt: Date;
  readyAt: Date | null;
  scheduleAt: Date | null;
  timeZone: string;
}

/** A time that the customer has chosen, or that an operator has set since (OPS-024). */
const notBefore = sql`greatest(o.schedule_at, o.held_until,
  (select d.until from order_delays d where d.order_id = o.id))`;
const columns = sql`o.id, o.unfetched_rule as rule, o.payment_status = 'paid' as "isPaid", o.handover_at as "handoverAt",
  o.ready_at as "readyAt", ${notBefore} as "scheduleAt", z.time_zone as "timeZone"`;
const isAtCounter = sql`o.order_type = 'take_away' and o.order_status = 'handover' and o.handover_at is not null`;

/** Returns an order that waits at the counter; undefined for every other order. */
export async function counterRow(db: Connection, orderId: string): Promise<CounterRow | undefined> {
  const { rows } = await sql<CounterRow>`
    select ${columns} from orders o join zones z on z.id = o.zone_id
    where o.id = ${orderId} and ${isAtCounter}`.execute(db);
  return rows[0];
}

/** Returns the orders whose time at the counter is over and that are not kept, the longest waiting first. */
export async function ordersUnfetched(
  db: Connection,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where ${isAtCounter} and o.handover_at <= ${before} and o.unfetched_rule in ('store_pays', 'customer_pays')
      and greatest(o.handover_at, o.ready_at, ${notBefore}) <= ${before}
    order by o.handover_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes a message for each order that has waited since a moment or longer, once; returns their number. */
export async function remindOfWaiting(
  db: Connection,
  { before, at, limit }: { before: Date; at: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    with waiting as (
      select o.id from orders o
      where ${isAtCounter} and o.fetch_reminded_at is null and o.handover_at <= ${before}
        and greatest(o.handover_at, o.ready_at, ${notBefore}) <= ${before}
      order by o.handover_at limit ${limit} for no key update skip locked
    ), reminded as (
      update orders o set fetch_reminded_at = ${at} from waiting w where o.id = w.id
        and ${isAtCounter} returning o.id
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'waits_at_counter', id, '{}'::jsonb, id || ':waits' from reminded
    returning id`.execute(db);
  return rows.length;
}

/** Returns the numbers of the lines of an order. */
export async function linesOfOrder(db: Connection, orderId: string): Promise<number[]> {
  const rows = await db.selectFrom('order_lines').select('line_number').where('order_id', '=', orderId).execute();
  return rows.map(({ line_number }) => line_number);
}
