import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { markSeen, partyOfConversation } from './chat.data.ts';
import { sendMessage } from './send-message.ts';
import { listConversations, showConversation } from './show-conversations.ts';

export const chatRoutes = (context: ApiContext): Handlers<Contract['chat']> => ({
  list({ query, caller, scope: { language } }) {
    return listConversations(context, caller.customerId, { ...query, language });
  },
  details({ query, caller, scope: { language } }) {
    return showConversation(context, caller.customerId, { ...query, language });
  },
  send({ body, caller: { customerId }, idempotencyKey }) {
    return sendMessage(context, { customerId, idempotencyKey, body });
  },
  async see({ body: { conversation_id: conversationId }, caller }) {
    const { db, live, now } = context;
    const party = await partyOfConversation(db, caller.customerId, conversationId);
    if (!party) throw new Refusal('conversation_not_found');
    await markSeen(db, conversationId, { by: 'opener', at: now() });
    const data = { conversation_id: conversationId };
    await live.publish(db, [{ topic: shopperKeyOf(caller), name: 'seen', data }]);
    return { message: 'Seen.' };
  },
});
