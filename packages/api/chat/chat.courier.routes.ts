import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { seeChatOfOrder, sendInChatOfOrder, showChatOfOrder } from './talk-about-order.ts';

export const courierChatRoutes = (context: ApiContext): Handlers<Contract['courierChat']> => ({
  show: ({ caller, params: { order_id: orderId, with: chat }, scope }) =>
    showChatOfOrder(context, caller, { orderId, with: chat, language: scope.language }),

  send: ({ caller, params: { order_id: orderId, with: chat }, body, idempotencyKey: key }) =>
    sendInChatOfOrder(context, caller, { orderId, with: chat, body, key }),

  async see({ caller, params: { order_id: orderId, with: chat } }) {
    await seeChatOfOrder(context, caller, { orderId, with: chat });
    return { message: 'Seen.' };
  },
});
