import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Returns the name of a person; null for an account that is gone. */
export async function nameOfAccount(db: Connection, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select trim(f_name || ' ' || l_name) as name from customers where id = ${id}`.execute(db);
  return rows[0]?.name ?? null;
}
