import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Whether this node is to do what one node does for all, once in so many seconds; the database's clock rules. A node that
 * dies over it leaves it to the next turn, so the work must bear to be done late.
 */
export async function takeTurn(db: Database, name: string, everySeconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into background_turns as known (name, taken_at) values (${name}, now())
    on conflict (name) do update set taken_at = excluded.taken_at
      where known.taken_at <= excluded.taken_at - make_interval(secs => ${everySeconds}::int)
    returning name`.execute(db);
  return rows.length > 0;
}
