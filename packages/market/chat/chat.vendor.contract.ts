import * as z from 'zod/mini';
import { endpoint, id, pageQuery, pageReply, text } from '../calls/endpoint.ts';
import { lastMessage, message } from './chat.contract.ts';
import { maxMessageLength } from './chat.rules.ts';

/** Who writes, as the staff of a store sees them: no number, no address, and not the whole family name. */
const person = z.object({
  /** A customer, or the courier of an order [DEL-62]. */
  kind: z.enum(['customer', 'courier']),
  name: z.string(),
  /** The latest order of the customer with this store, or of the courier from it. */
  order: z.nullable(z.object({ id: z.string(), order_status: z.string() })),
});

const storeConversation = z.object({
  id: z.int(),
  person,
  /** Messages that the store has not seen. */
  unread: z.int(),
  last_message: lastMessage,
});

export type StoreConversation = z.infer<typeof storeConversation>;

const storeParams = z.object({ store_id: id });
const params = z.object({ store_id: id, conversation_id: id });

/** The conversations of a store with its customers and with couriers. */
export const vendorChatContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/conversations',
    summary: 'The conversations of a store, the latest first [STO-081]',
    callers: 'vendor:store.chat',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: z.object({
      ...pageReply,
      /** Conversations with messages that the store has not seen. */
      unread: z.int(),
      conversations: z.array(storeConversation),
    }),
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/conversations/{conversation_id}',
    summary: 'A conversation of a store with its messages, the latest first [STO-081] [STO-046]',
    callers: 'vendor:store.chat',
    params,
    query: z.object(pageQuery()),
    reply: z.object({ ...pageReply, person, messages: z.array(message) }),
    refusals: ['conversation_not_found'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/conversation',
    summary:
      'Open the conversation with the customer of an order, until a day after its end; guests have none [STO-081]',
    callers: 'vendor:store.chat',
    openWhileClosed: true,
    params: z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) }),
    reply: z.object({ conversation_id: z.int() }),
    refusals: ['order_not_found', 'conversation_not_found'],
  }),
  openCourier: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/courier-conversation',
    summary: 'Open the conversation with the courier of an order, until an hour after its end [DEL-62]',
    callers: 'vendor:store.chat',
    openWhileClosed: true,
    params: z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) }),
    reply: z.object({ conversation_id: z.int() }),
    refusals: ['order_not_found', 'conversation_not_found', 'chat_closed'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/conversations/{conversation_id}/messages',
    summary: 'Answer a customer, who is notified, or the courier of an order [STO-081] [DEL-62]',
    callers: 'vendor:store.chat',
    openWhileClosed: true,
    oncePerKey: true,
    params,
    body: z.object({ message: text(maxMessageLength) }),
    reply: z.object({ message }),
    refusals: ['conversation_not_found', 'chat_closed', 'message_empty', 'order_in_progress', 'key_reused'],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/conversations/{conversation_id}/seen',
    summary: 'The store has seen all messages of a conversation [STO-081]',
    callers: 'vendor:store.chat',
    openWhileClosed: true,
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['conversation_not_found'],
  }),
};
