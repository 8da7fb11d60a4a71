import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import {
  listStoreConversations,
  openChatOfOrder,
  openChatWithCourier,
  replyAsStore,
  seeAsStore,
  showStoreConversation,
} from './answer-customers.ts';

export const vendorChatRoutes = (context: ApiContext): Handlers<Contract['vendorChat']> => ({
  list: ({ caller, query, scope: { language } }) =>
    listStoreConversations(context, caller.storeId, { ...query, language }),

  details: ({ caller, params, query, scope: { language } }) =>
    showStoreConversation(context, caller.storeId, params.conversation_id, { ...query, language }),

  open: ({ caller, params }) => openChatOfOrder(context, caller, params.order_id),

  openCourier: ({ caller, params }) => openChatWithCourier(context, caller, params.order_id),

  reply: ({ caller, params, body, idempotencyKey }) =>
    replyAsStore(context, caller, {
      conversationId: params.conversation_id,
      text: body.message,
      key: idempotencyKey,
    }),

  async see({ caller, params }) {
    await seeAsStore(context, caller, params.conversation_id);
    return { message: 'Seen.' };
  },
});
