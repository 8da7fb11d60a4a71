import { faultOfMessage, type PartyType } from 'market/chat/chat.rules';
import { customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { insertMessage, lockConversation, markSeen } from './chat.data.ts';

export interface ChatReply {
  /** The replying party; conversations of others are unknown to it. */
  by: { type: PartyType; id: number };
  conversationId: number;
  text: string;
}

/** Sends the reply of a store or a courier to a customer. Called by consoles and by the simulator of the demo. */
export async function replyInChat(
  { db, live, now }: ApiContext,
  { by, conversationId, text }: ChatReply,
): Promise<void> {
  const fault = faultOfMessage({ text, pictures: 0 });
  if (fault) throw new Refusal(fault);
  await transact(db, async (transaction) => {
    const locked = await lockConversation(transaction, conversationId);
    if (locked?.party_type !== by.type || locked.party_id !== by.id) throw new Refusal('conversation_not_found');
    const at = now();
    await markSeen(transaction, conversationId, { by: 'other', at });
    const message = { conversationId, sender: by.type, body: text, pictures: [], at };
    const written = await insertMessage(transaction, message);
    if (!written) return;
    const data = { conversation_id: conversationId, sender_type: by.type };
    await live.publish(transaction, [{ topic: customerKey(locked.customer_id), name: 'message', data }]);
    await addToOutbox(transaction, {
      kind: 'message',
      payload: { ...data, shopper: customerKey(locked.customer_id), title: locked.party_name, body: text },
      dedupeKey: `message:${written.id}`,
    });
  });
}
