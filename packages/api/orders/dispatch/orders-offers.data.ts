import { sql } from 'kysely';
import type { OfferEnd, RecordedReason, ZoneMode } from 'market/dispatch/dispatch.admin.contract';
import type { OfferStop } from 'market/dispatch/dispatch.courier.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { isHandingOver, isTakingOver, joinOpenHandover } from '../handovers/orders-handovers.data.ts';

/** A stop of a route as it is stored. */
export interface StoredStop {
  orderId: string;
  kind: OfferStop['kind'];
}

/** What a courier reads in an offer beside the order. */
export interface OfferTerms {
  metresToStore: number;
  minutesToStore: number;
  minutesToDoor: number;
  waitMinutes: number;
  reason: RecordedReason | null;
}

export interface NewOffer {
  orderId: string;
  courierId: number;
  madeAt: Date;
  expiresAt: Date;
  route: readonly StoredStop[];
  terms: OfferTerms;
  /** The operator who makes it; without one it is the engine. */
  accountId?: number;
  /** Whether other couriers are asked at the same time [OPS-022]. */
  isShared?: boolean;
}

/** Whether an order `o` is to be given to a courier: one at its store without any, or one that is handed over as `h`. */
export const isWithoutCourier = sql`o.delivery_man_id is null and o.order_status in ('confirmed', 'processing', 'handover')
  or h.id is not null and h.to_courier_id is null`;

/**
 * Makes an offer, unless the courier has one, the order has one that is not shared with this, the order has a courier by
 * now, or a person is changing it. Returns its number; undefined if it was not made.
 */
