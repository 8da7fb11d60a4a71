import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface Message {
  id: number;
  kind: string;
  /** Null where it is about no order. */
  order_id: string | null;
  payload: Record<string, unknown>;
  dedupe_key: string;
}

/** Returns whether a message waits to be handed on. */
export async function hasMessages(db: Connection): Promise<boolean> {
  const { rows } = await sql`select from outbox where sent_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns whether any store accepts orders by itself. */
export async function hasAcceptRules(db: Connection): Promise<boolean> {
  const { rows } = await sql`select from accept_rules where is_on limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes the oldest waiting messages; another node that asks at the same time gets others. */
export async function takeMessages(db: Connection, limit: number): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select id, kind, order_id, payload, dedupe_key from outbox
    where sent_at is null order by id limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Returns these messages, the oldest first; those that are gone are left out. */
export async function messagesByIds(db: Connection, ids: readonly number[]): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select id, kind, order_id, payload, dedupe_key from outbox where id = any (${ids}) order by id`.execute(db);
  return rows;
}

/** Marks messages as handed on to their jobs. */
export async function markSent(db: Connection, ids: readonly number[]): Promise<void> {
  await sql`update outbox set sent_at = now(), attempts = attempts + 1 where id = any (${ids})`.execute(db);
}

/** Notes the messages of new orders, for the next count. */
export async function addUncounted(db: Connection, messageIds: readonly number[]): Promise<void> {
  await sql`
    insert into uncounted_orders (message_id) select unnest(${messageIds}::bigint[]) on conflict do nothing`.execute(
    db,
  );
}

/** Returns the oldest messages whose orders are not yet counted, at most `limit`. */
export async function uncountedMessages(db: Connection, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select message_id as id from uncounted_orders order by message_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes these messages from those to be counted and returns the orders of those that still were. */
export async function takeUncounted(db: Connection, messageIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    with taken as (delete from uncounted_orders where message_id = any (${messageIds}) returning message_id)
    select o.order_id from taken join outbox o on o.id = taken.message_id where o.order_id is not null`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/** Adds orders to the counts of their items and stores. It locks items in the order of their ids, as orders do. */
export async function addOrderCounts(db: Connection, orderIds: readonly string[]): Promise<void> {
  await sql`
    with placed as (select id, store_id from orders where id = any (${orderIds})),
    sold as (
      select l.item_id, count(distinct l.order_id)::int as orders from order_lines l
      join placed on placed.id = l.order_id group by l.item_id
    ), held as (
      select i.id from items i where i.id in (select item_id from sold) order by i.id for no key update
    ), counted as (
      update items i set order_count = i.order_count + sold.orders
      from sold join held on held.id = sold.item_id where i.id = sold.item_id
    )
    update stores s set order_count = s.order_count + p.orders
    from (select store_id, count(*)::int as orders from placed group by store_id) p where s.id = p.store_id`.execute(
    db,
  );
}

/** Adds a message that concerns no order to the outbox, in the transaction of the change. */
export async function addToOutbox(
  db: Connection,
  {
    kind,
    payload,
    dedupeKey,
  }: {
    kind:
      | 'message'
      | 'referral_code'
      | 'goodwill'
      | 'order_again'
      | 'courier_message'
      | 'courier_offer'
      | 'courier_silent'
      | 'courier_offline'
      | 'test_order';
    payload: object;
    dedupeKey: string;
  },
): Promise<void> {
  await sql`
    insert into outbox (kind, payload, dedupe_key) values (${kind}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey})
    on conflict (dedupe_key) do nothing`.execute(db);
}

/** Returns the stores of some orders; parcels have none. */
export async function storesOfOrders(db: Connection, orderIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; store_id: number }>`
    select id, store_id from orders where id = any (${orderIds}) and store_id is not null`.execute(db);
  return new Map(rows.map(({ id, store_id }) => [id, store_id]));
}

export interface FollowersRow {
  id: string;
  store_id: number | null;
  courier_id: number | null;
  /** Of an order to be delivered, where couriers take orders themselves; null where the engine gives them out. */
  list_city: string | null;
}

/** Returns who follows these orders, besides their customers. */
export async function followersOfOrders(db: Connection, orderIds: readonly string[]): Promise<FollowersRow[]> {
  const { rows } = await sql<FollowersRow>`
    select o.id, o.store_id, o.delivery_man_id as courier_id,
      case when o.order_type = 'delivery' and m.mode is distinct from 'decides' then z.city end as list_city
    from orders o left join zones z on z.id = o.zone_id left join dispatch_modes m on m.zone_id = o.zone_id
    where o.id = any (${orderIds})`.execute(db);
  return rows;
}
