import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { everyRow } from 'market/calls/every-row';
import { adminChatContract } from 'market/chat/chat.admin.contract';
import type { SupportList } from 'market/chat/chat.rules';

export const supportCalls = createApiClient({ chat: adminChatContract }).chat;

/** Of everything that support reads. */
export const supportKey = ['admin', 'support'];

/** Without an event the messages are read this often. */
const readMilliseconds = 20_000;
const conversationsPerPage = 50;

const always = {
  refetchInterval: readMilliseconds,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  placeholderData: keepPreviousData,
  // What people write is not saved on the device.
  meta: { isSecret: true },
} as const;

export const inboxQuery = (list: SupportList) =>
  infiniteQueryOptions({
    queryKey: [...supportKey, 'inbox', list],
    queryFn: ({ signal, pageParam }) =>
      supportCalls.list({ query: { limit: conversationsPerPage, offset: pageParam, list }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total_size: total }, pages) =>
      pages.length * conversationsPerPage < total ? pages.length + 1 : undefined,
    ...always,
  });

export const conversationQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: [...supportKey, id, limit],
    queryFn: ({ signal }) =>
      supportCalls.details({ params: { conversation_id: id }, query: { limit, offset: 1 }, signal }),
    ...always,
  });

export const colleaguesQuery = queryOptions({
  queryKey: [...supportKey, 'colleagues'],
  queryFn: ({ signal }) => everyRow('colleagues', (query) => supportCalls.colleagues({ query, signal })),
});
