import { type PartyType, partyTypes } from 'market/chat/chat.rules';
import { href } from 'react-router';

/** The conversation in an address, by its id or by its party [CHAT-01] [PROF-04]. */
export interface RequestedChat {
  conversation_id?: number;
  type?: PartyType;
  id?: number;
}

/** Undefined if the address names no conversation. */
export function requestedChatIn(query: URLSearchParams): RequestedChat | undefined {
  const conversation = numberIn(query.get('conversationId'));
  if (conversation !== undefined) return { conversation_id: conversation };
  const [type, id] = [query.get('type'), numberIn(query.get('id'))];
  const known = partyTypes.find((one) => one === type);
  return known && id !== undefined ? { type: known, id } : undefined;
}

/** The two pages that show conversations: the inbox of the profile and the page of chats. */
export type ChatPage = 'inbox' | 'chatting';

/** Where a conversation opens on one of them; without one, its list. */
export function chatPath(page: ChatPage, requested: RequestedChat | undefined): string {
  const path = page === 'inbox' ? href('/profile') : href('/chatting');
  const query = new URLSearchParams(page === 'inbox' ? { page } : {});
  if (requested?.conversation_id !== undefined) query.set('conversationId', String(requested.conversation_id));
  else if (requested?.type && requested.id !== undefined) {
    query.set('type', requested.type);
    query.set('id', String(requested.id));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns whether an address shows one conversation: its composer is at the lower edge of the screen. */
export function isConversation(query: URLSearchParams): boolean {
  return query.has('conversationId') || query.has('id');
}

/** Of an address: the order that a conversation is about. */
const aboutOrder = 'aboutOrder';

/**
 * The path of the conversation with a party, with the page to return to [CHAT-01]; the first message begins with the
 * order that it is about.
 */
export function chatWithPath({ type, id }: { type: PartyType; id: number }, from: string, orderId?: string): string {
  const query = new URLSearchParams({ type, id: String(id), chatFrom: from });
  if (orderId !== undefined) query.set(aboutOrder, orderId);
  return `${href('/chatting')}?${query}`;
}

/** Returns the order that a conversation was opened for; undefined without one. */
export function orderAboutIn(query: URLSearchParams): string | undefined {
  return query.get(aboutOrder)?.match(/^\d{1,20}$/)?.[0];
}

function numberIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
