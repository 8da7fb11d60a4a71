import { sql } from 'kysely';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { guestKeySql } from '#api/db/shopper-keys.ts';
import { clearedSteps } from '../transitions/orders-cleared-steps.data.ts';
import { delayOfOrder } from '../transitions/orders-delays.data.ts';

export interface BoardRow {
  id: string;
  order_status: BoardOrder['order_status'];
  order_type: 'delivery' | 'take_away';
  version: number;
  contact_name: string;
  has_account: boolean;
  order_note: string;
  unavailable_item_note: string;
  cutlery: boolean;
  is_paid: boolean;
  total: Money;
  item_total: Money;
  add_on_total: Money;
  discount_total: Money;
  coupon_discount: Money;
  coupon_paid_by: 'store' | 'market' | null;
  first_order_discount: Money;
  tax: Money;
  tax_inclusive: boolean;
  delivery_fee: Money;
  service_charge: Money;
  tip: Money;
  /** What the market keeps. */
  commission: Money;
  currency: string;
  lines: {
    line_number: number;
    is_counted: boolean;
    name: string;
    quantity: number;
    variation: string | null;
    choices: { name: string; labels: string[] }[];
    add_ons: { name: string; quantity: number }[];
    when_missing: BoardOrder['lines'][number]['when_missing'];
    line_total: Money;
    ticked: number[];
  }[];
  changes: BoardOrder['changes'];
  placed_at: Date;
  schedule_at: Date | null;
  work_from: Date | null;
  rings_at: Date;
  print_count: number;
  bag_print_count: number;
  bag_count: number | null;
  seen_at: Date | null;
  confirmed_at: Date | null;
  handover_at: Date | null;
  ready_at: Date | null;
  expected_at: Date | null;
  ready_promise: BoardOrder['ready'];
  arrival_promise: BoardOrder['arrival'];
  delay: BoardOrder['delay'];
  left_at: Date | null;
  courier_name: string | null;
  courier_here_at: Date | null;
  returning_at: Date | null;
  unfetched_rule: 'keep' | 'store_pays' | 'customer_pays' | null;
  canceled_by: 'shopper' | 'store' | 'market' | null;
  cancel_reason: string | null;
}

/** Which orders of a store to read; each condition narrows the others. */
export interface BoardFilter {
  storeId: number;
  orderId?: string;
  /** With `overAfter`: orders in one of these states, and those that are over since then. */
  statuses?: readonly string[];
  overAfter?: Date;
  /** Only what was written by this version or later. */
  since?: string;
  /** Orders are not older than this. */
  placedAfter: Date;
  /** How long before its time a scheduled order rings. */
  leadMinutes: number;
}

const maxOrders = 300;

/** From when on the store can answer an order: placed, paid, agreed, and not too early for the time that it is for. */
const ringsAt = (leadMinutes: number) => sql<Date>`
  greatest(o.placed_at, o.agreed_at, o.held_until, o.schedule_at - make_interval(mins => ${leadMinutes}::int),
    (select max(p.ended_at) from payments p where p.order_id = o.id and p.status = 'paid'))`;

