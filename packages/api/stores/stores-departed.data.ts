import type { Connection } from '#api/db/connection.ts';

/** Returns whether a store of this slug or id existed and was removed. */
export async function wasStoreDeleted(db: Connection, name: string): Promise<boolean> {
  const left = await db
    .selectFrom('departed')
    .where('kind', '=', 'store')
    .where((row) => row.or([row('slug', '=', name), row('id', '=', idIn(name))]))
    .select('id')
    .executeTakeFirst();
  return left !== undefined;
}

/** No id is 0. */
function idIn(name: string): number {
  return /^[1-9]\d{0,8}$/.test(name) ? Number(name) : 0;
}
