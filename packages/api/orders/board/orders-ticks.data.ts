import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** What can be ticked of a line, and what is. */
export interface TickRow {
  choices: object[];
  add_ons: object[];
  ticked: number[];
}

/** Returns what can be ticked of a line of an order; undefined where the order has no such line. */
export async function lineToTick(db: Connection, orderId: string, line: number): Promise<TickRow | undefined> {
  const { rows } = await sql<TickRow>`
    select food_variations as choices, add_ons, ticked from order_lines
    where order_id = ${orderId} and line_number = ${line}`.execute(db);
  return rows[0];
}

/** Writes what is ticked of a line, and that its order has changed. */
export async function writeTicks(
  db: Connection,
  { orderId, line, ticked }: { orderId: string; line: number; ticked: readonly number[] },
): Promise<void> {
  await sql`
    with line as (
      update order_lines set ticked = ${[...ticked]}::integer[]
      where order_id = ${orderId} and line_number = ${line}
    )
    update orders set seen_at = seen_at where id = ${orderId}`.execute(db);
}
