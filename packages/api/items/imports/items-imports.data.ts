import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { deleteImportMarks, linesDone, lockImports, markLines } from '#api/db/import-marks.ts';

/** How far a file is written, by its checksum. */
export const importMarks = { end: deleteImportMarks, read: linesDone, lock: lockImports, write: markLines };

const maxSlugs = 40;

/** Returns what lines of a kind name of the market, and its slugs: the page of a zone does not show its slug. */
export async function slugsToName(db: Connection, kind: string): Promise<{ column: string; slugs: string[] }> {
  if (kind !== 'stores' && kind !== 'items') return { column: '', slugs: [] };
  const [table, column] = kind === 'stores' ? ['zones', 'zone'] : ['stores', 'store'];
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} order by id limit ${maxSlugs}`.execute(db);
  return { column, slugs: rows.map(({ slug }) => slug) };
}
