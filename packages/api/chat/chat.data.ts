import { sql } from 'kysely';
import type { Message, Party } from 'market/chat/chat.contract';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';

type PartyType = Party['type'];
type SenderType = Message['sender_type'];

/** The one party of the type `support`, as `supportId` of the rules says. */
const supportId = 1;

export interface PartyRow {
  type: PartyType;
  id: number;
  name: string;
  monogram: string;
  colour: string | null;
  image: string | null;
  slug: string | null;
  phone: string;
  order: { id: string; order_status: TrackedOrder['order_status']; ended_at: string | null } | null;
}

export interface MessageRow {
  id: number;
  sender: SenderType;
  body: string;
  pictures: string[];
  sent_at: Date;
  seen_at: Date | null;
}

export interface ConversationRow {
  id: number;
  unread: number;
  party: PartyRow;
  last: (Omit<MessageRow, 'sent_at' | 'seen_at'> & { sent_at: string; seen_at: string | null }) | null;
}

export interface ConversationFilter {
  name: string | undefined;
  type: PartyType | undefined;
  limit: number;
  offset: number;
}

/** The name of the market, which its support writes under. */
const business = sql`(select coalesce((select value #>> '{}' from settings where name = 'business_name'), 'Soko') as name)`;

/** When an order ended; null while it runs. */
const endedAt = sql`coalesce(o.delivered_at, o.canceled_at, o.failed_at)`;

/** Stores, couriers and support, with the customer's latest order of each. */
const parties = (customerId: number) => sql`
  lateral (
    select 'store' as type, s.id, s.name, s.monogram, s.colours[1] as colour, null as image, s.slug, s.phone,
      (select jsonb_build_object('id', o.id, 'order_status', o.order_status, 'ended_at', ${endedAt}) from orders o
       where o.shopper = ${customerKey(customerId)} and o.store_id = s.id order by o.placed_at desc limit 1) as "order"
    from stores s where s.id = c.store_id
    union all
    select 'delivery_man', d.id, d.f_name || ' ' || d.l_name, left(d.f_name, 1) || left(d.l_name, 1), null, d.image,
      null, d.phone,
      (select jsonb_build_object('id', o.id, 'order_status', o.order_status, 'ended_at', ${endedAt}) from orders o
       where o.shopper = ${customerKey(customerId)} and o.delivery_man_id = d.id order by o.placed_at desc limit 1)
    from delivery_men d where d.id = c.delivery_man_id
    union all
    select 'support', ${supportId}::int, b.name, upper(left(b.name, 1)), null, null, null, '',
      (select jsonb_build_object('id', o.id, 'order_status', o.order_status, 'ended_at', ${endedAt}) from orders o
       where o.shopper = ${customerKey(customerId)} order by o.placed_at desc limit 1)
    from ${business} b where c.is_support
  ) as party`;

