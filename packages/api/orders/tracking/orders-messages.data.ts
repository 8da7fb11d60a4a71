import { sql } from 'kysely';
import type { OrderMessages } from 'market/orders/messages/orders-messages.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

type Sent = OrderMessages['sent'][number];
type MessageKind = Sent['kind'];
type MessageChannel = Sent['channel'];
type MessageFault = NonNullable<Sent['fault']>;
type PushCounts = NonNullable<Sent['devices']>;

export interface MessageContacts {
  /** Empty once the account was removed. */
  phone: string;
  /** Of the order, else the proved one of the account. */
  email: string | null;
  /** Devices of the customer that receive notifications of the storefront. */
  device_count: number;
}

/** Returns how the customer of an order can be reached. */
export async function contactsOfOrder(
  db: Connection,
  orderId: string,
  pushKinds: readonly string[],
): Promise<MessageContacts | undefined> {
  const { rows } = await sql<MessageContacts>`
    select o.contact_number as phone, coalesce(o.contact_email, case when c.is_email_verified then c.email end) as email,
      (select count(*)::int from push_devices d
        where d.shopper = o.shopper and d.app = 'storefront' and d.kind = any (${pushKinds})) as device_count
    from orders o left join customers c on ${keyOfCustomer('c.id')} = o.shopper
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

export interface NewOrderMessage {
  orderId: string;
  kind: MessageKind;
  channel: MessageChannel;
  /** Without its middle. */
  recipient: string;
  accountId: number;
  at: Date;
  deviceCount: number;
  linkHash: string | null;
}

/** Writes a message that is on its way; returns its id. */
export async function insertOrderMessage(transaction: Transaction, message: NewOrderMessage): Promise<number> {
  const { orderId, kind, channel, recipient, accountId, at, deviceCount, linkHash } = message;
  const { rows } = await sql<{ id: number }>`
    insert into order_messages (order_id, kind, channel, recipient, account_id, made_at, device_count, link_hash)
    values (${orderId}, ${kind}, ${channel}, ${recipient}, ${accountId}, ${at}, ${deviceCount}, ${linkHash})
    returning id::int`.execute(transaction);
  return (rows[0] as { id: number }).id;
}

/** Notes what a provider has answered: null if it took the message. */
export async function endOrderMessage(
  db: Connection,
  { id, fault, at }: { id: number; fault: MessageFault | null; at: Date },
): Promise<void> {
  await sql`update order_messages set fault = ${fault}, ended_at = ${at} where id = ${id}`.execute(db);
}

/** Returns when messages about an order were sent since a moment. */
export async function messageTimes(db: Connection, orderId: string, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select made_at as at from order_messages where order_id = ${orderId} and made_at > ${since}`.execute(db);
  return rows.map(({ at }) => at);
}

const pushCounts = sql`
  (count(*) filter (where p.sent_at is not null and p.fault is null))::int as reached,
  (count(*) filter (where p.sent_at is not null and p.fault is not null))::int as failed,
  (count(*) filter (where p.sent_at is null))::int as waiting`;

export interface SentMessageRow extends PushCounts {
  id: number;
  kind: MessageKind;
  channel: MessageChannel;
  recipient: string;
  person: string | null;
  made_at: Date;
  ended_at: Date | null;
  fault: MessageFault | null;
}

const maxShown = 20;

/** The key of the pushes of a message. */
export function pushKeyOf(messageId: number): string {
  return `again:${messageId}`;
}

/** Returns what operators have sent about an order, the newest first. */
export async function messagesOfOrder(db: Connection, orderId: string): Promise<SentMessageRow[]> {
  const { rows } = await sql<SentMessageRow>`
    select m.id::int, m.kind, m.channel, m.recipient, m.made_at, m.ended_at, m.fault,
      nullif(trim(c.f_name || ' ' || c.l_name), '') as person, sent.reached, sent.failed, sent.waiting
    from order_messages m left join customers c on c.id = m.account_id
    join orders o on o.id = m.order_id
    cross join lateral (select ${pushCounts} from push_devices d
      join pushes p on p.device_id = d.id and p.dedupe_key = 'again:' || m.id
      where m.channel = 'push' and d.shopper = o.shopper) sent
    where m.order_id = ${orderId} order by m.id desc limit ${maxShown}`.execute(db);
  return rows;
}

export interface NotificationRow extends PushCounts {
  body: string;
  made_at: Date;
}

/** Returns the notifications about an order that its customer was sent automatically, the newest first. */
export async function notificationsOfOrder(db: Connection, orderId: string): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select min(p.content ->> 'body') as body, min(p.created_at) as made_at, ${pushCounts}
    from orders o join push_devices d on d.shopper = o.shopper and d.app = 'storefront'
    join pushes p on p.device_id = d.id
    where o.id = ${orderId} and p.content ->> 'order_id' = o.id and p.dedupe_key not like 'again:%'
    group by p.dedupe_key order by min(p.id) desc limit ${maxShown}`.execute(db);
  return rows;
}

/** Returns whether support has sent a tracking link with this hash for an order. */
export async function isLinkOfSupport(db: Connection, orderId: string, linkHash: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_messages where order_id = ${orderId} and link_hash = ${linkHash} limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes messages of 90 days ago; the links in them stop working. */
export async function deleteOldOrderMessages(db: Connection, before: Date): Promise<void> {
  await sql`delete from order_messages where made_at < ${before}`.execute(db);
}
