import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorChatContract } from 'market/chat/chat.vendor.contract';
import { chatsKey } from '../orders/store-keys.ts';

export const storeChatCalls = createApiClient({ chat: vendorChatContract }).chat;

/** Without an event the messages are read this often. */
const readMilliseconds = 20_000;
const inboxLength = 50;

const always = {
  refetchInterval: readMilliseconds,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  // What customers write is not saved on the device.
  meta: { isSecret: true },
} as const;

/** Reads the conversations of a store, the latest first. */
export const inboxQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...chatsKey(storeId), 'inbox'],
    queryFn: ({ signal }) =>
      storeChatCalls.list({ params: { store_id: storeId }, query: { limit: inboxLength, offset: 1 }, signal }),
    ...always,
  });

/** Reads the latest messages of a conversation. */
export const conversationQuery = (storeId: number, conversationId: number, limit: number) =>
  queryOptions({
    queryKey: [...chatsKey(storeId), conversationId, limit],
    queryFn: ({ signal }) =>
      storeChatCalls.details({
        params: { store_id: storeId, conversation_id: conversationId },
        query: { limit, offset: 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...always,
  });
