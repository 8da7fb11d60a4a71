import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';
import { keyOfCustomer } from '#api/db/shopper-keys.ts';

/** The clock of a question: since when it waits, and how long the clock stood before. */
export interface QuestionClockRow {
  questionAt: Date | null;
  stoppedSeconds: number;
}

/** Ends the question of a prescription. */
export async function writeAnswer(
  db: Connection,
  { orderId, text, stopped }: { orderId: string; text: string; stopped: number },
): Promise<void> {
  await sql`
    update prescription_desk set asked_at = null, answer = ${text}, stopped_seconds = ${stopped}
    where order_id = ${orderId} and asked_at is not null`.execute(db);
}

/** Returns the open questions of a store to the customer of a conversation; their orders are locked. */
export async function questionsOfConversation(
  db: Connection,
  conversationId: number,
): Promise<(QuestionClockRow & { orderId: string; storeId: number })[]> {
  const { rows } = await sql<QuestionClockRow & { orderId: string; storeId: number }>`
    select o.id as "orderId", s.id as "storeId", d.asked_at as "questionAt", d.stopped_seconds as "stoppedSeconds"
    from conversations c
    join orders o on o.store_id = c.store_id and o.shopper = ${keyOfCustomer('c.customer_id')} and o.order_status = 'pending'
      and o.prescription is not null
    join stores s on s.id = o.store_id
    join prescription_desk d on d.order_id = o.id and d.asked_at is not null
    where c.id = ${conversationId} for update of o`.execute(db);
  return rows;
}
