import { sql } from 'kysely';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** Returns the test order of a store that has not ended, as its board shows it. */
export async function testOrderOf(
  db: Connection,
  storeId: number,
  at: Date,
  { isLocked = false } = {},
): Promise<BoardOrder | undefined> {
  const { rows } = await sql<{ shown: BoardOrder }>`
    select shown from test_orders where store_id = ${storeId} and ends_at > ${at}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0]?.shown;
}

/** Writes the test order of a store in the place of one that has ended or is over; returns whether it was written. */
export async function insertTestOrder(
  db: Connection,
  order: { storeId: number; shown: BoardOrder; endsAt: Date; at: Date },
): Promise<boolean> {
  const { storeId, shown, endsAt, at } = order;
  const { rows } = await sql`
    insert into test_orders (store_id, order_id, shown, ends_at)
    values (${storeId}, ${shown.id}, ${JSON.stringify(shown)}::jsonb, ${endsAt})
    on conflict (store_id) do update
      set order_id = excluded.order_id, shown = excluded.shown, ends_at = excluded.ends_at
      where test_orders.ends_at <= ${at} or test_orders.shown->>'order_status' in ('delivered', 'canceled')
    returning store_id`.execute(db);
  return rows.length > 0;
}

/** Writes how the test order of a store is shown now. */
export async function writeTestOrder(db: Connection, storeId: number, shown: BoardOrder): Promise<void> {
  await sql`update test_orders set shown = ${JSON.stringify(shown)}::jsonb where store_id = ${storeId}`.execute(db);
}

/** What a test order is made of. */
export interface TestGoodsRow {
  store_name: string;
  currency: string;
  /** Null where the store sells nothing. */
  name: string | null;
  price: Money | null;
}

/** Returns the first items that a store sells, by their names, with the store; one row without an item where it sells none. */
export async function goodsToTest(db: Connection, storeId: number, count: number): Promise<TestGoodsRow[]> {
  const { rows } = await sql<TestGoodsRow>`
    select s.name as store_name, z.currency, i.name, i.price
    from stores s join zones z on z.id = s.zone_id
    left join lateral (
      select name, price, id from items where store_id = s.id and active and deleted_at is null
      order by lower(name), id limit ${count}
    ) i on true
    where s.id = ${storeId} order by lower(i.name), i.id`.execute(db);
  return rows;
}
