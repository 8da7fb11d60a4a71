import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Quantities to take from counted stock, each stock once: of items, and of their variants. */
export interface StockDecrements {
  items: { id: number; quantity: number }[];
  variants: { itemId: number; type: string; quantity: number }[];
}

/** How many of the requested stocks had enough; fewer than requested means that another order was faster. */
export interface Taken {
  itemsTaken: number;
  variantsTaken: number;
}

/**
 * Parts of a statement that take goods from stock if enough is left. Rows are locked in the order of their ids, so
 * that two orders never deadlock; the update of one item needs no order, and most orders have only one.
 */
export function decrementParts({ items, variants }: StockDecrements): RawBuilder<unknown> {
  const ids = [...items.map(({ id }) => id), ...variants.map(({ itemId }) => itemId)];
  return ids.length === 1 && variants.length === 0
    ? sql`
    items_taken as (
      update items set stock = stock - ${items[0]?.quantity ?? 0}::int
      where id = ${items[0]?.id ?? 0} and active and stock >= ${items[0]?.quantity ?? 0}::int
      returning id
    ), variants_taken as (
      select where false
    )`
    : sql`
    held as (
      select id from items where id = any (${ids}) order by id for no key update
    ), items_taken as (
      update items i set stock = stock - w.quantity
      from unnest(${items.map(({ id }) => id)}::int[], ${items.map(({ quantity }) => quantity)}::int[])
        as w(id, quantity)
      where i.id = w.id and i.id in (select id from held) and i.active and i.stock >= w.quantity
      returning i.id
    ), variants_taken as (
      update item_variations v set stock = stock - w.quantity
      from unnest(${variants.map(({ itemId }) => itemId)}::int[], ${variants.map(({ type }) => type)}::text[],
        ${variants.map(({ quantity }) => quantity)}::int[]) as w(item_id, type, quantity)
      where v.item_id = w.item_id and v.type = w.type and v.item_id in (select id from held) and v.stock >= w.quantity
      returning v.item_id
    )`;
}

/** The columns of `Taken`, in a statement with `decrementParts`. */
export const takenColumns = sql`
  (select count(*) from items_taken)::int as "itemsTaken", (select count(*) from variants_taken)::int as "variantsTaken"`;

/** Takes goods from stock for an order that is written already. */
export async function takeStock(db: Connection, decrements: StockDecrements): Promise<Taken> {
  const { rows } = await sql<Taken>`with ${decrementParts(decrements)} select ${takenColumns}`.execute(db);
  return rows[0] ?? { itemsTaken: 0, variantsTaken: 0 };
}

/**
 * Returns how many of some items are on their way in the orders of a shopper or of these contacts, without `orderId`. Lock the stock
 * first, so that two orders at once count each other.
 */
export async function unitsInRunningOrders(
  db: Connection,
  {
    orderId,
    shopper,
    contactHashes,
    contactNumber,
    itemIds,
  }: {
    orderId: string | null;
    shopper: string;
    contactHashes: readonly string[];
    contactNumber: string;
    itemIds: number[];
  },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ itemId: number; units: number }>`
    select l.item_id as "itemId", sum(l.quantity)::int as units
    from orders o join order_lines l on l.order_id = o.id
    where (o.shopper = ${shopper} or o.contact_number = ${contactNumber} or o.id = any (array(
        select order_id from order_contacts where contact_hash = any (${contactHashes}::text[]))))
      and o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
      and o.id <> ${orderId ?? ''} and l.item_id = any (${itemIds}::int[])
    group by l.item_id`.execute(db);
  return new Map(rows.map(({ itemId, units }) => [itemId, units]));
}

/**
 * Gives back everything that an order took: to stock, flash sales, coupon and first-order discount, in one statement and in
 * the order of ids. Call it once, in the transaction that ends the order.
 */
