import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

export interface NewOrderRow {
  order_id: string;
  store_id: number;
  store_name: string;
}

/**
 * Returns the orders of these messages that now wait for an answer of their store: paid or with cash, agreed if they are
 * prescriptions, and due within the minutes before its time at which a scheduled order rings. Test orders are among
 * them [STO-098].
 */
export async function newStoreOrders(
  db: Connection,
  { outboxIds, at, leadMinutes }: { outboxIds: readonly number[]; at: Date; leadMinutes: number },
): Promise<NewOrderRow[]> {
  const { rows } = await sql<NewOrderRow>`
    select distinct o.id as order_id, s.id as store_id, s.name as store_name
    from outbox m join orders o on o.id = m.order_id join stores s on s.id = o.store_id
    where m.id = any (${outboxIds}) and m.kind in ('order_status', 'order_paid', 'prescription')
      and o.order_status = 'pending' and o.order_type <> 'parcel'
      and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      and (o.prescription is null or o.prescription = 'agreed')
      and (o.schedule_at is null or o.schedule_at <= ${at}::timestamptz + make_interval(mins => ${leadMinutes}))
    union all
    select t.order_id, s.id, s.name
    from outbox m join test_orders t on t.order_id = m.payload->>'order_id' join stores s on s.id = t.store_id
    where m.id = any (${outboxIds}) and m.kind = 'test_order' and t.ends_at > ${at}
  `.execute(db);
  return rows;
}

/** The text of a push for the staff of a store. */
export interface StaffPushToQueue {
  store_id: number;
  dedupe_key: string;
  content: Record<string, string>;
}

/** Queues each push once for each browser in which a member of the store with one of these roles is signed in. */
export async function queueStaffPushes(
  db: Connection,
  pushes: readonly StaffPushToQueue[],
  { roles, kinds }: { roles: readonly string[]; kinds: readonly string[] },
): Promise<void> {
  await sql`
    insert into pushes (device_id, content, dedupe_key)
    select d.id, a.content, a.dedupe_key
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb) as a(store_id int, dedupe_key text, content jsonb)
    join store_members m on m.store_id = a.store_id and m.suspended_reason is null and m.role = any (${roles})
    join push_devices d on d.shopper = ${keyOfCustomer('m.customer_id')} and d.app = 'vendor' and d.kind = any (${kinds})
    on conflict (device_id, dedupe_key) do nothing`.execute(db);
}
