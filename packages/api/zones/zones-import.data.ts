import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Zone } from 'market/zones/zones.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

export interface ModuleToWrite {
  module_type: string;
  name: string;
  image: string;
}

/** Adds missing modules; returns the ids of all by type. */
export async function ensureModules(
  transaction: Transaction,
  modules: readonly ModuleToWrite[],
): Promise<Map<string, number>> {
  await sql`
    insert into modules (id, module_type, name, image, position)
    select last + row_number() over (), module_type, name, image, last + row_number() over ()
    from jsonb_to_recordset(${JSON.stringify(modules)}::jsonb) as given(module_type text, name text, image text),
      (select coalesce(max(id), 0) as last from modules) as before
    where not exists (select from modules m where m.module_type = given.module_type)`.execute(transaction);
  const rows = await transaction.selectFrom('modules').select(['id', 'module_type']).execute();
  return new Map(rows.map(({ id, module_type }) => [module_type, id]));
}

export interface ZoneToWrite {
  slug: string;
  name: string;
  city: string;
  country: string;
  currency: string;
  time_zone: string;
  area: readonly Zone['center'][];
  center: Zone['center'];
  cash_on_delivery: boolean;
  cash_on_delivery_cap: Money | null;
  digital_payment: boolean;
  distance_factor: number;
  tax_basis_points: number;
  tax_inclusive: boolean;
  free_delivery_over: Money | null;
  service_charge: Money;
}

/** Adds a zone, or changes the one of the same slug. */
export async function writeZone(
  transaction: Transaction,
  { area, center, ...zone }: ZoneToWrite,
): Promise<{ id: number; is_new: boolean }> {
  const values = {
    ...zone,
    area: `(${area.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`,
    center_lat: center.lat,
    center_lng: center.lng,
  };
  const known = await transaction.selectFrom('zones').select('id').where('slug', '=', zone.slug).executeTakeFirst();
  if (known) {
    await transaction.updateTable('zones').set(values).where('id', '=', known.id).execute();
    return { id: known.id, is_new: false };
  }
  const { id } = await transaction
    .insertInto('zones')
    .values({ id: sql<number>`(select coalesce(max(id), 0) + 1 from zones)`, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, is_new: true };
}

export interface TariffToWrite {
  module_id: number;
  delivery_base: Money;
  delivery_per_km: Money;
  delivery_minimum: Money;
  delivery_maximum: Money;
  included_metres: number;
}

/** What a zone offers from now on, and what the way costs there. */
export async function writeTariffs(
  transaction: Transaction,
  zoneId: number,
  tariffs: readonly TariffToWrite[],
): Promise<void> {
  const before = await transaction
    .deleteFrom('zone_modules')
    .where('zone_id', '=', zoneId)
    .returning(['module_id', 'offered'])
    .execute();
  // New prices do not switch a module on that is off.
  const off = new Set(before.filter(({ offered }) => !offered).map(({ module_id }) => module_id));
  const rows = tariffs.map((tariff) => ({ zone_id: zoneId, offered: !off.has(tariff.module_id), ...tariff }));
  if (rows.length > 0) await transaction.insertInto('zone_modules').values(rows).execute();
}

export interface StoreOfZone {
  slug: string;
  lat: number;
  lng: number;
}

/** Where the stores of a zone are. */
export async function storesOfZone(db: Connection, zoneId: number): Promise<StoreOfZone[]> {
  return db.selectFrom('stores').select(['slug', 'lat', 'lng']).where('zone_id', '=', zoneId).execute();
}
