import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface NewClosing {
  storeId: number;
  reason: string;
  /** Null: until an operator opens the store. */
  until: Date | null;
  by: number;
  role: OperatorRole | undefined;
  at: Date;
}

/** Writes down that an operator closes a store; a closing that is open already ends with it. */
export async function insertClosing(db: Transaction, closing: NewClosing): Promise<void> {
  const { storeId, reason, until, by, role, at } = closing;
  await liftClosing(db, storeId, { by, at });
  await sql`
    insert into store_closings (store_id, reason, until, decided_by, decided_role, decided_at)
    values (${storeId}, ${reason}, ${until}, ${by}, ${role ?? null}, ${at})`.execute(db);
}

/** Ends the open closing of a store. */
export async function liftClosing(
  db: Transaction,
  storeId: number,
  { by, at }: { by: number | null; at: Date },
): Promise<void> {
  await sql`
    update store_closings set lifted_at = ${at}, lifted_by = ${by}
    where store_id = ${storeId} and lifted_at is null`.execute(db);
}

/** Returns the id of the open closing of a store; undefined for one that an operator has not closed. */
export async function openClosingOf(db: Connection, storeId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from store_closings where store_id = ${storeId} and lifted_at is null`.execute(db);
  return rows[0]?.id;
}

/** Returns the stores whose closing is over by its time. */
export async function closingsOver(db: Connection, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select store_id as id from store_closings where lifted_at is null and until <= ${now} order by until limit 100`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns whether the time of a store's closing is over, and locks it. */
export async function lockClosingOver(db: Transaction, storeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from store_closings where store_id = ${storeId} and lifted_at is null and until <= ${now}
    for update`.execute(db);
  return rows.length > 0;
}
