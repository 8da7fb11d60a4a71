import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** When a courier came to a store, when the order was on the counter, and when it was picked up. */
export interface StoreWaitRow {
  since: Date;
  readyAt: Date | null;
  pickedUpAt: Date | null;
}

/** Returns the wait of a courier at the store of an order; undefined for none, and for one that was paid already. */
export async function storeWaitOf(
  db: Connection,
  orderId: string,
  courierId: number,
): Promise<StoreWaitRow | undefined> {
  const { rows } = await sql<StoreWaitRow>`
    select r.arrived_at as since, o.handover_at as "readyAt", o.picked_up_at as "pickedUpAt"
    from delivery_arrivals r join orders o on o.id = r.order_id
    where r.order_id = ${orderId} and r.place = 'store' and r.courier_id = ${courierId}
      and not exists (select from store_waits w where w.order_id = r.order_id and w.courier_id = r.courier_id)`.execute(
    db,
  );
  return rows[0];
}

export interface PaidStoreWait {
  orderId: string;
  courierId: number;
  currency: string;
  payRuleId: number;
  minutes: number;
  amount: Money;
  at: Date;
}

/** Writes down what a courier is paid for the wait with an order that is given back. */
export async function insertStoreWait(db: Connection, wait: PaidStoreWait): Promise<void> {
  await sql`
    insert into store_waits (order_id, courier_id, currency, pay_rule_id, minutes, amount, given_back_at)
    values (${wait.orderId}, ${wait.courierId}, ${wait.currency}, ${wait.payRuleId}, ${wait.minutes}, ${wait.amount},
      ${wait.at})`.execute(db);
}