/** The conversations of a customer that have a message, the latest first. */
export async function conversationsOf(
  db: Connection,
  customerId: number,
  { name, type, limit, offset }: ConversationFilter,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const { rows } = await sql<ConversationRow & { total: number }>`
    select c.id, c.unread, to_jsonb(party) as party, to_jsonb(last) as last, count(*) over ()::int as total
    from conversations c cross join ${parties(customerId)}
    cross join lateral (
      select id, sender, body, pictures, sent_at, seen_at from messages m
      where m.conversation_id = c.id order by id desc limit 1) as last
    where c.customer_id = ${customerId}
      and (${type ?? null}::text is null or party.type = ${type ?? null})
      and (${name ?? null}::text is null or strpos(lower(unaccent(party.name)), lower(unaccent(${name ?? null}::text))) > 0)
    order by c.last_message_at desc, c.id desc
    limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Messages that the customer has not seen, in all conversations. */
export async function unreadOf(db: Connection, customerId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(unread), 0)::int as unread from conversations where customer_id = ${customerId}`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Whom a conversation of this customer is with; undefined if none of theirs has that number. */
export async function partyOfConversation(
  db: Connection,
  customerId: number,
  conversationId: number,
): Promise<PartyRow | undefined> {
  const { rows } = await sql<{ party: PartyRow }>`
    select to_jsonb(party) as party from conversations c cross join ${parties(customerId)}
    where c.id = ${conversationId} and c.customer_id = ${customerId}`.execute(db);
  return rows[0]?.party;
}

/** Returns support, an active store, or a courier of an order of this customer [CHAT-05] [CHAT-06] [OPS-071]. */
export async function partyFor(
  db: Connection,
  customerId: number,
  { type, id }: { type: PartyType; id: number },
): Promise<PartyRow | undefined> {
  const { rows } = await sql<{ party: PartyRow }>`
    select to_jsonb(party) as party
    from (select case ${type} when 'store' then ${id}::int end as store_id,
      case ${type} when 'delivery_man' then ${id}::int end as delivery_man_id,
      ${type}::text = 'support' and ${id}::int = ${supportId}::int as is_support) as c
    cross join ${parties(customerId)}
    where party.type = 'delivery_man' and party."order" is not null
      or party.type = 'support'
      or party.type = 'store' and exists (select from stores where stores.id = party.id and active)`.execute(db);
  return rows[0]?.party;
}

/** Returns the id of the conversation with a party, if there is one. */
export async function conversationWith(
  db: Connection,
  customerId: number,
  { type, id }: { type: PartyType; id: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from conversations
    where customer_id = ${customerId} and ${isWith({ type, id })}`.execute(db);
  return rows[0]?.id;
}

/** Returns the one conversation of a customer with a party; creates it if there is none. */
export async function openConversation(
  db: Connection,
  customerId: number,
  { type, id }: { type: PartyType; id: number },
): Promise<number> {
  await sql`
    insert into conversations (customer_id, store_id, delivery_man_id, is_support)
    values (${customerId}, ${type === 'store' ? id : null}, ${type === 'delivery_man' ? id : null}, ${type === 'support'})
    on conflict do nothing`.execute(db);
  const conversationId = await conversationWith(db, customerId, { type, id });
  if (conversationId === undefined) throw new Error('A conversation that was just begun is gone');
  return conversationId;
}

export async function messagesOf(
  db: Connection,
  conversationId: number,
  { limit, offset, since = null }: { limit: number; offset: number; since?: Date | null },
): Promise<{ rows: MessageRow[]; total: number }> {
  const { rows } = await sql<MessageRow & { total: number }>`
    select id, sender, body, pictures, sent_at, seen_at, count(*) over ()::int as total
    from messages
    where conversation_id = ${conversationId} and (${since}::timestamptz is null or sent_at >= ${since})
    order by id desc limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function messageByKey(
  db: Connection,
  conversationId: number,
  key: string,
): Promise<(MessageRow & { fingerprint: string | null }) | undefined> {
  const { rows } = await sql<MessageRow & { fingerprint: string | null }>`
    select id, sender, body, pictures, sent_at, seen_at, fingerprint from messages
    where conversation_id = ${conversationId} and idempotency_key = ${key}`.execute(db);
  return rows[0];
}

export interface NewMessage {
  conversationId: number;
  sender: SenderType;
  body: string;
  pictures: readonly string[];
  key?: { idempotencyKey: string; fingerprint: string };
  /** The operator who answers for support. */
  accountId?: number | undefined;
  at: Date;
}

/** Undefined if a message with this key exists already. */
export async function insertMessage(db: Connection, message: NewMessage): Promise<MessageRow | undefined> {
  const { conversationId, sender, body, pictures, key, accountId, at } = message;
  const { rows } = await sql<MessageRow>`
    with written as (
      insert into messages (conversation_id, sender, body, pictures, idempotency_key, fingerprint, account_id, sent_at)
      values (${conversationId}, ${sender}, ${body}, ${pictures}, ${key?.idempotencyKey ?? null},
        ${key?.fingerprint ?? null}, ${accountId ?? null}, ${at})
      on conflict (conversation_id, idempotency_key) where idempotency_key is not null do nothing
      returning id, sender, body, pictures, sent_at, seen_at
    ), counted as (
      update conversations c set last_message_at = ${at},
        unread = case when ${sender} = ${opener} then 0 else c.unread + 1 end,
        awaits_since = case when ${sender} = ${opener} then ${at}::timestamptz end
      from written where c.id = ${conversationId}
    ) select * from written`.execute(db);
  return rows[0];
}

/** Who writes first in a conversation: its customer, or the courier of one with a store. */
const opener = sql`case when c.customer_id is null then 'delivery_man' else 'customer' end`;

/** Marks the messages of the other side as seen; returns whether any was new. */
export async function markSeen(
  db: Connection,
  conversationId: number,
  { by, at }: { by: 'opener' | 'other'; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update messages m set seen_at = ${at} from conversations c
    where c.id = m.conversation_id and m.conversation_id = ${conversationId} and m.seen_at is null
      and (m.sender = ${opener}) = (${by} = 'other')
    returning m.id`.execute(db);
  if (by === 'opener') await sql`update conversations set unread = 0 where id = ${conversationId}`.execute(db);
  return rows.length > 0;
}

export interface LockedConversation {
  /** Null between a courier and a store. */
  customer_id: number | null;
  customer_name: string;
  /** The courier who has opened it: with a store, or by their account with support. */
  courier_id: number | null;
  party_type: PartyType;
  party_id: number;
  party_name: string;
}

export async function lockConversation(db: Connection, id: number): Promise<LockedConversation | undefined> {
  const { rows } = await sql<LockedConversation>`
    select c.customer_id, coalesce(p.f_name, '') as customer_name,
      case when c.customer_id is null then c.delivery_man_id
        when c.is_support then (select w.id from delivery_men w where w.customer_id = c.customer_id) end as courier_id,
      case when c.is_support then 'support' when c.store_id is null then 'delivery_man' else 'store' end as party_type,
      coalesce(c.store_id, c.delivery_man_id, ${supportId}::int) as party_id,
      coalesce(s.name, d.f_name || ' ' || d.l_name, b.name) as party_name
    from conversations c cross join ${business} b left join customers p on p.id = c.customer_id
    left join stores s on s.id = c.store_id left join delivery_men d on d.id = c.delivery_man_id
    where c.id = ${id} for update of c`.execute(db);
  return rows[0];
}

/** Names of all private pictures that a customer has sent or got. */
export async function picturesOfCustomer(db: Connection, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select unnest(m.pictures) as name from messages m join conversations c on c.id = m.conversation_id
    where c.customer_id = ${customerId}`.execute(db);
  return rows.map(({ name }) => name);
}

function isWith({ type, id }: { type: PartyType; id: number }) {
  if (type === 'support') return sql`is_support and ${id}::int = ${supportId}::int`;
  return type === 'store' ? sql`store_id = ${id}` : sql`delivery_man_id = ${id}`;
}
