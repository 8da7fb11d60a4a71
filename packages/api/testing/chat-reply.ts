import { type ChatReply, writeReply } from '#api/chat/reply-in-chat.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';

/** Writes a reply of a store, a courier or support in a chat. */
export async function replyInChat(context: Pick<ApiContext, 'db' | 'live' | 'now'>, reply: ChatReply): Promise<void> {
  await transact(context.db, (transaction) => writeReply(transaction, context, reply));
}
