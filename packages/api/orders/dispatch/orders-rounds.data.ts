import { type RawBuilder, sql } from 'kysely';
import { maxCounted } from 'market/calls/endpoint';
import type {
  OfferEnd,
  RecordedCandidate,
  RecordedExclusion,
  RecordedReason,
} from 'market/dispatch/dispatch.admin.contract';
import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { cashToCollect } from '#api/wallet/cash/wallet-cash.data.ts';
import { isHandingOver, joinOpenHandover } from '../handovers/orders-handovers.data.ts';
import { isNotHeldAfter } from '../transitions/orders-delays.data.ts';
import { isWithoutCourier, type StoredStop } from './orders-offers.data.ts';

/** An order that a round is about. */
export interface DispatchOrderRow {
  id: string;
  zone_id: number;
  order_status: 'confirmed' | 'processing' | 'handover' | 'picked_up';
  courier_id: number | null;
  store: { lat: number; lng: number };
  /** Null where the pin is missing. */
  door: { lat: number; lng: number } | null;
  placed_at: Date;
  schedule_at: Date | null;
  confirmed_at: Date | null;
  ready_at: Date | null;
  handover_at: Date | null;
  picked_up_at: Date | null;
  expected_at: Date | null;
  /** In minor units, of an order whose cash is still to be taken. */
  cash: number;
}

const orderColumns = (
  courierId: RawBuilder<unknown>,
  isMeeting: RawBuilder<unknown> = sql`h.id is not null`,
) => sql`o.id, o.zone_id, ${courierId} as courier_id,
  -- One that waits with another courier is fetched at the meeting as at a counter.
  case when ${isMeeting} then 'handover' else o.order_status end as order_status,
  case when ${isMeeting} then jsonb_build_object('lat', h.lat, 'lng', h.lng)
    else jsonb_build_object('lat', s.lat, 'lng', s.lng) end as store,
  case when jsonb_typeof(o.delivery_address -> 'lat') = 'number' and jsonb_typeof(o.delivery_address -> 'lng') = 'number'
    then jsonb_build_object('lat', o.delivery_address -> 'lat', 'lng', o.delivery_address -> 'lng') end as door,
  o.placed_at, o.schedule_at, o.confirmed_at, o.ready_at, o.handover_at, o.picked_up_at, o.expected_at,
  case when o.payment_method = 'cash_on_delivery' and o.payment_status = 'unpaid'
    then (o.total - o.wallet_paid)::float8 else 0::float8 end as cash`;

/** Whether an order `o` waits for no payment before it is made. */
const isPaidAhead = sql`not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')`;

/** Returns the orders of a zone that have no courier and are ready by a moment. */
export async function ordersWithoutCourier(
  db: Connection,
  { zoneId, readyBy }: { zoneId: number; readyBy: Date },
): Promise<DispatchOrderRow[]> {
  const { rows } = await sql<DispatchOrderRow>`
    select ${orderColumns(sql`o.delivery_man_id`)} from orders o join stores s on s.id = o.store_id ${joinOpenHandover}
    where o.zone_id = ${zoneId} and o.order_type = 'delivery' and (${isWithoutCourier})
      and (o.order_status in ('handover', 'picked_up') or coalesce(o.ready_at, o.confirmed_at) <= ${readyBy}::timestamptz)
      and ${isNotHeldAfter(readyBy)} and ${isPaidAhead}
    order by o.ready_at, o.id limit 400`.execute(db);
  return rows;
}

/** Returns whether couriers can be asked about an order now: no courier has it, it does not rest, and it is paid [OPS-022]. */
export async function mayBeOffered(db: Connection, orderId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from orders o ${joinOpenHandover}
    where o.id = ${orderId} and o.order_type = 'delivery' and (${isWithoutCourier})
      and ${isNotHeldAfter(at)} and ${isPaidAhead}`.execute(db);
  return rows.length > 0;
}

/** Returns an order of a store that goes out and is not over. */
export async function dispatchOrder(db: Connection, orderId: string): Promise<DispatchOrderRow | undefined> {
  const { rows } = await sql<DispatchOrderRow>`
    select ${orderColumns(sql`o.delivery_man_id`)} from orders o join stores s on s.id = o.store_id ${joinOpenHandover}
    where o.id = ${orderId} and o.order_type = 'delivery'
      and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')`.execute(db);
  return rows[0];
}

