import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#api/db/connection.ts';

const invariants = readFileSync(new URL('../db/invariants.sql', import.meta.url), 'utf8');

/**
 * Returns the violated invariants; empty if the data is consistent. The clock of tests is fixed while that of the
 * database advances, so the waiting time of orders is not checked here.
 */
export async function breachesIn(db: Database): Promise<unknown[]> {
  const { rows } = await sql.raw<{ invariant: string }>(invariants).execute(db);
  return rows.filter(({ invariant }) => invariant !== 'I12');
}
