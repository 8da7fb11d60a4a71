import { type RawBuilder, sql } from 'kysely';
import type { AdminOrder, ListedOrder } from 'market/orders/orders.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { RefundRow } from '../refunds/orders-refunds.data.ts';
import { clearedSteps } from '../transitions/orders-cleared-steps.data.ts';
import { delayOfOrder } from '../transitions/orders-delays.data.ts';

/** An order as lists of operators show it. */
export interface ListedOrderRow {
  id: string;
  order_status: ListedOrder['order_status'];
  order_type: ListedOrder['order_type'];
  module_type: ListedOrder['module_type'];
  zone_id: number;
  zone_name: string;
  city: string;
  time_zone: string;
  version: number;
  store: ListedOrder['store'];
  courier: ListedOrder['courier'];
  contact_name: string;
  contact_number: string;
  payment_method: ListedOrder['payment_method'];
  payment_status: ListedOrder['payment_status'];
  total: Money;
  currency: string;
  placed_at: Date;
  schedule_at: Date | null;
  expected_at: Date | null;
}

type DoorField = 'house' | 'floor' | 'landmark' | 'directions';

/** An order with all its parts. */
export interface AdminOrderRow extends ListedOrderRow {
  address: string | null;
  order_note: string;
  confirmed_at: Date | null;
  ready_at: Date | null;
  handover_at: Date | null;
  picked_up_at: Date | null;
  delivered_at: Date | null;
  canceled_at: Date | null;
  canceled_by: AdminOrder['canceled_by'];
  cancel_reason: string | null;
  lines: {
    line: number;
    name: string;
    quantity: number;
    variation: string | null;
    choices: { name: string; labels: string[] }[];
    add_ons: { name: string; quantity: number }[];
    total: Money;
    when_missing: AdminOrder['lines'][number]['when_missing'];
    is_counted: boolean;
  }[];
  changes: AdminOrder['changes'];
  item_total: Money;
  add_on_total: Money;
  discount_total: Money;
  tax: Money;
  tax_inclusive: boolean;
  delivery_fee: Money;
  service_charge: Money;
  tip: Money;
  wallet_paid: Money;
  code_proved_at: Date | null;
  code_waived_at: Date | null;
  wrong_codes: number;
  coupon_code: string | null;
  shopper: string;
  commission: Money;
  door: ({ address: string; lat: number; lng: number } & Partial<Record<DoorField, string>>) | null;
  corrected_at: Date | null;
  confirmed_correction_at: Date | null;
  held_until: Date | null;
  delay: AdminOrder['delay'];
  prescription: string | null;
  charge_payer: 'sender' | 'receiver' | null;
  /** What a provider has of it. */
  paid_digitally: Money;
}

/** A refund of a part, with the person who gave it. */
export interface ShownRefundRow extends RefundRow {
  person: string | null;
}

export interface OrderEventRow {
  at: Date;
  kind: AdminOrder['timeline'][number]['kind'];
  what: string;
  by: AdminOrder['timeline'][number]['by'];
  person: string | null;
  detail: string | null;
  amount: Money | null;
}

const listedColumns = sql`o.id, o.version, o.order_status, o.order_type, m.module_type, o.zone_id, z.name as zone_name, z.city,
  z.time_zone, o.contact_name, o.contact_number, o.payment_method, o.payment_status, o.total, o.currency, o.placed_at,
  o.schedule_at, o.expected_at,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'name', s.name) end as store,
  case when d.id is null then null
    else jsonb_build_object('id', d.id, 'name', trim(d.f_name || ' ' || d.l_name)) end as courier`;
const joins = sql`join zones z on z.id = o.zone_id join modules m on m.id = o.module_id
  left join stores s on s.id = o.store_id left join delivery_men d on d.id = o.delivery_man_id`;

/** Zones of an operator; null for all. */
type ZoneIds = readonly number[] | null;

const inZones = (zoneIds: ZoneIds) => sql`(${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))`;
// As in the index of running orders.
const isRunning = sql`o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')`;
/** A store can answer it: it is paid or for cash, and its prescription is agreed. */
const isAnswerable = sql`o.order_status = 'pending'
  and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
  and (o.prescription is null or o.prescription = 'agreed')`;

/** When lists of running orders are read, and what they depend on. */
export interface LiveMoment {
  at: Date;
  /** Orders that could be answered before then are unanswered. */
  answeredAfter: Date;
  leadMinutes: number;
}

