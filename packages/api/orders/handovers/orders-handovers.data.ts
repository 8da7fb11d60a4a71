import { sql } from 'kysely';
import type { Handover } from 'market/orders/handovers/orders-handovers.courier.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** An order that passes from one courier to another. */
export interface HandoverRow {
  id: number;
  from: number;
  /** Null until a courier has said yes. */
  to: number | null;
  cause: Handover['cause'];
  lat: number;
  lng: number;
}

/** Returns the open hand-over of an order. */
export async function openHandoverOf(db: Connection, orderId: string): Promise<HandoverRow | undefined> {
  const { rows } = await sql<HandoverRow>`
    select id, from_courier_id as "from", to_courier_id as "to", cause, lat, lng from delivery_handovers
    where order_id = ${orderId} and ended_at is null`.execute(db);
  return rows[0];
}

/** How the last hand-over of an order by or to a courier has ended; undefined without one. */
export async function lastOutcomeFor(db: Connection, orderId: string, courierId: number): Promise<string | undefined> {
  const { rows } = await sql<{ outcome: string | null }>`
    select outcome from delivery_handovers
    where order_id = ${orderId} and ${courierId}::int in (from_courier_id, to_courier_id)
    order by id desc limit 1`.execute(db);
  return rows[0]?.outcome ?? undefined;
}

/** Returns where a courier was last; the store of an order where that is not known. */
export async function placeOfMeeting(
  db: Connection,
  courierId: number,
  orderId: string,
): Promise<{ lat: number; lng: number }> {
  const { rows } = await sql<{ lat: number; lng: number }>`
    select case when d.lat is null or d.lng is null then s.lat else d.lat end as lat,
      case when d.lat is null or d.lng is null then s.lng else d.lng end as lng
    from orders o join stores s on s.id = o.store_id join delivery_men d on d.id = ${courierId}
    where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A hand-over of an order without a store');
  return row;
}

/** Returns the ends of the way of an order. */
export async function endsOfOrder(
  db: Connection,
  orderId: string,
): Promise<{ store: { lat: number; lng: number }; door: { lat: number; lng: number } }> {
  const { rows } = await sql<{ store: { lat: number; lng: number }; door: { lat: number; lng: number } | null }>`
    select jsonb_build_object('lat', s.lat, 'lng', s.lng) as store,
      case when jsonb_typeof(o.delivery_address -> 'lat') = 'number' and jsonb_typeof(o.delivery_address -> 'lng') = 'number'
        then jsonb_build_object('lat', o.delivery_address -> 'lat', 'lng', o.delivery_address -> 'lng') end as door
    from orders o join stores s on s.id = o.store_id where o.id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A hand-over of an order without a store');
  return { store: row.store, door: row.door ?? row.store };
}

export interface NewHandover {
  orderId: string;
  from: number;
  cause: Handover['cause'];
  at: Date;
  lat: number;
  lng: number;
  words: string;
}

/** Begins a hand-over; one of an order that is still at its store ends at once. */
export async function insertHandover(db: Transaction, handover: NewHandover, isReleased = false): Promise<void> {
  const { orderId, from, cause, at, lat, lng, words } = handover;
  await sql`
    insert into delivery_handovers (order_id, from_courier_id, cause, lat, lng, words, begun_at, ended_at, outcome)
    values (${orderId}, ${from}, ${cause}, ${lat}, ${lng}, ${words}, ${at},
      ${isReleased ? at : null}::timestamptz, ${isReleased ? 'released' : null}::text)`.execute(db);
}

/** Says who fetches the order; null: another courier is looked for. */
export async function setTaker(db: Transaction, orderId: string, to: number | null, at: Date | null): Promise<void> {
  await sql`
    update delivery_handovers set to_courier_id = ${to}::int, taken_at = ${at}::timestamptz
    where order_id = ${orderId} and ended_at is null`.execute(db);
}

/** Lets others fetch what a courier was to fetch at meetings; returns the orders. */
export async function dropTakenHandovers(db: Transaction, courierId: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    update delivery_handovers set to_courier_id = null, taken_at = null
    where to_courier_id = ${courierId} and ended_at is null returning order_id`.execute(db);
  return rows.map((row) => row.order_id);
}

export interface HandoverPay {
  payRuleId: number;
  metres: number;
  amount: Money;
}

/** Ends the open hand-over of an order, if there is one; returns its two couriers. */
export async function endHandover(
  db: Connection,
  orderId: string,
  { outcome, at, pay }: { outcome: 'met' | 'taken_back' | 'over'; at: Date; pay?: HandoverPay | undefined },
): Promise<{ from: number; to: number | null } | undefined> {
  const { rows } = await sql<{ from: number; to: number | null }>`
    update delivery_handovers set ended_at = ${at}, outcome = ${outcome}, pay_rule_id = ${pay?.payRuleId ?? null}::int,
      metres = ${pay?.metres ?? null}::int, paid = ${pay?.amount ?? null}::bigint
    where order_id = ${orderId} and ended_at is null
    returning from_courier_id as "from", to_courier_id as "to"`.execute(db);
  return rows[0];
}

/** Whether a courier waits for others with an order, which keeps them from new ones. */
export const isHandingOver = sql`exists (select from delivery_handovers h where h.from_courier_id = d.id and h.ended_at is null)`;
/** Whether a courier is on the way to such a meeting. */
export const isTakingOver = sql`exists (select from delivery_handovers h where h.to_courier_id = d.id and h.ended_at is null)`;
/** The open hand-over of an order `o`, as `h`. */
export const joinOpenHandover = sql`left join delivery_handovers h on h.order_id = o.id and h.ended_at is null`;

/** Returns the city of an order, whose operators are notified. */
export async function citiesOfOrder(db: Connection, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select z.city from orders o join zones z on z.id = o.zone_id where o.id = ${orderId}`.execute(db);
  return rows.map(({ city }) => city);
}
