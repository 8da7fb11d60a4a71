import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Connection } from '#api/db/connection.ts';

/** An order that the simulator of the demo may move. */
export interface OrderAtWork {
  id: string;
  order_status: TrackedOrder['order_status'];
  order_type: 'delivery' | 'take_away' | 'parcel';
  /** Seconds in its present state. */
  seconds: number;
  /** Of a prescription order that is still pending. */
  prescription: 'sent' | 'agreed' | null;
  /** Null for a parcel. */
  store_id: number | null;
  delivery_man_id: number | null;
  speed_kmh: number | null;
  /** Where it is picked up: at the store, or at the sender's. */
  start: { lat: number; lng: number };
  /** Where riders wait for parcels: in the middle of the zone. */
  waitingPlace: { lat: number; lng: number };
  door: { lat: number; lng: number } | null;
}

/** Seconds that an order stays in a state before the next step is due; 0 means every turn. */
export type Waits = Partial<Record<TrackedOrder['order_status'], number>>;

/**
 * Orders whose next step is due, the longest waiting first; those for later when their time is near. A store
 * whose board is open makes its orders itself.
 */
export async function ordersAtWork(
  db: Connection,
  { at, boardsReadAfter, waits, limit }: { at: Date; boardsReadAfter: Date; waits: Waits; limit: number },
): Promise<OrderAtWork[]> {
  const { rows } = await sql<OrderAtWork>`
    select o.id, o.order_status, o.order_type, o.prescription, o.store_id, o.delivery_man_id, d.speed_kmh,
      case when s.id is null then o.delivery_address else jsonb_build_object('lat', s.lat, 'lng', s.lng) end as start,
      jsonb_build_object('lat', z.center_lat, 'lng', z.center_lng) as "waitingPlace",
      coalesce(o.receiver_details, o.delivery_address) as door,
      extract(epoch from ${at}::timestamptz - since.at)::float8 as seconds
    from orders o
    join jsonb_each_text(${JSON.stringify(waits)}::jsonb) as wait(status, seconds) on wait.status = o.order_status
    cross join lateral (
      select coalesce(o.picked_up_at, o.handover_at, o.processing_at, o.confirmed_at, o.placed_at) as at) as since
    join zones z on z.id = o.zone_id
    left join stores s on s.id = o.store_id
    left join delivery_men d on d.id = o.delivery_man_id
    where o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
      and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
      -- A courier with an account is not simulated, and one on shift has some time to take what stands on a counter.
      and d.customer_id is null
      and (o.order_status <> 'handover' or o.order_type <> 'delivery'
        or since.at <= ${at}::timestamptz - make_interval(secs => ${leftToCouriersSeconds}::float8)
        or not exists (select from delivery_men w where w.city = z.city and w.on_shift_since is not null))
      and (o.order_status = 'picked_up' or o.order_status = 'handover' and o.order_type = 'delivery'
        or not exists (select from store_boards b
          where b.store_id = o.store_id and b.read_at > ${boardsReadAfter}))
      -- What is priced waits for its shopper.
      and (o.prescription is distinct from 'quoted')
      and (o.schedule_at is null or o.schedule_at < ${at}::timestamptz + interval '30 minutes')
      -- Riders are looked at every time, also those who ride to the sender of a parcel.
      and (since.at <= ${at}::timestamptz - make_interval(secs => wait.seconds::float8)
        or (o.order_type = 'parcel' and o.order_status = 'processing'))
    order by since.at limit ${limit}`.execute(db);
  return rows;
}

/** How long an order on a counter of the demo is left to couriers on shift. */
const leftToCouriersSeconds = 180;

/**
 * Returns the courier of the order's city with the fewest running orders: one on shift, or one of the demo. The simulator
 * sends its own couriers alone.
 */
export async function courierWithFewestOrders(
  db: Connection,
  orderId: string,
  { isSimulated = false } = {},
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from delivery_men d
    join zones z on z.city = d.city
    join orders o on o.zone_id = z.id and o.id = ${orderId}
    left join orders busy on busy.delivery_man_id = d.id and busy.order_status in ('handover', 'picked_up')
    where d.suspended_reason is null and d.left_at is null
      and (d.customer_id is null or d.on_shift_since is not null and not ${isSimulated}::boolean)
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
      where o.delivery_man_id = p.id and o.order_status = 'picked_up') as "orderIds"
    from placed p`.execute(db);
  return rows[0];
}

/** Puts the courier at the counter of the order's store: the previous position is another customer's door. */
export async function placeAtCounter(db: Connection, id: number, orderId: string): Promise<void> {
  await sql`
    update delivery_men d set lat = s.lat, lng = s.lng, located_at = now()
    from orders o join stores s on s.id = o.store_id where o.id = ${orderId} and d.id = ${id}`.execute(db);
}
