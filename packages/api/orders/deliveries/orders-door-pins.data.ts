import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

interface Point {
  lat: number;
  lng: number;
}

/** Moves the pin of an order; the first place before it is kept. */
export async function movePinOfOrder(db: Connection, orderId: string, to: Point, at: Date): Promise<void> {
  await sql`
    insert into door_pins (order_id, lat, lng, former_lat, former_lng, moved_at)
    select o.id, ${to.lat}, ${to.lng}, (o.delivery_address ->> 'lat')::float8, (o.delivery_address ->> 'lng')::float8, ${at}
    from orders o where o.id = ${orderId}
    on conflict (order_id) do update
    set lat = excluded.lat, lng = excluded.lng, moved_at = excluded.moved_at, is_right = null, answered_at = null`.execute(
    db,
  );
  await sql`
    update orders set delivery_address = delivery_address || jsonb_build_object('lat', ${to.lat}::float8, 'lng', ${to.lng}::float8)
    where id = ${orderId}`.execute(db);
}

export interface DoorPinRow extends Point {
  former_lat: number;
  former_lng: number;
  moved_at: Date;
  is_right: boolean | null;
}

/** Returns where a courier has moved the pin of an order; undefined where it is not moved. */
export async function doorPinOf(db: Connection, orderId: string): Promise<DoorPinRow | undefined> {
  const { rows } = await sql<DoorPinRow>`
    select lat, lng, former_lat, former_lng, moved_at, is_right from door_pins where order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** Notes what the customer says of a proposed pin. */
export async function answerPin(db: Connection, orderId: string, isRight: boolean, at: Date): Promise<void> {
  await sql`update door_pins set is_right = ${isRight}, answered_at = ${at} where order_id = ${orderId}`.execute(db);
}

/** Moves the saved addresses of a customer that stood where the pin was, within some metres. */
export async function moveSavedAddress(
  db: Connection,
  customerId: number,
  { lat, lng, former_lat: formerLat, former_lng: formerLng }: DoorPinRow,
): Promise<void> {
  await sql`
    update addresses set lat = ${lat}, lng = ${lng}
    where customer_id = ${customerId}
      and abs(lat - ${formerLat}) < 0.00005 and abs(lng - ${formerLng}) < 0.00005`.execute(db);
}
