import { sql } from 'kysely';
import type { Connection } from '#db/connection.ts';

/** What has not left yet: a message of the outbox, or a push on its way to one device. */
export interface Waiting {
  what: 'message' | 'push';
  id: number;
  kind: string;
  order_id: string | null;
  attempts: number;
  since: Date;
  /** When it is tried next; null for at once. */
  due_at: Date | null;
}

/** The oldest first. */
export async function waitingIn(db: Connection, limit: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'message' as what, id, kind, order_id, attempts, created_at as since, null::timestamptz as due_at
    from outbox where sent_at is null
    union all
    select 'push', p.id, d.kind, null, p.attempts, p.created_at, p.due_at
    from pushes p join push_devices d on d.id = p.device_id where p.sent_at is null
    order by since, id limit ${limit}`.execute(db);
  return rows;
}

export interface WaitingCount {
  messages: number;
  pushes: number;
  /** Seconds that the oldest message has waited; null where none does. */
  oldestSeconds: number | null;
}

export async function countWaiting(db: Connection): Promise<WaitingCount> {
  const { rows } = await sql<WaitingCount>`
    select (select count(*)::int from outbox where sent_at is null) as messages,
      (select count(*)::int from pushes where sent_at is null) as pushes,
      (select extract(epoch from now() - min(created_at))::int from outbox where sent_at is null) as "oldestSeconds"
  `.execute(db);
  return rows[0] ?? { messages: 0, pushes: 0, oldestSeconds: null };
}

/** Lets every push that waits for its next try go at once; answers how many. */
export async function hastenPushes(db: Connection): Promise<number> {
  const { rows } = await sql`
    update pushes set due_at = now() where sent_at is null and due_at > now() returning id`.execute(db);
  return rows.length;
}
