import { createHash } from 'node:crypto';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { type CourierChat, courierChatClosesAt, isCourierChatOpen, refusalOfMessage } from 'market/chat/chat.rules';
import { readyWordsFor } from 'market/chat/chat-ready.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { Refusal } from '#api/http/refusal.ts';
import { readyText } from '#api/http/texts/texts.ts';
import { conversationWith, type MessageRow, markSeen, messagesOf, openConversation } from './chat.data.ts';
import {
  conversationOfCourier,
  type OrderOfChat,
  openConversationOfCourier,
  orderOfCourier,
  unseenSince,
} from './chat-courier.data.ts';
import { waitingBefore } from './chat-support.data.ts';
import { supportParty, writeAsOpener, writeReply } from './reply-in-chat.ts';
import { filesIn, processPictures } from './send-message.ts';
import { asMessage } from './show-conversations.ts';

type CourierChats = Contract['courierChat'];

/** A chat of a courier about an order. */
export interface ChatOfOrder {
  orderId: string;
  with: CourierChat;
}

/** Messages of one order that are shown. */
const maxMessages = 100;

/** To their customers a courier is the party; a courier opens the conversations with stores and with support. */
const sideOf = { customer: 'other', store: 'opener', support: 'opener' } as const;

/**
 * Returns what a courier and the customer, the store or support of an order have written since it was placed
 * [DEL-62]. Orders of others are unknown; an hour after the end of an order only its chat with support is open.
 */
export async function showChatOfOrder(
  context: ApiContext,
  courier: AuthorizedCourier,
  { language, ...chat }: ChatOfOrder & { language: string },
): Promise<ReplyOf<CourierChats['show']>> {
  const { db } = context;
  const order = await mustTalk(context, courier, chat);
  const since = order.placed_at;
  const id = await conversationIdOf(db, courier, order, chat.with);
  const page = { limit: maxMessages, offset: 1, since };
  const rows = id === undefined ? [] : (await messagesOf(db, id, page)).rows;
  const linkTo = await privateLinks(context);
  return {
    chats: await chatsOf(context, courier, order),
    closes_at: (chat.with !== 'support' && courierChatClosesAt({ endedAt: order.ended_at })?.toISOString()) || null,
    waiting_before: id === undefined || chat.with !== 'support' ? null : await waitingBefore(db, id),
    ready: readyWordsFor[chat.with].map((ready) => ({ ready, words: readyText(ready, language) })),
    messages: rows.map((row) => asMessage(row, linkTo, language)),
  };
}

/** Sends a message of a courier about an order, once for each key [DEL-62]. The words are not in the audit log. */
export async function sendInChatOfOrder(
  context: ApiContext,
  courier: AuthorizedCourier,
  { body, key, ...chat }: ChatOfOrder & { body: BodyOf<CourierChats['send']>; key: string },
): Promise<ReplyOf<CourierChats['send']>> {
  const files = filesIn(body);
  const text = (body.ready ?? body.message).trim();
  const fault = refusalOfMessage({ text, pictures: files.length });
  if (fault) throw new Refusal(fault);
  const order = await mustTalk(context, courier, chat);
  const hashes = files.map((file) => createHash('sha256').update(file).digest('base64url'));
  const request = { key, request: { order: order.id, with: chat.with, text, pictures: hashes } };
  const pictures = await processPictures(context, courier.customerId, files);
  const names = pictures.map(({ id }) => id);
  return withFiles(context, pictures, (claim) =>
    actOnceAsStaff(context, courier, request, async (transaction) => {
      const conversationId = await openChat(transaction, courier, order, chat.with);
      const words = { conversationId, text, pictures: names };
      const written = await write(transaction, context, { courier, order, chat: chat.with, words });
      await claim(transaction);
      const message = asMessage(written, await privateLinks(context));
      const after = { message_id: written.id };
      return {
        result: { message },
        change: { action: 'chat.reply', subject: `conversation:${conversationId}`, after },
      };
    }),
  );
}

