import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Marks a challenge as used until it is too old anyway: true for the one call that did. */
export async function spendChallenge(db: Connection, mark: string, until: Date): Promise<boolean> {
  await sql`delete from spent_challenges where mark in (
    select mark from spent_challenges where expires_at < now() limit 100 for update skip locked)`.execute(db);
  const { rows } = await sql`insert into spent_challenges (mark, expires_at) values (${mark}, ${until})
    on conflict do nothing returning mark`.execute(db);
  return rows.length === 1;
}
