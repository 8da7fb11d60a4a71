import { stoppedSecondsAfter } from 'market/orders/prescriptions/orders-prescription.rules';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { questionsOfConversation, writeAnswer } from './chat-questions.data.ts';

/** A message of the customer in the chat with the store answers its question too [STO-073]. */
export async function answerInChat(context: Pick<ApiContext, 'db' | 'live' | 'now'>, conversationId: number) {
  await transact(context.db, async (transaction) => {
    for (const { orderId, storeId, ...clock } of await questionsOfConversation(transaction, conversationId)) {
      await writeAnswer(transaction, { orderId, text: '', stopped: stoppedSecondsAfter(clock, context.now()) });
      await publishQuestion(context, transaction, orderId, storeId);
    }
  });
}

/** The page of the order and the desk of the pharmacy show it at once. */
export function publishQuestion(
  { live }: Pick<ApiContext, 'live'>,
  db: Connection,
  orderId: string,
  storeId: number | null,
) {
  const data = { order_id: orderId };
  return live.publish(db, [
    { topic: `order:${orderId}`, name: 'order' as const, data },
    ...(storeId === null ? [] : [{ topic: `store:${storeId}`, name: 'board' as const, data }]),
  ]);
}
