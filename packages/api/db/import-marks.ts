import { sql } from 'kysely';
import type { Connection, Transaction } from './connection.ts';

/** Any fixed number other than those of migrations, seed, server and visits. */
const importLock = 7_306_515;

/** The kind of import and its file: another file is another import. */
export interface ImportedFile {
  kind: string;
  /** SHA-256. */
  checksum: string;
}

/** Serializes imports, because each assigns ids of rows. */
export async function lockImports(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(transaction);
}

/** Returns how many lines of a file an import has written; 0 before it starts and after it ends. */
export async function linesDone(db: Connection, { kind, checksum }: ImportedFile): Promise<number> {
  const { rows } = await sql<{ lines_done: number }>`
    select lines_done from imports where kind = ${kind} and checksum = ${checksum}`.execute(db);
  return rows[0]?.lines_done ?? 0;
}

/** In the transaction of the import, so that rows and marks are written together. */
export async function markLines(
  transaction: Transaction,
  { kind, checksum }: ImportedFile,
  lines: number,
): Promise<void> {
  await sql`
    insert into imports (kind, checksum, lines_done) values (${kind}, ${checksum}, ${lines})
    on conflict (kind, checksum) do update set lines_done = excluded.lines_done, changed_at = now()`.execute(
    transaction,
  );
}

export async function deleteImportMarks(db: Connection, { kind, checksum }: ImportedFile): Promise<void> {
  await sql`delete from imports where kind = ${kind} and checksum = ${checksum}`.execute(db);
}
