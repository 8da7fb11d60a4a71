import { sql } from 'kysely';
import type { Colleague, SupportConversation } from 'market/chat/chat.admin.contract';
import type { Connection } from '#api/db/connection.ts';
import { customerKey, keyOfCustomer } from '#api/db/shopper-keys.ts';
import type { Slice } from '#api/http/list-pages.ts';
import type { ConversationRow } from './chat.data.ts';

type SupportList = 'waiting' | 'mine' | 'all';

/** Zones of an operator; null for all. */
export type ZoneIds = readonly number[] | null;

export interface SupportRow extends Pick<SupportConversation, 'id' | 'person' | 'order' | 'assigned_to'> {
  awaits_since: Date | null;
}

export interface ListedSupportRow extends SupportRow {
  unread: number;
  last: ConversationRow['last'];
}

/** Operators of some zones answer the people who have ordered there. */
const isSeen = (zoneIds: ZoneIds) => sql`c.is_support and (${zoneIds}::int[] is null or exists (
  select from orders o where o.shopper = ${keyOfCustomer('c.customer_id')} and o.zone_id = any (${zoneIds}::int[])))`;

const isOn = (list: SupportList, accountId: number) => {
  if (list === 'waiting') return sql`c.awaits_since is not null`;
  return list === 'mine' ? sql`c.assigned_to = ${accountId}` : sql`true`;
};

const columns = sql`c.id, c.awaits_since,
  jsonb_build_object('account_id', p.id, 'name', trim(p.f_name || ' ' || p.l_name), 'memberships', array_remove(array[
    case when exists (select from delivery_men d where d.customer_id = p.id) then 'courier' end,
    case when exists (select from store_members m where m.customer_id = p.id) then 'store' end], null)) as person,
  (select jsonb_build_object('id', o.id, 'order_status', o.order_status) from orders o
    where o.id = c.order_id or c.order_id is null and o.shopper = ${keyOfCustomer('c.customer_id')}
    order by o.placed_at desc limit 1) as "order",
  case when a.id is not null then jsonb_build_object('account_id', a.id, 'name', trim(a.f_name || ' ' || a.l_name)) end
    as assigned_to`;
const joins = sql`conversations c join customers p on p.id = c.customer_id left join customers a on a.id = c.assigned_to`;

/** Returns a page of the conversations of support; those that wait come the longest first, others the latest first. */
export async function conversationsOfSupport(
  db: Connection,
  { list, accountId, zoneIds }: { list: SupportList; accountId: number; zoneIds: ZoneIds },
  { limit, skip }: Slice,
): Promise<{ rows: ListedSupportRow[]; total: number }> {
  const order = list === 'waiting' ? sql`c.awaits_since, c.id` : sql`c.last_message_at desc, c.id desc`;
  const { rows } = await sql<ListedSupportRow & { total: number }>`
    select ${columns}, to_jsonb(last) as last, count(*) over ()::int as total,
      (select count(*)::int from messages m
        where m.conversation_id = c.id and m.sender = 'customer' and m.seen_at is null) as unread
    from ${joins}
    cross join lateral (
      select id, sender, body, pictures, sent_at, seen_at from messages m
      where m.conversation_id = c.id order by id desc limit 1) as last
    where ${isSeen(zoneIds)} and ${isOn(list, accountId)}
    order by ${order} limit ${limit}::int offset ${skip}::int`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns how many conversations wait, and how many an operator has. */
export async function countSupport(
  db: Connection,
  { accountId, zoneIds }: { accountId: number; zoneIds: ZoneIds },
): Promise<{ waiting: number; mine: number }> {
  const { rows } = await sql<{ waiting: number; mine: number }>`
    select count(*) filter (where c.awaits_since is not null)::int as waiting,
      count(*) filter (where c.assigned_to = ${accountId})::int as mine
    from conversations c where ${isSeen(zoneIds)}`.execute(db);
  return rows[0] ?? { waiting: 0, mine: 0 };
}

/** Returns the median of the minutes from a question since a moment to its answer; null without an answer. */
export async function medianAnswer(db: Connection, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    with said as (
      select m.sender, m.sent_at, lag(m.sender) over (partition by m.conversation_id order by m.id) as before,
        (select min(a.sent_at) from messages a
          where a.conversation_id = m.conversation_id and a.id > m.id and a.sender = 'support') as answered_at
      from messages m join conversations c on c.id = m.conversation_id
      where c.is_support and c.last_message_at >= ${since} and m.sent_at >= ${since}
    )
    select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 60))::int
      as minutes
    from said where sender = 'customer' and before is distinct from 'customer' and answered_at is not null`.execute(db);
  return rows[0]?.minutes ?? null;
}

/** Returns a conversation of support that an operator of these zones sees. */
export async function supportConversation(
  db: Connection,
  id: number,
  zoneIds: ZoneIds,
): Promise<SupportRow | undefined> {
  const { rows } = await sql<SupportRow>`
    select ${columns} from ${joins} where c.id = ${id} and ${isSeen(zoneIds)}`.execute(db);
  return rows[0];
}

/** Returns the operators with one of the roles, who can answer for support. */
export async function operatorsWith(db: Connection, roles: readonly string[]): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select c.id as account_id, trim(c.f_name || ' ' || c.l_name) as name
    from operators o join customers c on c.id = o.customer_id
    where o.suspended_reason is null and o.roles && ${roles}::text[] order by name, c.id`.execute(db);
  return rows;
}

/** Returns which operator has a conversation, and locks it for the transaction. */
export async function lockAssigned(db: Connection, id: number): Promise<number | null> {
  const { rows } = await sql<{ assigned_to: number | null }>`
    select assigned_to from conversations where id = ${id} for update`.execute(db);
  return rows[0]?.assigned_to ?? null;
}

/** Gives a conversation to an operator, or to none. */
export async function writeAssigned(db: Connection, id: number, accountId: number | null): Promise<void> {
  await sql`update conversations set assigned_to = ${accountId} where id = ${id}`.execute(db);
}

/** Gives a conversation that no operator has to one. */
export async function takeIfFree(db: Connection, id: number, accountId: number): Promise<void> {
  await sql`
    update conversations set assigned_to = ${accountId} where id = ${id} and assigned_to is null`.execute(db);
}

/** Notes what a person has written about, if it is an order of theirs, of their store, or one that they bring. */
export async function writeOrderOfSupport(
  db: Connection,
  { conversationId, customerId, orderId }: { conversationId: number; customerId: number; orderId: string },
): Promise<void> {
  await sql`
    update conversations set order_id = o.id
    from orders o left join delivery_men d on d.id = o.delivery_man_id
    where conversations.id = ${conversationId} and o.id = ${orderId}
      and (o.shopper = ${customerKey(customerId)} or d.customer_id = ${customerId}
        or exists (select from store_members m where m.store_id = o.store_id and m.customer_id = ${customerId}))`.execute(
    db,
  );
}

/** Returns how many people have waited longer for support than in this conversation; null if it does not wait. */
export async function waitingBefore(db: Connection, id: number): Promise<number | null> {
  const { rows } = await sql<{ before: number }>`
    select (select count(*)::int from conversations e
      where e.is_support and (e.awaits_since, e.id) < (c.awaits_since, c.id)) as before
    from conversations c where c.id = ${id} and c.is_support and c.awaits_since is not null`.execute(db);
  return rows[0]?.before ?? null;
}
