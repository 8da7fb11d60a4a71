import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Objects with a page, by their table. */
const visited = {
  stores: sql<SqlBool>`exists (select from zones z where z.id = zone_id and z.active)`,
  items: sql<SqlBool>`active and exists (select from zones z where z.id = zone_id and z.active)`,
  categories: sql<SqlBool>`true`,
};

export type SlugKind = keyof typeof visited;

const maxAtOnce = 5_000;

/** Slugs of some modules in the order of their ids, after one id and up to another. */
export function slugsOf(
  db: Connection,
  kind: SlugKind,
  { moduleIds, after, until }: { moduleIds: number[]; after: number; until: number },
) {
  return db
    .selectFrom(kind)
    .where('id', '>', after)
    .where('id', '<=', until)
    .where(sql<SqlBool>`module_id = any(${moduleIds})`)
    .where(visited[kind])
    .select(['id', 'slug', 'module_id'])
    .orderBy('id')
    .limit(maxAtOnce)
    .execute();
}

/** The blocks of ids, counted from 1, in which there is something to visit. */
export async function blocksWithin(
  db: Connection,
  kind: SlugKind,
  { moduleIds, size }: { moduleIds: number[]; size: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom(kind)
    .where(sql<SqlBool>`module_id = any(${moduleIds})`)
    .where(visited[kind])
    .select(sql<number>`(id - 1) / ${size}::int + 1`.as('block'))
    .distinct()
    .orderBy('block')
    .execute();
  return rows.map(({ block }) => block);
}
