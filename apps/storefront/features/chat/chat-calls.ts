import { chatContract } from 'market/chat/chat.contract';
import { createApiClient } from '#browser/api-client.ts';

/** The calls of a chat. */
export const chatApi = createApiClient({ chat: chatContract });
