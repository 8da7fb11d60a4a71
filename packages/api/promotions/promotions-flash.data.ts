import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface FlashUnits {
  flashSaleId: number;
  itemId: number;
  quantity: number;
}

/**
 * Takes units from flash sales if enough is left, in the order of ids so that two orders never deadlock; returns false
 * if another order was faster.
 */
export async function takeFlashUnits(db: Connection, units: readonly FlashUnits[]): Promise<boolean> {
  if (units.length === 0) return true;
  const [sales, items] = [units.map(({ flashSaleId }) => flashSaleId), units.map(({ itemId }) => itemId)];
  const { rows } = await sql<{ wanted: number; taken: number }>`
    with wanted as (
      select sale_id, item_id, sum(quantity)::int as quantity
      from unnest(${sales}::int[], ${items}::int[], ${units.map(({ quantity }) => quantity)}::int[])
        as w(sale_id, item_id, quantity) group by sale_id, item_id
    ), held as (
      select f.id from flash_sale_items f join wanted w on w.sale_id = f.flash_sale_id and w.item_id = f.item_id
      order by f.id for no key update of f
    ), taken as (
      update flash_sale_items f set sold = f.sold + w.quantity, available_stock = f.available_stock - w.quantity
      from wanted w
      where f.id in (select id from held) and w.sale_id = f.flash_sale_id and w.item_id = f.item_id
        and f.available_stock >= w.quantity
      returning f.id
    )
    select (select count(*) from wanted)::int as wanted, (select count(*) from taken)::int as taken`.execute(db);
  const [row] = rows;
  return row !== undefined && row.taken === row.wanted;
}
