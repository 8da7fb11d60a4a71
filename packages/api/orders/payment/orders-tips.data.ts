import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface OrderToTip {
  shopper: string;
  status: string;
  deliveredAt: Date | null;
  currency: string;
  total: Money;
  /** Given after the delivery so far. */
  tipped: Money;
  /** Null without a courier, and for one who has left. */
  courierId: number | null;
  /** The account that the courier works with. */
  courierCustomerId: number | null;
}

/** Returns what decides whether an order can be tipped. Its state stays until the transaction ends. */
export async function orderToTip(db: Connection, orderId: string): Promise<OrderToTip | undefined> {
  const { rows } = await sql<OrderToTip>`
    select o.shopper, o.order_status as status, o.delivered_at as "deliveredAt", o.currency, o.total,
      (select coalesce(sum(t.amount), 0)::bigint from late_tips t where t.order_id = o.id) as tipped,
      d.id as "courierId", d.customer_id as "courierCustomerId"
    from orders o left join delivery_men d on d.id = o.delivery_man_id and d.left_at is null
    where o.id = ${orderId} for share of o`.execute(db);
  return rows[0];
}

/** Writes a tip; returns its number. */
export async function insertLateTip(
  db: Connection,
  tip: { orderId: string; courierId: number; currency: string; amount: Money; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into late_tips (order_id, courier_id, currency, amount, given_at)
    values (${tip.orderId}, ${tip.courierId}, ${tip.currency}, ${tip.amount}, ${tip.at}) returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A tip was not written');
  return row.id;
}
