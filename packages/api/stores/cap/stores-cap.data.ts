import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** The columns of a store that say how much it begins in a quarter of an hour. */
export interface CapColumns {
  slot_most: number | null;
  slot_by: 'orders' | 'minutes';
  piece_minutes: number;
}

/** Lets only one order at a time look for its quarter in a store, until the end of the transaction [STO-038]. */
export async function lockSlots(db: Connection, storeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slots of store ${storeId}`}, 0))`.execute(db);
}

export interface TakenRow {
  startsAt: Date;
  orders: number;
  pieces: number;
}

/** Orders can be placed a week ahead. */
const daysAhead = 9;

/** Returns what is started in each quarter since the one that begins at `from`; canceled orders are not. */
export async function takenSlots(
  db: Connection,
  { storeId, from, leadMinutes }: { storeId: number; from: Date; leadMinutes: number },
): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select date_bin('15 minutes', b.at, timestamptz '2000-01-01 00:00Z') as "startsAt", count(*)::int as orders,
      sum(greatest(1, (select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = o.id)))::int as pieces
    from orders o cross join lateral (select greatest(o.placed_at, coalesce(o.work_from,
      o.schedule_at - make_interval(mins => ${leadMinutes}::int))) as at) b
    where o.store_id = ${storeId} and o.placed_at > ${from}::timestamptz - make_interval(days => ${daysAhead}::int)
      and o.order_status not in ('canceled', 'failed') and b.at >= ${from}
    group by 1`.execute(db);
  return rows;
}

export interface CappedStoreRow extends CapColumns {
  id: number;
  full_until: Date | null;
}

/** The stores with a cap. */
export async function cappedStores(db: Connection): Promise<CappedStoreRow[]> {
  const { rows } = await sql<CappedStoreRow>`
    select id, slot_most, slot_by, piece_minutes, full_until from stores where slot_most is not null order by id`.execute(
    db,
  );
  return rows;
}

/** Writes until when a store is full, unless another node has changed it or its cap since it was read. */
export async function writeFullUntil(
  db: Connection,
  { id, full_until: known, slot_most: most, slot_by: by, piece_minutes: minutes }: CappedStoreRow,
  until: Date | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update stores set full_until = ${until} where id = ${id} and full_until is not distinct from ${known}
      and slot_most = ${most} and slot_by = ${by} and piece_minutes = ${minutes}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Writes the cap of a store, and until when it is full under it. */
export async function writeCap(
  db: Transaction,
  storeId: number,
  { slot_most: most, slot_by: by, piece_minutes: minutes }: CapColumns,
  fullUntil: Date | null,
): Promise<void> {
  await sql`
    update stores set slot_most = ${most}, slot_by = ${by}, piece_minutes = ${minutes}, full_until = ${fullUntil}
    where id = ${storeId}`.execute(db);
}
