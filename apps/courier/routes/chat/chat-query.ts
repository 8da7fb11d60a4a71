import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierChatContract } from 'market/chat/chat.courier.contract';
import type { CourierChat } from 'market/chat/chat.rules';
import { chatsKey } from './chat-key.ts';

export const chatCalls = createApiClient({ courierChat: courierChatContract }).courierChat;

/** Without an event the messages are read this often. */
const readMilliseconds = 10_000;

/** Reads a chat about an order. What people write is not saved on the phone. */
export const chatQuery = (orderId: string, chat: CourierChat) =>
  queryOptions({
    queryKey: [...chatsKey, orderId, chat],
    queryFn: ({ signal }) => chatCalls.show({ params: { order_id: orderId, with: chat }, signal }),
    refetchInterval: readMilliseconds,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: { isSecret: true },
  });