export async function insertOffer(db: Transaction, offer: NewOffer): Promise<number | undefined> {
  const { orderId, courierId, accountId = null, isShared = false } = offer;
  const { rows: free } = await sql`
    select from orders o ${joinOpenHandover} where o.id = ${orderId}
      and (${isWithoutCourier}) for update of o skip locked`.execute(db);
  if (free.length === 0) return undefined;
  const { rows } = await sql<{ id: number }>`
    insert into delivery_offers (order_id, delivery_man_id, made_at, expires_at, route, terms, account_id, is_shared)
    select ${orderId}, ${courierId}::int, ${offer.madeAt}::timestamptz, ${offer.expiresAt}::timestamptz,
      ${JSON.stringify(offer.route)}::jsonb, ${JSON.stringify(offer.terms)}::jsonb, ${accountId}::int, ${isShared}::boolean
    where not exists (select from delivery_offers f
      where f.order_id = ${orderId} and f.ended_at is null and not (f.is_shared and ${isShared}::boolean))
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export interface OfferRow {
  id: number;
  order_id: string;
  courier_id: number;
  made_at: Date;
  expires_at: Date;
  shown_at: Date | null;
  outcome: OfferEnd | null;
  route: StoredStop[];
  terms: OfferTerms;
  is_shared: boolean;
}

const columns = sql`f.id, f.order_id, f.delivery_man_id as courier_id, f.made_at, f.expires_at, f.shown_at, f.outcome,
  f.route, f.terms, f.is_shared`;

/** An offer of a courier who has an account. */
export interface OpenOfferOfPerson {
  id: number;
  customer_id: number;
  store_name: string;
}

/** Returns an offer with the account of its courier; undefined for a courier of the demo. */
export async function offerWithAccount(db: Connection, offerId: number): Promise<OpenOfferOfPerson | undefined> {
  const { rows } = await sql<OpenOfferOfPerson>`
    select f.id, d.customer_id, s.name as store_name
    from delivery_offers f join delivery_men d on d.id = f.delivery_man_id
    join orders o on o.id = f.order_id join stores s on s.id = o.store_id
    where f.id = ${offerId} and d.customer_id is not null`.execute(db);
  return rows[0];
}

export interface SilentCourierRow {
  courier_id: number;
  customer_id: number;
  /** The first name of the customer who waits for the most urgent order. */
  customer: string;
  /** The last position, or the beginning of the shift. */
  since: Date;
}

/** Returns couriers on shift with orders who have sent no position for some seconds. */
export async function silentCouriers(db: Connection, seconds: number): Promise<SilentCourierRow[]> {
  const { rows } = await sql<SilentCourierRow>`
    select distinct on (d.id) d.id as courier_id, d.customer_id, split_part(trim(o.contact_name), ' ', 1) as customer,
      greatest(d.located_at, d.on_shift_since) as since
    from delivery_men d join orders o on o.delivery_man_id = d.id
    where d.customer_id is not null and d.on_shift_since is not null
      and greatest(d.located_at, d.on_shift_since) < now() - make_interval(secs => ${seconds}::int)
      and o.order_type = 'delivery' and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')
    order by d.id, coalesce(o.expected_at, o.placed_at), o.id`.execute(db);
  return rows;
}

export interface FreeCourierRow {
  courier_id: number;
  customer_id: number;
  has_order: boolean;
  /** Since the last position, or the beginning of the shift. */
  silent_minutes: number;
  /** Of the last offers of this shift, the newest first. */
  last_outcomes: OfferEnd[];
}

/** Returns the couriers with an account on shift, as far as the end of their shift depends on it. */
export async function couriersOnShift(db: Connection): Promise<FreeCourierRow[]> {
  const { rows } = await sql<FreeCourierRow>`
    select d.id as courier_id, d.customer_id,
      ${isTakingOver} or exists (select from orders o where o.delivery_man_id = d.id
        and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')) as has_order,
      extract(epoch from now() - greatest(d.located_at, d.on_shift_since))::float8 / 60 as silent_minutes,
      array(select f.outcome from delivery_offers f
        where f.delivery_man_id = d.id and f.made_at >= d.on_shift_since and f.outcome is not null
        order by f.made_at desc, f.id desc limit 12) as last_outcomes
    from delivery_men d where d.customer_id is not null and d.on_shift_since is not null order by d.id`.execute(db);
  return rows;
}

/** Ends the shift of a courier who has taken no order meanwhile; returns whether it has ended. */
export async function endShiftOfFree(db: Transaction, courierId: number): Promise<boolean> {
  const { rows } = await sql`
    update delivery_men d set on_shift_since = null
    where d.id = ${courierId} and d.on_shift_since is not null and not ${isTakingOver} and not exists (
      select from orders o where o.delivery_man_id = d.id
        and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up'))
    returning d.id`.execute(db);
  return rows.length > 0;
}

/** Returns the open offer of a courier. */
export async function openOfferOf(db: Connection, courierId: number): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from delivery_offers f where f.delivery_man_id = ${courierId} and f.ended_at is null`.execute(db);
  return rows[0];
}

/** Returns an offer of a courier, open or not. */
export async function offerOfCourier(
  db: Connection,
  { offerId, courierId }: { offerId: number; courierId: number },
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from delivery_offers f
    where f.id = ${offerId} and f.delivery_man_id = ${courierId}`.execute(db);
  return rows[0];
}

/** An open offer with what may end it. */
export interface RunningOfferRow extends OfferRow {
  /** Whether its order can still be given and its courier is on shift. */
  is_possible: boolean;
}

/** Returns all open offers. */
export async function openOffers(db: Connection): Promise<RunningOfferRow[]> {
  const { rows } = await sql<RunningOfferRow>`
    select ${columns}, coalesce((${isWithoutCourier})
      and d.on_shift_since is not null and d.suspended_reason is null and not ${isHandingOver}, false) as is_possible
    from delivery_offers f join orders o on o.id = f.order_id join delivery_men d on d.id = f.delivery_man_id
    ${joinOpenHandover}
    where f.ended_at is null`.execute(db);
  return rows;
}

/** Ends an offer; returns whether it was open. */
export async function endOffer(
  db: Connection,
  { offerId, outcome, at, reason = null }: { offerId: number; outcome: OfferEnd; at: Date; reason?: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update delivery_offers set outcome = ${outcome}, ended_at = ${at}, reason = ${reason}
    where id = ${offerId} and ended_at is null returning id`.execute(db);
  return rows.length > 0;
}

/** Withdraws the open offers of an order; returns who was asked. */
export async function withdrawOffers(db: Connection, orderId: string, at: Date): Promise<number[]> {
  const { rows } = await sql<{ courier_id: number }>`
    update delivery_offers set outcome = 'withdrawn', ended_at = ${at}
    where order_id = ${orderId} and ended_at is null returning delivery_man_id as courier_id`.execute(db);
  return rows.map((row) => row.courier_id);
}

/** Lets others be asked beside the courier who has the open offer of an order, if there is one [OPS-022]. */
export async function shareOffers(db: Transaction, orderId: string): Promise<void> {
  await sql`
    update delivery_offers set is_shared = true where order_id = ${orderId} and ended_at is null and not is_shared`.execute(
    db,
  );
}

/** Notes that an offer is on the screen. */
export async function markOfferShown(db: Connection, offerId: number, at: Date): Promise<void> {
  await sql`update delivery_offers set shown_at = coalesce(shown_at, ${at}) where id = ${offerId}`.execute(db);
}

/** Writes the sequence of the stops of a courier in place of the one before. */
export async function saveStops(db: Connection, courierId: number, stops: readonly StoredStop[]): Promise<void> {
  await sql`delete from delivery_stops where delivery_man_id = ${courierId}`.execute(db);
  await sql`
    insert into delivery_stops (delivery_man_id, place, order_id, kind)
    select ${courierId}, stop.place, stop.order_id, stop.kind
    from unnest(${stops.map((_, index) => index)}::int[], ${stops.map(({ orderId }) => orderId)}::text[],
      ${stops.map(({ kind }) => kind)}::text[]) as stop(place, order_id, kind)`.execute(db);
}

/** Returns the planned stops of a courier. */
export async function stopsOf(db: Connection, courierId: number): Promise<StoredStop[]> {
  const { rows } = await sql<StoredStop>`
    select order_id as "orderId", kind from delivery_stops where delivery_man_id = ${courierId} order by place`.execute(
    db,
  );
  return rows;
}

export interface ZoneModeRow {
  zone_id: number;
  name: string;
  city: string;
  mode: ZoneMode['mode'];
  /** 0 before the first change. */
  version: number;
}

/** Returns who gives orders to couriers, by zone. */
export async function modesOfZones(db: Connection, zoneIds: readonly number[] | null): Promise<ZoneModeRow[]> {
  const { rows } = await sql<ZoneModeRow>`
    select z.id as zone_id, z.name, z.city, coalesce(m.mode, 'off') as mode, coalesce(m.version, 0) as version
    from zones z left join dispatch_modes m on m.zone_id = z.id
    where (${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[])) order by z.city, z.name, z.id`.execute(db);
  return rows;
}

/** Sets who does in a zone; returns whether the version was still the one that was seen. */
export async function setModeOfZone(
  db: Transaction,
  { zoneId, mode, version }: { zoneId: number; mode: ZoneMode['mode']; version: number },
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    insert into dispatch_modes as m (zone_id, mode) select ${zoneId}, ${mode} where ${version}::int = 0
    on conflict (zone_id) do nothing returning version`.execute(db);
  if (rows.length > 0) return true;
  const { rows: changed } = await sql<{ version: number }>`
    update dispatch_modes set mode = ${mode}, version = version + 1
    where zone_id = ${zoneId} and version = ${version}::int returning version`.execute(db);
  return changed.length > 0;
}

/** Returns the city in which a courier works. */
export async function cityOfCourier(db: Connection, courierId: number): Promise<string> {
  const { rows } = await sql<{ city: string }>`
    select city from delivery_men where id = ${courierId}`.execute(db);
  return rows[0]?.city ?? '';
}

/** Returns the zones in which the engine works. */
export async function zonesOfEngine(db: Connection): Promise<{ zone_id: number; mode: ZoneMode['mode'] }[]> {
  const { rows } = await sql<{ zone_id: number; mode: ZoneMode['mode'] }>`
    select zone_id, mode from dispatch_modes where mode <> 'off' order by zone_id`.execute(db);
  return rows;
}
