import { sql } from 'kysely';
import type { SessionFactor } from 'market/auth/auth-second-factor.contract';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';

export interface OpenSession {
  id: number;
  customerId: number;
  isActive: boolean;
  factor: SessionFactor;
  /** The shared tablet of a store on which a PIN was typed [SEAT-05]. */
  device?: { id: number; storeId: number; name: string; lockMinutes: number; isLocked: boolean } | undefined;
}

interface TokenRow extends Omit<OpenSession, 'factor' | 'device'>, SessionFactor {
  isStale: boolean;
  deviceId: number | null;
  /** These three are null where there is no tablet. */
  storeId: number | null;
  name: string | null;
  lockMinutes: number | null;
  isLocked: boolean;
}

/** Days without a sign of life, and in all, after which a session is over. */
const [idleDays, maxDays] = [30, 90];

/**
 * The session of a token, by its hash; its last sign of life is written once an hour. One by a PIN is over once the person
 * has none in that store.
 */
export async function sessionOfToken(db: Connection, tokenHash: string): Promise<OpenSession | undefined> {
  const { rows } = await sql<TokenRow>`
    select s.id, s.customer_id as "customerId", c.is_active and c.removed_at is null as "isActive",
      s.seen_at < now() - interval '1 hour' as "isStale",
      c.second_factor_since is not null as "isSetUp", s.second_factor_at as "provedAt",
      s.device_id as "deviceId", d.store_id as "storeId", d.name, d.lock_minutes as "lockMinutes",
      s.locked_at is not null as "isLocked"
    from sessions s join customers c on c.id = s.customer_id left join store_devices d on d.id = s.device_id
    where (s.device_id is null or exists (
        select from store_pins p where p.store_id = d.store_id and p.customer_id = s.customer_id))
      and s.token_hash = ${tokenHash} and s.seen_at > now() - make_interval(days => ${idleDays}::int)
      and s.created_at > now() - make_interval(days => ${maxDays}::int)`.execute(db);
  const [session] = rows;
  if (!session) return undefined;
  const { isStale, isSetUp, provedAt, deviceId, storeId, name, lockMinutes, isLocked, ...open } = session;
  if (isStale) await sql`update sessions set seen_at = now() where id = ${session.id}`.execute(db);
  const device =
    deviceId === null || storeId === null || name === null || lockMinutes === null
      ? undefined
      : { id: deviceId, storeId, name, lockMinutes, isLocked };
  return { ...open, factor: { isSetUp, provedAt }, device };
}

interface NewSession {
  customerId: number;
  tokenHash: string;
  /** Such as 'Chrome on Android'. */
  device: string;
  /** Of a shared tablet on which a PIN was typed. */
  deviceId?: number;
}

/** Opens a session; returns its id. */
export async function insertSession(
  db: Connection,
  { customerId, tokenHash, device, deviceId }: NewSession,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sessions (customer_id, token_hash, device, device_id)
    values (${customerId}, ${tokenHash}, ${device}, ${deviceId ?? null}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Locks the session of a shared tablet until the next PIN [SEAT-07]. */
export async function lockSession(db: Connection, sessionId: number, at: Date): Promise<void> {
  await sql`update sessions set locked_at = coalesce(locked_at, ${at}) where id = ${sessionId}`.execute(db);
}

/** What a session has registered for pushes rings for the next one on the same tablet [SEAT-07]. */
export async function movePushes(
  db: Connection,
  sessionId: number,
  to: { sessionId: number; customerId: number },
): Promise<void> {
  await sql`
    update push_devices set session_id = ${to.sessionId}, shopper = ${customerKey(to.customerId)}
    where session_id = ${sessionId}`.execute(db);
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
