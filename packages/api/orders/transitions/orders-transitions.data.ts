import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Returns the courier of the order's city with the fewest running orders: one on shift, or one without an account. */
export async function courierWithFewestOrders(db: Connection, orderId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from delivery_men d
    join zones z on z.city = d.city
    join orders o on o.zone_id = z.id and o.id = ${orderId}
    left join orders busy on busy.delivery_man_id = d.id and busy.order_status in ('handover', 'picked_up')
    where d.suspended_reason is null and d.left_at is null
      and (d.customer_id is null or d.on_shift_since is not null)
    group by d.id order by count(busy.id), d.id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Returns whether a courier works in the city of an order. */
export async function worksWhereOrderIs(db: Connection, courierId: number, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from delivery_men d
    join zones z on z.city = d.city
    join orders o on o.zone_id = z.id
    where d.id = ${courierId} and o.id = ${orderId}`.execute(db);
  return rows.length > 0;
}

export interface PlacedCourier {
  city: string;
  /** The orders that the courier carries. */
  orderIds: string[];
  /** Couriers at the other side of open hand-overs, who see where this one is. */
  meets: number[];
}

/**
 * Updates the position of a courier; undefined for one who is not there, or has neither a shift nor an alarm where one is
 * needed.
 */
export async function placeCourier(
  db: Connection,
  { id, needsShift }: { id: number; needsShift: boolean },
  at: { lat: number; lng: number },
): Promise<PlacedCourier | undefined> {
  const { rows } = await sql<PlacedCourier>`
    with placed as (
      update delivery_men set lat = ${at.lat}, lng = ${at.lng}, located_at = now()
      where id = ${id} and (not ${needsShift}::boolean or on_shift_since is not null
        or exists (select from courier_alarms a where a.courier_id = delivery_men.id and a.ended_at is null))
      returning id, city
    )
    select p.city, array(select o.id from orders o
      where o.delivery_man_id = p.id and o.order_status = 'picked_up') as "orderIds",
      array(select case when h.from_courier_id = p.id then h.to_courier_id else h.from_courier_id end
        from delivery_handovers h
        where h.ended_at is null and h.to_courier_id is not null and p.id in (h.from_courier_id, h.to_courier_id)) as meets
    from placed p`.execute(db);
  return rows[0];
}

/** Puts the courier at the counter of the order's store: the previous position is another customer's door. */
export async function placeAtCounter(db: Connection, id: number, orderId: string): Promise<void> {
  await sql`
    update delivery_men d set lat = s.lat, lng = s.lng, located_at = now()
    from orders o join stores s on s.id = o.store_id where o.id = ${orderId} and d.id = ${id}`.execute(db);
}

/** Why people cancel, as the operator lists it. */
export async function cancellationReasons(db: Connection): Promise<string[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'cancellation_reasons')
    .executeTakeFirst();
  return Array.isArray(row?.value) ? row.value.map(String) : [];
}
