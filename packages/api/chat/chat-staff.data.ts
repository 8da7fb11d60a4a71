import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { ConversationRow, PartyRow } from './chat.data.ts';

/** Who writes to a store. */
export interface PersonOfChat {
  /** Null for a courier. */
  customer_id: number | null;
  courier_id: number | null;
  f_name: string;
  l_name: string;
  order: PartyRow['order'];
}

export interface StoreConversationRow extends PersonOfChat {
  id: number;
  unread: number;
  last: ConversationRow['last'];
}

const isUnseen = sql`m.sender <> 'store' and m.seen_at is null`;

const shownOrder = sql`jsonb_build_object('id', o.id, 'order_status', o.order_status,
  'ended_at', coalesce(o.delivered_at, o.canceled_at, o.failed_at))`;

/** Who writes, with their latest order from the store of a conversation. */
const person = sql`
  c.customer_id, case when c.customer_id is null then d.id end as courier_id,
  coalesce(p.f_name, d.f_name) as f_name, coalesce(p.l_name, d.l_name) as l_name,
  case when c.customer_id is null then (
    select ${shownOrder} from orders o where o.delivery_man_id = c.delivery_man_id and o.store_id = c.store_id
    order by o.placed_at desc limit 1
  ) else (
    select ${shownOrder} from orders o
    where o.shopper = ${keyOfCustomer('c.customer_id')} and o.store_id = c.store_id order by o.placed_at desc limit 1
  ) end as "order"`;
const people = sql`
  conversations c left join customers p on p.id = c.customer_id left join delivery_men d on d.id = c.delivery_man_id`;

/** Returns a page of the conversations of a store that have a message, the latest first. */
export async function conversationsOfStore(
  db: Connection,
  storeId: number,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: StoreConversationRow[]; total: number }> {
  const { rows } = await sql<StoreConversationRow & { total: number }>`
    select c.id, ${person}, to_jsonb(last) as last,
      (select count(*)::int from messages m where m.conversation_id = c.id and ${isUnseen}) as unread,
      count(*) over ()::int as total
    from ${people}
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

/** Returns who writes in a conversation; undefined if the store has no conversation with this number. */
export async function personOfChat(
  db: Connection,
  storeId: number,
  conversationId: number,
): Promise<PersonOfChat | undefined> {
  const { rows } = await sql<PersonOfChat>`
    select ${person} from ${people} where c.id = ${conversationId} and c.store_id = ${storeId}`.execute(db);
  return rows[0];
}
