import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** The second step may use the token of the first one again. */
export type SocialStep = 'login' | 'register';

/** Sign-ins of one person at one provider take turns until the transaction ends. */
export async function lockIdentity(transaction: Transaction, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${issuer} ${subject}`}, 0))`.execute(transaction);
}

/** True for the one call that takes the token. */
export async function spendToken(
  db: Connection,
  { mark, step, until }: { mark: string; step: SocialStep; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into spent_tokens (mark, step, expires_at) values (${mark}, ${step}, ${until})
    on conflict do nothing returning mark`.execute(db);
  return rows.length === 1;
}

/** As if it had not been used. */
export async function returnToken(db: Connection, mark: string, step: SocialStep): Promise<void> {
  await sql`delete from spent_tokens where mark = ${mark} and step = ${step}`.execute(db);
}

/** Expired tokens are refused anyway, so they need not be stored. */
export async function deleteSpentTokens(db: Connection): Promise<void> {
  await sql`delete from spent_tokens where expires_at < now() - interval '1 day'`.execute(db);
}
