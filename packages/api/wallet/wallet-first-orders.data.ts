import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { hasOrdered, ordersOfContacts } from '#api/promotions/promotions-coupons.data.ts';

export interface NewcomerRow {
  isInvited: boolean;
  hasOrdered: boolean;
  signedUpAt: Date;
}

/** What decides whether a customer's next order is discounted as the first, whichever account had the contacts before. */
export async function newcomerOf(
  db: Connection,
  customerId: number,
  contactHashes: readonly string[],
): Promise<NewcomerRow | undefined> {
  const holder = { shopper: customerKey(customerId), contactHashes };
  const { rows } = await sql<NewcomerRow>`
    select c.referred_by is not null as "isInvited", c.created_at as "signedUpAt",
      ${hasOrdered(holder)} or exists (select from first_order_discounts d where d.customer_id = c.id) as "hasOrdered"
    from customers c where c.id = ${customerId} and c.removed_at is null`.execute(db);
  return rows[0];
}

/** Uses up the first-order discount of a person; returns false if another order has used it. Lock the person first. */
export async function claimFirstOrderDiscount(
  db: Connection,
  {
    customerId,
    contactHashes,
    orderId,
    amount,
  }: { customerId: number; contactHashes: readonly string[]; orderId: string; amount: Money },
): Promise<boolean> {
  const { rows } = await sql`
    insert into first_order_discounts (customer_id, order_id, amount)
    select ${customerId}::int, ${orderId}, ${amount}::bigint
    where not exists (select from first_order_discounts where order_id = any (${ordersOfContacts(contactHashes)}))
    on conflict do nothing returning customer_id`.execute(db);
  return rows.length === 1;
}

/** Lowers the first-order discount of an order whose goods have become less; without any it is unused again. */
export async function lowerFirstOrderDiscount(db: Connection, orderId: string, amount: Money): Promise<void> {
  await (amount === 0
    ? sql`delete from first_order_discounts where order_id = ${orderId}`
    : sql`update first_order_discounts set amount = ${amount} where order_id = ${orderId}`
  ).execute(db);
}
