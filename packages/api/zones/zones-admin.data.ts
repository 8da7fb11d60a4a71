import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

/** A zone as operators see it. */
export interface AdminZoneRow {
  id: number;
  slug: string;
  name: string;
  city: string;
  country: string;
  currency: string;
  time_zone: string;
  /** ((x,y),(x,y)), where x is the longitude. */
  area: string;
  cash_on_delivery: boolean;
  cash_on_delivery_cap: Money | null;
  digital_payment: boolean;
  distance_factor: number;
  tax_basis_points: number;
  tax_inclusive: boolean;
  free_delivery_over: Money | null;
  service_charge: Money;
  active: boolean;
  stopped_reason: string | null;
  /** The moment as text, because it was read as JSON. */
  pauses: { module_type: AdminZone['modules'][number]['module_type'] | null; reason: string; until: string }[];
  version: number;
  store_count: number;
  tariffs: {
    module_type: AdminZone['modules'][number]['module_type'];
    delivery_base: Money;
    delivery_per_km: Money;
    delivery_minimum: Money;
    delivery_maximum: Money;
    included_metres: number;
    has_stores: boolean;
  }[];
}

const columns = sql`z.id, z.slug, z.name, z.city, z.country, z.currency, z.time_zone, z.area::text, z.cash_on_delivery,
  z.cash_on_delivery_cap, z.digital_payment, z.distance_factor, z.tax_basis_points, z.tax_inclusive,
  z.free_delivery_over, z.service_charge, z.active, z.stopped_reason, z.version,
  (select coalesce(jsonb_agg(jsonb_build_object('module_type', m.module_type, 'reason', p.reason, 'until', p.until)
      order by p.until desc), '[]')
    from zone_pauses p left join modules m on m.id = p.module_id where p.zone_id = z.id) as pauses,
  (select count(*)::int from stores s where s.zone_id = z.id) as store_count,
  (select coalesce(jsonb_agg(jsonb_build_object('module_type', m.module_type, 'delivery_base', t.delivery_base,
      'delivery_per_km', t.delivery_per_km, 'delivery_minimum', t.delivery_minimum,
      'delivery_maximum', t.delivery_maximum, 'included_metres', t.included_metres,
      'has_stores', exists (select from stores s where s.zone_id = z.id and s.module_id = m.id))
    order by m.position), '[]')
    from zone_modules t join modules m on m.id = t.module_id where t.zone_id = z.id) as tariffs`;

/** Returns all zones, also those that are stopped, by city and name. */
export async function zonesOfMarket(db: Connection): Promise<AdminZoneRow[]> {
  const { rows } = await sql<AdminZoneRow>`select ${columns} from zones z order by z.city, z.name, z.id`.execute(db);
  return rows;
}

/** Lets one person at a time draw, so that two new zones cannot lie over each other. */
export async function lockDrawing(db: Transaction): Promise<void> {
  await sql`lock table zones in share row exclusive mode`.execute(db);
}

/** Returns a zone; undefined where there is none. */
export async function zoneOfMarket(db: Connection, id: number): Promise<AdminZoneRow | undefined> {
  const { rows } = await sql<AdminZoneRow>`select ${columns} from zones z where z.id = ${id}`.execute(db);
  return rows[0];
}

/** Raises the version of a zone, as after each change. */
export async function raiseZoneVersion(db: Transaction, id: number): Promise<void> {
  await sql`update zones set version = version + 1 where id = ${id}`.execute(db);
}

/** Stops a zone with the reason, or lets it run again with null. */
export async function setZoneStopped(db: Transaction, id: number, reason: string | null): Promise<void> {
  await sql`
    update zones set active = ${reason === null}, stopped_reason = ${reason}, version = version + 1
    where id = ${id}`.execute(db);
}

export interface ZonePause {
  zoneId: number;
  /** Null for every module of the zone. */
  moduleType: string | null;
  reason: string;
  until: Date;
}

/** Pauses a zone or a module of it, in place of its pause until now [OPS-044]. */
export async function writeZonePause(db: Transaction, { zoneId, moduleType, reason, until }: ZonePause): Promise<void> {
  await sql`
    insert into zone_pauses (zone_id, module_id, reason, until)
    values (${zoneId}, (select id from modules where module_type = ${moduleType}), ${reason}, ${until})
    on conflict (zone_id, module_id) do update set reason = excluded.reason, until = excluded.until`.execute(db);
  await passPausesToStores(db, zoneId);
}

/** Ends the pause of a zone or of a module of it. */
export async function deleteZonePause(db: Transaction, zoneId: number, moduleType: string | null): Promise<void> {
  await sql`
    delete from zone_pauses where zone_id = ${zoneId}
      and module_id is not distinct from (select id from modules where module_type = ${moduleType})`.execute(db);
  await passPausesToStores(db, zoneId);
}

/** A trigger gives a store the pause of its zone when its zone is written, also the same one. */
async function passPausesToStores(db: Transaction, zoneId: number): Promise<void> {
  await sql`update stores set zone_id = zone_id where zone_id = ${zoneId}`.execute(db);
}

/** Makes the centre of the first zone the place that maps open at, unless the operator has chosen one. */
export async function suggestDefaultLocation(db: Transaction, centre: { lat: number; lng: number }): Promise<void> {
  await sql`
    insert into settings (name, value) values ('default_location', ${JSON.stringify(centre)}::jsonb)
    on conflict do nothing`.execute(db);
}

/** Returns whether anybody has ordered in a zone. Slow where there is none: only a change of money asks. */
export async function hasOrdersIn(db: Connection, zoneId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from orders where zone_id = ${zoneId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}
