import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

/** An order as its courier talks about it. */
export interface OrderOfChat {
  id: string;
  shopper: string;
  customer_name: string;
  store: { id: number; name: string } | null;
  placed_at: Date;
  ended_at: Date | null;
}

/** Returns an order of a courier; undefined for any other. */
export async function orderOfCourier(
  db: Connection,
  courierId: number,
  orderId: string,
): Promise<OrderOfChat | undefined> {
  const { rows } = await sql<OrderOfChat>`
    select o.id, o.shopper, o.contact_name as customer_name, o.placed_at,
      coalesce(o.delivered_at, o.canceled_at, o.failed_at) as ended_at,
      case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as store
    from orders o left join stores s on s.id = o.store_id
    where o.id = ${orderId} and o.delivery_man_id = ${courierId}`.execute(db);
  return rows[0];
}

/** Returns the courier of an order of a store, and when the order ended; undefined if the store has no such order. */
export async function courierOfOrder(
  db: Connection,
  storeId: number,
  orderId: string,
): Promise<{ courier_id: number | null; ended_at: Date | null } | undefined> {
  const { rows } = await sql<{ courier_id: number | null; ended_at: Date | null }>`
    select o.delivery_man_id as courier_id, coalesce(o.delivered_at, o.canceled_at, o.failed_at) as ended_at
    from orders o where o.id = ${orderId} and o.store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** Returns the id of the conversation of a courier with a store, if there is one. */
export async function conversationOfCourier(
  db: Connection,
  { courierId, storeId }: { courierId: number; storeId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from conversations
    where customer_id is null and delivery_man_id = ${courierId} and store_id = ${storeId}`.execute(db);
  return rows[0]?.id;
}

/** Returns the one conversation of a courier with a store; creates it if there is none. */
export async function openConversationOfCourier(
  db: Connection,
  pair: { courierId: number; storeId: number },
): Promise<number> {
  await sql`
    insert into conversations (delivery_man_id, store_id) values (${pair.courierId}, ${pair.storeId})
    on conflict do nothing`.execute(db);
  const id = await conversationOfCourier(db, pair);
  if (id === undefined) throw new Error('A conversation that was just begun is gone');
  return id;
}

/** Returns how many messages of the other side one side has not seen since a moment. */
export async function unseenSince(
  db: Connection,
  conversationId: number,
  { by, since }: { by: 'opener' | 'other'; since: Date },
): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    select count(*)::int as unseen from messages m join conversations c on c.id = m.conversation_id
    where c.id = ${conversationId} and m.seen_at is null and m.sent_at >= ${since}
      and (m.sender = case when c.customer_id is null then 'delivery_man' else 'customer' end) = (${by} = 'other')`.execute(
    db,
  );
  return rows[0]?.unseen ?? 0;
}

/** Returns the account of a courier; undefined for a courier without one. */
export async function accountOfCourier(db: Connection, courierId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select customer_id as id from delivery_men where id = ${courierId}`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** Returns how many messages about each of these orders their courier has not seen; orders without one are left out. */
export async function unseenByCourier(
  db: Connection,
  courierId: number,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; unseen: number }>`
    select o.id, count(*)::int as unseen
    from orders o join delivery_men d on d.id = o.delivery_man_id
    join conversations c on c.delivery_man_id = d.id
        and (o.shopper = ${keyOfCustomer('c.customer_id')} or c.customer_id is null and c.store_id = o.store_id)
      or c.is_support and c.customer_id = d.customer_id
    join messages m on m.conversation_id = c.id and m.seen_at is null and m.sent_at >= o.placed_at
      and m.sender = case when c.is_support then 'support' when c.customer_id is null then 'store' else 'customer' end
    where o.delivery_man_id = ${courierId} and o.id = any (${orderIds}::text[]) group by o.id`.execute(db);
  return new Map(rows.map(({ id, unseen }) => [id, unseen]));
}
