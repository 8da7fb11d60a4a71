import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** A line as stored. */
export interface CartLineRow {
  id: number;
  cart_id: number;
  module_id: number;
  store_id: number;
  item_id: number;
  variation: string | null;
  food_variations: { name: string; labels: string[] }[];
  add_ons: { id: number; quantity: number }[];
  quantity: number;
}

/** Returns the lines of a shopper, oldest first; of one module, or of all. */
export async function linesOfShopper(db: Connection, shopper: string, moduleId?: number): Promise<CartLineRow[]> {
  const { rows } = await cartLinesOf(shopper, moduleId).execute(db);
  return rows;
}

/** Selects the lines of a shopper, oldest first; of one module, or of all. */
export function cartLinesOf(shopper: string, moduleId?: number): RawBuilder<CartLineRow> {
  return sql<CartLineRow>`
    select l.id, l.cart_id, c.module_id, c.store_id, l.item_id, l.variation, l.food_variations, l.add_ons, l.quantity
    from carts c join cart_lines l on l.cart_id = c.id
    where c.shopper = ${shopper} and (${moduleId ?? null}::int is null or c.module_id = ${moduleId ?? null}::int)
    order by l.id`;
}

/** A cart at the moment of a decision. */
export interface OpenCart {
  id: number;
  version: number;
  /** The store of its items; an empty cart belongs to no store. */
  storeId: number;
  /** Whether goods of the store of the item wait to come back. */
  hasWaiting: boolean;
  lines: { id: number; itemId: number; variation: string | null; quantity: number }[];
}

/** The cart that an item would go into: that of its module. */
export function cartForItem(db: Connection, shopper: string, itemId: number): Promise<OpenCart | undefined> {
  return openCart(
    db,
    sql`c.shopper = ${shopper} and c.module_id = (select module_id from items where id = ${itemId})`,
    sql`w.store_id = (select store_id from items where id = ${itemId})`,
  );
}

/** The cart that a line is in, if it is this shopper's. */
export function cartOfLine(db: Connection, shopper: string, lineId: number): Promise<OpenCart | undefined> {
  return openCart(
    db,
    sql`c.shopper = ${shopper} and c.id = (select cart_id from cart_lines where id = ${lineId})`,
    sql`false`,
  );
}

async function openCart(
  db: Connection,
  isIt: RawBuilder<unknown>,
  isOfStore: RawBuilder<unknown>,
): Promise<OpenCart | undefined> {
  const { rows } = await sql<OpenCart>`
    select c.id, c.version, c.store_id as "storeId",
      exists (select from waiting_baskets w where w.cart_id = c.id and ${isOfStore}) as "hasWaiting", coalesce(jsonb_agg(jsonb_build_object('id', l.id,
      'itemId', l.item_id, 'variation', l.variation, 'quantity', l.quantity)) filter (where l.id is not null), '[]') as lines
    from carts c left join cart_lines l on l.cart_id = c.id
    where ${isIt} group by c.id`.execute(db);
  return rows[0];
}

export interface NewLine {
  itemId: number;
  variation: string | null;
  choices: readonly { name: string; labels: readonly string[] }[];
  addOns: readonly { id: number; quantity: number }[];
  quantity: number;
  fingerprint: string;
}

export interface Placement {
  shopper: string;
  moduleId: number;
  storeId: number;
  /** The version that was decided on; 0 for a cart that is not there yet. */
  version: number;
  /** First removes what is in the cart [CART-34]. */
  empties: boolean;
}

/**
 * Adds a line to a cart; the quantity of a line with the same item and variant grows. Returns false, and does nothing,
 * if the cart has changed since it was read.
 */
export async function putLine(db: Connection, cart: Placement, line: NewLine): Promise<boolean> {
  const { rows } = await sql`
    with cart as (
      insert into carts (shopper, module_id, store_id) values (${cart.shopper}, ${cart.moduleId}, ${cart.storeId})
      on conflict (shopper, module_id) do update
        set store_id = excluded.store_id, version = carts.version + 1, updated_at = now()
        where carts.version = ${cart.version}
      returning id
    ), emptied as (
      delete from cart_lines l using cart where ${cart.empties} and l.cart_id = cart.id
    )
    insert into cart_lines (cart_id, item_id, variation, food_variations, add_ons, quantity, fingerprint)
    select cart.id, ${line.itemId}, ${line.variation}, ${JSON.stringify(line.choices)}::jsonb,
      ${JSON.stringify(line.addOns)}::jsonb, ${line.quantity}, ${line.fingerprint} from cart
    on conflict (cart_id, fingerprint) do update set quantity = cart_lines.quantity + excluded.quantity
    returning id`.execute(db);
  return rows.length === 1;
}

/**
 * Rewrites a line; if it becomes equal to another line, the two are merged. Returns false if the cart has changed since
 * it was read.
 */
export async function rewriteLine(
  db: Connection,
  { id: cartId, version }: Pick<OpenCart, 'id' | 'version'>,
  lineId: number,
  line: NewLine,
): Promise<boolean> {
  const { rows } = await sql`
    with cart as (
      update carts set version = version + 1, updated_at = now() where id = ${cartId} and version = ${version} returning id
    ), twin as (
      delete from cart_lines l using cart
      where l.cart_id = cart.id and l.fingerprint = ${line.fingerprint} and l.id <> ${lineId} returning l.quantity
    )
    update cart_lines l set variation = ${line.variation}, food_variations = ${JSON.stringify(line.choices)}::jsonb,
      add_ons = ${JSON.stringify(line.addOns)}::jsonb,
      quantity = ${line.quantity} + coalesce((select quantity from twin), 0), fingerprint = ${line.fingerprint}
    from cart where l.id = ${lineId} and l.cart_id = cart.id returning l.id`.execute(db);
  return rows.length === 1;
}

export async function deleteLine(db: Connection, shopper: string, lineId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from cart_lines l using carts c
    where l.id = ${lineId} and c.id = l.cart_id and c.shopper = ${shopper} returning l.id`.execute(db);
  return rows.length === 1;
}

export async function emptyCarts(db: Connection, shopper: string, moduleId?: number): Promise<void> {
  await sql`
    delete from cart_lines l using carts c
    where c.id = l.cart_id and c.shopper = ${shopper}
      and (${moduleId ?? null}::int is null or c.module_id = ${moduleId ?? null}::int)`.execute(db);
}
