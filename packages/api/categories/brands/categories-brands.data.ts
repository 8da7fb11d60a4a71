import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface AdminBrandRow {
  id: number;
  module_type: string;
  slug: string;
  name: string;
  image: string | null;
  item_count: number;
  may_delete: boolean;
}

/** Every brand, by module and name. */
export async function brandsOfMarket(db: Connection): Promise<AdminBrandRow[]> {
  const { rows } = await sql<AdminBrandRow>`
    select b.id, m.module_type, b.slug, b.name, b.image, coalesce(i.live, 0)::int as item_count,
      i.brand_id is null and not exists (select from stores s where s.brand_id = b.id) as may_delete
    from brands b join modules m on m.id = b.module_id
    left join (select brand_id, count(*) filter (where deleted_at is null) as live
      from items where brand_id is not null group by brand_id) i on i.brand_id = b.id
    order by m.position, m.id, lower(b.name), b.id`.execute(db);
  return rows;
}

export async function addBrand(
  transaction: Transaction,
  { moduleId, slug, name }: { moduleId: number; slug: string; name: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into brands (id, module_id, slug, name)
    select coalesce(max(id), 0) + 1, ${moduleId}::int, ${slug}::text, ${name}::text from brands
    returning id`.execute(transaction);
  if (!rows[0]) throw new Error(`The brand ${slug} was not added`);
  return rows[0].id;
}

export async function setBrandName(transaction: Transaction, id: number, name: string): Promise<void> {
  await transaction.updateTable('brands').set({ name }).where('id', '=', id).execute();
}

export async function setBrandImage(transaction: Transaction, id: number, image: string): Promise<void> {
  await transaction.updateTable('brands').set({ image }).where('id', '=', id).execute();
}

export async function deleteBrand(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('brands').where('id', '=', id).execute();
}
