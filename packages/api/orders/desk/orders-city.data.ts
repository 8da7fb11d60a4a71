import { type RawBuilder, sql } from 'kysely';
import type { City } from 'market/orders/desk/orders-city.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

type Order = City['orders'][number];
type Chat = City['chats'][number];
type Point = { lat: number; lng: number } | null;

/** What alarms depend on. */
interface Watched {
  rings_at: Date | null;
  board_read_at: Date | null;
  unpaid_since: Date | null;
  prescription_since: Date | null;
  handover_at: Date | null;
  picked_up_at: Date | null;
  expected_at: Date | null;
  located_at: Date | null;
  problem_at: Date | null;
  handing_over_since: Date | null;
}

/** A running order with what the map and alarms need. */
export interface CityOrderRow extends Watched {
  id: string;
  order_status: Order['order_status'];
  order_type: Order['order_type'];
  module_type: Order['module_type'];
  zone_name: string;
  city: string;
  payment_method: Order['payment_method'];
  payment_status: Order['payment_status'];
  store: (NonNullable<Order['store']> & { phone: string }) | null;
  courier: (NonNullable<Order['courier']> & { phone: string }) | null;
  customer_name: string;
  customer_phone: string;
  from: Point;
  to: Point;
  placed_at: Date;
  since: Date;
  schedule_at: Date | null;
  problem: string | null;
}

export interface CityFilter {
  /** Zones of the operator; null for all. */
  zoneIds: readonly number[] | null;
  zoneId: number | undefined;
  moduleType: string | undefined;
}

const inCity = ({ zoneIds, zoneId }: CityFilter, column: RawBuilder<unknown>) => sql`
  (${zoneIds}::int[] is null or ${column} = any (${zoneIds}::int[])) and (${zoneId ?? null}::int is null or ${column} = ${zoneId ?? null}::int)`;

const pointOf = (json: RawBuilder<unknown>) => sql`
  case when ${json} ->> 'lat' is null or ${json} ->> 'lng' is null then null
    else jsonb_build_object('lat', (${json} ->> 'lat')::float8, 'lng', (${json} ->> 'lng')::float8) end`;

/** At most this many orders, couriers and stores are on the map; counts and alarms come from the same rows. */
const maxShown = 3_000;

/** What alarms depend on: since when an order waits for its store, its payment, its price, its courier and its customer. */
const watched = (leadMinutes: number) => sql`
  case when o.order_status = 'pending' and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      and (o.prescription is null or o.prescription = 'agreed')
    then greatest(o.placed_at, o.agreed_at, o.held_until, o.schedule_at - make_interval(mins => ${leadMinutes}::int),
      (select max(p.ended_at) from payments p where p.order_id = o.id and p.status = 'paid')) end as rings_at,
  b.read_at as board_read_at,
  case when o.order_status = 'pending' and o.payment_method = 'digital_payment' and o.payment_status = 'unpaid'
      and (o.prescription is null or o.prescription = 'agreed') then coalesce(o.agreed_at, o.placed_at) end as unpaid_since,
  case when o.order_status = 'pending' and o.prescription = 'sent' then o.placed_at end as prescription_since,
  case when o.handover_at is not null then greatest(o.handover_at, o.held_until) end as handover_at, o.picked_up_at, o.expected_at, d.located_at, a.problem_at,
  (select h.begun_at from delivery_handovers h where h.order_id = o.id and h.ended_at is null) as handing_over_since`;

/** Returns the running orders, the oldest first. */
export async function cityOrders(db: Connection, filter: CityFilter, leadMinutes: number): Promise<CityOrderRow[]> {
  const { rows } = await sql<CityOrderRow>`
    select o.id, o.order_status, o.order_type, m.module_type, z.name as zone_name, z.city,
      o.payment_method, o.payment_status,
      case when s.id is null then null else jsonb_build_object('id', s.id, 'name', s.name, 'phone', s.phone) end as store,
      case when d.id is null then null else jsonb_build_object('id', d.id, 'name', trim(d.f_name || ' ' || d.l_name),
        'phone', d.phone) end as courier,
      o.contact_name as customer_name, o.contact_number as customer_phone,
      case when s.id is null then ${pointOf(sql`o.delivery_address`)}
        else jsonb_build_object('lat', s.lat, 'lng', s.lng) end as "from",
      ${pointOf(sql`coalesce(o.receiver_details, o.delivery_address)`)} as "to", o.placed_at,
      coalesce(o.picked_up_at, o.handover_at, o.processing_at, o.confirmed_at, o.placed_at) as since, o.schedule_at,
      ${watched(leadMinutes)},
      a.problem
    from orders o join zones z on z.id = o.zone_id join modules m on m.id = o.module_id
    left join stores s on s.id = o.store_id left join delivery_men d on d.id = o.delivery_man_id
    left join store_boards b on b.store_id = o.store_id left join delivery_attempts a on a.order_id = o.id
    where o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
      and ${inCity(filter, sql`o.zone_id`)}
      and (${filter.moduleType ?? null}::text is null or m.module_type = ${filter.moduleType ?? null})
    order by o.placed_at, o.id limit ${maxShown}`.execute(db);
  return rows;
}

