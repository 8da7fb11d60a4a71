import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** Words for a module, in their order. */
export function reasonsOf(db: Connection, moduleIds: readonly number[]) {
  return db
    .selectFrom('why_choose')
    .where('module_id', 'in', moduleIds)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'image', 'title', 'short_description'])
    .execute();
}

export function videoOf(db: Connection, moduleIds: readonly number[]) {
  return db.selectFrom('video_content').where('module_id', 'in', moduleIds).selectAll().executeTakeFirst();
}

/** Returns the descriptions of a module's categories, by id. */
export async function descriptionsOf(db: Connection, moduleIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('categories')
    .where('module_id', 'in', moduleIds)
    .select(['id', 'description'])
    .execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

/** Everything that decides whether a parcel can be sent, and for how much. Amounts are minor units. */
export interface ParcelTrip {
  category_name: string;
  module_id: number;
  zone_id: number;
  country: string;
  currency: string;
  distance_factor: number;
  cash_on_delivery: boolean;
  cash_on_delivery_cap: Money | null;
  digital_payment: boolean;
  tax_basis_points: number;
  tax_inclusive: boolean;
  service_charge: Money;
  tariff: { base: Money; perKm: Money; minimum: Money; maximum: Money; includedMetres: number };
  time_zone: string;
  demo_minute: number | null;
  /** Of parcels in the zone; null without one. */
  paused_until: Date | null;
  pause_reason: string | null;
  /** Whether the zone of the sender covers the receiver too. */
  reaches: boolean;
}

interface Point {
  lat: number;
  lng: number;
}

/** Returns the zone of the sender with its parcel tariff; undefined if no courier collects such a parcel. */
export async function parcelTrip(
  db: Connection,
  { categoryId, from, to }: { categoryId: number; from: Point; to: Point },
): Promise<ParcelTrip | undefined> {
  const { rows } = await sql<ParcelTrip>`
    select c.name as category_name, c.module_id, z.id as zone_id, z.country, z.currency, z.distance_factor,
      z.time_zone, z.demo_minute, p.until as paused_until, p.reason as pause_reason,
      z.cash_on_delivery, z.cash_on_delivery_cap, z.digital_payment, z.tax_basis_points, z.tax_inclusive,
      z.service_charge, jsonb_build_object('base', t.delivery_base, 'perKm', t.delivery_per_km,
        'minimum', t.delivery_minimum, 'maximum', t.delivery_maximum, 'includedMetres', t.included_metres) as tariff,
      z.area @> point(${to.lng}::float8, ${to.lat}::float8) as reaches
    from categories c
    join modules m on m.id = c.module_id and m.active
    join zone_modules t on t.module_id = c.module_id and t.offered
    join zones z on z.id = t.zone_id and z.active
    left join lateral (select until, reason from zone_pauses
      where zone_id = z.id and (module_id is null or module_id = c.module_id) order by until desc limit 1) p on true
    where c.id = ${categoryId} and z.area @> point(${from.lng}::float8, ${from.lat}::float8)
    order by reaches desc, z.id limit 1`.execute(db);
  return rows[0];
}

/** Whether this is a category of one of these modules. */
export async function isCategoryOf(db: Connection, categoryId: number, moduleTypes: readonly string[]) {
  const { rows } = await sql`
    select from categories c join modules m on m.id = c.module_id
    where c.id = ${categoryId} and m.module_type = any (${[...moduleTypes]})`.execute(db);
  return rows.length > 0;
}
