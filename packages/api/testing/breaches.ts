import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#api/db/connection.ts';

const invariants = readFileSync(new URL('../db/invariants.sql', import.meta.url), 'utf8');

/**
 * What of the market's invariants does not hold; nothing when all is well. The clock of tests stands still while that
 * of the database goes on, so how long an order has waited says nothing here.
 */
export async function breachesIn(db: Database): Promise<unknown[]> {
  const { rows } = await sql.raw<{ invariant: string }>(invariants).execute(db);
  return rows.filter(({ invariant }) => invariant !== 'I12');
}
