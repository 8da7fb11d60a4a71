import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { isCourierChatOpen, mayWriteAbout } from 'market/chat/chat.rules';
import type { StoreConversation } from 'market/chat/chat.vendor.contract';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { customerIdOf, customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { markSeen, messagesOf, openConversation } from './chat.data.ts';
import { courierOfOrder, openConversationOfCourier } from './chat-courier.data.ts';
import {
  conversationsOfStore,
  type PersonOfChat,
  personOfChat,
  shopperOfOrder,
  unseenByStore,
} from './chat-staff.data.ts';
import { writeReply } from './reply-in-chat.ts';
import { asLastMessage, asMessage, isClosed } from './show-conversations.ts';

type VendorChat = Contract['vendorChat'];

/** Returns a page of the conversations of a store, the latest first [STO-081]. */
export async function listStoreConversations(
  { db }: Pick<ApiContext, 'db'>,
  storeId: number,
  { language, ...page }: QueryOf<VendorChat['list']> & { language: string },
): Promise<ReplyOf<VendorChat['list']>> {
  const [{ rows, total }, unread] = await Promise.all([
    conversationsOfStore(db, storeId, sliceOf(page)),
    unseenByStore(db, storeId),
  ]);
  const conversations = rows.map(
    (row): StoreConversation => ({
      id: row.id,
      person: asPerson(row),
      unread: row.unread,
      last_message: asLastMessage(row.last, language),
    }),
  );
  return { total_size: total, limit: page.limit, offset: page.offset, unread, conversations };
}

/** Returns a conversation of a store with a page of its messages; those of other stores are unknown [STO-081]. */
export async function showStoreConversation(
  context: ApiContext,
  storeId: number,
  conversationId: number,
  { limit, offset, language }: QueryOf<VendorChat['details']> & { language: string },
): Promise<ReplyOf<VendorChat['details']>> {
  const person = await personOfChat(context.db, storeId, conversationId);
  if (!person) throw new Refusal('conversation_not_found');
  const { rows, total } = await messagesOf(context.db, conversationId, { limit, offset });
  const linkTo = await privateLinks(context);
  const messages = rows.map((row) => asMessage(row, linkTo, language));
  return { total_size: total, limit, offset, person: asPerson(person), messages };
}

/**
 * Opens the conversation with the customer of an order, until a day after its end [STO-081]. Orders of other stores are
 * unknown; a guest has no messages.
 */
export async function openChatOfOrder(
  context: ApiContext,
  staff: AuthorizedStore,
  orderId: string,
): Promise<ReplyOf<VendorChat['open']>> {
  const { storeId } = staff;
  const order = await shopperOfOrder(context.db, storeId, orderId);
  if (!order) throw new Refusal('order_not_found');
  const customerId = customerIdOf(order.shopper);
  const mayWrite = mayWriteAbout({ endedAt: order.ended_at }, context.now());
  if (customerId === undefined || !mayWrite) throw new Refusal('conversation_not_found');
  return actAsStaff(context, staff, async (transaction) => {
    const conversationId = await openConversation(transaction, customerId, { type: 'store', id: storeId });
    const after = { conversation_id: conversationId };
    return { result: after, change: { action: 'chat.open', subject: `order:${orderId}`, after } };
  });
}

/** Opens the conversation with the courier of an order, until an hour after its end [DEL-62]. */
export async function openChatWithCourier(
  context: ApiContext,
  staff: AuthorizedStore,
  orderId: string,
): Promise<ReplyOf<VendorChat['openCourier']>> {
  const { storeId } = staff;
  const order = await courierOfOrder(context.db, storeId, orderId);
  if (!order) throw new Refusal('order_not_found');
  const { courier_id: courierId, ended_at: endedAt } = order;
  if (courierId === null) throw new Refusal('conversation_not_found');
  if (!isCourierChatOpen({ endedAt }, context.now())) throw new Refusal('chat_closed');
  return actAsStaff(context, staff, async (transaction) => {
    const conversationId = await openConversationOfCourier(transaction, { courierId, storeId });
    const after = { conversation_id: conversationId };
    return { result: after, change: { action: 'chat.open', subject: `order:${orderId}`, after } };
  });
}

/**
 * Answers a customer, or a courier until an hour after the order, in the name of a store, once for each key [STO-081]
 * [DEL-62]. The words are not in the audit log.
 */
export async function replyAsStore(
  context: ApiContext,
  staff: AuthorizedStore,
  { conversationId, text, key }: { conversationId: number; text: string; key: string },
): Promise<ReplyOf<VendorChat['reply']>> {
  const person = await personOfChat(context.db, staff.storeId, conversationId);
  if (!person) throw new Refusal('conversation_not_found');
  const { order } = person;
  const isOfCourier = person.customer_id === null;
  if (isOfCourier && isClosed({ type: 'delivery_man', order }, context.now())) throw new Refusal('chat_closed');
  const by = { type: 'store', id: staff.storeId } as const;
  const request = { key, request: { chat: conversationId, text } };
  return actOnceAsStaff(context, staff, request, async (transaction) => {
    const written = await writeReply(transaction, context, { by, conversationId, text });
    const message = asMessage(written, await privateLinks(context));
    const change = {
      action: 'chat.reply',
      subject: `conversation:${conversationId}`,
      after: { message_id: written.id },
    };
    return { result: { message }, change };
  });
}

/** The store has seen the messages of a conversation; the customer's page shows it [STO-081]. */
export async function seeAsStore(
  context: ApiContext,
  { storeId }: AuthorizedStore,
  conversationId: number,
): Promise<void> {
  const { db, live, now } = context;
  const person = await personOfChat(db, storeId, conversationId);
  if (!person) throw new Refusal('conversation_not_found');
  const { customer_id: customerId, courier_id: courierId } = person;
  await transact(db, async (transaction) => {
    const isNew = await markSeen(transaction, conversationId, { by: 'other', at: now() });
    if (!isNew) return;
    const data = { conversation_id: conversationId };
    await live.publish(transaction, [
      { topic: customerId === null ? `courier:${courierId}` : customerKey(customerId), name: 'seen', data },
      { topic: `store:${storeId}`, name: 'message', data },
    ]);
  });
}

/** The first letter of the family name is enough to tell two people apart. */
function asPerson({ customer_id, f_name: first, l_name: last, order }: PersonOfChat): StoreConversation['person'] {
  const initial = [...last][0];
  return {
    kind: customer_id === null ? 'courier' : 'customer',
    name: initial === undefined ? first : `${first} ${initial}.`,
    order: order && { id: order.id, order_status: order.order_status },
  };
}
