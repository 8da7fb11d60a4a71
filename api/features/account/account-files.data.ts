import { sql } from 'kysely';
import type { Connection } from '#db/connection.ts';

/** Keeps the names of files that nothing names any more, in the transaction that took their rows away. */
export async function keepFilesToRemove(db: Connection, names: readonly string[]): Promise<void> {
  await sql`
    insert into files_to_remove (name) select unnest(${names}::text[]) on conflict (name) do nothing`.execute(db);
}

/** The oldest of them. */
export async function filesToRemove(db: Connection, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('files_to_remove').select('name').orderBy('since').limit(limit).execute();
  return rows.map(({ name }) => name);
}

export async function forgetFiles(db: Connection, names: readonly string[]): Promise<void> {
  await sql`delete from files_to_remove where name = any (${names})`.execute(db);
}
