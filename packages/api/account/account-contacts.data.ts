import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Links all orders of a shopper to contacts that the shopper is about to give up. */
export async function linkOrdersToContacts(
  db: Connection,
  shopper: string,
  contactHashes: readonly string[],
): Promise<void> {
  await sql`
    insert into order_contacts (contact_hash, order_id, made_at)
    select hash, o.id, o.placed_at from orders o, unnest(${contactHashes}::text[]) as hash
    where o.shopper = ${shopper} on conflict do nothing`.execute(db);
}

/** Forgets the contacts of orders that were placed before a moment. */
export async function deleteOrderContacts(db: Connection, before: Date): Promise<void> {
  await sql`delete from order_contacts where made_at < ${before}`.execute(db);
}

/** Takes the plain hashes of phones from some credits for invitations, with the orders that they were for. */
export async function extractUnkeyedHashes(
  db: Connection,
  limit: number,
): Promise<{ plainHash: string; orderId: string; at: Date }[]> {
  const { rows } = await sql<{ plainHash: string; orderId: string; at: Date }>`
    with plain as (
      select referee_id, phone_hash, order_id, credited_at from referrals
      where phone_hash is not null limit ${limit} for update skip locked
    ), taken as (
      update referrals r set phone_hash = null from plain p where r.referee_id = p.referee_id
    )
    select phone_hash as "plainHash", order_id as "orderId", credited_at as at from plain`.execute(db);
  return rows;
}

/** Links an order to a contact. */
export async function linkOrderToContact(
  db: Connection,
  { contactHash, orderId, at }: { contactHash: string; orderId: string; at: Date },
): Promise<void> {
  await sql`insert into order_contacts (contact_hash, order_id, made_at) values (${contactHash}, ${orderId}, ${at})
    on conflict do nothing`.execute(db);
}
