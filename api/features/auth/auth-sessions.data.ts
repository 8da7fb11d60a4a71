import { sql } from 'kysely';
import type { Connection } from '#db/connection.ts';

export interface OpenSession {
  id: number;
  customerId: number;
  isActive: boolean;
}

/** Days without a sign of life, and in all, after which a session is over. */
const [idleDays, mostDays] = [30, 90];

/** The session of a token, by its hash; its last sign of life is written once an hour. */
export async function sessionOfToken(db: Connection, tokenHash: string): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession & { isStale: boolean }>`
    select s.id, s.customer_id as "customerId", c.is_active and c.removed_at is null as "isActive",
      s.seen_at < now() - interval '1 hour' as "isStale"
    from sessions s join customers c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.seen_at > now() - make_interval(days => ${idleDays}::int)
      and s.created_at > now() - make_interval(days => ${mostDays}::int)`.execute(db);
  const [session] = rows;
  if (session?.isStale) await sql`update sessions set seen_at = now() where id = ${session.id}`.execute(db);
  return session;
}

export async function insertSession(
  db: Connection,
  { customerId, tokenHash, device }: { customerId: number; tokenHash: string; device: string },
): Promise<void> {
  await sql`insert into sessions (customer_id, token_hash, device)
    values (${customerId}, ${tokenHash}, ${device})`.execute(db);
}

export async function deleteSession(db: Connection, sessionId: number): Promise<void> {
  await sql`delete from sessions where id = ${sessionId}`.execute(db);
}

/** Ends every session of a customer, but the one that is named. */
export async function deleteSessionsOf(db: Connection, customerId: number, butSessionId?: number): Promise<void> {
  await sql`delete from sessions where customer_id = ${customerId}
    and id <> ${butSessionId ?? 0}`.execute(db);
}
