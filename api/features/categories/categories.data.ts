import { type SqlBool, sql } from 'kysely';
import type { Connection, Database } from '#db/connection.ts';
import { hotRows } from '#db/hot-query.ts';

const soldCategories = {
  name: 'categories sold',
  text: `select c.id from categories c where c.module_id = any ($2::int[]) and exists (
    select from unnest($1::int[]) z (id) where exists (
      select from items i
      where i.active and i.zone_id = z.id and i.module_id = c.module_id and i.category_id = c.id))`,
};

/** The categories that have an item on sale; each is one look into an index. */
export async function categoriesSold(db: Database, zoneIds: number[], moduleIds: number[]): Promise<Set<number>> {
  const rows = await hotRows<{ id: number }>(db, soldCategories, [zoneIds, moduleIds]);
  return new Set(rows.map(({ id }) => id));
}

/** The brands with their number of items on sale, those with the most first. */
export function brandsSold(db: Connection, zoneIds: number[], moduleIds: number[]) {
  return db
    .selectFrom('brands')
    .innerJoin('items', 'items.brand_id', 'brands.id')
    .where('items.active', '=', true)
    .where(sql<SqlBool>`items.zone_id = any(${zoneIds})`)
    .where(sql<SqlBool>`brands.module_id = any(${moduleIds})`)
    .groupBy('brands.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('brands.name')
    .select(({ fn }) => [
      'brands.id',
      'brands.slug',
      'brands.name',
      'brands.image',
      fn.countAll<number>().as('items_count'),
    ])
    .execute();
}
