import { sql } from 'kysely';
import type { Money } from 'market/money';
import type { Connection } from '#db/connection.ts';

export interface NewcomerRow {
  isInvited: boolean;
  hasOrdered: boolean;
  signedUpAt: Date;
}

/** What decides whether a customer's next order is discounted as the first. */
export async function newcomerOf(db: Connection, customerId: number): Promise<NewcomerRow | undefined> {
  const { rows } = await sql<NewcomerRow>`
    select c.referred_by is not null as "isInvited", c.created_at as "signedUpAt",
      exists (select from orders o
        where o.shopper = 'customer:' || c.id and o.order_status not in ('canceled', 'failed'))
      or exists (select from first_order_discounts d where d.customer_id = c.id) as "hasOrdered"
    from customers c where c.id = ${customerId} and c.removed_at is null`.execute(db);
  return rows[0];
}

/** Uses up the discount of a customer for an order that stands; false when another order has it. */
export async function useFirstOrder(
  db: Connection,
  { customerId, orderId, amount }: { customerId: number; orderId: string; amount: Money },
): Promise<boolean> {
  const { rows } = await sql`
    insert into first_order_discounts (customer_id, order_id, amount) values (${customerId}, ${orderId}, ${amount})
    on conflict do nothing returning customer_id`.execute(db);
  return rows.length === 1;
}