const ringsAt = ({ leadMinutes }: LiveMoment) => sql`
  greatest(o.placed_at, o.agreed_at, o.held_until, o.schedule_at - make_interval(mins => ${leadMinutes}::int),
    (select max(p.ended_at) from payments p where p.order_id = o.id and p.status = 'paid'))`;

type List = 'new' | 'unanswered' | 'no_courier' | 'late' | 'undeliverable';

/** Whether a running order is on a list. */
const isOn = (list: List, moment: LiveMoment) => sql`
  case ${list}::text
    when 'new' then ${isAnswerable} and ${ringsAt(moment)} <= ${moment.at}::timestamptz
    when 'unanswered' then ${isAnswerable} and ${ringsAt(moment)} <= ${moment.answeredAfter}::timestamptz
    when 'no_courier' then o.order_type = 'delivery' and o.order_status in ('confirmed', 'processing', 'handover')
      and o.delivery_man_id is null
    when 'undeliverable' then exists (select from delivery_attempts a where a.order_id = o.id and a.problem is not null)
    else o.expected_at < ${moment.at}::timestamptz end`;

export interface OrderPage {
  zoneIds: ZoneIds;
  limit: number;
  skip: number;
}

/** As in the index of what is asked back. */
const isRefundRequested = sql`o.order_status = 'refund_requested'`;

