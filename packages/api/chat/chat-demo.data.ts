import { sql } from 'kysely';
import type { Party } from 'market/chat/chat.contract';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

type PartyType = Party['type'];

export interface WaitingConversation {
  id: number;
  /** People answer for support. */
  party_type: Exclude<PartyType, 'support'>;
  party_id: number;
  /** Of the message that waits for a reply. */
  message_id: number;
  has_pictures: boolean;
  /** The customer has an order with them that is neither delivered nor off. */
  is_about_running_order: boolean;
}

/** Returns conversations whose last message is the customer's and older than a moment, the longest waiting first. */
export async function waitingConversations(
  db: Connection,
  before: Date,
  limit: number,
): Promise<WaitingConversation[]> {
  const { rows } = await sql<WaitingConversation>`
    select c.id, case when c.store_id is null then 'delivery_man' else 'store' end as party_type,
      coalesce(c.store_id, c.delivery_man_id) as party_id, m.id as message_id,
      cardinality(m.pictures) > 0 as has_pictures,
      exists (
        select from orders o where o.shopper = ${keyOfCustomer('c.customer_id')}
          and o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
          and (o.store_id = c.store_id or o.delivery_man_id = c.delivery_man_id)
      ) as is_about_running_order
    from conversations c
    cross join lateral (select id, pictures from messages where conversation_id = c.id order by id desc limit 1) as m
    where c.awaits_since <= ${before} and not c.is_support order by c.awaits_since limit ${limit}`.execute(db);
  return rows;
}
