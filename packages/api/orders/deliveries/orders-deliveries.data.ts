import { sql } from 'kysely';
import type { Delivery } from 'market/orders/orders.courier.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { shopperKindSql } from '#api/db/shopper-keys.ts';
import { joinOpenHandover } from '../handovers/orders-handovers.data.ts';
import { delayOfOrder } from '../transitions/orders-delays.data.ts';

export interface CourierRow {
  id: number;
  name: string;
  city: string;
  onShiftSince: Date | null;
  /** The phone on which the shift runs; null for any. */
  shiftSessionId: number | null;
  /** Of the city where the courier works. */
  timeZone: string;
  isAlarmOn: boolean;
  /** Orders that were delivered since midnight there. */
  deliveredToday: number;
}

/** Returns a courier with what was delivered today; undefined for an unknown one. */
export async function courierRow(db: Connection, courierId: number, at: Date): Promise<CourierRow | undefined> {
  const { rows } = await sql<CourierRow>`
    select d.id, d.f_name as name, d.city, d.on_shift_since as "onShiftSince",
      d.shift_session_id as "shiftSessionId",
      exists (select from courier_alarms a where a.courier_id = d.id and a.ended_at is null) as "isAlarmOn", here.time_zone as "timeZone",
      (select count(*)::int from orders o where o.delivery_man_id = d.id and o.order_status = 'delivered'
        and o.delivered_at >= date_trunc('day', ${at}::timestamptz at time zone here.time_zone)
          at time zone here.time_zone) as "deliveredToday"
    from delivery_men d
    cross join lateral (
      select coalesce((select z.time_zone from zones z where z.city = d.city order by z.id limit 1), 'UTC') as time_zone
    ) here
    where d.id = ${courierId}`.execute(db);
  return rows[0];
}

/** Cash that a courier has collected and not handed in, by currency, without balances of 0. */
export async function cashInHand(db: Connection, account: string): Promise<{ currency: string; amount: Money }[]> {
  const { rows } = await sql<{ currency: string; amount: Money }>`
    select currency, sum(amount)::bigint as amount from ledger_entries
    where account = ${account} group by currency having sum(amount) <> 0 order by currency`.execute(db);
  return rows;
}

type ShortReason = NonNullable<Delivery['cash_short']>['reason'];

export interface DeliveryRow {
  id: string;
  zone_id: number;
  order_type: string;
  order_status: Delivery['order_status'];
  store: { id: number; name: string; address: string; lat: number; lng: number };
  store_phone: string;
  store_words: string;
  entrance_image: string | null;
  metres: number;
  item_count: number;
  currency: string;
  total: Money;
  wallet_paid: Money;
  payment_method: 'cash_on_delivery' | 'digital_payment' | 'wallet';
  payment_status: 'unpaid' | 'paid' | 'refunded';
  tip: Money;
  placed_at: Date;
  ready_at: Date | null;
  expected_at: Date | null;
  ready_promise: Delivery['ready'];
  arrival_promise: Delivery['arrival'];
  delay: Delivery['delay'];
  contact_name: string;
  contact_number: string;
  has_account: boolean;
  order_note: string;
  pays_with: Money | null;
  lines: { name: string; quantity: number }[];
  bag_count: number | null;
  at_store_at: Date | null;
  at_door_at: Date | null;
  handover_at: Date | null;
  is_wait_paid: boolean;
  store_problem: Delivery['store_problem'];
  cash_received_at: Date | null;
  cash_taken: Money | null;
  cash_short_reason: ShortReason | null;
  cash_short_words: string | null;
  photo_at: Date | null;
  is_pin_moved: boolean;
  code_proved_at: Date | null;
  code_waived_at: Date | null;
  wrong_codes: string[];
  problem: Delivery['problem'];
  problem_at: Date | null;
  returning_at: Date | null;
  attempts: Date[];
  /** While it passes from one courier to another; `other` is null until a second one has said yes. */
  handover: (Omit<NonNullable<Delivery['handover']>, 'begun_at'> & { begun_at: string }) | null;
  delivery_address: {
    address: string;
    road?: string;
    house?: string;
    floor?: string;
    landmark?: string;
    directions?: string;
    lat?: number;
    lng?: number;
  } | null;
}

/**
 * Whether the engine decides who gets an order: in its zones no courier takes one from the list, except those that are
 * ready for two minutes and that no courier is asked about. An engine that has stopped does not stop orders.
 */
const isLeftToEngine = sql`(
  exists (select from dispatch_modes m where m.zone_id = o.zone_id and m.mode = 'decides')
  and (exists (select from delivery_offers f where f.order_id = o.id and f.ended_at is null)
    or coalesce(h.begun_at, o.handover_at, 'infinity') > now() - make_interval(secs => 120)))`;