/** A running order with what alarms depend on alone. */
export interface WatchedOrderRow extends Watched {
  order_status: Order['order_status'];
  order_type: Order['order_type'];
  courier: object | null;
  put_off: { kind: string; until: string }[];
}

/** Returns the running orders of zones, and which of their alarms operators have put off. */
export async function watchedOrders(
  db: Connection,
  zoneIds: readonly number[] | null,
  leadMinutes: number,
): Promise<WatchedOrderRow[]> {
  const { rows } = await sql<WatchedOrderRow>`
    select o.order_status, o.order_type, ${watched(leadMinutes)},
      case when d.id is not null then jsonb_build_object('id', d.id) end as courier,
      coalesce((select jsonb_agg(jsonb_build_object('kind', n.kind, 'until', n.put_off_until)) from alarm_notes n
        where n.order_id = o.id and n.put_off_until is not null), '[]') as put_off
    from orders o left join delivery_men d on d.id = o.delivery_man_id
    left join store_boards b on b.store_id = o.store_id left join delivery_attempts a on a.order_id = o.id
    where o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
      and (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))
    order by o.placed_at, o.id limit ${maxShown}`.execute(db);
  return rows;
}

export interface CityCourierRow {
  id: number;
  name: string;
  at: Point;
  located_at: Date | null;
  is_on_shift: boolean;
  orders: { id: string; is_carried: boolean }[];
}

/** Returns the couriers on shift, or with orders, in the cities of the zones. */
export async function cityCouriers(db: Connection, filter: CityFilter): Promise<CityCourierRow[]> {
  const { rows } = await sql<CityCourierRow>`
    select d.id, trim(d.f_name || ' ' || d.l_name) as name, d.located_at,
      d.on_shift_since is not null as is_on_shift,
      case when d.lat is null then null else jsonb_build_object('lat', d.lat, 'lng', d.lng) end as at,
      coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'is_carried', o.order_status = 'picked_up'))
        filter (where o.id is not null), '[]') as orders
    from delivery_men d
    left join orders o on o.delivery_man_id = d.id
      and o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
    where d.left_at is null and (d.on_shift_since is not null or o.id is not null)
      and d.city in (select z.city from zones z where ${inCity(filter, sql`z.id`)})
    group by d.id order by d.id limit ${maxShown}`.execute(db);
  return rows;
}

