import { sql } from 'kysely';
import type { SessionFactor } from 'market/auth/auth-second-factor.contract';
import type { Connection } from '#api/db/connection.ts';

export interface OpenSession {
  id: number;
  customerId: number;
  isActive: boolean;
  factor: SessionFactor;
}

/** Days without a sign of life, and in all, after which a session is over. */
const [idleDays, maxDays] = [30, 90];

/** The session of a token, by its hash; its last sign of life is written once an hour. */
export async function sessionOfToken(db: Connection, tokenHash: string): Promise<OpenSession | undefined> {
  const { rows } = await sql<Omit<OpenSession, 'factor'> & { isStale: boolean } & SessionFactor>`
    select s.id, s.customer_id as "customerId", c.is_active and c.removed_at is null as "isActive",
      s.seen_at < now() - interval '1 hour' as "isStale",
      c.second_factor_since is not null as "isSetUp", s.second_factor_at as "provedAt"
    from sessions s join customers c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.seen_at > now() - make_interval(days => ${idleDays}::int)
      and s.created_at > now() - make_interval(days => ${maxDays}::int)`.execute(db);
  const [session] = rows;
  if (!session) return undefined;
  const { isStale, isSetUp, provedAt, ...open } = session;
  if (isStale) await sql`update sessions set seen_at = now() where id = ${session.id}`.execute(db);
  return { ...open, factor: { isSetUp, provedAt } };
}

export async function insertSession(
  db: Connection,
  { customerId, tokenHash, device }: { customerId: number; tokenHash: string; device: string },
): Promise<void> {
  await sql`insert into sessions (customer_id, token_hash, device)
    values (${customerId}, ${tokenHash}, ${device})`.execute(db);
}

/** Deletes expired sessions, because they record a device and a time. */
export async function deleteOverSessions(db: Connection): Promise<void> {
  await sql`delete from sessions where seen_at <= now() - make_interval(days => ${idleDays}::int)
    or created_at <= now() - make_interval(days => ${maxDays}::int)`.execute(db);
}

export async function deleteSession(db: Connection, sessionId: number): Promise<void> {
  await sql`delete from sessions where id = ${sessionId}`.execute(db);
}

/** Ends every session of a customer, but the one that is named. */
export async function deleteSessionsOf(db: Connection, customerId: number, butSessionId?: number): Promise<void> {
  await sql`delete from sessions where customer_id = ${customerId}
    and id <> ${butSessionId ?? 0}`.execute(db);
}

export interface SessionRow {
  id: number;
  device: string;
  created_at: Date;
  seen_at: Date;
}

/** The sessions of a customer that are not over, the latest sign of life first. */
export async function sessionsOf(db: Connection, customerId: number): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, device, created_at, seen_at from sessions
    where customer_id = ${customerId} and seen_at > now() - make_interval(days => ${idleDays}::int)
      and created_at > now() - make_interval(days => ${maxDays}::int)
    order by seen_at desc, id desc limit 100`.execute(db);
  return rows;
}

/** Ends a session of this customer; false if no session of theirs has that number. */
export async function deleteSessionOf(db: Connection, customerId: number, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from sessions where id = ${sessionId} and customer_id = ${customerId} returning id`.execute(db);
  return rows.length === 1;
}