/** Returns the orders that these couriers have, and those that they are asked about. */
export async function ordersOfCouriers(db: Connection, courierIds: readonly number[]): Promise<DispatchOrderRow[]> {
  const { rows } = await sql<DispatchOrderRow>`
    select ${orderColumns(sql`o.delivery_man_id`, sql`false`)} from orders o join stores s on s.id = o.store_id
    ${joinOpenHandover}
    where o.delivery_man_id = any (${courierIds}::int[]) and o.order_type = 'delivery'
      and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')`.execute(db);
  const { rows: offered } = await sql<DispatchOrderRow>`
    select ${orderColumns(sql`f.delivery_man_id`)} from delivery_offers f
    join orders o on o.id = f.order_id ${joinOpenHandover}
    join stores s on s.id = o.store_id
    where f.ended_at is null and f.delivery_man_id = any (${courierIds}::int[]) and (${isWithoutCourier})`.execute(db);
  const { rows: taken } = await sql<DispatchOrderRow>`
    select ${orderColumns(sql`h.to_courier_id`)} from delivery_handovers h
    join orders o on o.id = h.order_id join stores s on s.id = o.store_id
    where h.ended_at is null and h.to_courier_id = any (${courierIds}::int[])`.execute(db);
  return [...rows, ...offered, ...taken];
}

/** A courier as rounds and rankings see them. */
export interface DispatchCourierRow {
  id: number;
  name: string;
  lat: number | null;
  lng: number | null;
  /** Whether the position is fresh. */
  is_located: boolean;
  on_shift_since: Date | null;
  is_suspended: boolean;
  /** Whether the courier waits for another one, to hand an order over. */
  is_handing_over: boolean;
  /** Whether an operator has locked the ride [OPS-020]. */
  is_locked: boolean;
  /** What the courier has done since the shift began: an order counts one, and so do four kilometres of way. */
  work_done: number;
  /** How much more cash the courier may take, in minor units: the limit less what is held or to collect. Null: no limit. */
  cash_room: number | null;
  /** Whether another offer to the courier is open. */
  open_offer: string | null;
  planned: StoredStop[];
}

/** Positions older than this are not used, in minutes. */
const freshMinutes = 10;

/** Returns the couriers with an account in the city of a zone: those on shift, or all of them. */
export async function couriersOfZone(
  db: Connection,
  { zoneId, isAll }: { zoneId: number; isAll: boolean },
): Promise<DispatchCourierRow[]> {
  const { rows } = await sql<DispatchCourierRow>`
    select d.id, trim(d.f_name || ' ' || d.l_name) as name, d.lat, d.lng,
      coalesce(d.located_at > now() - make_interval(mins => ${freshMinutes}::int), false) as is_located,
      d.on_shift_since, d.suspended_reason is not null as is_suspended, ${isHandingOver} as is_handing_over,
      exists (select from locked_rides l join orders o on o.id = l.order_id and o.delivery_man_id = l.delivery_man_id
        where l.delivery_man_id = d.id
          and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')) as is_locked,
      (select coalesce(sum(1 + o.distance_metres / 4000.0), 0)::float8 from orders o
        where o.delivery_man_id = d.id and o.delivered_at >= d.on_shift_since) as work_done,
      (select (l.amount - coalesce((select sum(e.amount) from ledger_entries e
          where e.account = 'cash:delivery_man:' || d.id and e.currency = l.currency), 0)
          - ${cashToCollect(sql`d.id`, sql`l.currency`)})::float8
        from cash_limits l where l.currency = z.currency) as cash_room,
      (select f.order_id from delivery_offers f where f.delivery_man_id = d.id and f.ended_at is null) as open_offer,
      (select coalesce(jsonb_agg(jsonb_build_object('orderId', t.order_id, 'kind', t.kind) order by t.place), '[]')
        from delivery_stops t where t.delivery_man_id = d.id) as planned
    from delivery_men d join zones z on z.city = d.city
    where z.id = ${zoneId} and d.customer_id is not null and d.left_at is null
      and (${isAll}::boolean or d.on_shift_since is not null and d.suspended_reason is null)
    order by d.id`.execute(db);
  return rows;
}

