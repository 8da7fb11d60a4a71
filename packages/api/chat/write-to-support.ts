import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { openConversation } from './chat.data.ts';
import { supportParty, writeAsOpener } from './reply-in-chat.ts';

/** Writes to support in the name of an account about an order, in the transaction of what is written about. */
export async function writeToSupport(
  transaction: Transaction,
  context: Pick<ApiContext, 'live' | 'now'>,
  { accountId, orderId, text }: { accountId: number; orderId: string; text: string },
): Promise<void> {
  const conversationId = await openConversation(transaction, accountId, supportParty);
  await writeAsOpener(transaction, context, { conversationId, text, orderId });
}
