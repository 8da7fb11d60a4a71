import { type RawBuilder, sql } from 'kysely';
import type { CourierApplication, StoreApplication } from 'market/registration/registration.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** What applications of stores and couriers have in common. */
export interface ApplicationRow {
  id: number;
  status: StoreApplication['status'];
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  password_hash: string;
  zone_id: number;
  zone_name: string;
  city: string;
  zone_is_active: boolean;
  email_account: { id: number; isConfirmed: boolean } | null;
  phone_account: { id: number; isConfirmed: boolean } | null;
  same_contact: StoreApplication['same_contact'];
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decision: string;
  told_at: Date | null;
}

export interface StoreApplicationRow extends ApplicationRow {
  name: string;
  module_type: StoreApplication['module_type'];
  address: string;
  lat: number;
  lng: number;
  delivery_minutes_min: number;
  delivery_minutes_max: number;
  tax_number: string;
  logo: string | null;
  cover_photo: string | null;
  store_id: number | null;
}

export interface CourierApplicationRow extends ApplicationRow {
  vehicle: CourierApplication['vehicle'];
  identity_type: CourierApplication['identity_type'];
  identity_number: string;
  image: string | null;
  delivery_man_id: number | null;
}

const accountWith = (isIt: RawBuilder<unknown>, isConfirmed: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', c.id, 'isConfirmed', ${isConfirmed}) from customers c
  where ${isIt} and c.removed_at is null limit 1)`;

/** Rows of other tables with the same phone number or e-mail address, few of each. */
const sameContact = (own: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(to_jsonb(found) order by found.kind, found.id), '[]') from (
    (select 'account' as kind, c.id, trim(c.f_name || ' ' || c.l_name) as name, null as status
      from customers c where (c.email = a.email or c.phone = a.phone) and c.removed_at is null limit 3)
    union all
    (select 'courier', d.id, trim(d.f_name || ' ' || d.l_name), null
      from delivery_men d left join customers c on c.id = d.customer_id
      where d.left_at is null and (d.phone = a.phone or c.email = a.email) limit 3)
    union all
    (select 'store', s.id, s.name, null from stores s where s.phone = a.phone limit 3)
    union all
    (select 'store_application', o.id, o.name, o.status from store_applications o
      where (o.phone = a.phone or o.email = a.email) and ('store', o.id) <> ${own} order by o.id desc limit 3)
    union all
    (select 'courier_application', o.id, trim(o.f_name || ' ' || o.l_name), o.status from delivery_man_applications o
      where (o.phone = a.phone or o.email = a.email) and ('courier', o.id) <> ${own} order by o.id desc limit 3)
  ) found)`;

const common = (own: RawBuilder<unknown>) => sql`a.id, a.status, a.f_name, a.l_name, a.phone, a.email,
  a.password_hash, a.zone_id, z.name as zone_name, z.city, z.active as zone_is_active, a.created_at, a.decided_at,
  a.decision, a.told_at,
  (select nullif(trim(c.f_name || ' ' || c.l_name), '') from customers c where c.id = a.decided_by) as decided_by,
  ${accountWith(sql`c.email = a.email`, sql`c.is_email_verified`)} as email_account,
  ${accountWith(sql`c.phone = a.phone`, sql`c.is_phone_verified`)} as phone_account,
  ${sameContact(own)} as same_contact`;

const storeColumns = sql`${common(sql`('store', a.id)`)}, a.name, m.module_type, a.address, a.lat, a.lng,
  a.delivery_minutes_min, a.delivery_minutes_max, a.tax_number, a.logo, a.cover_photo, a.store_id`;
const storeTables = sql`store_applications a join zones z on z.id = a.zone_id join modules m on m.id = a.module_id`;
const courierColumns = sql`${common(sql`('courier', a.id)`)}, a.vehicle, a.identity_type, a.identity_number, a.image,
  a.delivery_man_id`;
const courierTables = sql`delivery_man_applications a join zones z on z.id = a.zone_id`;

export interface ApplicationFilter {
  status: ApplicationRow['status'];
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  limit: number;
  skip: number;
}

const wanted = ({ status, zoneIds }: ApplicationFilter) => sql`a.status = ${status}
  and (${zoneIds}::int[] is null or a.zone_id = any (${zoneIds}::int[]))`;

async function page<Row>(
  db: Connection,
  columns: RawBuilder<unknown>,
  tables: RawBuilder<unknown>,
  filter: ApplicationFilter,
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await sql<Row>`
    select ${columns} from ${tables} where ${wanted(filter)} order by a.id desc
    limit ${filter.limit}::int offset ${filter.skip}::int`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${tables} where ${wanted(filter)}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns a page of the applications of stores, newest first, and how many there are. */
export function storeApplications(db: Connection, filter: ApplicationFilter) {
  return page<StoreApplicationRow>(db, storeColumns, storeTables, filter);
}

/** Returns a page of the applications of couriers, newest first, and how many there are. */
export function courierApplications(db: Connection, filter: ApplicationFilter) {
  return page<CourierApplicationRow>(db, courierColumns, courierTables, filter);
}

export async function storeApplicationOf(db: Connection, id: number): Promise<StoreApplicationRow | undefined> {
  const { rows } = await sql<StoreApplicationRow>`
    select ${storeColumns} from ${storeTables} where a.id = ${id}`.execute(db);
  return rows[0];
}

export async function courierApplicationOf(db: Connection, id: number): Promise<CourierApplicationRow | undefined> {
  const { rows } = await sql<CourierApplicationRow>`
    select ${courierColumns} from ${courierTables} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** Lets one operator at a time decide: two applications of one person must not make two accounts. */
export async function lockApplications(db: Transaction): Promise<void> {
  await sql`lock table store_applications, delivery_man_applications in share row exclusive mode`.execute(db);
}

export interface Decision {
  status: 'accepted' | 'declined';
  by: number;
  at: Date;
  words: string;
  /** What was made; null for a declined one. */
  made: number | null;
}

/** Writes a decision. The password is not needed any more. */
export async function decideStoreApplication(db: Transaction, id: number, decision: Decision): Promise<void> {
  const { status, by, at, words, made } = decision;
  await sql`
    update store_applications set status = ${status}, decided_by = ${by}, decided_at = ${at}, decision = ${words},
      password_hash = '', store_id = ${made} where id = ${id}`.execute(db);
}

/** Writes a decision. The password is not needed any more. */
export async function decideCourierApplication(db: Transaction, id: number, decision: Decision): Promise<void> {
  const { status, by, at, words, made } = decision;
  await sql`
    update delivery_man_applications set status = ${status}, decided_by = ${by}, decided_at = ${at},
      decision = ${words}, password_hash = '', delivery_man_id = ${made} where id = ${id}`.execute(db);
}

/** Notes that the applicant was written to. */
export async function noteLetterSent(db: Connection, kind: 'store' | 'courier', id: number, at: Date): Promise<void> {
  const table = sql.table(kind === 'store' ? 'store_applications' : 'delivery_man_applications');
  await sql`update ${table} set told_at = ${at} where id = ${id}`.execute(db);
}

/** The cover of a store is a picture that its applicant has uploaded. */
export async function writeBrandOfStore(
  db: Transaction,
  storeId: number,
  { logo, cover, taxNumber }: { logo: string | null; cover: string | null; taxNumber: string },
): Promise<void> {
  await sql`
    update stores set logo = ${logo}, tax_number = ${taxNumber},
      cover_images = case when ${cover}::text is null then cover_images else array[${cover}::text] end
    where id = ${storeId}`.execute(db);
}