/** Returns orders of a store, the oldest first: paid ones and those for cash, and prescriptions once they are agreed. */
export async function boardRows(db: Connection, filter: BoardFilter): Promise<BoardRow[]> {
  const { storeId, orderId = null, statuses = null, overAfter = null, since = null, placedAfter } = filter;
  const { rows } = await sql<BoardRow>`
    select o.id, o.order_status, o.order_type, o.version, o.contact_name,
      not ${guestKeySql('o.shopper')} as has_account, o.order_note, o.unavailable_item_note,
      o.cutlery, o.payment_status = 'paid' as is_paid, o.total, o.item_total, o.add_on_total, o.discount_total, o.coupon_discount, o.coupon_paid_by,
      o.first_order_discount, o.tax, o.tax_inclusive, o.delivery_fee, o.service_charge, o.tip, o.commission, o.currency, o.placed_at, o.schedule_at, o.work_from,
      o.confirmed_at, o.handover_at, o.unfetched_rule, o.ready_at, o.expected_at, o.ready_promise, o.arrival_promise, ${delayOfOrder} as delay, o.canceled_by, o.cancel_reason, o.seen_at, o.print_count, o.bag_print_count, o.bag_count,
      coalesce(o.canceled_at, o.delivered_at, o.picked_up_at) as left_at, ${ringsAt(filter.leadMinutes)} as rings_at,
      d.f_name as courier_name,
      (select r.arrived_at from delivery_arrivals r
        where r.order_id = o.id and r.place = 'store' and r.courier_id = o.delivery_man_id) as courier_here_at, a.returning_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('line_number', l.line_number, 'is_counted', l.counted, 'name', l.name, 'quantity', l.quantity, 'variation', l.variation,
          'choices', l.food_variations, 'add_ons', l.add_ons, 'when_missing', l.when_missing,
          'line_total', l.line_total, 'ticked', l.ticked) order by l.line_number)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'line_number', c.line_number, 'kind', c.kind, 'is_by_market', c.by_operator, 'state', c.state,
          'before', c.before, 'after', c.after, 'answer_until', c.answer_until) order by c.id)
        from order_changes c where c.order_id = o.id), '[]') as changes
    from orders o
    left join delivery_men d on d.id = o.delivery_man_id
    left join delivery_attempts a on a.order_id = o.id
    where o.store_id = ${storeId} and o.placed_at > ${placedAfter}
      and (${orderId}::text is null or o.id = ${orderId})
      and (${statuses}::text[] is null or o.order_status = any (${statuses}::text[])
        or o.order_status = 'delivered' and o.delivered_at > ${overAfter}
        or o.order_status = 'canceled' and o.canceled_at > ${overAfter})
      and (${since}::text is null or o.changed_in >= ${since}::text::bigint)
      and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      and (o.prescription is null or o.prescription = 'agreed')
    order by o.placed_at, o.id limit ${maxOrders}`.execute(db);
  return rows;
}

/**
 * Returns the version of everything that is read after it, and the largest version that this database could have given:
 * one that is larger comes from before a restore.
 */
