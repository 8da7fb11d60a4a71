import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { Conversation, Message, Party } from 'market/chat/chat.contract';
import { isCourierChatOpen } from 'market/chat/chat.rules';
import { isFinal } from 'market/orders/orders.rules';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { Refusal } from '#api/http/refusal.ts';
import { readyText } from '#api/http/texts/texts.ts';
import {
  type ConversationRow,
  conversationsOf,
  conversationWith,
  type MessageRow,
  messagesOf,
  type PartyRow,
  partyFor,
  partyOfConversation,
  unreadOf,
} from './chat.data.ts';

type ListContract = Contract['chat']['list'];
type DetailsContract = Contract['chat']['details'];

/** The inbox, the latest conversation first; a name narrows it [CHAT-02] [CHAT-04]. */
export async function listConversations(
  { db, now }: ApiContext,
  customerId: number,
  { name, type, limit, offset, language }: QueryOf<ListContract> & { language: string },
): Promise<ReplyOf<ListContract>> {
  const [{ rows, total }, unread] = await Promise.all([
    conversationsOf(db, customerId, { name: name || undefined, type, limit, offset }),
    unreadOf(db, customerId),
  ]);
  const at = now();
  const conversations = rows.map((row) => asConversation(row, { at, language }));
  return { total_size: total, limit, offset, unread, conversations };
}

/** Returns one conversation, also one without a message yet; conversations of others are not revealed. */
export async function showConversation(
  context: ApiContext,
  customerId: number,
  { language, ...query }: QueryOf<DetailsContract> & { language: string },
): Promise<ReplyOf<DetailsContract>> {
  const { limit, offset } = query;
  const { party, conversationId } = await findConversation(context, customerId, query);
  const { rows, total } =
    conversationId === null ? { rows: [], total: 0 } : await messagesOf(context.db, conversationId, { limit, offset });
  const linkTo = await privateLinks(context);
  const messages = rows.map((row) => asMessage(row, linkTo, language));
  const shown = asParty(party, context.now());
  return { total_size: total, limit, offset, party: shown, conversation_id: conversationId, messages };
}

async function findConversation(
  { db }: ApiContext,
  customerId: number,
  { conversation_id: known, type, id }: QueryOf<DetailsContract>,
): Promise<{ party: PartyRow; conversationId: number | null }> {
  const partyKey = type !== undefined && id !== undefined ? { type, id } : undefined;
  const conversationId = known ?? (partyKey && (await conversationWith(db, customerId, partyKey))) ?? null;
  const party =
    conversationId === null
      ? partyKey && (await partyFor(db, customerId, partyKey))
      : await partyOfConversation(db, customerId, conversationId);
  if (!party) throw new Refusal('conversation_not_found');
  return { party, conversationId };
}

/** Returns whether a conversation is closed: with a courier an hour after the latest order [DEL-62]. */
export function isClosed({ type, order }: Pick<PartyRow, 'type' | 'order'>, at: Date): boolean {
  if (type !== 'delivery_man') return false;
  const endedAt = order?.ended_at == null ? null : new Date(order.ended_at);
  return order === null || !isCourierChatOpen({ endedAt }, at);
}

/** Ready words of couriers are in the language of the reader; without one as they were sent. */
export function asMessage(row: MessageRow, linkTo: (picture: string) => string, language = 'en'): Message {
  return {
    id: row.id,
    sender_type: row.sender,
    message: textOf(row.sender, row.body, language),
    file_full_url: row.pictures.map(linkTo),
    sent_at: row.sent_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}

function textOf(sender: Message['sender_type'], body: string, language: string): string {
  // A courier opens a conversation with support like a customer.
  return sender === 'delivery_man' || sender === 'customer' ? readyText(body, language) : body;
}

function asConversation(
  { id, unread, party, last }: ConversationRow,
  { at, language }: { at: Date; language: string },
): Conversation {
  return {
    id,
    unread,
    party: asParty(party, at),
    last_message: asLastMessage(last, language),
  };
}

export function asLastMessage(last: ConversationRow['last'], language = 'en'): Conversation['last_message'] {
  return (
    last && {
      id: last.id,
      sender_type: last.sender,
      message: textOf(last.sender, last.body, language),
      pictures: last.pictures.length,
      sent_at: new Date(last.sent_at).toISOString(),
      seen_at: last.seen_at && new Date(last.seen_at).toISOString(),
    }
  );
}

/** A courier can be called during an order, and not later. */
function asParty(party: PartyRow, at: Date): Party {
  const { type, id, name, monogram, colour, image, slug, phone, order } = party;
  const mayCall = type === 'store' || (type === 'delivery_man' && order !== null && !isFinal(order.order_status));
  return {
    type,
    id,
    name,
    monogram,
    colour,
    image_full_url: image && imagePath(image),
    slug,
    phone: mayCall ? phone : null,
    is_closed: isClosed(party, at),
    order: order && { id: order.id, order_status: order.order_status },
  };
}