/** Returns orders of a list, the one that waits longest first, and how many there are. */
export async function liveOrders(
  db: Connection,
  list: List | 'refund_requested',
  { zoneIds, limit, skip }: OrderPage,
  moment: LiveMoment,
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const isListed = list === 'refund_requested' ? isRefundRequested : sql`${isRunning} and ${isOn(list, moment)}`;
  const wanted = sql`${isListed} and ${inZones(zoneIds)}`;
  const { rows } = await sql<ListedOrderRow>`
    select ${listedColumns} from orders o ${joins} where ${wanted}
    order by coalesce(o.expected_at, o.placed_at), o.id limit ${limit}::int offset ${skip}::int`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from orders o where ${wanted}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

type LiveCounts = Record<List | 'refund_requested' | 'running', number>;

/** Returns how many orders are on each list. */
export async function liveCounts(db: Connection, zoneIds: ZoneIds, moment: LiveMoment) {
  const { rows } = await sql<LiveCounts>`
    select (count(*) filter (where ${isOn('new', moment)}))::int as new,
      (count(*) filter (where ${isOn('unanswered', moment)}))::int as unanswered,
      (count(*) filter (where ${isOn('no_courier', moment)}))::int as no_courier,
      (count(*) filter (where ${isOn('late', moment)}))::int as late,
      (count(*) filter (where ${isOn('undeliverable', moment)}))::int as undeliverable, count(*)::int as running,
      (select count(*)::int from orders o where ${isRefundRequested} and ${inZones(zoneIds)}) as refund_requested
    from orders o where ${isRunning} and ${inZones(zoneIds)}`.execute(db);
  return (
    rows[0] ?? { new: 0, unanswered: 0, no_courier: 0, late: 0, undeliverable: 0, running: 0, refund_requested: 0 }
  );
}

/** Of each way to find orders at most this many are read, the newest. */
const maxFound = 100;

/** Digits from the end: in the order of the index those that begin like this lie between the two. */
export interface EndOfNumber {
  from: string;
  until: string;
}

/** Returns orders whose number or phone number ends with these digits, newest first, and how many were found. */
export function ordersByDigits(
  db: Connection,
  { number, phone }: { number: EndOfNumber; phone: EndOfNumber },
  page: OrderPage,
) {
  // With a pattern in place of the two bounds, a plan that is kept for other digits does not use the index.
  return ordersIn(
    db,
    sql`(select o.id from orders o where reverse(o.id) ~>=~ ${number.from}::text
          and reverse(o.id) ~<~ ${number.until}::text and ${inZones(page.zoneIds)}
        order by o.placed_at desc limit ${maxFound})
      union (select o.id from orders o where reverse(o.contact_number) ~>=~ ${phone.from}::text
          and reverse(o.contact_number) ~<~ ${phone.until}::text and ${inZones(page.zoneIds)}
        order by o.placed_at desc limit ${maxFound})`,
    page,
  );
}

/** So many of the newest orders are looked at for a name before all of them are. */
const newestLookedAt = 10_000;

/**
 * Returns orders of customers or stores with this in their name, newest first, and how many were found. A name that many
 * customers have is found among the newest orders, one that few have by the index of names: sorting all orders with a
 * common name takes long, and so does going through all orders for a rare one.
 */
export function ordersByName(db: Connection, name: string, page: OrderPage) {
  const part = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const isWanted = sql`o.contact_name ilike ${part} and ${inZones(page.zoneIds)}`;
  return ordersIn(
    db,
    sql`with newest as materialized (
        select o.id from (select * from orders order by placed_at desc limit ${newestLookedAt}) o
        where ${isWanted} order by o.placed_at desc limit ${maxFound})
      select id from newest
      union (select o.id from orders o where (select count(*) from newest) < ${maxFound} and ${isWanted}
        order by o.placed_at at time zone 'UTC' desc limit ${maxFound})
      union (select newest.id from (select id from stores where unaccent(name) ilike unaccent(${part}) order by id limit 20) store
        cross join lateral (select o.id from orders o where o.store_id = store.id and ${inZones(page.zoneIds)}
          order by o.placed_at desc limit ${maxFound}) newest)`,
    page,
  );
}

async function ordersIn(
  db: Connection,
  ids: RawBuilder<unknown>,
  { limit, skip }: OrderPage,
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const { rows } = await sql<ListedOrderRow & { found: number }>`
    with found as materialized (${ids})
    select ${listedColumns}, (select count(*)::int from found) as found
    from found join orders o on o.id = found.id ${joins}
    order by o.placed_at desc, o.id limit ${limit}::int offset ${skip}::int`.execute(db);
  return { rows, total: rows[0]?.found ?? 0 };
}

/** Returns orders of some zones by their ids, in the sequence of these. */
export async function ordersByIds(db: Connection, ids: readonly string[], zoneIds: ZoneIds): Promise<ListedOrderRow[]> {
  const { rows } = await sql<ListedOrderRow>`
    select ${listedColumns} from orders o ${joins}
    where o.id = any (${ids}::text[]) and ${inZones(zoneIds)} order by array_position(${ids}::text[], o.id)`.execute(
    db,
  );
  return rows;
}

/** Returns running orders, the newest first, and how many there are. */
export async function runningOrders(
  db: Connection,
  { zoneIds, limit, skip }: OrderPage,
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const { rows } = await sql<ListedOrderRow>`
    select ${listedColumns} from orders o ${joins} where ${isRunning} and ${inZones(zoneIds)}
    order by o.placed_at desc, o.id limit ${limit}::int offset ${skip}::int`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from orders o where ${isRunning} and ${inZones(zoneIds)}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/**
 * Returns orders that are over and were placed on a day of their zone, the newest first, and how many there are. The bounds
 * of the day at the ends of the world are for the index by time.
 */
export async function endedOrders(
  db: Connection,
  day: string,
  { zoneIds, limit, skip }: OrderPage,
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const wanted = sql`not ${isRunning} and ${inZones(zoneIds)}
    and o.placed_at >= ${day}::text::date::timestamp at time zone 'UTC' - interval '14 hours'
    and o.placed_at < ${day}::text::date::timestamp at time zone 'UTC' + interval '36 hours'
    and (o.placed_at at time zone z.time_zone)::date = ${day}::text::date`;
  const { rows } = await sql<ListedOrderRow>`
    select ${listedColumns} from orders o ${joins} where ${wanted}
    order by o.placed_at desc, o.id limit ${limit}::int offset ${skip}::int`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from orders o join zones z on z.id = o.zone_id where ${wanted}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns an order with its parts; undefined where there is none. */
export async function adminOrderOf(db: Connection, orderId: string): Promise<AdminOrderRow | undefined> {
  const { rows } = await sql<AdminOrderRow>`
    select ${listedColumns}, coalesce(o.receiver_details, o.delivery_address) ->> 'address' as address,
      o.order_note, o.confirmed_at, o.ready_at, o.handover_at, o.picked_up_at, o.delivered_at, o.canceled_at,
      o.canceled_by, o.cancel_reason, o.item_total, o.add_on_total, o.discount_total, o.tax, o.tax_inclusive,
      o.delivery_fee, o.service_charge, o.tip, o.wallet_paid, o.coupon_code, o.shopper, o.commission, o.delivery_address as door,
      (select c.made_at from order_corrections c where c.order_id = o.id) as corrected_at,
      (select c.confirmed_at from order_corrections c where c.order_id = o.id) as confirmed_correction_at,
      o.held_until, ${delayOfOrder} as delay,
      o.prescription, o.charge_payer,
      coalesce((select p.amount from payments p where p.order_id = o.id and p.status = 'paid'), 0) as paid_digitally,
      a.code_proved_at, a.code_waived_at,
      (select count(*)::int from door_code_tries c where c.order_id = o.id) as wrong_codes,
      coalesce((
        select jsonb_agg(jsonb_build_object('line', l.line_number, 'name', l.name, 'quantity', l.quantity, 'variation', l.variation,
          'choices', l.food_variations, 'add_ons', l.add_ons, 'total', l.line_total, 'when_missing', l.when_missing,
          'is_counted', l.counted) order by l.line_number)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'line_number', c.line_number, 'kind', c.kind, 'is_by_market',
          c.by_operator, 'state', c.state, 'before', c.before, 'after', c.after, 'answer_until', c.answer_until) order by c.id)
        from order_changes c where c.order_id = o.id), '[]') as changes
    from orders o ${joins} left join delivery_attempts a on a.order_id = o.id where o.id = ${orderId}`.execute(db);
  return rows[0];
}

const personOf = (account: RawBuilder<unknown>) => sql`
  (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = ${account})`;

/** Returns everything that was written about an order, newest first, without actions of staff that are steps. */
export async function eventsOfOrder(
  db: Connection,
  orderId: string,
  actionsOfSteps: readonly string[],
): Promise<OrderEventRow[]> {
  const { rows } = await sql<OrderEventRow>`
    select at, kind, what, by, person, detail, amount from (
      select t.made_at as at, 'step' as kind, t.to_status as what, t.made_by as by, ${personOf(sql`t.account_id`)} as person,
        null as detail, null::bigint as amount, 1 as rank, t.step_number::bigint as place
      from order_steps t where t.order_id = ${orderId}
      union all
      select at, 'step', what, null, null, null, null, 1, place from ${clearedSteps(orderId)} cleared
      union all
      select a.made_at, 'staff', a.action,
        case a.audience when 'vendor' then 'store' when 'courier' then 'delivery_man' else 'market' end,
        ${personOf(sql`a.account_id`)}, a.reason, null, 2, a.id
      from audit_lines a where a.subject = ${`order:${orderId}`} and a.action <> all (${actionsOfSteps}::text[])
      union all
      select p.started_at, 'payment', 'started', null, null, p.provider, p.amount, 0, 0
      from payments p where p.order_id = ${orderId}
      union all
      select p.ended_at, 'payment', p.status, null, null, p.provider, p.amount, 0, 1
      from payments p where p.order_id = ${orderId} and p.ended_at is not null
      union all
      select j.made_at, 'money', j.kind, null, null, null,
        (select sum(e.amount)::bigint from ledger_entries e where e.journal_id = j.id and e.amount > 0), 0, j.id
      from journals j where j.order_id = ${orderId}
      union all
      select r.made_at, 'money', 'part_refunded', null, null, null, r.amount, 0, r.id
      from refunds r where r.order_id = ${orderId}
    ) happened order by at desc, rank desc, place desc`.execute(db);
  return rows;
}

/** Returns the refunds of an order with the persons who gave them, the oldest first. */
export async function shownRefundsOf(db: Connection, orderId: string): Promise<ShownRefundRow[]> {
  const { rows } = await sql<ShownRefundRow>`
    select r.id, r.amount, r.tax, r.to_wallet, r.to_provider, r.to_cash, r.by_market, r.by_store, r.by_courier, r.lines,
      r.fees, r.reason, r.account_id, r.made_at, ${personOf(sql`r.account_id`)} as person
    from refunds r where r.order_id = ${orderId} order by r.id`.execute(db);
  return rows;
}

/** Returns the zone of an order. */
export async function zoneIdOfOrder(db: Connection, orderId: string): Promise<number | undefined> {
  const { rows } = await sql<{ zone_id: number }>`select zone_id from orders where id = ${orderId}`.execute(db);
  return rows[0]?.zone_id;
}
