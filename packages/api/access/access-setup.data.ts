import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** Saves a link to the set-up, and forgets those that have expired. */
export async function insertSetupLink(
  db: Connection,
  { tokenHash, at, expiresAt }: { tokenHash: string; at: Date; expiresAt: Date },
): Promise<void> {
  await sql`delete from setup_links where expires_at <= ${at}`.execute(db);
  await sql`insert into setup_links (token_hash, expires_at) values (${tokenHash}, ${expiresAt})`.execute(db);
}

/** Returns when a link to the set-up expires; undefined where it has expired or was never made. */
export async function expiryOfSetupLink(db: Connection, tokenHash: string, at: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    select expires_at from setup_links where token_hash = ${tokenHash} and expires_at > ${at}`.execute(db);
  return rows[0]?.expires_at;
}

/** Lets one set-up at a time pass: the others wait until it has made an owner. */
export async function lockSetup(db: Transaction): Promise<void> {
  await sql`lock table operators in share row exclusive mode`.execute(db);
}

export async function deleteSetupLinks(db: Connection): Promise<void> {
  await sql`delete from setup_links`.execute(db);
}
