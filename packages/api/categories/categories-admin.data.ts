import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ImportedItem } from '#api/items/items-import.data.ts';

export interface AdminCategoryRow {
  id: number;
  module_id: number;
  module_type: string;
  parent_id: number | null;
  slug: string;
  name: string;
  image: string;
  item_count: number;
  may_delete: boolean;
}

/** Every category, by module, each main category before its children; or the one of this id. */
export async function categoriesOfMarket(db: Connection, id?: number): Promise<AdminCategoryRow[]> {
  const { rows } = await sql<AdminCategoryRow>`
    select c.id, c.module_id, m.module_type, c.parent_id, c.slug, c.name, c.image,
      (select count(*) from items i where i.category_id = c.id and i.deleted_at is null)::int as item_count,
      not exists (select from items i where i.category_id = c.id)
        and not exists (select from categories child where child.parent_id = c.id)
        and not exists (select from orders o where o.parcel_category_id = c.id) as may_delete
    from categories c join modules m on m.id = c.module_id left join categories p on p.id = c.parent_id
    where ${id ?? null}::int is null or c.id = ${id ?? null}
    order by m.position, coalesce(p.position, c.position), coalesce(p.id, c.id), p.id nulls first, c.position, c.id`.execute(
    db,
  );
  return rows;
}

/** The id of a module; undefined for one that the market does not have. */
export async function moduleIdOf(db: Connection, type: string): Promise<number | undefined> {
  const row = await db.selectFrom('modules').select('id').where('module_type', '=', type).executeTakeFirst();
  return row?.id;
}

export async function setCategoryName(transaction: Transaction, id: number, name: string): Promise<void> {
  await transaction.updateTable('categories').set({ name }).where('id', '=', id).execute();
}

export async function deleteCategory(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('categories').where('id', '=', id).execute();
}

/** The items of a category with the names of their stores, as the search needs them. */
export async function itemsToIndex(
  transaction: Transaction,
  categoryId: number,
): Promise<(ImportedItem & { store_name: string })[]> {
  const { rows } = await sql<ImportedItem & { store_name: string }>`
    select i.slug, i.name, i.tags, i.generic_names, i.category_id, i.store_id, false as is_new, s.name as store_name
    from items i join stores s on s.id = i.store_id
    where i.category_id = ${categoryId} and i.deleted_at is null`.execute(transaction);
  return rows;
}
