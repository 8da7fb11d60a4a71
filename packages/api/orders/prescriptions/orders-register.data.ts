import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Connection } from '#api/db/connection.ts';

export interface SignedAnswer {
  orderId: string;
  by: number;
  as: 'priced' | 'refused';
  at: Date;
}

/** Notes who has answered a prescription, with the name and the licence number that they have now. */
export async function signAnswer(db: Connection, { orderId, by, as: outcome, at }: SignedAnswer): Promise<void> {
  await sql`
    insert into prescription_desk (order_id, signed_at, signed_by, signed_as, signed_name, signed_licence)
    select ${orderId}, ${at}, c.id, ${outcome},
      coalesce(p.full_name, trim(concat_ws(' ', c.f_name, c.l_name))), coalesce(p.licence_number, '')
    from customers c left join pharmacists p on p.customer_id = c.id where c.id = ${by}
    on conflict (order_id) do update set signed_at = excluded.signed_at, signed_by = excluded.signed_by,
      signed_as = excluded.signed_as, signed_name = excluded.signed_name, signed_licence = excluded.signed_licence`.execute(
    db,
  );
}

export interface RegisterRow {
  id: string;
  contact_name: string;
  order_status: TrackedOrder['order_status'];
  cancel_reason: string | null;
  signed_at: Date | null;
  signed_as: 'priced' | 'refused' | null;
  signed_name: string | null;
  signed_licence: string | null;
  local_time: string;
  lines: { name: string; variation: string | null; quantity: number; dose: string | null }[];
}

/** Returns today in the zone of a store, as `2026-11-20`; undefined for a store that is not there. */
export async function dayOfStore(db: Connection, storeId: number, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ today: string }>`
    select to_char(${at}::timestamptz at time zone z.time_zone, 'YYYY-MM-DD') as today
    from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}`.execute(db);
  return rows[0]?.today;
}

/** Returns the prescriptions of a store that were answered on a day of its zone, the first of them first. */
export async function registerOfDay(
  db: Connection,
  { storeId, day, limit }: { storeId: number; day: string; limit: number },
): Promise<RegisterRow[]> {
  const { rows } = await sql<RegisterRow>`
    select o.id, o.contact_name, o.order_status, o.cancel_reason, d.signed_at, d.signed_as, d.signed_name,
      d.signed_licence, to_char(d.signed_at at time zone z.time_zone, 'HH24:MI') as local_time,
      coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'variation', l.variation, 'quantity', l.quantity,
        'dose', l.dose) order by l.line_number) from order_lines l where l.order_id = o.id), '[]') as lines
    from stores s join zones z on z.id = s.zone_id
      join prescription_desk d on d.signed_at >= ${day}::text::date::timestamp at time zone z.time_zone
        and d.signed_at < (${day}::text::date + 1)::timestamp at time zone z.time_zone
      join orders o on o.id = d.order_id and o.store_id = s.id
    where s.id = ${storeId}
    order by d.signed_at, o.id limit ${limit}`.execute(db);
  return rows;
}

export async function pharmacistOf(
  db: Connection,
  customerId: number,
): Promise<{ full_name: string; licence_number: string } | undefined> {
  return db
    .selectFrom('pharmacists')
    .select(['full_name', 'licence_number'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export async function savePharmacist(
  db: Connection,
  { customerId, name, licence, at }: { customerId: number; name: string; licence: string; at: Date },
): Promise<void> {
  await sql`
    insert into pharmacists (customer_id, full_name, licence_number, changed_at)
    values (${customerId}, ${name}, ${licence}, ${at})
    on conflict (customer_id) do update set full_name = excluded.full_name, licence_number = excluded.licence_number,
      changed_at = excluded.changed_at`.execute(db);
}
