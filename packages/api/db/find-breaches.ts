import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { DatabaseClient } from './client/database-client.ts';

/** A violated invariant, and where. */
export interface Breach {
  invariant: string;
  breach: string;
  subject: string;
}

/** One statement that returns every breach. */
export const invariants = readFileSync(new URL('./invariants.sql', import.meta.url), 'utf8');

/** Checks all invariants in one snapshot; returns none if the data is consistent. A large database takes minutes. */
export async function findBreaches(url: string): Promise<Breach[]> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await breachesBy(client);
  } finally {
    await client.end();
  }
}

/** The same, inside the caller's transaction. */
export async function breachesBy(client: pg.Client): Promise<Breach[]> {
  const { rows } = await client.query<Breach>(invariants);
  return rows;
}
