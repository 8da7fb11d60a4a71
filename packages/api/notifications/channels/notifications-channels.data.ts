import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.contract';
import type { PushApp } from 'market/notifications/notifications.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

export interface PushDeviceRow {
  id: number;
  /** Empty where it is unknown. */
  device: string;
  since: Date;
  confirmed_at: Date | null;
}

/** Returns the devices on which a shopper receives pushes of an application, the latest confirmed first. */
export async function pushDevicesOf(
  db: Connection,
  shopper: string,
  { app, kinds }: { app: PushApp; kinds: readonly string[] },
): Promise<PushDeviceRow[]> {
  const { rows } = await sql<PushDeviceRow>`
    select d.id, coalesce(s.device, '') as device, d.since, d.confirmed_at
    from push_devices d left join sessions s on s.id = d.session_id
    where d.shopper = ${shopper} and d.app = ${app} and d.kind = any (${kinds})
    order by d.confirmed_at desc nulls last, d.id desc`.execute(db);
  return rows;
}

export interface MemberDeviceRow {
  id: number;
  name: string;
  role: StoreRole;
  /** Null of a member without a device. */
  since: Date | null;
  confirmed_at: Date | null;
}

/** Returns the members of a store who are not suspended with the devices on which they receive its pushes, by name. */
export async function memberDevices(
  db: Connection,
  storeId: number,
  kinds: readonly string[],
): Promise<MemberDeviceRow[]> {
  const { rows } = await sql<MemberDeviceRow>`
    select c.id, trim(c.f_name || ' ' || c.l_name) as name, m.role, d.since, d.confirmed_at
    from store_members m join customers c on c.id = m.customer_id
    left join push_devices d on d.shopper = ${keyOfCustomer('c.id')} and d.app = 'vendor' and d.kind = any (${kinds})
    where m.store_id = ${storeId} and m.suspended_reason is null
    order by name, c.id`.execute(db);
  return rows;
}

/** Notes that the push with this receipt has arrived; the first time counts. */
export async function confirmReceipt(db: Connection, receipt: string, at: Date): Promise<void> {
  await sql`
    with arrived as (
      update pushes set arrived_at = ${at}::timestamptz where receipt = ${receipt}::uuid and arrived_at is null
      returning device_id
    )
    update push_devices d set confirmed_at = greatest(d.confirmed_at, ${at}::timestamptz)
    from arrived where d.id = arrived.device_id`.execute(db);
}

export interface TestPush {
  device_id: number;
  device: string;
  /** The database gives each new push one. */
  receipt: string | null;
  kind: 'web' | 'fcm';
  target: string;
  p256dh: string | null;
  auth: string | null;
}

/** Writes a push of a test for each device of a shopper; none of them is left for the background work. */
export async function insertTestPushes(
  db: Connection,
  test: { shopper: string; app: PushApp; kinds: readonly string[]; key: string; content: Record<string, string> },
): Promise<TestPush[]> {
  const { rows } = await sql<TestPush>`
    with written as (
      insert into pushes (device_id, content, dedupe_key, attempts, sent_at)
      select id, ${JSON.stringify(test.content)}::jsonb, ${test.key}, 1, now() from push_devices
      where shopper = ${test.shopper} and app = ${test.app} and kind = any (${test.kinds})
      returning device_id, receipt
    )
    select w.device_id, w.receipt, coalesce(s.device, '') as device, d.kind, d.target, d.p256dh, d.auth
    from written w join push_devices d on d.id = w.device_id left join sessions s on s.id = d.session_id
    order by w.device_id desc`.execute(db);
  return rows;
}

/** Returns the devices of a shopper on which the pushes of a test have arrived. */
export async function arrivedOf(db: Connection, shopper: string, key: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from push_devices d join pushes p on p.device_id = d.id
    where d.shopper = ${shopper} and p.dedupe_key = ${key} and p.arrived_at is not null order by d.id`.execute(db);
  return rows.map(({ id }) => id);
}