/** What a courier was asked about an order before. */
export interface PastOfferRow {
  order_id: string;
  courier_id: number;
  outcome: OfferEnd;
  ended_at: Date;
}

/** Returns the ended offers of orders. */
export async function pastOffersOf(db: Connection, orderIds: readonly string[]): Promise<PastOfferRow[]> {
  const { rows } = await sql<PastOfferRow>`
    select order_id, delivery_man_id as courier_id, outcome, ended_at from delivery_offers
    where order_id = any (${orderIds}::text[]) and ended_at is not null and outcome is not null`.execute(db);
  return rows;
}

/** Returns the ids of orders with an open offer. */
export async function ordersOnOffer(db: Connection, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from delivery_offers where order_id = any (${orderIds}::text[]) and ended_at is null`.execute(db);
  return rows.map((row) => row.order_id);
}

/** Lets one node at a time decide in a zone; returns whether this one may. */
export async function lockZoneOfDispatch(db: Transaction, zoneId: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`dispatch in zone ${zoneId}`}, 0)) as "isFree"`.execute(db);
  return rows[0]?.isFree ?? false;
}

/** A decision about an order. */
export interface NewDecision {
  orderId: string;
  madeAt: Date;
  courierId: number | null;
  accountId: number | null;
  words: string | null;
  reason: RecordedReason | null;
  candidates: readonly RecordedCandidate[];
  excluded: readonly RecordedExclusion[];
  milliseconds: number | null;
  /** Null where no offer was made. */
  passedOver?: readonly RecordedPassedOver[] | null;
}

/** Why a courier was not asked. */
export interface RecordedPassedOver {
  courier_id: number;
  code: NonNullable<PastOffer['why']>['code'];
  minutes: number;
}

/** Writes a decision down. */
export async function insertDecision(db: Connection, decision: NewDecision): Promise<void> {
  const { orderId, madeAt, courierId, accountId, words, milliseconds, passedOver = null } = decision;
  await sql`
    insert into dispatch_rounds (order_id, made_at, delivery_man_id, account_id, words, reason, candidates, excluded,
      milliseconds, passed_over)
    values (${orderId}, ${madeAt}, ${courierId}, ${accountId}, ${words}, ${JSON.stringify(decision.reason)}::jsonb,
      ${JSON.stringify(decision.candidates)}::jsonb, ${JSON.stringify(decision.excluded)}::jsonb,
      ${milliseconds}, ${passedOver && JSON.stringify(passedOver)}::jsonb)`.execute(db);
}

/** Returns whom the last decisions about orders have chosen; an order without one is missing. */
export async function lastDecisions(db: Connection, orderIds: readonly string[]): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ order_id: string; courier_id: number | null }>`
    select distinct on (order_id) order_id, delivery_man_id as courier_id from dispatch_rounds
    where order_id = any (${orderIds}::text[]) order by order_id, made_at desc, id desc`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row.courier_id]));
}

export interface DecisionRow {
  made_at: Date;
  courier: { id: number; name: string } | null;
  person: string | null;
  words: string | null;
  reason: RecordedReason | null;
  candidates: RecordedCandidate[];
  excluded: RecordedExclusion[];
  milliseconds: number | null;
}

const courierOf = (id: ReturnType<typeof sql>) => sql`
  (select jsonb_build_object('id', d.id, 'name', trim(d.f_name || ' ' || d.l_name)) from delivery_men d where d.id = ${id})`;

