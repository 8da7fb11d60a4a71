import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Where what people take for a condition is sold. */
const module = 'pharmacy';

export interface AdminConditionRow {
  id: number;
  slug: string;
  name: string;
  /** What it shows: its own picture, or that of pharmacies. */
  image: string;
  own_image: string | null;
  item_count: number;
}

/** Every condition, in its order. */
export async function conditionsOfMarket(db: Connection): Promise<AdminConditionRow[]> {
  const { rows } = await sql<AdminConditionRow>`
    select c.id, c.slug, c.name, nullif(c.image, '') as own_image,
      coalesce(nullif(c.image, ''), (select m.image from modules m where m.module_type = ${module})) as image,
      coalesce(o.live, 0)::int as item_count
    from conditions c
    left join (select o.condition_id, count(*) as live from item_conditions o join items i on i.id = o.item_id
      where i.deleted_at is null group by o.condition_id) o on o.condition_id = c.id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** Adds a condition behind the others, without a picture of its own; undefined without a module of pharmacies. */
export async function addCondition(
  transaction: Transaction,
  { slug, name }: { slug: string; name: string },
): Promise<{ id: number; image: string } | undefined> {
  const { rows } = await sql<{ id: number; image: string }>`
    insert into conditions (id, slug, name, image, position)
    select coalesce(max(c.id), 0) + 1, ${slug}::text, ${name}::text, '', coalesce(max(c.position), 0) + 1
    from modules m left join conditions c on true where m.module_type = ${module} group by m.id
    returning id, (select m.image from modules m where m.module_type = ${module}) as image`.execute(transaction);
  return rows[0];
}

export async function setConditionName(transaction: Transaction, id: number, name: string): Promise<void> {
  await transaction.updateTable('conditions').set({ name }).where('id', '=', id).execute();
}

export async function setConditionImage(transaction: Transaction, id: number, image: string): Promise<void> {
  await transaction.updateTable('conditions').set({ image }).where('id', '=', id).execute();
}

export async function deleteCondition(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('conditions').where('id', '=', id).execute();
}

export interface ConditionItemRow {
  id: number;
  name: string;
  image: string;
  store_name: string;
  zone_name: string;
  is_for_it: boolean;
}

const columns = sql`i.id, i.name, i.image, s.name as store_name, z.name as zone_name`;
const tables = sql`items i join stores s on s.id = i.store_id join zones z on z.id = s.zone_id
  join modules m on m.id = i.module_id`;

export interface ConditionItems {
  conditionId: number;
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  /** A part of the name, without regard to capitals; null for the items that are for the condition. */
  search: string | null;
}

/** Returns a page of items of pharmacies by their names, and how many there are. */
export async function itemsOfCondition(
  db: Connection,
  { conditionId, zoneIds, search }: ConditionItems,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: ConditionItemRow[]; total: number }> {
  const isForIt = sql`exists (select from item_conditions o where o.item_id = i.id and o.condition_id = ${conditionId}::int)`;
  const found = sql`${tables} where i.deleted_at is null and m.module_type = ${module}
    and (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))
    and ${search === null ? isForIt : sql`position(lower(${search}::text) in lower(i.name)) > 0`}`;
  const { rows } = await sql<ConditionItemRow>`
    select ${columns}, ${isForIt} as is_for_it from ${found}
    order by lower(i.name), i.id limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns an item of a pharmacy, and whether it is for a condition; undefined for any other item. */
export async function itemForCondition(
  db: Connection,
  conditionId: number,
  itemId: number,
): Promise<ConditionItemRow | undefined> {
  const { rows } = await sql<ConditionItemRow>`
    select ${columns}, exists (
      select from item_conditions o where o.item_id = i.id and o.condition_id = ${conditionId}) as is_for_it
    from ${tables} where i.id = ${itemId} and i.deleted_at is null and m.module_type = ${module}`.execute(db);
  return rows[0];
}

export async function setItemForCondition(
  transaction: Transaction,
  { conditionId, itemId, isForIt }: { conditionId: number; itemId: number; isForIt: boolean },
): Promise<void> {
  if (isForIt) {
    await transaction
      .insertInto('item_conditions')
      .values({ condition_id: conditionId, item_id: itemId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await transaction
    .deleteFrom('item_conditions')
    .where('condition_id', '=', conditionId)
    .where('item_id', '=', itemId)
    .execute();
}