/** Returns whether only the engine gives an order to a courier at the moment. */
export async function isOrderOfEngine(db: Connection, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${isLeftToEngine} as is from orders o ${joinOpenHandover} where o.id = ${orderId}`.execute(db);
  return rows[0]?.is ?? false;
}

/** Which orders of a courier's city to read. */
export interface DeliveryFilter {
  courierId: number;
  /** The courier's own orders, or those without a courier. */
  of: 'courier' | 'none';
  statuses: readonly string[];
  orderId?: string;
  /** Also an order that the engine offers, which is on no list. */
  isOffered?: boolean;
  /** Without those that an operator holds at this moment [OPS-024]. */
  notHeldAt?: Date;
  limit: number;
}

/** Returns orders of stores that go out, the one that has to be there first on top. */
export async function deliveryRows(db: Connection, filter: DeliveryFilter): Promise<DeliveryRow[]> {
  const { courierId, of, statuses, orderId = null, isOffered = false, notHeldAt = null, limit } = filter;
  const { rows } = await sql<DeliveryRow>`
    select o.id, o.zone_id, o.order_type, o.order_status, s.phone as store_phone, s.courier_words as store_words, s.entrance_image, o.distance_metres as metres, o.currency, o.total,
      o.wallet_paid, o.payment_method, o.payment_status, o.tip, o.placed_at, o.ready_at, o.expected_at,
      o.ready_promise, o.arrival_promise, ${delayOfOrder} as delay, o.handover_at,
      exists (select from store_waits w where w.order_id = o.id and w.courier_id = d.id) as is_wait_paid,
      o.contact_name, o.contact_number, ${shopperKindSql('o.shopper')} = 'customer' as has_account, o.order_note, o.pays_with, o.delivery_address, o.bag_count, a.store_problem, a.cash_received_at, a.cash_taken, a.cash_short_reason, a.cash_short_words,
      (select r.arrived_at from delivery_arrivals r
        where r.order_id = o.id and r.place = 'store' and r.courier_id = d.id) as at_store_at,
      (select r.arrived_at from delivery_arrivals r
        where r.order_id = o.id and r.place = 'door' and r.courier_id = d.id) as at_door_at,
      coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.line_number)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      (select p.taken_at from door_photos p where p.order_id = o.id) as photo_at,
      exists (select from door_pins n where n.order_id = o.id) as is_pin_moved, a.code_proved_at, a.code_waived_at,
      array(select c.code from door_code_tries c where c.order_id = o.id order by c.made_at, c.code) as wrong_codes,
      a.problem, a.problem_at, a.returning_at,
      array(select c.made_at from contact_attempts c where c.order_id = o.id and c.made_at >= a.problem_at
        order by c.made_at) as attempts,
      jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'lat', s.lat, 'lng', s.lng) as store,
      (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as item_count,
      case when h.id is not null then jsonb_build_object(
        'side', case when h.from_courier_id = d.id then 'giver' else 'taker' end, 'cause', h.cause, 'begun_at', h.begun_at,
        'meeting', jsonb_build_object('lat', h.lat, 'lng', h.lng, 'words', h.words),
        'other', (select jsonb_build_object('name', trim(x.f_name || ' ' || left(x.l_name, 1)),
            'phone', coalesce((select c.phone from customers c where c.id = x.customer_id), x.phone),
            'lat', x.lat, 'lng', x.lng, 'seconds', greatest(0, extract(epoch from now() - x.located_at)::int))
          from delivery_men x where h.to_courier_id is not null
            and x.id = case when h.from_courier_id = d.id then h.to_courier_id else h.from_courier_id end)) end as handover
    from orders o
    join stores s on s.id = o.store_id
    join zones z on z.id = o.zone_id
    join delivery_men d on d.id = ${courierId} and d.city = z.city
    left join delivery_attempts a on a.order_id = o.id
    ${joinOpenHandover}
    where o.order_type = 'delivery'
      and (${orderId}::text is null or o.id = ${orderId})
      and case when ${of}::text = 'courier'
        then h.to_courier_id = d.id or o.delivery_man_id = d.id and o.order_status = any (${statuses}::text[])
        else h.to_courier_id is null and h.from_courier_id <> d.id
          or o.delivery_man_id is null and o.order_status = any (${statuses}::text[]) end
      and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      and (${notHeldAt}::timestamptz is null or o.held_until is null or o.held_until <= ${notHeldAt})
      and (${of}::text = 'courier' or ${isOffered}::boolean or not ${isLeftToEngine})
    order by coalesce(o.expected_at, o.placed_at), o.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks a courier, so that two orders are not taken at once; returns what the rules ask about. */
export async function lockCourier(
  db: Connection,
  courierId: number,
): Promise<{ isOnShift: boolean; shiftSessionId: number | null; running: number }> {
  const { rows } = await sql<{ isOnShift: boolean; shiftSessionId: number | null }>`
    select on_shift_since is not null as "isOnShift", shift_session_id as "shiftSessionId" from delivery_men where id = ${courierId} for update`.execute(
    db,
  );
  const { rows: counts } = await sql<{ running: number }>`
    select (select count(*)::int from orders
        where delivery_man_id = ${courierId} and order_status in ('confirmed', 'processing', 'handover', 'picked_up'))
      + (select count(*)::int from delivery_handovers where to_courier_id = ${courierId} and ended_at is null) as running`.execute(
    db,
  );
  const { isOnShift = false, shiftSessionId = null } = rows[0] ?? {};
  return { isOnShift, shiftSessionId, running: counts[0]?.running ?? 0 };
}

/** Begins or ends a shift on one phone; one that runs keeps its beginning. */
export async function setShift(
  db: Connection,
  courierId: number,
  { since, sessionId }: { since: Date | null; sessionId: number },
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    update delivery_men
    set on_shift_since = case when ${since}::timestamptz is null then null else coalesce(on_shift_since, ${since}) end,
      shift_session_id = case when ${since}::timestamptz is null then null else ${sessionId}::int end
    where id = ${courierId} returning on_shift_since as since`.execute(db);
  return rows[0]?.since ?? null;
}

/** Returns the phone on which the shift of a courier runs; null for any, also while the alarm of the courier is on. */
export async function shiftSessionOf(db: Connection, courierId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select shift_session_id as id from delivery_men d where d.id = ${courierId}
      and not exists (select from courier_alarms a where a.courier_id = d.id and a.ended_at is null)`.execute(db);
  return rows[0]?.id ?? null;
}

/** Gives an order to a courier, or to none. */
export async function assignOrder(db: Connection, orderId: string, courierId: number | null): Promise<void> {
  await sql`update orders set delivery_man_id = ${courierId} where id = ${orderId}`.execute(db);
}

/** Returns when the last thing happened to an order that a courier carries. */
export async function lastStepAt(db: Connection, orderId: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(max(s.made_at), (
      select max(r.arrived_at) from delivery_arrivals r where r.order_id = ${orderId}), (
      select max(greatest(v.begun_at, v.taken_at, v.ended_at)) from delivery_handovers v where v.order_id = ${orderId}), (
      select greatest(a.store_problem_at, a.cash_received_at, a.code_proved_at, a.problem_at, a.returning_at) from delivery_attempts a
      where a.order_id = ${orderId})) as at
    from order_steps s where s.order_id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row?.at) throw new Error('An order without a step');
  return row.at;
}

