import { type PartyType, refusalOfMessage } from 'market/chat/chat.rules';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { operatorsTopic } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { insertMessage, lockConversation, type MessageRow, markSeen } from './chat.data.ts';

/** Returns where the devices of a party listen: of a store and of support; a courier's have no topic for messages. */
export function topicsOfParty({ type, id }: { type: PartyType; id: number }): string[] {
  if (type === 'support') return [operatorsTopic];
  return type === 'store' ? [`store:${id}`] : [];
}

export interface ChatReply {
  /** The replying party; conversations of others are unknown to it. */
  by: { type: PartyType; id: number };
  conversationId: number;
  text: string;
  /** The operator who answers for support. */
  accountId?: number;
}

/** Sends the reply of a store or a courier of the demo to a customer. */
export async function replyInChat(context: ApiContext, reply: ChatReply): Promise<void> {
  await transact(context.db, (transaction) => writeReply(transaction, context, reply));
}

/** Writes the reply of a store, a courier or support to a customer, and notifies both sides. Returns the message. */
export async function writeReply(
  transaction: Transaction,
  { live, now }: Pick<ApiContext, 'live' | 'now'>,
  { by, conversationId, text, accountId }: ChatReply,
): Promise<MessageRow> {
  const fault = refusalOfMessage({ text, pictures: 0 });
  if (fault) throw new Refusal(fault);
  const locked = await lockConversation(transaction, conversationId);
  if (locked?.party_type !== by.type || locked.party_id !== by.id) throw new Refusal('conversation_not_found');
  const at = now();
  await markSeen(transaction, conversationId, { by: 'other', at });
  const message = { conversationId, sender: by.type, body: text.trim(), pictures: [], accountId, at };
  const written = await insertMessage(transaction, message);
  if (!written) throw new Error('A message without a key was not written');
  const data = { conversation_id: conversationId, sender_type: by.type };
  await live.publish(transaction, [
    { topic: customerKey(locked.customer_id), name: 'message', data },
    ...topicsOfParty(by).map((topic) => ({ topic, name: 'message' as const, data })),
  ]);
  await addToOutbox(transaction, {
    kind: 'message',
    payload: { ...data, shopper: customerKey(locked.customer_id), title: locked.party_name, body: text.trim() },
    dedupeKey: `message:${written.id}`,
  });
  return written;
}
