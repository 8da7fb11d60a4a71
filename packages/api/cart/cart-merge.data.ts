import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Locks both carts of every module in which the guest has one, until the transaction ends. */
export async function lockCartsToMerge(
  transaction: Transaction,
  { guest, customer }: { guest: string; customer: string },
): Promise<void> {
  await sql`
    insert into carts (shopper, module_id, store_id)
    select ${customer}, module_id, store_id from carts
    where shopper = ${guest} and exists (select from cart_lines where cart_id = carts.id)
    order by module_id on conflict (shopper, module_id) do nothing`.execute(transaction);
  // The guest first: a concurrent merge of the same guest waits here, and then finds nothing left.
  await sql`select id from carts where shopper in (${guest}, ${customer})
    order by shopper <> ${guest}, id for update`.execute(transaction);
}

/** A cart of one module on its way from one shopper to another. */
export interface CartMove {
  from: string;
  to: string;
  moduleId: number;
}

/** Moves a whole cart with its store to another owner, whose cart is empty. */
export async function moveLines(db: Connection, { from, to, moduleId }: CartMove): Promise<void> {
  await sql`
    with source as (
      update carts set version = version + 1, updated_at = now()
      where shopper = ${from} and module_id = ${moduleId} returning id, store_id
    ), target as (
      update carts set version = version + 1, updated_at = now(), store_id = (select store_id from source)
      where shopper = ${to} and module_id = ${moduleId} returning id
    )
    update cart_lines set cart_id = (select id from target) where cart_id = (select id from source)`.execute(db);
}

/** Adds lines of another cart with the given quantities; the same item in the same variant is the same line. */
export async function addLines(
  db: Connection,
  { to, moduleId, units }: { to: string; moduleId: number; units: { lineId: number; quantity: number }[] },
): Promise<void> {
  await sql`
    with target as (
      update carts set version = version + 1, updated_at = now()
      where shopper = ${to} and module_id = ${moduleId} returning id
    )
    insert into cart_lines (cart_id, item_id, variation, food_variations, add_ons, quantity, fingerprint)
    select target.id, l.item_id, l.variation, l.food_variations, l.add_ons, p.quantity, l.fingerprint
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as p("lineId" bigint, quantity int)
    join cart_lines l on l.id = p."lineId" cross join target
    order by l.id
    on conflict (cart_id, fingerprint) do update set quantity = cart_lines.quantity + excluded.quantity`.execute(db);
}

export async function namesOfStores(db: Connection, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('stores').where('id', 'in', ids).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
