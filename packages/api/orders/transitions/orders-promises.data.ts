import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { BothPromises } from 'market/orders/promises/orders-promises.contract';
import type { Connection } from '#api/db/connection.ts';

const pastDays = 28;
const maxOrders = 200;

/** How late orders were, in minutes. */
interface Lateness {
  p50: number;
  p90: number;
}

export interface StoreLateness {
  orders: number;
  ready: Lateness;
  door: Lateness;
  whole: Lateness;
}

/**
 * Returns how late the latest orders of a store were, in minutes [CUS-01]. `ready`: after the time that the store first
 * named. `door`: from the handover to the delivery, beyond the estimated ride at `metresPerMinute`. `whole`: from that time
 * to the delivery, beyond the same ride; less than the sum of both where one makes up for the other.
 */
export async function latenessOfStore(
  db: Connection,
  { storeId, at, metresPerMinute }: { storeId: number; at: Date; metresPerMinute: number },
): Promise<StoreLateness> {
  const { rows } = await sql<{
    orders: number;
    ready: number[] | null;
    door: number[] | null;
    whole: number[] | null;
  }>`
    select count(late)::int as orders,
      percentile_cont(array[0.5, 0.9]) within group (order by late) as ready,
      percentile_cont(array[0.5, 0.9]) within group (order by beyond_way) as door,
      percentile_cont(array[0.5, 0.9]) within group (order by late + beyond_way) as whole
    from (
      select extract(epoch from handover_at - coalesce(first_ready_at, ready_at)) / 60 as late,
        case when order_type = 'delivery'
          then extract(epoch from delivered_at - handover_at) / 60 - ceil(distance_metres / ${metresPerMinute}::float8) end as beyond_way
      from orders
      where store_id = ${storeId} and placed_at > ${at}::timestamptz - make_interval(days => ${pastDays}::int)
        and order_status = 'delivered'
      order by placed_at desc limit ${maxOrders}
    ) past`.execute(db);
  const { orders = 0, ready, door, whole } = rows[0] ?? {};
  const lateness = ([p50 = 0, p90 = 0]: number[] = []) => ({ p50, p90 });
  return {
    orders: door ? orders : 0,
    ready: lateness(ready ?? []),
    door: lateness(door ?? []),
    whole: lateness(whole ?? []),
  };
}

export interface RunningOrder {
  id: string;
  storeId: number | null;
  status: TrackedOrder['order_status'];
  orderType: string;
  distanceMetres: number;
  scheduleAt: Date | null;
  hasCourier: boolean;
  promises: BothPromises;
}

/** Returns the orders that their stores and couriers work on, but for those that a courier cannot deliver. */
export async function runningOrders(db: Connection, { limit }: { limit: number }): Promise<RunningOrder[]> {
  return (await readRunning(db, sql`true`, limit)).rows;
}

/** Locks a running order; undefined once it is over. */
export async function lockRunning(db: Connection, orderId: string): Promise<RunningOrder | undefined> {
  await sql`select from orders where id = ${orderId} for update`.execute(db);
  return (await readRunning(db, sql`o.id = ${orderId}`, 1)).rows[0];
}

function readRunning(db: Connection, condition: ReturnType<typeof sql>, limit: number) {
  return sql<RunningOrder>`
    select o.id, o.store_id as "storeId", o.order_status as status, o.order_type as "orderType",
      o.distance_metres as "distanceMetres", o.schedule_at as "scheduleAt",
      o.delivery_man_id is not null as "hasCourier",
      jsonb_build_object('ready', o.ready_promise, 'arrival', o.arrival_promise) as promises
    from orders o
    where o.order_status in ('confirmed', 'processing', 'handover', 'picked_up') and o.arrival_promise is not null
      and ${condition}
      and not exists (select from delivery_attempts a where a.order_id = o.id and a.problem is not null)
    order by o.expected_at limit ${limit}`.execute(db);
}

/** Writes when an order is ready and when it arrives. Boards read the order again. */
export async function writePromises(db: Connection, orderId: string, { ready, arrival }: BothPromises): Promise<void> {
  await sql`
    update orders set ready_promise = ${ready && JSON.stringify(ready)}::jsonb,
      arrival_promise = ${arrival && JSON.stringify(arrival)}::jsonb
    where id = ${orderId}`.execute(db);
}
