import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface EndpointRow {
  id: number;
  url: string;
  /** Empty for everything. */
  events: string[];
  created_at: Date;
  waiting: number;
  given_up: number;
  last_sent_at: Date | null;
  /** Of the newest that has not arrived. */
  last_fault: string | null;
}

export async function insertEndpoint(
  db: Connection,
  { url, events, secret }: { url: string; events: readonly string[]; secret: string },
): Promise<number> {
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({ url, events: [...events], secret })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an endpoint and its waiting deliveries; returns false if there is none. */
export async function deleteEndpoint(db: Connection, id: number): Promise<boolean> {
  const { rows } = await sql`delete from webhook_endpoints where id = ${id} returning id`.execute(db);
  return rows.length === 1;
}

/** In the order in which they were added; secrets stay where they are. */
export async function endpointRows(db: Connection): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select e.id, e.url, e.events, e.created_at,
      count(d.id) filter (where d.sent_at is null and d.given_up_at is null)::int as waiting,
      count(d.given_up_at)::int as given_up, max(d.sent_at) as last_sent_at,
      (array_agg(d.last_fault order by d.id desc) filter (where d.last_fault is not null))[1] as last_fault
    from webhook_endpoints e left join webhook_deliveries d on d.endpoint_id = e.id
    group by e.id order by e.id`.execute(db);
  return rows;
}

export async function hasEndpoints(db: Connection): Promise<boolean> {
  const { rows } = await sql`select from webhook_endpoints limit 1`.execute(db);
  return rows.length > 0;
}

/** A message of the outbox with what an event about it may carry. */
export interface EventMessageRow {
  id: number;
  /** Unique also after a restored backup, which assigns ids a second time. */
  event_id: string;
  kind: string;
  payload: Record<string, unknown>;
  created_at: Date;
  is_first: boolean;
  order: Record<string, unknown> | null;
  review: Record<string, unknown> | null;
}

/** Null times stay null; the others are read from JSON and written as all of the API is. */
export async function happeningRows(db: Connection, outboxIds: readonly number[]): Promise<EventMessageRow[]> {
  const { rows } = await sql<EventMessageRow>`
    select m.id, ${eventId} as event_id, m.kind, m.payload, m.created_at,
      m.dedupe_key = m.order_id || ':1' as is_first,
      case when o.id is not null then jsonb_build_object('order_id', o.id, 'order_status', o.order_status,
        'order_type', o.order_type, 'module_id', o.module_id, 'zone_id', o.zone_id, 'store_id', o.store_id,
        'customer_id', substring(o.shopper from '^customer:(.*)$')::int, 'payment_method', o.payment_method,
        'payment_status', o.payment_status, 'currency', o.currency, 'total', o.total, 'placed_at', o.placed_at,
        'schedule_at', o.schedule_at) end as "order",
      case when r.id is not null then jsonb_build_object('review_id', r.id, 'order_id', r.order_id, 'about', r.about,
        'item_id', r.item_id, 'store_id', r.store_id, 'delivery_man_id', r.delivery_man_id, 'rating', r.rating,
        'comment', r.comment, 'language', r.language) end as review
    from outbox m
    left join orders o on o.id = m.order_id
    left join reviews r on m.kind = 'review' and r.id = (m.payload ->> 'review_id')::bigint
    where m.id = any (${outboxIds}) order by m.id`.execute(db);
  return rows;
}

const eventId = sql`'evt_' || m.id || '_' || (extract(epoch from m.created_at) * 1000000)::bigint`;

export interface QueuedEvent {
  outbox_id: number;
  event_id: string;
  event: string;
  body: string;
}

/** Queues each event for each endpoint that subscribes to it, once; for one endpoint only if it is named. */
export async function queueEvents(
  db: Connection,
  events: readonly QueuedEvent[],
  endpointId: number | undefined,
): Promise<number> {
  const { rows } = await sql`
    insert into webhook_deliveries (endpoint_id, outbox_id, event_id, event, body)
    select e.id, q.outbox_id, q.event_id, q.event, q.body
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as q(outbox_id bigint, event_id text, event text, body text)
    join webhook_endpoints e on (e.events = '{}' or q.event = any (e.events))
      and e.id = coalesce(${endpointId ?? null}, e.id)
    order by q.outbox_id
    on conflict (outbox_id, endpoint_id) do nothing returning id`.execute(db);
  return rows.length;
}

export interface DueDelivery {
  id: number;
  url: string;
  /** The secret of the endpoint, and for a while the previous one. */
  secrets: string[];
  event_id: string;
  body: string;
  attempts: number;
}

/** What calls to an endpoint are signed with. */
const secretsAt = (at: Date) =>
  sql`array_remove(array[e.secret, case when e.former_until > ${at} then e.former_secret end], null)`;

/** Returns the address of an endpoint and its current secrets; undefined if there is none. */
export async function endpointAt(
  db: Connection,
  { id, at }: { id: number; at: Date },
): Promise<{ url: string; secrets: string[] } | undefined> {
  const { rows } = await sql<{ url: string; secrets: string[] }>`
    select e.url, ${secretsAt(at)} as secrets from webhook_endpoints e where e.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Replaces the secret; the old one keeps signing until the given moment. Returns false if there is no such endpoint.
 */
export async function replaceSecret(
  db: Connection,
  { id, secret, until }: { id: number; secret: string; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoints set former_secret = secret, former_until = ${until}, secret = ${secret}
    where id = ${id} returning id`.execute(db);
  return rows.length === 1;
}

/** Deletes secrets that no longer sign. */
export async function removePreviousSecrets(db: Connection): Promise<void> {
  await sql`update webhook_endpoints set former_secret = null, former_until = null where former_until < now()`.execute(
    db,
  );
}

/** Endpoints with something that is due. */
export async function endpointsWithDue(db: Connection, at: Date): Promise<number[]> {
  const { rows } = await sql<{ endpoint_id: number }>`
    select distinct endpoint_id from webhook_deliveries
    where sent_at is null and given_up_at is null and (due_at is null or due_at <= ${at})
    order by endpoint_id`.execute(db);
  return rows.map(({ endpoint_id }) => endpoint_id);
}

/** Claims deliveries that are due for some time: if this node dies, another one retries after that. */
export async function claimWebhookDeliveries(
  db: Connection,
  { endpointId, at, until, limit }: { endpointId: number; at: Date; until: Date; limit: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select id from webhook_deliveries
      where endpoint_id = ${endpointId} and sent_at is null and given_up_at is null and (due_at is null or due_at <= ${at})
      order by id limit ${limit} for update skip locked
    )
    update webhook_deliveries d set attempts = d.attempts + 1, due_at = ${until}
    from due, webhook_endpoints e where d.id = due.id and e.id = d.endpoint_id
    returning d.id, e.url, ${secretsAt(at)} as secrets, d.event_id, d.body, d.attempts`.execute(db);
  return rows;
}

export async function markDelivered(db: Connection, id: number, at: Date): Promise<void> {
  await sql`update webhook_deliveries set sent_at = ${at}, last_fault = null where id = ${id}`.execute(db);
}

/** Without a moment for another attempt it is given up. */
export async function markFailed(
  db: Connection,
  { id, at, dueAt, fault }: { id: number; at: Date; dueAt: Date | null; fault: string },
): Promise<void> {
  await sql`update webhook_deliveries set due_at = ${dueAt}, last_fault = ${fault},
    given_up_at = case when ${dueAt}::timestamptz is null then ${at}::timestamptz end where id = ${id}`.execute(db);
}

/** A try that this node has broken off itself counts for nothing. */
export async function releaseWebhookDelivery(db: Connection, id: number): Promise<void> {
  await sql`update webhook_deliveries set attempts = attempts - 1, due_at = null where id = ${id}`.execute(db);
}

/** What to send again; to one endpoint if it is named. */
export interface Replay {
  endpointId: number | undefined;
  /** The message of one event, all since a moment, or all that were given up. */
  what: { outboxId: number } | { since: Date } | 'given up';
}

/** Queues known deliveries again; returns how many. */
export async function requeueDeliveries(db: Connection, { endpointId, what }: Replay): Promise<number> {
  const isMeant =
    what === 'given up'
      ? sql`given_up_at is not null`
      : 'since' in what
        ? sql`outbox_id in (select id from outbox where created_at >= ${what.since})`
        : sql`outbox_id = ${what.outboxId}`;
  const { rows } = await sql`
    update webhook_deliveries set attempts = 0, due_at = null, sent_at = null, given_up_at = null, last_fault = null
    where ${isMeant} and endpoint_id = coalesce(${endpointId ?? null}, endpoint_id) returning id`.execute(db);
  return rows.length;
}

/** Messages that were handed on, after one of them and since a moment, in their order. */
export async function sentMessagesSince(
  db: Connection,
  { since, after, limit }: { since: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from outbox where id > ${after} and created_at >= ${since} and sent_at is not null
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The message that an event was made of; undefined where it is not known here. */
export async function messageOfEvent(db: Connection, id: string): Promise<number | undefined> {
  const number = /^evt_(\d{1,15})_\d+$/.exec(id)?.[1];
  if (number === undefined) return undefined;
  const { rows } = await sql<{ id: number }>`
    select m.id from outbox m where m.id = ${Number(number)} and ${eventId} = ${id} and m.sent_at is not null`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Delivered and given-up ones are stored for a month. */
export async function deleteOldDeliveries(db: Connection): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where created_at < now() - interval '30 days' and (sent_at is not null or given_up_at is not null)`.execute(db);
}

/** Makes all waiting deliveries due now; returns how many. */
export async function makeDeliveriesDueNow(db: Connection, at: Date): Promise<number> {
  const { rows } = await sql`
    update webhook_deliveries set due_at = null
    where sent_at is null and given_up_at is null and due_at > ${at} returning id`.execute(db);
  return rows.length;
}
