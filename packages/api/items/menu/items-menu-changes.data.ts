import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** An item of a change: the version that the change gave it, and what it was before. */
export interface ChangedItemRow {
  id: number;
  name: string;
  version: number;
  before: Record<string, unknown>;
}

export interface NewMenuChange {
  storeId: number;
  kind: string;
  accountId: number;
  at: Date;
  undoUntil: Date;
  rows: readonly ChangedItemRow[];
}

/** Keeps a change of many items for as long as it can be taken back; returns its id. */
export async function saveMenuChange(
  transaction: Transaction,
  { storeId, kind, accountId, at, undoUntil, rows: changed }: NewMenuChange,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into menu_changes (store_id, kind, made_by, made_at, undo_until, rows)
    values (${storeId}, ${kind}, ${accountId}, ${at}, ${undoUntil}, ${JSON.stringify(changed)}::jsonb)
    returning id`.execute(transaction);
  return rows[0]?.id as number;
}

export interface MenuChangeRow {
  id: number;
  kind: string;
  undo_until: Date;
  undone_at: Date | null;
  rows: ChangedItemRow[];
}

/** Returns a change of a store, locked; undefined for one of another store. */
export async function lockMenuChange(
  transaction: Transaction,
  storeId: number,
  id: number,
): Promise<MenuChangeRow | undefined> {
  const { rows } = await sql<MenuChangeRow>`
    select id, kind, undo_until, undone_at, rows from menu_changes
    where id = ${id} and store_id = ${storeId} for update`.execute(transaction);
  return rows[0];
}

export async function markUndone(transaction: Transaction, id: number, at: Date): Promise<void> {
  await sql`update menu_changes set undone_at = ${at} where id = ${id}`.execute(transaction);
}

/** Deletes changes that can no longer be taken back. */
export async function deleteOldMenuChanges(db: Connection, before: Date): Promise<void> {
  await sql`delete from menu_changes where undo_until < ${before}`.execute(db);
}

export interface AvailabilityToWrite {
  id: number;
  active: boolean;
  sold_out: boolean;
  sold_out_until: string | null;
}

/** Sets the prices of items without variations, in minor units, and counts their versions on. */
export async function writePrices(
  transaction: Transaction,
  items: readonly { id: number; price: Money }[],
): Promise<void> {
  await sql`
    update items i set price = g.price, version = i.version + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(id int, price bigint) where i.id = g.id`.execute(
    transaction,
  );
}

/** Returns the versions of items by their ids. */
export async function versionsOf(db: Connection, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from items where id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Sets whether items are sold out or hidden, and counts their versions on. What an operator has hidden stays so. */
export async function writeAvailabilities(
  transaction: Transaction,
  items: readonly AvailabilityToWrite[],
): Promise<void> {
  await sql`
    update items i set active = g.active and not exists (select from hidden_items h where h.item_id = i.id),
      sold_out = g.sold_out, sold_out_until = g.sold_out_until,
      version = i.version + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as g(id int, active boolean, sold_out boolean, sold_out_until timestamptz)
    where i.id = g.id`.execute(transaction);
}
