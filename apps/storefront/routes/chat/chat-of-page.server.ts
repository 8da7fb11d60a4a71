import { CallRefused } from 'market/calls/client';
import { messagesPerPage } from 'market/chat/chat.rules';
import type { ChatData } from '#features/chat/chat-data.ts';
import { requestedChatIn } from '#features/chat/chat-place.ts';
import type { ApiClient } from '../../server/api-client.server.ts';

const conversations = 50;

/** Returns the inbox and the conversation in the address; a missing one is reported as such. */
export async function chatOfPage(api: ApiClient, query: URLSearchParams): Promise<ChatData> {
  const requested = requestedChatIn(query);
  const [inbox, chat] = await Promise.all([
    api.chat.list({ query: { limit: conversations } }),
    requested && api.chat.details({ query: { ...requested, limit: messagesPerPage } }).catch(nothingUnknown),
  ]);
  return { inbox, chat: chat ?? null, isUnknown: requested !== undefined && !chat };
}

function nothingUnknown(error: unknown): null {
  if (error instanceof CallRefused && error.code === 'conversation_not_found') return null;
  throw error;
}
