import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface EarnedCashback {
  kind: 'percent' | 'amount';
  value: number;
  most: Money | null;
  from: Money;
  /** Of the order: its goods, and the part of them that may be promoted. */
  goods: Money;
  promotable: Money;
}

/** Returns the cashback offers that were valid when an order was placed, and the sum of its goods after discounts. */
export async function cashbackOfOrder(db: Connection, orderId: string): Promise<EarnedCashback[]> {
  const { rows } = await sql<EarnedCashback>`
    select c.cashback_type as kind, c.cashback_amount as value, c.max_cashback as most, c.min_purchase as "from",
      l.goods, l.promotable
    from orders o
    join cashback_offers c on c.module_id = o.module_id and c.currency = o.currency
      and c.starts_at <= o.placed_at and c.ends_at > o.placed_at
    cross join lateral (
      select coalesce(sum(l.line_total), 0)::bigint as goods,
        coalesce(sum(l.line_total) filter (where not i.no_promotion), 0)::bigint as promotable
      from order_lines l join items i on i.id = l.item_id where l.order_id = o.id) l
    where o.id = ${orderId} order by c.id limit 50`.execute(db);
  return rows;
}
