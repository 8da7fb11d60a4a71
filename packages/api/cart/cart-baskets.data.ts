import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { CartLineRow } from './cart.data.ts';

/** A line of a basket that waits, as stored. */
export type BasketLineRow = Pick<CartLineRow, 'item_id' | 'variation' | 'food_variations' | 'add_ons' | 'quantity'> & {
  fingerprint: string;
};

export interface BasketRow {
  id: number;
  cart_id: number;
  module_id: number;
  store_id: number;
  lines: BasketLineRow[];
}

/** Returns the baskets of a shopper that wait, the last changed first. */
export async function basketsOf(db: Connection, shopper: string): Promise<BasketRow[]> {
  const { rows } = await sql<BasketRow>`
    select w.id, w.cart_id, c.module_id, w.store_id, w.lines
    from carts c join waiting_baskets w on w.cart_id = c.id
    where c.shopper = ${shopper} order by w.updated_at desc, w.id desc`.execute(db);
  return rows;
}

/** Returns a basket that waits, if it is this shopper's. */
export async function basketById(db: Connection, shopper: string, id: number) {
  const { rows } = await sql<{ module_id: number; store_id: number }>`
    select c.module_id, w.store_id from waiting_baskets w join carts c on c.id = w.cart_id
    where w.id = ${id} and c.shopper = ${shopper}`.execute(db);
  return rows[0];
}

export async function deleteBasket(db: Connection, shopper: string, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from waiting_baskets w using carts c
    where w.id = ${id} and c.id = w.cart_id and c.shopper = ${shopper} returning w.id`.execute(db);
  return rows.length === 1;
}

/** Locks the cart of a module until the transaction ends; undefined where the shopper has none. */
export async function lockCart(transaction: Transaction, shopper: string, moduleId: number) {
  const { rows } = await sql<{ id: number; store_id: number; waiting: number }>`
    select c.id, c.store_id, (select count(*)::int from waiting_baskets w where w.cart_id = c.id) as waiting
    from carts c where c.shopper = ${shopper} and c.module_id = ${moduleId} for update of c`.execute(transaction);
  return rows[0];
}

/** Moves the lines of a cart into a basket of its store. An empty cart becomes none. */
export async function setLinesAside(transaction: Transaction, cartId: number): Promise<void> {
  await sql`
    with moved as (
      delete from cart_lines where cart_id = ${cartId} returning *
    ), changed as (
      update carts set version = version + 1, updated_at = now() where id = ${cartId} returning id, store_id
    )
    insert into waiting_baskets (cart_id, store_id, lines)
    select changed.id, changed.store_id, jsonb_agg(jsonb_build_object('item_id', l.item_id, 'variation', l.variation,
      'food_variations', l.food_variations, 'add_ons', l.add_ons, 'quantity', l.quantity,
      'fingerprint', l.fingerprint) order by l.id)
    from changed cross join moved l group by changed.id, changed.store_id`.execute(transaction);
}

/**
 * Moves the lines of a basket into its cart, which is of its store from then on. What is in both counts once, as often
 * as in the fuller one. Does nothing where none waits.
 */
export async function takeLinesBack(transaction: Transaction, cartId: number, storeId: number): Promise<void> {
  await sql`
    with taken as (
      delete from waiting_baskets where cart_id = ${cartId} and store_id = ${storeId} returning lines
    ), changed as (
      update carts set store_id = ${storeId}, version = version + 1, updated_at = now()
      where id = ${cartId} and exists (select from taken)
    )
    insert into cart_lines (cart_id, item_id, variation, food_variations, add_ons, quantity, fingerprint)
    select ${cartId}, l.item_id, l.variation, l.food_variations, l.add_ons, l.quantity, l.fingerprint
    from taken cross join jsonb_to_recordset(taken.lines) as l(item_id int, variation text, food_variations jsonb,
      add_ons jsonb, quantity int, fingerprint text)
    join items i on i.id = l.item_id
    on conflict (cart_id, fingerprint)
      do update set quantity = greatest(cart_lines.quantity, excluded.quantity)`.execute(transaction);
}

export async function emptyCart(transaction: Transaction, cartId: number): Promise<void> {
  await sql`
    with changed as (update carts set version = version + 1, updated_at = now() where id = ${cartId} returning id)
    delete from cart_lines l using changed where l.cart_id = changed.id`.execute(transaction);
}

/** Returns the cart of a shopper in a module, which is there from then on; without goods it belongs to any store. */
export async function cartToFill(
  transaction: Transaction,
  shopper: string,
  { module_id: moduleId, store_id: storeId }: Pick<BasketRow, 'module_id' | 'store_id'>,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into carts (shopper, module_id, store_id) values (${shopper}, ${moduleId}, ${storeId})
    on conflict (shopper, module_id) do update set version = carts.version + 1 returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('An upsert returned no row');
  return row.id;
}

/** Writes the lines of a basket that waits, in place of those that it has. */
export async function writeBasket(
  transaction: Transaction,
  { cartId, storeId, lines }: { cartId: number; storeId: number; lines: readonly BasketLineRow[] },
): Promise<void> {
  await sql`
    insert into waiting_baskets (cart_id, store_id, lines) values (${cartId}, ${storeId}, ${JSON.stringify(lines)}::jsonb)
    on conflict (cart_id, store_id) do update set lines = excluded.lines, updated_at = now()`.execute(transaction);
}
