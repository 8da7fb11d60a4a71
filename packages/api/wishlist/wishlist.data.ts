import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Exactly one of the two is set. */
export interface WishTarget {
  itemId: number | undefined;
  storeId: number | undefined;
}

export interface WishIds {
  items: number[];
  stores: number[];
}

/** All that a customer has a heart for, the newest first. */
export async function wishIdsOf(db: Connection, customerId: number): Promise<WishIds> {
  const { rows } = await sql<WishIds>`
    select coalesce(array_agg(item_id order by created_at desc, item_id desc) filter (where item_id is not null), '{}')
        as items,
      coalesce(array_agg(store_id order by created_at desc, store_id desc) filter (where store_id is not null), '{}')
        as stores
    from wishes where customer_id = ${customerId}`.execute(db);
  return rows[0] ?? { items: [], stores: [] };
}

/** Returns the newest wishes that lie in these zones and modules and are on sale, up to a number of each. */
export async function wishIdsIn(
  db: Connection,
  customerId: number,
  { zoneIds, moduleIds, max }: { zoneIds: number[]; moduleIds: number[]; max: number },
): Promise<WishIds> {
  const { rows } = await sql<WishIds>`
    select
      array(select i.id from wishes w join items i on i.id = w.item_id
        where w.customer_id = ${customerId} and i.active and i.zone_id = any (${zoneIds}::int[])
          and i.module_id = any (${moduleIds}::int[])
        order by w.created_at desc, i.id desc limit ${max}) as items,
      array(select s.id from wishes w join stores s on s.id = w.store_id
        where w.customer_id = ${customerId} and s.zone_id = any (${zoneIds}::int[])
          and s.module_id = any (${moduleIds}::int[])
        order by w.created_at desc, s.id desc limit ${max}) as stores`.execute(db);
  return rows[0] ?? { items: [], stores: [] };
}

/** Returns false if there is no such item or store; an existing wish does not change. */
export async function insertWish(
  db: Connection,
  customerId: number,
  { itemId, storeId }: WishTarget,
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    with wished as (
      select i.id as item_id, null::int as store_id from items i where i.id = ${itemId ?? null} and i.active
      union all
      select null, s.id from stores s where s.id = ${storeId ?? null}
    ), customer as (
      select id from customers where id = ${customerId} and removed_at is null for key share
    ), kept as (
      insert into wishes (customer_id, item_id, store_id)
      select customer.id, wished.item_id, wished.store_id from customer, wished
      on conflict do nothing
    )
    select exists (select from wished) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

export async function deleteWish(db: Connection, customerId: number, { itemId, storeId }: WishTarget): Promise<void> {
  await sql`
    delete from wishes where customer_id = ${customerId}
      and (item_id = ${itemId ?? null} or store_id = ${storeId ?? null})`.execute(db);
}