/** Returns the cities of these zones, or all of them. */
export async function citiesOf(db: Connection, zoneIds: readonly number[] | null): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select distinct city from zones where ${zoneIds}::int[] is null or id = any (${zoneIds}::int[])
    order by city`.execute(db);
  return rows.map(({ city }) => city);
}

export interface CityStoreRow {
  id: number;
  name: string;
  lat: number;
  lng: number;
  is_paused: boolean;
  /** By the market, because it did not answer. */
  is_unanswered: boolean;
}

/** Returns the open stores; those that are paused first. */
export async function cityStores(
  db: Connection,
  filter: CityFilter,
  { at, unansweredPause }: { at: Date; unansweredPause: string },
): Promise<CityStoreRow[]> {
  const { rows } = await sql<CityStoreRow>`
    select s.id, s.name, s.lat, s.lng, coalesce(s.no_orders_until > ${at}, false) as is_paused,
      coalesce(s.no_orders_until > ${at} and s.no_orders_reason = ${unansweredPause}, false) as is_unanswered
    from stores s join modules m on m.id = s.module_id
    where s.active and ${inCity(filter, sql`s.zone_id`)}
      and (${filter.moduleType ?? null}::text is null or m.module_type = ${filter.moduleType ?? null})
    order by is_paused desc, s.id limit ${maxShown}`.execute(db);
  return rows;
}

/** Returns how many payments should have gone back long ago. */
export async function countStuckReturns(db: Connection, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from payments where status = 'return_refused'
        or (status in ('return_due', 'returning') and ended_at < ${before}))::int
      + (select count(*) from payment_returns where status <> 'returned' and changed_at < ${before})::int as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export interface AlarmNoteRow {
  order_id: string;
  kind: string;
  taken_by: number | null;
  taken_name: string | null;
  put_off_until: Date | null;
  put_off_reason: string | null;
}

/** Returns what operators have noted about alarms of these orders. */
export async function alarmNotes(db: Connection, orderIds: readonly string[]): Promise<AlarmNoteRow[]> {
  const { rows } = await sql<AlarmNoteRow>`
    select n.order_id, n.kind, n.taken_by, nullif(trim(c.f_name || ' ' || c.l_name), '') as taken_name,
      n.put_off_until, n.put_off_reason
    from alarm_notes n left join customers c on c.id = n.taken_by
    where n.order_id = any (${orderIds}::text[])`.execute(db);
  return rows;
}

/** Writes who looks after an alarm; false where another operator does. */
export async function takeAlarm(
  db: Connection,
  { orderId, kind, accountId, takesOver }: { orderId: string; kind: string; accountId: number; takesOver: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into alarm_notes (order_id, kind, taken_by) values (${orderId}, ${kind}, ${accountId})
    on conflict (order_id, kind) do update set taken_by = excluded.taken_by
      where alarm_notes.taken_by is null or alarm_notes.taken_by = excluded.taken_by or ${takesOver}::bool
    returning order_id`.execute(db);
  return rows.length > 0;
}

/** Writes until when an alarm is put off, and why. */
export async function writeSnoozedAlarm(
  db: Connection,
  { orderId, kind, until, reason }: { orderId: string; kind: string; until: Date; reason: string },
): Promise<void> {
  await sql`
    insert into alarm_notes (order_id, kind, put_off_until, put_off_reason)
    values (${orderId}, ${kind}, ${until}, ${reason})
    on conflict (order_id, kind) do update
      set put_off_until = excluded.put_off_until, put_off_reason = excluded.put_off_reason`.execute(db);
}

export interface CityChatRow
  extends Pick<Chat, 'conversation_id' | 'message_id' | 'pictures' | 'store' | 'courier' | 'order'> {
  since: Date;
  board_read_at: Date | null;
}

/** More chats without an answer are not shown. */
const maxChats = 100;

/**
 * Returns the conversations in which a store or a courier owes an answer, the longest first. Those of couriers whose order
 * ended before a moment are closed.
 */
export async function cityChats(db: Connection, filter: CityFilter, openSince: Date): Promise<CityChatRow[]> {
  const { rows } = await sql<CityChatRow>`
    select c.id as conversation_id, c.awaits_since as since, m.id as message_id, cardinality(m.pictures) as pictures,
      case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as store,
      case when s.id is null then jsonb_build_object('id', d.id, 'name', trim(d.f_name || ' ' || d.l_name)) end as courier,
      case when l.id is not null then jsonb_build_object('id', l.id, 'order_status', l.order_status) end as "order",
      b.read_at as board_read_at
    from conversations c
    cross join lateral (select id, pictures from messages where conversation_id = c.id order by id desc limit 1) as m
    left join lateral (
      select o.id, o.order_status, coalesce(o.delivered_at, o.canceled_at, o.failed_at) as ended_at from orders o
      where case when c.customer_id is null then o.delivery_man_id = c.delivery_man_id and o.store_id = c.store_id
        else o.shopper = ${keyOfCustomer('c.customer_id')}
          and (o.store_id = c.store_id or o.delivery_man_id = c.delivery_man_id) end
      order by o.placed_at desc limit 1) as l on true
    left join stores s on s.id = c.store_id left join store_boards b on b.store_id = c.store_id
    left join delivery_men d on d.id = c.delivery_man_id
    where c.awaits_since is not null and not c.is_support
      and (c.delivery_man_id is null or l.id is not null and coalesce(l.ended_at, 'infinity') > ${openSince})
      and case when s.id is not null then ${inCity(filter, sql`s.zone_id`)}
        else d.city in (select z.city from zones z where ${inCity(filter, sql`z.id`)}) end
    order by c.awaits_since, c.id limit ${maxChats}`.execute(db);
  return rows;
}
