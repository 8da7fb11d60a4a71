import { sql } from 'kysely';
import type { Delivery } from 'market/orders/orders.courier.contract';
import type { Connection } from '#api/db/connection.ts';

export interface Arrival {
  orderId: string;
  place: 'store' | 'door';
  courierId: number;
  at: Date;
  metres: number | null;
}

/** Notes an arrival; returns whether it is the first one there. Boards read the order again. */
export async function noteArrival(
  db: Connection,
  { orderId, place, courierId, at, metres }: Arrival,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into delivery_arrivals (order_id, place, courier_id, arrived_at, metres)
    values (${orderId}, ${place}, ${courierId}, ${at}, ${metres}) on conflict do nothing`.execute(db);
  await sql`update orders set expected_at = expected_at where id = ${orderId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Notes what a courier found at the store instead of the order. */
export async function noteStoreProblem(
  db: Connection,
  orderId: string,
  problem: NonNullable<Delivery['store_problem']>,
  at: Date,
): Promise<void> {
  await sql`
    insert into delivery_attempts (order_id, store_problem, store_problem_at) values (${orderId}, ${problem}, ${at})
    on conflict (order_id) do update
    set store_problem = excluded.store_problem, store_problem_at = excluded.store_problem_at`.execute(db);
}

/** Notes how many bags a courier has taken. */
export async function noteBagsTaken(db: Connection, orderId: string, bags: number): Promise<void> {
  await sql`
    insert into delivery_attempts (order_id, bags_taken) values (${orderId}, ${bags})
    on conflict (order_id) do update set bags_taken = excluded.bags_taken`.execute(db);
}