export async function releaseReservations(db: Connection, orderId: string): Promise<void> {
  await sql`
    with back as (
      select item_id, variation, sum(quantity)::int as quantity from order_lines
      where order_id = ${orderId} and counted group by item_id, variation
    ), held as (
      select i.id from items i where i.id in (select item_id from back) order by i.id for no key update
    ), items_back as (
      update items set stock = stock + b.quantity
      from (select item_id, sum(quantity)::int as quantity from back group by item_id) b join held h on h.id = b.item_id
      where items.id = b.item_id and items.stock is not null
    ), variations_back as (
      update item_variations v set stock = v.stock + b.quantity from back b
      where v.item_id = b.item_id and v.type = b.variation and v.stock is not null
    ), units_back as (
      select flash_sale_id, item_id, sum(quantity)::int as quantity from order_lines
      where order_id = ${orderId} and flash_sale_id is not null group by flash_sale_id, item_id
    ), sales_held as (
      select f.id, b.quantity from flash_sale_items f join units_back b
        on b.flash_sale_id = f.flash_sale_id and b.item_id = f.item_id order by f.id for no key update of f
    ), sales_back as (
      update flash_sale_items f set sold = f.sold - h.quantity, available_stock = f.available_stock + h.quantity
      from sales_held h where f.id = h.id
    ), coupon_back as (
      delete from coupon_uses where order_id = ${orderId} returning coupon_id
    ), coupon_counted as (
      update coupons c set used_count = c.used_count - 1 from coupon_back b where c.id = b.coupon_id
    )
    delete from first_order_discounts where order_id = ${orderId}`.execute(db);
}

/**
 * Takes pieces of a line out of what an order holds: back to the stock and to the flash sale, or, where they are not there,
 * out of what the store had received. Change the line in the same transaction.
 */
export async function returnGoodsOfLine(
  db: Connection,
  {
    orderId,
    lineNumber,
    quantity,
    returnsStock,
  }: { orderId: string; lineNumber: number; quantity: number; returnsStock: boolean },
): Promise<void> {
  const [toStock, ofReceived] = returnsStock ? [quantity, 0] : [0, quantity];
  await sql`
    with line as (
      select item_id, variation, flash_sale_id, counted from order_lines
      where order_id = ${orderId} and line_number = ${lineNumber}
    ), held as (
      select i.id from items i join line on line.counted and line.item_id = i.id for no key update of i
    ), variations_changed as (
      update item_variations v
      set stock = v.stock + ${toStock}::int, stock_received = v.stock_received - ${ofReceived}::int
      from line where line.counted and v.item_id = line.item_id and v.type = line.variation and v.stock is not null
    ), sale_changed as (
      update flash_sale_items f
      set sold = f.sold - ${quantity}::int, available_stock = f.available_stock + ${quantity}::int
      from line where f.flash_sale_id = line.flash_sale_id and f.item_id = line.item_id
    )
    update items set stock = stock + ${toStock}::int, stock_received = stock_received - ${ofReceived}::int
    from held where items.id = held.id and items.stock is not null`.execute(db);
}

/**
 * Takes goods of an order that has given them back out of the stock permanently: they are spoiled or gone. Numbers of lines
 * that it does not have, or whose stock is not counted, change nothing.
 */
export async function writeOffGoods(db: Connection, orderId: string, lineNumbers: readonly number[]): Promise<void> {
  await sql`
    with lost as (
      select item_id, variation, sum(quantity)::int as quantity from order_lines
      where order_id = ${orderId} and counted and line_number = any (${lineNumbers}::int[]) group by item_id, variation
    ), held as (
      select i.id from items i where i.id in (select item_id from lost) order by i.id for no key update
    ), variations_lost as (
      update item_variations v
      set stock = v.stock - l.quantity, stock_received = v.stock_received - l.quantity
      from lost l where v.item_id = l.item_id and v.type = l.variation and v.stock is not null
    )
    update items set stock = stock - l.quantity, stock_received = stock_received - l.quantity
    from (select item_id, sum(quantity)::int as quantity from lost group by item_id) l join held h on h.id = l.item_id
    where items.id = l.item_id and items.stock is not null`.execute(db);
}

/** Keyed hashes of the contacts with which an order was placed. */
export async function hashesOfOrder(db: Connection, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom('order_contacts').select('contact_hash').where('order_id', '=', orderId).execute();
  return rows.map(({ contact_hash }) => contact_hash);
}

/**
 * Locks a person, by name and contacts, until the transaction ends: two orders that want a benefit of one person
 * wait for each other, also from two accounts.
 */
export async function lockPerson(db: Connection, names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('benefits of ' || name, 0))
    from (select unnest(${names}::text[]) as name order by 1) named`.execute(db);
}

/** Gives an order and its use of a coupon to another shopper; false where it is not that of the first. */
export async function moveOrderToShopper(
  db: Connection,
  { orderId, from, to }: { orderId: string; from: string; to: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update orders set shopper = ${to} where id = ${orderId} and shopper = ${from} returning id
    ), used as (
      update coupon_uses set shopper = ${to} where order_id in (select id from moved)
    )
    select id from moved`.execute(db);
  return rows.length === 1;
}
