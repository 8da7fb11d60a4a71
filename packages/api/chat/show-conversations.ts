import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { Conversation, Message, Party } from 'market/chat/chat.contract';
import { isFinal } from 'market/orders/orders.rules';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { Refusal } from '#api/http/refusal.ts';
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
  { db }: ApiContext,
  customerId: number,
  { name, type, limit, offset }: QueryOf<ListContract>,
): Promise<ReplyOf<ListContract>> {
  const [{ rows, total }, unread] = await Promise.all([
    conversationsOf(db, customerId, { name: name || undefined, type, limit, offset }),
    unreadOf(db, customerId),
  ]);
  return { total_size: total, limit, offset, unread, conversations: rows.map(asConversation) };
}

/** Returns one conversation, also one without a message yet; conversations of others are not revealed. */
export async function showConversation(
  context: ApiContext,
  customerId: number,
  query: QueryOf<DetailsContract>,
): Promise<ReplyOf<DetailsContract>> {
  const { limit, offset } = query;
  const { party, conversationId } = await findConversation(context, customerId, query);
  const { rows, total } =
    conversationId === null ? { rows: [], total: 0 } : await messagesOf(context.db, conversationId, { limit, offset });
  const linkTo = await privateLinks(context);
  const messages = rows.map((row) => asMessage(row, linkTo));
  return { total_size: total, limit, offset, party: asParty(party), conversation_id: conversationId, messages };
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

export function asMessage(row: MessageRow, linkTo: (picture: string) => string): Message {
  return {
    id: row.id,
    sender_type: row.sender,
    message: row.body,
    file_full_url: row.pictures.map(linkTo),
    sent_at: row.sent_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}

function asConversation({ id, unread, party, last }: ConversationRow): Conversation {
  return {
    id,
    unread,
    party: asParty(party),
    last_message: asLastMessage(last),
  };
}

export function asLastMessage(last: ConversationRow['last']): Conversation['last_message'] {
  return (
    last && {
      id: last.id,
      sender_type: last.sender,
      message: last.body,
      pictures: last.pictures.length,
      sent_at: new Date(last.sent_at).toISOString(),
      seen_at: last.seen_at && new Date(last.seen_at).toISOString(),
    }
  );
}

/** A courier can be called during an order, and not later. */
function asParty({ type, id, name, monogram, colour, image, slug, phone, order }: PartyRow): Party {
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
    order,
  };
}
