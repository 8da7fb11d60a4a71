import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** What has not left yet: a message of the outbox, or a push to one device or a webhook to one endpoint on its way. */
export interface Waiting {
  what: 'message' | 'push' | 'webhook' | 'webhook given up';
  /** Of a webhook the one that `soko webhook replay --event` takes. */
  id: string;
  kind: string;
  order_id: string | null;
  attempts: number;
  since: Date;
  /** Time of the next attempt; null for at once, and for never if it was given up. */
  due_at: Date | null;
  /** What became of the last try. */
  fault: string | null;
}

/** The oldest first. */
export async function waitingIn(db: Connection, limit: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'message' as what, id::text, kind, order_id, attempts, created_at as since, null::timestamptz as due_at,
      null as fault
    from outbox where sent_at is null
    union all
    select 'push', p.id::text, d.kind, null, p.attempts, p.created_at, p.due_at, null
    from pushes p join push_devices d on d.id = p.device_id where p.sent_at is null
    union all
    select case when w.given_up_at is null then 'webhook' else 'webhook given up' end, w.event_id,
      w.event || ' to ' || w.endpoint_id, m.order_id, w.attempts, w.created_at, w.due_at, w.last_fault
    from webhook_deliveries w join outbox m on m.id = w.outbox_id where w.sent_at is null
    order by since, id limit ${limit}`.execute(db);
  return rows;
}

export interface WaitingCount {
  messages: number;
  pushes: number;
  /** On their way to endpoints. */
  webhooks: number;
  /** Webhooks without further attempts. */
  givenUp: number;
  /** Seconds that the oldest message has waited; null where none does. */
  oldestSeconds: number | null;
}

export async function countWaiting(db: Connection): Promise<WaitingCount> {
  const { rows } = await sql<WaitingCount>`
    select (select count(*)::int from outbox where sent_at is null) as messages,
      (select count(*)::int from pushes where sent_at is null) as pushes,
      (select count(*)::int from webhook_deliveries where sent_at is null and given_up_at is null) as webhooks,
      (select count(*)::int from webhook_deliveries where given_up_at is not null) as "givenUp",
      (select extract(epoch from now() - min(created_at))::int from outbox where sent_at is null) as "oldestSeconds"
  `.execute(db);
  return rows[0] ?? { messages: 0, pushes: 0, webhooks: 0, givenUp: 0, oldestSeconds: null };
}
