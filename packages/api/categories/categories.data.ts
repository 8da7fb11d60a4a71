import { type SqlBool, sql } from 'kysely';
import type { Connection, Database } from '#api/db/connection.ts';
import { hotRows } from '#api/db/hot-query.ts';

const soldCategories = {
  name: 'categories sold',
  text: `select i.category_id as id, count(*)::int as count from items i
    where i.active and i.zone_id = any ($1::int[]) and i.module_id = any ($2::int[]) group by i.category_id`,
};

/** How many items are on sale in each category, by its id; one without any is not in it. */
export async function categoriesSold(
  db: Database,
  zoneIds: number[],
  moduleIds: number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await hotRows<{ id: number; count: number }>(db, soldCategories, [zoneIds, moduleIds]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface ConditionRow {
  id: number;
  slug: string;
  name: string;
  image: string;
}

const soldConditions = {
  name: 'conditions sold',
  // One without a picture of its own shows that of pharmacies.
  text: `select c.id, c.slug, c.name,
    coalesce(nullif(c.image, ''), (select m.image from modules m where m.module_type = 'pharmacy')) as image
    from conditions c where exists (
    select from item_conditions o join items i on i.id = o.item_id
    where o.condition_id = c.id and i.active and i.zone_id = any ($1::int[]) and i.module_id = any ($2::int[]))
    order by c.position, c.id`,
};

/** The conditions that something is sold for, in their order. */
export function conditionsSold(db: Database, zoneIds: number[], moduleIds: number[]): Promise<ConditionRow[]> {
  return hotRows(db, soldConditions, [zoneIds, moduleIds]);
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
