import { type RawBuilder, sql } from 'kysely';
import { type CartLineRow, cartLinesOf } from '#api/cart/cart.data.ts';
import { type GoodsRow, goodsOf, type Point } from '#api/cart/cart-goods.data.ts';
import type { Connection } from '#api/db/connection.ts';

/** What an order is priced from. Null stands for an empty list. */
export interface PlannedRows {
  /** The lines of the cart; null if the items come with the call. */
  cart: CartLineRow[] | null;
  goods: GoodsRow[] | null;
}

export interface WantedRows {
  shopper: string;
  moduleId: number | undefined;
  /** Without them the cart of the module is wanted. */
  itemIds: readonly number[] | undefined;
  to: Point | undefined;
}

/** Selects the rows of a plan as one JSON value; null for a cart without a module, which is empty. */
export function rowsOfPlan({ shopper, moduleId, itemIds, to }: WantedRows): RawBuilder<PlannedRows | null> {
  if (itemIds) {
    return sql<PlannedRows>`json_build_object('cart', null,
      'goods', (select json_agg(goods) from (${goodsOf(sql`i.id = any (${itemIds})`, to)}) goods))`;
  }
  if (moduleId === undefined) return sql<null>`null::json`;
  const isInCart = sql`i.id in (
    select l.item_id from carts c join cart_lines l on l.cart_id = c.id
    where c.shopper = ${shopper} and c.module_id = ${moduleId})`;
  return sql<PlannedRows>`json_build_object(
    'cart', (select json_agg(line) from (${cartLinesOf(shopper, moduleId)}) line),
    'goods', (select json_agg(goods) from (${goodsOf(isInCart, to)}) goods))`;
}

/** Reads the rows of a plan; null for an empty cart. */
export async function readPlanned(db: Connection, wanted: WantedRows): Promise<PlannedRows | null> {
  const { rows } = await sql<{ planned: PlannedRows | null }>`select ${rowsOfPlan(wanted)} as planned`.execute(db);
  return rows[0]?.planned ?? null;
}
