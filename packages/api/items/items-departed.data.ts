import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Returns whether an item of this slug or id existed: it may be inactive, or deleted. */
export async function wasItemRemoved(db: Connection, name: string): Promise<boolean> {
  const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0;
  const { hasLeft } = await db
    .selectNoFrom(
      sql<SqlBool>`exists (select from items where not active and (slug = ${name} or id = ${id}::int))
        or exists (select from departed where kind = 'item' and (slug = ${name} or id = ${id}::int))`.as('hasLeft'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(hasLeft);
}
