import { type SqlBool, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Whether there was an item of this slug or id: one that is no longer sold, or has left the market with its row. */
export async function hasItemLeft(db: Connection, name: string): Promise<boolean> {
  const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0;
  const { hasLeft } = await db
    .selectNoFrom(
      sql<SqlBool>`exists (select from items where not active and (slug = ${name} or id = ${id}::int))
        or exists (select from departed where kind = 'item' and (slug = ${name} or id = ${id}::int))`.as('hasLeft'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(hasLeft);
}
