import type { Connection } from '#db/connection.ts';

/** Words for a module, in their order. */
export function reasonsOf(db: Connection, moduleIds: readonly number[]) {
  return db
    .selectFrom('why_choose')
    .where('module_id', 'in', moduleIds)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'image', 'title', 'short_description'])
    .execute();
}

export function filmOf(db: Connection, moduleIds: readonly number[]) {
  return db.selectFrom('video_content').where('module_id', 'in', moduleIds).selectAll().executeTakeFirst();
}

/** What the categories of a module are said to be for, by their ids. */
export async function descriptionsOf(db: Connection, moduleIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('categories')
    .where('module_id', 'in', moduleIds)
    .select(['id', 'description'])
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}
