import { sql } from 'kysely';
import type { AdminCourier } from 'market/access/access.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** A courier as operators see it. */
export interface AdminCourierRow {
  id: number;
  account_id: number | null;
  name: string;
  phone: string | null;
  email: string | null;
  city: string;
  vehicle: string;
  on_shift_since: Date | null;
  suspended_reason: string | null;
  /** Those that the courier fetches or carries. */
  orders: { id: string; isCarried: boolean }[];
  papers_seen_at: Date | null;
  version: number;
  created_at: Date;
}

const activeStatuses = sql`('confirmed', 'processing', 'handover', 'picked_up')`;
const columns = sql`d.id, d.customer_id as account_id, trim(d.f_name || ' ' || d.l_name) as name,
  coalesce(c.phone, nullif(d.phone, '')) as phone, c.email, d.city, d.vehicle, d.on_shift_since, d.suspended_reason,
  (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'isCarried', o.order_status = 'picked_up') order by o.id), '[]')
    from orders o where o.delivery_man_id = d.id and o.order_status in ${activeStatuses}) as orders,
  d.papers_seen_at, d.version, d.created_at`;
const tables = sql`delivery_men d left join customers c on c.id = d.customer_id`;

export interface CourierFilter {
  search: string | null;
  /** Null for all cities. */
  cities: readonly string[] | null;
  state: AdminCourier['state'] | null;
  limit: number;
  skip: number;
}

/** Returns a page of the couriers of some cities, newest first, and how many there are. */
export async function couriersOfCities(
  db: Connection,
  { search, cities, state, limit, skip }: CourierFilter,
): Promise<{ rows: AdminCourierRow[]; total: number }> {
  const part = search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = search?.replace(/\D/g, '').replace(/^0+/, '') ?? '';
  const wanted = sql`d.left_at is null
    and (${cities}::text[] is null or d.city = any (${cities}::text[]))
    and (${state}::text is null or ${state} = case when d.suspended_reason is not null then 'suspended'
      when d.on_shift_since is null then 'off' else 'on_shift' end)
    and (${part}::text is null or d.f_name || ' ' || d.l_name ilike ${part} or c.email ilike ${part}
      or ${digits}::text <> '' and coalesce(c.phone, d.phone) like '%' || ${digits}::text || '%')`;
  const { rows } = await sql<AdminCourierRow>`
    select ${columns} from ${tables} where ${wanted} order by d.created_at desc, d.id desc
    limit ${limit}::int offset ${skip}::int`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${tables} where ${wanted}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns a courier as operators see it; undefined for one who has left. */
export async function adminCourierOf(db: Connection, id: number): Promise<AdminCourierRow | undefined> {
  const { rows } = await sql<AdminCourierRow>`
    select ${columns} from ${tables} where d.id = ${id} and d.left_at is null`.execute(db);
  return rows[0];
}

/** Returns the cities of some zones; of all zones for null. */
export async function citiesOfZoneIds(db: Connection, zoneIds: readonly number[] | null): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select distinct city from zones where ${zoneIds}::int[] is null or id = any (${zoneIds}::int[]) order by city`.execute(
    db,
  );
  return rows.map(({ city }) => city);
}

/** Locks the orders that a courier holds or is to fetch from another one, then the courier, as the steps of couriers do. */
export async function lockCourierWithOrders(db: Transaction, id: number): Promise<void> {
  await sql`
    select from orders o where (o.delivery_man_id = ${id} and o.order_status in ${activeStatuses})
      or exists (select from delivery_handovers h where h.order_id = o.id and h.to_courier_id = ${id} and h.ended_at is null)
    order by o.id for update`.execute(db);
  await sql`select from delivery_men where id = ${id} for update`.execute(db);
}

/** Gives orders that a courier has not picked up to none; others may take them. Returns which, with their stores. */
export async function releaseOrders(
  db: Transaction,
  courierId: number,
  orderIds: readonly string[],
): Promise<{ id: string; store_id: number | null }[]> {
  const { rows } = await sql<{ id: string; store_id: number | null }>`
    update orders set delivery_man_id = null
    where id = any (${orderIds}::text[]) and delivery_man_id = ${courierId} and order_status <> 'picked_up'
    returning id, store_id`.execute(db);
  return rows;
}

/** Suspends a courier with the reason and ends the shift; null restores the courier. */
export async function setCourierSuspended(db: Transaction, id: number, reason: string | null): Promise<void> {
  await sql`
    update delivery_men set suspended_reason = ${reason}, version = version + 1,
      on_shift_since = case when ${reason}::text is null then on_shift_since end
    where id = ${id}`.execute(db);
}

/** Raises the version of a courier, as after each change of an operator. */
export async function raiseCourierVersion(db: Transaction, id: number): Promise<void> {
  await sql`update delivery_men set version = version + 1 where id = ${id}`.execute(db);
}
