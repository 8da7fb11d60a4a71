import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Keeps the positions of a courier that are of the shift; a point that is sent twice is kept once [DEL-40] [DEL-45]. */
export async function keepPositions(
  db: Connection,
  courierId: number,
  positions: readonly { lat: number; lng: number; at: string; accuracy?: number | undefined }[],
  { receivedAt, until }: { receivedAt: Date; until: Date },
): Promise<void> {
  await sql`
    insert into courier_positions (courier_id, located_at, lat, lng, accuracy, received_at)
    select d.id, p.at, p.lat, p.lng, p.accuracy, ${receivedAt}
    from delivery_men d cross join jsonb_to_recordset(${JSON.stringify(positions)}::jsonb)
      as p(at timestamptz, lat float8, lng float8, accuracy int)
    where d.id = ${courierId} and p.at between d.on_shift_since and ${until} on conflict do nothing`.execute(db);
}

/** Returns the last place before a moment that was exact enough for a map; `at` in milliseconds. */
export async function placeBefore(
  db: Connection,
  courierId: number,
  moment: Date,
): Promise<{ lat: number; lng: number; at: number } | undefined> {
  const { rows } = await sql<{ lat: number; lng: number; located_at: Date }>`
    select lat, lng, located_at from courier_positions
    where courier_id = ${courierId} and located_at < ${moment} and coalesce(accuracy, 0) <= 100
    order by located_at desc limit 1`.execute(db);
  const [row] = rows;
  return row && { lat: row.lat, lng: row.lng, at: row.located_at.getTime() };
}
