import { sql } from 'kysely';
import type { RecordedReason } from 'market/dispatch/dispatch.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** What an operator reads of an order of a ride, or of one that could join. */
export interface BundledRow {
  id: string;
  order_status: 'confirmed' | 'processing' | 'handover' | 'picked_up';
  store_name: string;
  /** Null for an order of a zone that the operator does not see. */
  customer_name: string | null;
}

/** Returns orders by their ids, as an operator of some zones sees them; null for all zones. */
export async function bundledOrders(
  db: Connection,
  zoneIds: readonly number[] | null,
  ids: readonly string[],
): Promise<BundledRow[]> {
  const { rows } = await sql<BundledRow>`
    select o.id, o.order_status, s.name as store_name,
      case when ${zoneIds}::int[] is null or o.zone_id = any (${zoneIds}::int[]) then o.contact_name end as customer_name
    from orders o join stores s on s.id = o.store_id
    where o.id = any (${ids}::text[]) order by o.placed_at, o.id`.execute(db);
  return rows;
}

/** Returns the ids of the orders that a courier has. */
export async function idsOfRide(db: Connection, courierId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where o.delivery_man_id = ${courierId} and o.order_type = 'delivery'
      and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up') order by o.placed_at, o.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Why an order has its courier. */
export interface ReasonRow {
  order_id: string;
  reason: RecordedReason | null;
  person: string | null;
}

/** Returns the last decision that gave each of these orders to a courier; an order that they took themselves is missing. */
export async function reasonsOfRide(db: Connection, courierId: number, ids: readonly string[]): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select distinct on (r.order_id) r.order_id, r.reason,
      (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = r.account_id) as person
    from dispatch_rounds r where r.order_id = any (${ids}::text[]) and r.delivery_man_id = ${courierId}
    order by r.order_id, r.made_at desc, r.id desc`.execute(db);
  return rows;
}

/** Returns who has locked the ride of a courier; undefined where it is not locked. */
export async function lockOfRide(db: Connection, courierId: number): Promise<{ person: string | null } | undefined> {
  const { rows } = await sql<{ person: string | null }>`
    select (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = l.account_id) as person
    from locked_rides l join orders o on o.id = l.order_id and o.delivery_man_id = l.delivery_man_id
    where l.delivery_man_id = ${courierId} and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')
    order by l.made_at, l.order_id limit 1`.execute(db);
  return rows[0];
}

interface ByOperator {
  courierId: number;
  accountId: number;
  at: Date;
}

/** Locks the ride of a courier for as long as they have one of the orders that they have now. */
export async function lockRide(db: Transaction, { courierId, accountId, at }: ByOperator): Promise<void> {
  await sql`
    insert into locked_rides (order_id, delivery_man_id, account_id, made_at)
    select o.id, o.delivery_man_id, ${accountId}, ${at} from orders o
    where o.delivery_man_id = ${courierId} and o.order_type = 'delivery'
      and o.order_status in ('confirmed', 'processing', 'handover', 'picked_up')
    on conflict (order_id) do update
      set delivery_man_id = excluded.delivery_man_id, account_id = excluded.account_id, made_at = excluded.made_at`.execute(
    db,
  );
}

/** Unlocks the ride of a courier. */
export async function unlockRide(db: Transaction, courierId: number): Promise<void> {
  await sql`delete from locked_rides where delivery_man_id = ${courierId}`.execute(db);
}

/** Notes that an order does not come back into the ride of a courier. */
export async function insertParting(
  db: Transaction,
  { orderId, courierId, accountId, at }: ByOperator & { orderId: string },
): Promise<void> {
  await sql`
    insert into parted_orders (order_id, delivery_man_id, account_id, made_at)
    values (${orderId}, ${courierId}, ${accountId}, ${at}) on conflict do nothing`.execute(db);
}

/** Forgets it: an operator has given the order to the courier after all. */
export async function deleteParting(db: Transaction, orderId: string, courierId: number): Promise<void> {
  await sql`delete from parted_orders where order_id = ${orderId} and delivery_man_id = ${courierId}`.execute(db);
}

/** Returns the couriers from whose rides orders were taken. */
export async function partingsOf(
  db: Connection,
  orderIds: readonly string[],
): Promise<{ order_id: string; courier_id: number }[]> {
  const { rows } = await sql<{ order_id: string; courier_id: number }>`
    select order_id, delivery_man_id as courier_id from parted_orders where order_id = any (${orderIds}::text[])`.execute(
    db,
  );
  return rows;
}

/** Withdraws the open offer of a courier; returns whether there was one. */
export async function withdrawOfferOfCourier(db: Transaction, courierId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update delivery_offers set outcome = 'withdrawn', ended_at = ${at}
    where delivery_man_id = ${courierId} and ended_at is null returning id`.execute(db);
  return rows.length > 0;
}
