import { sql } from 'kysely';
import type { Module } from 'market/modules/modules.contract';
import type { Zone } from 'market/zones/zones.contract';
import type { Connection } from '#api/db/connection.ts';

export type ZoneRow = Awaited<ReturnType<typeof servedZones>>[number];

/** Every zone that is served. */
export async function servedZones(db: Connection) {
  return (await zones(db).orderBy('id').execute()).map(withArea);
}

/**
 * Returns the zones whose bounding box is near a point. The rule decides which contain it, so this may return more,
 * never fewer: some metres are added on each side.
 */
export async function zonesNear(db: Connection, { lat, lng }: Zone['center']) {
  const [low, high] = [sql`point(${lng - slack}, ${lat - slack})`, sql`point(${lng + slack}, ${lat + slack})`];
  const rows = await zones(db).where(sql<boolean>`area && polygon(box(${low}, ${high}))`).orderBy('id').execute();
  return rows.map(withArea);
}

/** Degrees; about eleven metres. */
const slack = 0.0001;

function zones(db: Connection) {
  return db
    .selectFrom('zones')
    .where('active', '=', true)
    .select([
      'id',
      'name',
      'city',
      'country',
      'currency',
      'time_zone',
      'demo_minute',
      'area',
      'center_lat',
      'center_lng',
      'cash_on_delivery',
      'cash_on_delivery_cap',
      'digital_payment',
      'distance_factor',
      'free_delivery_over',
    ]);
}

/** Returns the modules that each zone serves, in the order of the operator, and whether a store of them is there. */
export function modulesOfZones(db: Connection, zoneIds: readonly number[]) {
  return db
    .selectFrom('zone_modules')
    .innerJoin('modules', 'modules.id', 'zone_modules.module_id')
    .where(sql<boolean>`zone_id = any(${zoneIds})`)
    .where('modules.active', '=', true)
    .where('zone_modules.offered', '=', true)
    .orderBy('modules.position')
    .select(['zone_id', 'modules.id', 'modules.module_type', hasStores.as('has_stores')])
    .$narrowType<Pick<Module, 'module_type'>>()
    .execute();
}

/** Whether the zone of a row of `zone_modules` has an active store of its module. */
export const hasStores = sql<boolean>`exists (
  select from stores s where s.zone_id = zone_modules.zone_id and s.module_id = zone_modules.module_id and s.active)`;

/** Returns what takes no orders in each zone at a moment, the longest pause first [OPS-044]. */
export function pausesOfZones(db: Connection, zoneIds: readonly number[], at: Date) {
  return db
    .selectFrom('zone_pauses')
    .where(sql<boolean>`zone_id = any(${zoneIds})`)
    .where('until', '>', at)
    .orderBy('until', 'desc')
    .select(['zone_id', 'module_id', 'reason', 'until'])
    .execute();
}

/** How many stores deliver in each zone. */
export function countStoresByZone(db: Connection, zoneIds: readonly number[]) {
  return db
    .selectFrom('stores')
    .where(sql<boolean>`zone_id = any(${zoneIds})`)
    .where('active', '=', true)
    .groupBy('zone_id')
    .select(({ fn }) => ['zone_id', fn.countAll<number>().as('count')])
    .execute();
}

/** PostgreSQL writes an area as ((x,y),(x,y)), where x is the longitude. */
function withArea<Row extends { area: string }>(row: Row) {
  const corners = row.area.matchAll(/\(([^(),]+),([^(),]+)\)/g);
  return { ...row, area: Array.from(corners, ([, lng, lat]) => ({ lat: Number(lat), lng: Number(lng) })) };
}
