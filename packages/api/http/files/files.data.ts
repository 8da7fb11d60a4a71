import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Queues the names of files without references for removal, in the transaction that deletes their rows. */
export async function queueFilesToRemove(db: Connection, names: readonly string[]): Promise<void> {
  await sql`
    insert into files_to_remove (name) select unnest(${names}::text[]) on conflict (name) do nothing`.execute(db);
}

/** The oldest of them. */
export async function filesToRemove(db: Connection, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('files_to_remove').select('name').orderBy('since').limit(limit).execute();
  return rows.map(({ name }) => name);
}

export async function dequeueRemovedFiles(db: Connection, names: readonly string[]): Promise<void> {
  await sql`delete from files_to_remove where name = any (${names})`.execute(db);
}

/** Notes the names of files before they are stored. */
export async function registerPendingFiles(db: Connection, names: readonly string[]): Promise<void> {
  await sql`insert into files_begun (name) select unnest(${names}::text[])`.execute(db);
}

/** Takes the notes of files away in the transaction that names them. Returns how many there were. */
export async function claimFiles(db: Connection, names: readonly string[]): Promise<number> {
  const { rows } = await sql`delete from files_begun where name = any (${names}::text[]) returning name`.execute(db);
  return rows.length;
}

/**
 * Marks files that no change has claimed for removal: those with the given names, or those older than some minutes.
 * Skips files that a change is claiming now. Returns how many were marked.
 */
export async function queueUnclaimedFiles(db: Connection, which: { names: readonly string[] } | { minutes: number }) {
  const chosen =
    'names' in which
      ? sql`name = any (${which.names}::text[])`
      : sql`begun_at < now() - make_interval(mins => ${which.minutes}::int)`;
  const { rows } = await sql`
    with unclaimed as (
      select name from files_begun where ${chosen} for update skip locked
    ), given_up as (
      delete from files_begun b using unclaimed u where b.name = u.name returning b.name
    )
    insert into files_to_remove (name) select name from given_up on conflict (name) do nothing returning name`.execute(
    db,
  );
  return rows.length;
}
