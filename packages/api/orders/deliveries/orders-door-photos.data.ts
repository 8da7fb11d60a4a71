import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface DoorPhotoRow {
  picture: string;
  taken_at: Date;
  lat: number | null;
  lng: number | null;
  accuracy: number | null;
  is_for_riders: boolean;
}

/** Returns the photo of an order at its door; undefined without one. */
export async function doorPhotoOf(db: Connection, orderId: string): Promise<DoorPhotoRow | undefined> {
  const { rows } = await sql<DoorPhotoRow>`
    select picture, taken_at, lat, lng, accuracy, is_for_riders from door_photos where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0];
}

/** Notes the photo of an order in place of the one before. */
export async function saveDoorPhoto(
  db: Connection,
  orderId: string,
  photo: Omit<DoorPhotoRow, 'is_for_riders'>,
): Promise<void> {
  const { picture, taken_at: at, lat, lng, accuracy } = photo;
  await sql`
    insert into door_photos (order_id, picture, taken_at, lat, lng, accuracy)
    values (${orderId}, ${picture}, ${at}, ${lat}, ${lng}, ${accuracy})
    on conflict (order_id) do update set picture = excluded.picture, taken_at = excluded.taken_at, lat = excluded.lat,
      lng = excluded.lng, accuracy = excluded.accuracy`.execute(db);
}

/** Says whether couriers see the photo of an order; returns whether there is one. */
export async function showToRiders(db: Connection, orderId: string, isShown: boolean): Promise<void> {
  await sql`update door_photos set is_for_riders = ${isShown} where order_id = ${orderId}`.execute(db);
}

/** Returns the latest photo of the same customer's door, within some 50 metres, that couriers may see. */
export async function gatePhotoFor(db: Connection, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ picture: string }>`
    select p.picture from orders o join orders e on e.shopper = o.shopper and e.id <> o.id
    join door_photos p on p.order_id = e.id
    where o.id = ${orderId} and p.is_for_riders
      and abs((e.delivery_address ->> 'lat')::float8 - (o.delivery_address ->> 'lat')::float8) < 0.0005
      and abs((e.delivery_address ->> 'lng')::float8 - (o.delivery_address ->> 'lng')::float8) < 0.0005
    order by p.taken_at desc limit 1`.execute(db);
  return rows[0]?.picture;
}

/** Returns photos that were taken before a moment. */
export async function doorPhotosBefore(
  db: Connection,
  before: Date,
  limit: number,
): Promise<{ order_id: string; picture: string }[]> {
  const { rows } = await sql<{ order_id: string; picture: string }>`
    select order_id, picture from door_photos where taken_at < ${before} order by taken_at limit ${limit}`.execute(db);
  return rows;
}

export async function deleteDoorPhoto(db: Connection, orderId: string): Promise<void> {
  await sql`delete from door_photos where order_id = ${orderId}`.execute(db);
}