/** The courier has seen the messages of a chat [DEL-62]. */
export async function seeChatOfOrder(
  context: ApiContext,
  courier: AuthorizedCourier,
  chat: ChatOfOrder,
): Promise<void> {
  const { db, live, now } = context;
  const order = await mustTalk(context, courier, chat);
  const id = await conversationIdOf(db, courier, order, chat.with);
  if (id === undefined) return;
  await transact(db, async (transaction) => {
    const isNew = await markSeen(transaction, id, { by: sideOf[chat.with], at: now() });
    if (!isNew) return;
    const topics = [`courier:${courier.courierId}`, ...(chat.with === 'customer' ? [order.shopper] : [])];
    const data = { conversation_id: id };
    await live.publish(transaction, [
      ...topics.map((topic) => ({ topic, name: 'seen' as const, data })),
      ...(chat.with === 'store' && order.store
        ? [{ topic: `store:${order.store.id}`, name: 'message' as const, data }]
        : []),
    ]);
  });
}

async function mustTalk(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { courierId }: AuthorizedCourier,
  chat: ChatOfOrder,
): Promise<OrderOfChat> {
  const order = await orderOfCourier(db, courierId, chat.orderId);
  if (!order) throw new Refusal('order_not_found');
  const isThere = {
    customer: customerIdOf(order.shopper) !== undefined,
    store: order.store !== null,
    support: true,
  }[chat.with];
  if (!isThere) throw new Refusal('conversation_not_found');
  if (chat.with !== 'support' && !isCourierChatOpen({ endedAt: order.ended_at }, now())) {
    throw new Refusal('chat_closed');
  }
  return order;
}

/** Returns the chats of an order with what the courier has not seen; closed ones and the one of a guest are left out. */
async function chatsOf(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  courier: AuthorizedCourier,
  order: OrderOfChat,
): Promise<ReplyOf<CourierChats['show']>['chats']> {
  const isOpen = isCourierChatOpen({ endedAt: order.ended_at }, now());
  const chats: { with: CourierChat; name: string }[] = [
    ...(isOpen && customerIdOf(order.shopper) !== undefined
      ? [{ with: 'customer' as const, name: order.customer_name }]
      : []),
    ...(isOpen && order.store ? [{ with: 'store' as const, name: order.store.name }] : []),
    { with: 'support', name: '' },
  ];
  return Promise.all(
    chats.map(async (chat) => {
      const id = await conversationIdOf(db, courier, order, chat.with);
      const side = { by: sideOf[chat.with], since: order.placed_at };
      return { ...chat, unread: id === undefined ? 0 : await unseenSince(db, id, side) };
    }),
  );
}

async function conversationIdOf(
  db: Connection,
  { courierId, customerId: accountId }: AuthorizedCourier,
  { shopper, store }: OrderOfChat,
  chat: CourierChat,
): Promise<number | undefined> {
  if (chat === 'support') return conversationWith(db, accountId, supportParty);
  if (chat === 'store') return store ? conversationOfCourier(db, { courierId, storeId: store.id }) : undefined;
  const customerId = customerIdOf(shopper);
  return customerId === undefined
    ? undefined
    : conversationWith(db, customerId, { type: 'delivery_man', id: courierId });
}

async function openChat(
  transaction: Transaction,
  { courierId, customerId: accountId }: AuthorizedCourier,
  { shopper, store }: OrderOfChat,
  chat: CourierChat,
): Promise<number> {
  if (chat === 'support') return openConversation(transaction, accountId, supportParty);
  if (chat === 'store' && store) return openConversationOfCourier(transaction, { courierId, storeId: store.id });
  const customerId = customerIdOf(shopper);
  if (customerId === undefined) throw new Refusal('conversation_not_found');
  return openConversation(transaction, customerId, { type: 'delivery_man', id: courierId });
}

interface Writing {
  courier: AuthorizedCourier;
  order: OrderOfChat;
  chat: CourierChat;
  words: { conversationId: number; text: string; pictures: string[] };
}

async function write(
  transaction: Transaction,
  context: ApiContext,
  { courier, order, chat, words }: Writing,
): Promise<MessageRow> {
  if (chat === 'customer') {
    return writeReply(transaction, context, { ...words, by: { type: 'delivery_man', id: courier.courierId } });
  }
  const written = await writeAsOpener(transaction, context, { ...words, orderId: order.id });
  if (!written) throw new Error('A message without a key was not written');
  return written;
}
