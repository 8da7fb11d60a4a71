import { sql } from 'kysely';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** A store as operators see it. */
export interface AdminStoreRow {
  id: number;
  slug: string;
  name: string;
  module_type: AdminStore['module_type'];
  zone_id: number;
  currency: string;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  opening_hours: AdminStore['opening_hours'];
  minimum_order: Money;
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  take_away: boolean;
  active: boolean;
  closed_reason: string | null;
  closed_until: Date | null;
  item_count: number;
  owners: string[];
  invited_owner: string | null;
  version: number;
}

const columns = (at: Date) => sql`s.id, s.slug, s.name, m.module_type, s.zone_id, z.currency, s.address, s.phone, s.lat,
  s.lng, s.opening_hours, s.minimum_order, s.delivery_minutes_min, s.delivery_minutes_max, s.take_away, s.active,
  s.closed_reason, (select c.until from store_closings c where c.store_id = s.id and c.lifted_at is null) as closed_until,
  (select count(*)::int from items i where i.store_id = s.id and i.deleted_at is null) as item_count, s.version,
  (select coalesce(array_agg(trim(c.f_name || ' ' || c.l_name) order by sm.created_at), '{}')
    from store_members sm join customers c on c.id = sm.customer_id
    where sm.store_id = s.id and sm.role = 'owner') as owners,
  (select i.contact from invitations i where i.store_id = s.id and i.role = 'owner' and i.accepted_at is null
    and i.withdrawn_at is null and i.expires_at > ${at} order by i.id desc limit 1) as invited_owner`;
const tables = sql`stores s join zones z on z.id = s.zone_id join modules m on m.id = s.module_id`;

export interface StoreFilter {
  /** A part of the name; null for all. */
  search: string | null;
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  limit: number;
  skip: number;
}

/** Returns a page of the stores of some zones, by name, and how many there are. */
export async function storesOfZoneIds(
  db: Connection,
  { search, zoneIds, limit, skip }: StoreFilter,
  at: Date,
): Promise<{ rows: AdminStoreRow[]; total: number }> {
  const wanted = sql`(${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))
    and (${search}::text is null or strpos(lower(unaccent(s.name)), lower(unaccent(${search}::text))) > 0)`;
  const { rows } = await sql<AdminStoreRow>`
    select ${columns(at)} from ${tables} where ${wanted} order by s.name, s.id
    limit ${limit}::int offset ${skip}::int`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from stores s where ${wanted}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns a store as operators see it; undefined where there is none. */
export async function adminStoreOf(db: Connection, id: number, at: Date): Promise<AdminStoreRow | undefined> {
  const { rows } = await sql<AdminStoreRow>`
    select ${columns(at)} from ${tables} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the id of the store with this slug; 0 where there is none. */
export async function idOfSlug(db: Connection, slug: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from stores where slug = ${slug}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Locks a store against other changes of staff. */
export async function lockStoreRow(db: Transaction, id: number): Promise<void> {
  await sql`select from stores where id = ${id} for no key update`.execute(db);
}

/** Lets one person at a time make a store, because its id follows the last one. */
export async function lockNewStores(db: Transaction): Promise<void> {
  await sql`lock table stores in share row exclusive mode`.execute(db);
}

/** Returns which of the addresses that begin like this one stores have or had. */
export async function slugsLike(db: Connection, start: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from stores where starts_with(slug, ${start})
    union select slug from departed where kind = 'store' and starts_with(slug, ${start})`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Raises the version of a store, as after each change of an operator. */
export async function raiseStoreVersion(db: Transaction, id: number): Promise<void> {
  await sql`update stores set version = version + 1 where id = ${id}`.execute(db);
}

/** Closes a store with the reason, or opens it with null. */
export async function setStoreClosed(db: Transaction, id: number, reason: string | null): Promise<void> {
  await sql`
    update stores set active = ${reason === null}, closed_reason = ${reason}, version = version + 1
    where id = ${id}`.execute(db);
}
