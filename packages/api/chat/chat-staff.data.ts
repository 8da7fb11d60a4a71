import { sql } from 'kysely';
import type { StoreConversation } from 'market/chat/chat.vendor.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { ConversationRow } from './chat.data.ts';

export interface CustomerOfChat {
  f_name: string;
  l_name: string;
  order: StoreConversation['customer']['order'];
}

export interface StoreConversationRow extends CustomerOfChat {
  id: number;
  unread: number;
  last: ConversationRow['last'];
}

const isUnseen = sql`m.sender = 'customer' and m.seen_at is null`;

/** The customer's latest order with the store of a conversation. */
const latestOrder = sql`(
  select jsonb_build_object('id', o.id, 'order_status', o.order_status) from orders o
  where o.shopper = ${keyOfCustomer('c.customer_id')} and o.store_id = c.store_id order by o.placed_at desc limit 1)`;

/** Returns a page of the conversations of a store that have a message, the latest first. */
export async function conversationsOfStore(
  db: Connection,
  storeId: number,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: StoreConversationRow[]; total: number }> {
  const { rows } = await sql<StoreConversationRow & { total: number }>`
    select c.id, p.f_name, p.l_name, ${latestOrder} as "order", to_jsonb(last) as last,
      (select count(*)::int from messages m where m.conversation_id = c.id and ${isUnseen}) as unread,
      count(*) over ()::int as total
    from conversations c join customers p on p.id = c.customer_id
    cross join lateral (
      select id, sender, body, pictures, sent_at, seen_at from messages m
      where m.conversation_id = c.id order by id desc limit 1) as last
    where c.store_id = ${storeId}
    order by c.last_message_at desc, c.id desc limit ${limit}::int offset ${skip}::int`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns who ordered from a store, and when the order ended; undefined if the store has no order with this number. */
export async function shopperOfOrder(
  db: Connection,
  storeId: number,
  orderId: string,
): Promise<{ shopper: string; ended_at: Date | null } | undefined> {
  const { rows } = await sql<{ shopper: string; ended_at: Date | null }>`
    select shopper, coalesce(delivered_at, canceled_at, failed_at) as ended_at from orders
    where id = ${orderId} and store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** Returns how many conversations of a store have a message that the store has not seen. */
export async function unseenByStore(db: Connection, storeId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from conversations c
    where c.store_id = ${storeId}
      and exists (select from messages m where m.conversation_id = c.id and ${isUnseen})`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Returns the customer of a conversation; undefined if the store has no conversation with this number. */
export async function customerOfChat(
  db: Connection,
  storeId: number,
  conversationId: number,
): Promise<(CustomerOfChat & { customer_id: number }) | undefined> {
  const { rows } = await sql<CustomerOfChat & { customer_id: number }>`
    select c.customer_id, p.f_name, p.l_name, ${latestOrder} as "order"
    from conversations c join customers p on p.id = c.customer_id
    where c.id = ${conversationId} and c.store_id = ${storeId}`.execute(db);
  return rows[0];
}