/** What came of the cash of an order where it was less than was due. */
export interface NotedShortCash {
  taken: Money;
  reason: ShortReason;
  words: string;
}

/** Notes when the cash of an order was received, and what came where it was less; null if it was not. */
export async function noteCash(
  db: Connection,
  orderId: string,
  { at, short }: { at: Date | null; short: NotedShortCash | undefined },
): Promise<void> {
  const { taken = null, reason = null, words = '' } = short ?? {};
  await sql`
    insert into delivery_attempts (order_id, cash_received_at, cash_taken, cash_short_reason, cash_short_words)
    values (${orderId}, ${at}, ${taken}::bigint, ${reason}::text, ${words})
    on conflict (order_id) do update set cash_received_at = excluded.cash_received_at, cash_taken = excluded.cash_taken,
      cash_short_reason = excluded.cash_short_reason, cash_short_words = excluded.cash_short_words`.execute(db);
}

/** Notes why an order cannot be delivered, or that it can; the way back ends with it. Boards read the order again. */
export async function noteProblem(
  db: Connection,
  orderId: string,
  { problem, at }: { problem: Delivery['problem']; at: Date | null },
): Promise<void> {
  await sql`
    insert into delivery_attempts (order_id, problem, problem_at) values (${orderId}, ${problem}, ${at})
    on conflict (order_id) do update
    set problem = excluded.problem, problem_at = excluded.problem_at, returning_at = null`.execute(db);
  await markChanged(db, orderId);
}

/** Notes a try to reach a customer. */
export async function noteAttempt(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`
    insert into contact_attempts (order_id, made_at) values (${orderId}, ${at}) on conflict do nothing`.execute(db);
}

/** Notes that the way back to the store begins. */
export async function noteReturn(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`update delivery_attempts set returning_at = ${at} where order_id = ${orderId}`.execute(db);
  await markChanged(db, orderId);
}

/** The board of a store reads an order again that was written since: the trigger of the table notes it. */
async function markChanged(db: Connection, orderId: string): Promise<void> {
  await sql`update orders set expected_at = expected_at where id = ${orderId}`.execute(db);
}
