import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

/** Hours for which a courier sees that an order was canceled. */
const shownHours = 4;

/** The courier who has an order that others cancel gets a push [DEL-14]. */
export async function pushCancellation(db: Connection, orderId: string, wasCarried: boolean): Promise<void> {
  await sql`
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'courier_canceled', o.id,
      jsonb_build_object('shopper', ${keyOfCustomer('m.customer_id')}, 'was_carried', ${wasCarried}::boolean),
      o.id || ':courier_canceled'
    from orders o join delivery_men m on m.id = o.delivery_man_id
    where o.id = ${orderId} and m.customer_id is not null
    on conflict do nothing`.execute(db);
}

export interface CanceledRow {
  id: string;
  store_name: string;
  reason: string;
  was_carried: boolean;
  canceled_at: Date;
}

/** Returns the orders of a courier that others have canceled and the courier has not seen, the latest first. */
export async function unseenCancellations(db: Connection, courierId: number, at: Date): Promise<CanceledRow[]> {
  const { rows } = await sql<CanceledRow>`
    select o.id, s.name as store_name, coalesce(o.cancel_reason, '') as reason,
      step.from_status = 'picked_up' as was_carried, step.made_at as canceled_at
    from orders o join stores s on s.id = o.store_id
    join order_steps step on step.order_id = o.id and step.to_status = 'canceled'
    where o.delivery_man_id = ${courierId} and o.delivered_at is null and o.order_status = 'canceled'
      and o.cancel_seen_at is null and step.made_by <> 'delivery_man'
      and step.made_at > ${at}::timestamptz - make_interval(hours => ${shownHours}::int)
    order by step.made_at desc limit 20`.execute(db);
  return rows;
}

/** Notes that the courier of a canceled order has seen it; false for an order of another one. */
export async function seeCancellation(
  db: Connection,
  courierId: number,
  { orderId, at }: { orderId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update orders set cancel_seen_at = coalesce(cancel_seen_at, ${at})
    where id = ${orderId} and delivery_man_id = ${courierId} and order_status = 'canceled' returning id`.execute(db);
  return rows.length > 0;
}