/** Returns the decisions about an order, newest first. */
export async function decisionsAbout(db: Connection, orderId: string): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select r.made_at, ${courierOf(sql`r.delivery_man_id`)} as courier, r.words, r.reason, r.candidates, r.excluded,
      r.milliseconds,
      (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = r.account_id) as person
    from dispatch_rounds r where r.order_id = ${orderId} order by r.made_at desc, r.id desc limit 50`.execute(db);
  return rows;
}

export interface RoundRow extends DecisionRow {
  id: number;
  order_id: string;
  zone_id: number;
  zone_name: string;
}

export interface RoundFilter extends Slice {
  /** Null for every zone. */
  zoneIds: readonly number[] | null;
  zoneId: number | undefined;
  courierId: number | undefined;
}

const roundsOf = ({ zoneIds, zoneId, courierId }: RoundFilter) => sql`
  from dispatch_rounds r join orders o on o.id = r.order_id join zones z on z.id = o.zone_id
  where (${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]))
    and (${zoneId ?? null}::int is null or o.zone_id = ${zoneId ?? null}::int)
    and (${courierId ?? null}::int is null or r.delivery_man_id = ${courierId ?? null}::int)`;

/** Returns the decisions about all orders of zones, newest first [OPS-027]. */
export async function decisionsOfRounds(db: Connection, filter: RoundFilter): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.id::int as id, r.order_id, o.zone_id, z.name as zone_name, r.made_at,
      ${courierOf(sql`r.delivery_man_id`)} as courier, r.words, r.reason, r.candidates, r.excluded, r.milliseconds,
      (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = r.account_id) as person
    ${roundsOf(filter)} order by r.made_at desc, r.id desc limit ${filter.limit} offset ${filter.skip}`.execute(db);
  return rows;
}

/** Counts the same decisions, up to the number that pages are counted to. */
export async function countRounds(db: Connection, filter: RoundFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select ${roundsOf(filter)} limit ${maxCounted}) as counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the name of the operator whose decision gave an order to a courier; undefined where none did. */
export async function lastDecisionBy(db: Connection, orderId: string, courierId: number): Promise<string | undefined> {
  const { rows } = await sql<{ person: string | null }>`
    select trim(c.f_name || ' ' || c.l_name) as person from dispatch_rounds r join customers c on c.id = r.account_id
    where r.order_id = ${orderId} and r.delivery_man_id = ${courierId}
    order by r.made_at desc, r.id desc limit 1`.execute(db);
  return rows[0]?.person ?? undefined;
}

export interface CourierOfferRow {
  made_at: Date;
  courier: { id: number; name: string };
  outcome: OfferEnd | null;
  ended_at: Date | null;
  person: string | null;
  is_shared: boolean;
}

/** Returns who was asked about an order, newest first. */
export async function offersAbout(db: Connection, orderId: string): Promise<CourierOfferRow[]> {
  const { rows } = await sql<CourierOfferRow>`
    select f.made_at, ${courierOf(sql`f.delivery_man_id`)} as courier, f.outcome, f.ended_at, f.is_shared,
      (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = f.account_id) as person
    from delivery_offers f where f.order_id = ${orderId} order by f.made_at desc, f.id desc limit 100`.execute(db);
  return rows;
}

/** Returns names of couriers. */
export async function namesOfCouriers(db: Connection, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, trim(f_name || ' ' || l_name) as name from delivery_men where id = any (${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const retentionDays = 30;

/** Deletes decisions after 30 days, and the offers of that time. */
export async function deleteOldDecisions(db: Connection, at: Date): Promise<void> {
  await sql`
    delete from dispatch_rounds where made_at < ${at}::timestamptz - make_interval(days => ${retentionDays}::int)`.execute(
    db,
  );
  await sql`
    delete from delivery_offers
    where ended_at < ${at}::timestamptz - make_interval(days => ${retentionDays}::int)`.execute(db);
}
