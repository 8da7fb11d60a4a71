import { sql } from 'kysely';
import type { PushApp } from 'market/notifications/notifications.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer, shopperKindSql } from '#api/db/shopper-keys.ts';

interface DeviceRow {
  kind: 'web' | 'fcm';
  target: string;
  p256dh: string | null;
  auth: string | null;
}

export interface NewDevice extends DeviceRow {
  shopper: string;
  sessionId: number | null;
  app: PushApp;
}

const maxDevices = 20;

/** Saves a device for its current user; a shopper has a limited number, and the newest stay. */
export async function savePushDevice(db: Connection, device: NewDevice): Promise<void> {
  const { shopper, sessionId, kind, target, p256dh, auth, app } = device;
  await sql`
    insert into push_devices (shopper, session_id, kind, target, p256dh, auth, app)
    values (${shopper}, ${sessionId}, ${kind}, ${target}, ${p256dh}, ${auth}, ${app})
    on conflict (target) do update set shopper = excluded.shopper, session_id = excluded.session_id,
      kind = excluded.kind, p256dh = excluded.p256dh, auth = excluded.auth, app = excluded.app, created_at = now(),
      since = case when push_devices.shopper = excluded.shopper then push_devices.since else now() end,
      confirmed_at = case when push_devices.shopper = excluded.shopper then push_devices.confirmed_at end`.execute(db);
  await sql`
    delete from push_devices where id in (
      select id from push_devices where shopper = ${shopper} order by created_at desc, id desc offset ${maxDevices})
  `.execute(db);
}

/** Returns the devices of a shopper, the newest first. */
export async function devicesOf(db: Connection, shopper: string): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select kind, target, p256dh, auth from push_devices where shopper = ${shopper} order by id desc`.execute(db);
  return rows;
}

export async function deleteDevice(db: Connection, shopper: string, target: string): Promise<void> {
  await sql`delete from push_devices where shopper = ${shopper} and target = ${target}`.execute(db);
}

/** The text of a push and its recipient: a shopper, or the customer of an order. */
export interface PushToQueue {
  shopper: string | null;
  order_id: string | null;
  app: PushApp;
  dedupe_key: string;
  content: Record<string, string>;
}

/** Queues each push for each device of its shopper, once; `for` says whether that is a guest. */
export async function queuePushes(
  db: Connection,
  pushes: readonly PushToQueue[],
  kinds: readonly string[],
): Promise<void> {
  await sql`
    insert into pushes (device_id, content, dedupe_key)
    select d.id, a.content || jsonb_build_object('for', ${shopperKindSql('d.shopper')}), a.dedupe_key
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb)
      as a(shopper text, order_id text, app text, dedupe_key text, content jsonb)
    left join orders o on o.id = a.order_id
    join push_devices d on d.shopper = coalesce(a.shopper, o.shopper) and d.app = a.app and d.kind = any (${kinds})
    on conflict (device_id, dedupe_key) do nothing`.execute(db);
}

/** In a demo the outbox page shows the pushes that customers would have received. */
export async function saveDemoPushes(db: Connection, pushes: readonly PushToQueue[]): Promise<void> {
  await sql`
    insert into demo_post (channel, recipient, subject, body)
    select 'push', trim(c.f_name || ' ' || c.l_name), a.content ->> 'title', a.content ->> 'body'
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb)
      as a(shopper text, order_id text, content jsonb)
    left join orders o on o.id = a.order_id
    join customers c on ${keyOfCustomer('c.id')} = coalesce(a.shopper, o.shopper)`.execute(db);
}

export interface QueuedPush extends DeviceRow {
  device_id: number;
  /** Whether it was sent or given up. */
  is_sent: boolean;
  /** Null of a push of the previous release. */
  receipt: string | null;
  content: Record<string, string>;
}

/** Takes pushes that are due, for so long that no other takes them meanwhile; returns their ids. */
export async function leasePushes(db: Connection, limit: number, leaseMinutes: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select id from pushes where sent_at is null and due_at <= now() order by due_at limit ${limit}
      for update skip locked
    )
    update pushes p set due_at = now() + make_interval(mins => ${leaseMinutes}) from due where p.id = due.id
    returning p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts a try of a push and returns it with its device; undefined where either is gone. */
export async function takePush(db: Connection, id: number): Promise<QueuedPush | undefined> {
  const { rows } = await sql<QueuedPush>`
    update pushes p set attempts = p.attempts + 1 from push_devices d where p.id = ${id} and d.id = p.device_id
    returning p.device_id, p.content, p.receipt, p.sent_at is not null as is_sent, d.kind, d.target, d.p256dh, d.auth`.execute(
    db,
  );
  return rows[0];
}

/** Notes that a push was sent, or given up for a fault. */
export async function markPushed(db: Connection, id: number, fault: string | null = null): Promise<void> {
  await sql`update pushes set sent_at = now(), fault = ${fault} where id = ${id}`.execute(db);
}

export async function dropDevice(db: Connection, id: number): Promise<void> {
  await sql`delete from push_devices where id = ${id}`.execute(db);
}

/** Sent pushes are stored for three days, so that none is sent twice. */
export async function deleteOldPushes(db: Connection): Promise<void> {
  await sql`delete from pushes where created_at < now() - interval '3 days'`.execute(db);
}