export async function boardVersion(db: Connection): Promise<{ version: string; largest: string }> {
  const { rows } = await sql<{ version: string; largest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as version,
      pg_snapshot_xmax(pg_current_snapshot())::text as largest`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no snapshot');
  return row;
}

/** Returns whether an account of staff has taken an order to the state that it is in now. */
export async function hasMadeLastStep(db: Connection, orderId: string, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select account_id is not distinct from ${accountId}::int as is_own from order_steps
    where order_id = ${orderId} order by step_number desc limit 1`.execute(db);
  return rows[0]?.is_own ?? false;
}

export interface StoryRow {
  /** The state that it came into, or the action of the audit log. */
  what: string;
  /** Null where it is not known any more. */
  by: 'shopper' | 'store' | 'delivery_man' | 'market' | null;
  name: string | null;
  at: Date;
  reported_at: Date | null;
}

/**
 * What happened to an order of a store, the earliest first: its steps, some actions of its staff, and what its courier
 * has noted, without who that is.
 */
export async function orderStory(
  db: Connection,
  { storeId, orderId, actions }: { storeId: number; orderId: string; actions: readonly string[] },
): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    select s.to_status as what, s.made_by as by, case when s.made_by = 'store' then c.f_name end as name,
      s.made_at as at, s.reported_at
    from order_steps s left join customers c on c.id = s.account_id where s.order_id = ${orderId}
    union all
    select what, null, null, at, null from ${clearedSteps(orderId)} cleared
    union all
    select a.action, 'store', c.f_name, a.made_at, null from audit_lines a left join customers c on c.id = a.account_id
    where a.subject = ${`order:${orderId}`} and a.store_id = ${storeId} and a.action = any (${actions}::text[])
    union all
    select concat_ws('.', n.action, case when n.action = 'delivery.problem' then n.after->>'problem' end), 'delivery_man', null,
      coalesce((n.after->>'made_at')::timestamptz, n.made_at), null
    from audit_lines n join orders o on o.id = ${orderId}
    where n.subject = ${`order:${orderId}`} and n.audience = 'courier' and o.store_id = ${storeId}
      and n.action like 'delivery.%'
      and (n.action <> 'delivery.pick_up' or (n.after->>'bags')::int <> o.bag_count)
    order by at limit 200`.execute(db);
  return rows;
}

/** Changes what a store has promised of an order. */
export async function setPromise(
  db: Connection,
  { orderId, readyAt, expectedAt }: { orderId: string; readyAt: Date; expectedAt: Date },
): Promise<void> {
  await sql`update orders set ready_at = ${readyAt}, expected_at = ${expectedAt} where id = ${orderId}`.execute(db);
}

/** Notes how many bags an order has. */
export async function setBagCount(db: Connection, orderId: string, bags: number): Promise<void> {
  await sql`update orders set bag_count = ${bags} where id = ${orderId}`.execute(db);
}

/** Records that a member of staff has opened an order; the first time counts. */
export async function markSeen(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`update orders set seen_at = ${at} where id = ${orderId} and seen_at is null`.execute(db);
}

/** Returns when the tickets of a store print by themselves [STO-028]. */
export async function ticketTimesOf(
  db: Connection,
  storeId: number,
): Promise<{ kitchen: 'accepted' | 'started' | 'by_hand'; bag: 'accepted' | 'ready' | 'by_hand' } | undefined> {
  const { rows } = await sql<{ kitchen: 'accepted' | 'started' | 'by_hand'; bag: 'accepted' | 'ready' | 'by_hand' }>`
    select kitchen_ticket_at as kitchen, bag_ticket_at as bag from stores where id = ${storeId}`.execute(db);
  return rows[0];
}

/**
 * Counts a ticket of an order and returns which one it is; undefined where one is to print by itself and another was
 * printed before. Of two devices at once one gets it.
 */
export async function countPrint(
  db: Connection,
  { orderId, form, isAutomatic }: { orderId: string; form: 'kitchen' | 'bag'; isAutomatic: boolean },
): Promise<number | undefined> {
  const printed = sql.ref(form === 'bag' ? 'bag_print_count' : 'print_count');
  const { rows } = await sql<{ copy: number }>`
    update orders set ${printed} = ${printed} + 1
    where id = ${orderId} and ${printed} < 1000 and (${printed} = 0 or not ${isAutomatic}::boolean)
    returning ${printed} as copy`.execute(db);
  return rows[0]?.copy;
}

/** Seconds within which reads of a board are noted once. */
const noteSeconds = 15;

/** Notes that a member of its staff has the board of a store open. */
export async function noteBoardRead(db: Connection, storeId: number, at: Date): Promise<void> {
  await sql`
    insert into store_boards (store_id, read_at) values (${storeId}, ${at})
    on conflict (store_id) do update set read_at = excluded.read_at
    where store_boards.read_at < excluded.read_at - make_interval(secs => ${noteSeconds}::int)`.execute(db);
}

/**
 * Returns the orders that wait for an answer of their store since before a moment, the longest waiting first. A store
 * without staff cannot answer and is left out.
 */
export async function unansweredOrders(
  db: Connection,
  { before, leadMinutes, limit }: { before: Date; leadMinutes: number; limit: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.order_status = 'pending' and o.store_id is not null
      and exists (select from store_members m where m.store_id = o.store_id)
      and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      and (o.prescription is null or o.prescription = 'agreed')
      and ${ringsAt(leadMinutes)} < ${before}
    order by o.placed_at limit ${limit}`.execute(db);
  return rows;
}
