import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Returns how often the arrangement of a store was changed; 0 until its first change. */
export async function arrangementVersion(db: Connection, storeId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from menu_arrangements where store_id = ${storeId}`.execute(db);
  return rows[0]?.version ?? 0;
}

/**
 * Counts the version of an arrangement on, and holds it for the transaction; returns false where it is not the one
 * that was seen.
 */
export async function countArrangement(transaction: Transaction, storeId: number, seen: number): Promise<boolean> {
  const { rows } = await sql`
    insert into menu_arrangements (store_id, version) select ${storeId}, ${seen + 1}::int
    where ${seen}::int = 0 or exists (select from menu_arrangements where store_id = ${storeId})
    on conflict (store_id) do update set version = excluded.version
      where menu_arrangements.version = ${seen}
    returning version`.execute(transaction);
  return rows.length > 0;
}

export interface ArrangedCategoryRow {
  id: number;
  name: string;
  item_count: number;
  featured_count: number;
  /** Whether its items are arranged. */
  is_arranged: boolean;
  position: number | null;
}

/** Returns the categories in which a store has items, in the order in which customers see them. */
export async function arrangedCategories(db: Connection, storeId: number): Promise<ArrangedCategoryRow[]> {
  const { rows } = await sql<ArrangedCategoryRow>`
    select c.id, c.name, ac.position, n.item_count, n.featured_count, n.is_arranged
    from (
      select i.category_id, count(*)::int as item_count, (count(*) filter (where ai.is_featured))::int as featured_count,
        count(ai.position) > 0 as is_arranged
      from items i left join arranged_items ai on ai.item_id = i.id
      where i.store_id = ${storeId} and i.deleted_at is null group by i.category_id
    ) n join categories c on c.id = n.category_id left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = ${storeId} and ac.category_id = c.id
    order by ac.position nulls last, coalesce(p.position, c.position), coalesce(p.id, c.id), c.parent_id nulls first,
      c.position, c.id`.execute(db);
  return rows;
}

/** Writes the order of the categories of a store; none takes it away. */
export async function writeCategoryOrder(
  transaction: Transaction,
  storeId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from arranged_categories where store_id = ${storeId}`.execute(transaction);
  await sql`
    insert into arranged_categories (store_id, category_id, position)
    select ${storeId}, g.id, g.place from unnest(${ids}::int[]) with ordinality as g(id, place)`.execute(transaction);
}

export interface ArrangedItemRow {
  id: number;
  name: string;
  image: string;
  active: boolean;
  sold_out: boolean;
  sold_out_until: Date | null;
  is_featured: boolean;
  position: number | null;
}

/** Returns the items of a category of a store in the order in which customers see them, hidden ones with them. */
export async function arrangedItems(db: Connection, storeId: number, categoryId: number): Promise<ArrangedItemRow[]> {
  const { rows } = await sql<ArrangedItemRow>`
    select i.id, i.name, i.image, i.active, i.sold_out, i.sold_out_until, ai.position,
      coalesce(ai.is_featured, false) as is_featured
    from items i left join arranged_items ai on ai.item_id = i.id
    where i.store_id = ${storeId} and i.category_id = ${categoryId} and i.deleted_at is null
    order by coalesce(ai.is_featured, false) desc, ai.position nulls last, i.order_count desc, i.id desc`.execute(db);
  return rows;
}

export interface ItemOrder {
  /** Null leaves the order to what is ordered most. */
  ids: readonly number[] | null;
  featured: readonly number[];
}

/** Writes the order of the items of a category, and which of them are featured. */
export async function writeItemOrder(
  transaction: Transaction,
  storeId: number,
  { categoryId, ids, featured }: ItemOrder & { categoryId: number },
): Promise<void> {
  await sql`
    delete from arranged_items a using items i
    where i.id = a.item_id and i.store_id = ${storeId} and i.category_id = ${categoryId}`.execute(transaction);
  await sql`
    insert into arranged_items (item_id, store_id, position, is_featured)
    select i.id, ${storeId}, g.place, i.id = any (${featured}::int[])
    from items i left join unnest(${ids ?? []}::int[]) with ordinality as g(id, place) on g.id = i.id
    where i.store_id = ${storeId} and i.category_id = ${categoryId} and i.deleted_at is null
      and (g.place is not null or i.id = any (${featured}::int[]))`.execute(transaction);
}
