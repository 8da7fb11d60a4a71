import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { guestKeySql } from '#api/db/shopper-keys.ts';

/** Deletes carts of guests who have not returned, and idempotency keys without an order. */
export async function deleteStaleCartsAndKeys(
  db: Connection,
  { carts, keys }: { carts: Date; keys: Date },
): Promise<void> {
  await sql`delete from carts where ${guestKeySql('shopper')} and updated_at < ${carts}`.execute(db);
  await sql`delete from idempotency_keys where order_id is null and created_at < ${keys}`.execute(db);
}

/** Deletes old chat messages, then empty chats; returns the names of their pictures. */
export async function deleteOldChats(db: Connection, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with gone as (delete from messages where sent_at < ${before} returning pictures)
    select unnest(pictures) as name from gone`.execute(db);
  await sql`
    delete from conversations c where c.last_message_at < ${before}
      and not exists (select from messages m where m.conversation_id = c.id)`.execute(db);
  return rows.map(({ name }) => name);
}

/** Deletes declined applications; returns the names of their photos. */
export async function deleteDeclinedApplications(db: Connection, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with stores as (
      delete from store_applications where status = 'declined' and created_at < ${before} returning logo, cover_photo
    ), riders as (
      delete from delivery_man_applications where status = 'declined' and created_at < ${before} returning image
    )
    select name from (
      select logo as name from stores union all select cover_photo from stores union all select image from riders
    ) photos where name is not null`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Returns guests whose orders all ended before then and still contain personal data; uses the index
 * `orders_of_guests_by_end`.
 */
export async function guestsEndedBefore(db: Connection, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ shopper: string }>`
    with ended as materialized (
      select distinct shopper from orders
      where ${guestKeySql('shopper')} and contact_number <> ''
        and coalesce(delivered_at, canceled_at, failed_at) < ${before}
    )
    select shopper from ended where (
      select bool_and(coalesce(o.delivered_at, o.canceled_at, o.failed_at, 'infinity') < ${before})
      from orders o where o.shopper = ended.shopper
    )
    limit ${limit}`.execute(db);
  return rows.map(({ shopper }) => shopper);
}
