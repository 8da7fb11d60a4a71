import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** What a correction of an order depends on. */
export interface CorrectableRow {
  contact_name: string;
  contact_number: string;
  order_note: string;
  address: { address: string; lat: number; lng: number } | null;
  country: string;
  distance_factor: number;
  store: { lat: number; lng: number; free_delivery: boolean } | null;
  tariff: { base: Money; perKm: Money; minimum: Money; maximum: Money; includedMetres: number } | null;
  /** Whether a new door lies in the zone. */
  is_in_zone: boolean;
}

/** Returns an order with what its correction depends on. */
export async function correctableOrder(
  db: Connection,
  orderId: string,
  to: { lat: number; lng: number } | null,
): Promise<CorrectableRow | undefined> {
  const { rows } = await sql<CorrectableRow>`
    select o.contact_name, o.contact_number, o.order_note, o.delivery_address as address, z.country, z.distance_factor,
      case when s.id is null then null
        else jsonb_build_object('lat', s.lat, 'lng', s.lng, 'free_delivery', s.free_delivery) end as store,
      case when t.zone_id is null then null else jsonb_build_object('base', t.delivery_base, 'perKm', t.delivery_per_km,
        'minimum', t.delivery_minimum, 'maximum', t.delivery_maximum, 'includedMetres', t.included_metres) end as tariff,
      coalesce(z.area @> point(${to?.lng ?? null}::float8, ${to?.lat ?? null}::float8), true) as is_in_zone
    from orders o join zones z on z.id = o.zone_id left join stores s on s.id = o.store_id
    left join zone_modules t on t.zone_id = o.zone_id and t.module_id = o.module_id
    where o.id = ${orderId}`.execute(db);
  return rows[0];
}

export interface Correction {
  orderId: string;
  contactName: string;
  contactNumber: string;
  orderNote: string;
  /** Null leaves the door as it is. */
  address: object | null;
  changed: readonly string[];
  at: Date;
}

/** Writes what has changed, with the messages to its customer, store and courier. */
export async function writeCorrection(db: Connection, correction: Correction): Promise<void> {
  const { orderId, contactName, contactNumber, orderNote, address, changed, at } = correction;
  await sql`
    with corrected as (
      update orders set contact_name = ${contactName}, contact_number = ${contactNumber}, order_note = ${orderNote},
        delivery_address = coalesce(${address && JSON.stringify(address)}::jsonb, delivery_address)
      where id = ${orderId} returning id
    ), noted as (
      insert into order_corrections (order_id, changed, made_at) select id, ${changed}::text[], ${at} from corrected
      on conflict (order_id) do update set changed = excluded.changed, made_at = excluded.made_at, confirmed_at = null
    )
    insert into outbox (kind, order_id, payload, dedupe_key)
    select 'correction', id, '{}'::jsonb, id || ':correction:' || extract(epoch from ${at}::timestamptz) from corrected
    on conflict do nothing`.execute(db);
}

/** Notes that the customer has confirmed the latest correction. */
export async function confirmCorrection(db: Connection, orderId: string, at: Date): Promise<void> {
  await sql`update order_corrections set confirmed_at = ${at}
    where order_id = ${orderId} and confirmed_at is null`.execute(db);
}
