import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Returns whether a courier works in the city of one of these zones; null for all. */
export async function isCourierOfZones(
  db: Connection,
  courierId: number,
  zoneIds: readonly number[] | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from delivery_men d where d.id = ${courierId} and d.left_at is null and (${zoneIds}::int[] is null
      or exists (select from zones z where z.city = d.city and z.id = any (${zoneIds}::int[])))`.execute(db);
  return rows.length > 0;
}

/** Places that are exact enough for a map, since a moment, the oldest first; the latest 2,000. */
export async function trackOf(
  db: Connection,
  courierId: number,
  since: Date,
): Promise<{ lat: number; lng: number; located_at: Date; received_at: Date | null }[]> {
  const { rows } = await sql<{ lat: number; lng: number; located_at: Date; received_at: Date | null }>`
    select * from (
      select lat, lng, located_at, received_at from courier_positions
      where courier_id = ${courierId} and located_at >= ${since} and coalesce(accuracy, 0) <= 100
      order by located_at desc limit 2000
    ) latest order by located_at`.execute(db);
  return rows;
}

/**
 * Returns the place of this courier that most accounts have sent exactly alike since a moment: how many, this one
 * included, and when another of them did last; undefined where no other has [DEL-46].
 */
export async function sharedPlaceOf(
  db: Connection,
  courierId: number,
  since: Date,
): Promise<{ accounts: number; at: Date } | undefined> {
  const { rows } = await sql<{ accounts: number; at: Date }>`
    select count(distinct other.courier_id)::int + 1 as accounts, max(other.located_at) as at
    from courier_positions other
    where other.located_at >= ${since} and other.courier_id <> ${courierId} and (other.lat, other.lng) in (
      select own.lat, own.lng from courier_positions own
      where own.courier_id = ${courierId} and own.located_at >= ${since})
    group by other.lat, other.lng order by 1 desc, 2 desc limit 1`.execute(db);
  return rows[0];
}
