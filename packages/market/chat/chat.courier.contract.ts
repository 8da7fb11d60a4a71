import * as z from 'zod/mini';
import { endpoint, text, uploadedFile } from '../calls/endpoint.ts';
import { message } from './chat.contract.ts';
import { courierChats, maxMessageLength } from './chat.rules.ts';
import { readyWords } from './chat-ready.rules.ts';

const params = z.object({
  order_id: z.string().check(z.regex(/^\d{1,20}$/)),
  with: z.enum(courierChats),
});

/** A person or store with whom a courier can talk about an order. */
const chat = z.object({
  with: z.enum(courierChats),
  name: z.string(),
  /** Messages that the courier has not seen. */
  unread: z.int(),
});

/** What a courier writes about an order of theirs: to its customer, its store and support [DEL-62]. */
export const courierChatContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courier/orders/{order_id}/chats/{with}',
    summary: 'The chat about an order with its customer, its store or support, the latest message first [DEL-62]',
    callers: 'courier',
    params,
    reply: z.object({
      /** All chats of the order; a guest has none. */
      chats: z.array(chat),
      /** When it closes, an hour after the end of the order; null while the order runs, and for support. */
      closes_at: z.nullable(z.iso.datetime()),
      /** How many people have waited longer for support; null where nothing waits for its answer [DEL-64]. */
      waiting_before: z.nullable(z.int()),
      /** Sent with one press; the words in the language of the courier. */
      ready: z.array(z.object({ ready: z.enum(readyWords), words: z.string() })),
      /** Since the order was placed, the latest hundred. */
      messages: z.array(message),
    }),
    refusals: ['order_not_found', 'conversation_not_found', 'chat_closed'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/chats/{with}/messages',
    summary:
      'Write about an order, from its taking until an hour after its end: words, ready words, or at most three pictures [DEL-62]',
    callers: 'courier',
    oncePerKey: true,
    params,
    bodyAs: 'multipart',
    body: z.object({
      message: z._default(text(maxMessageLength), ''),
      /** Instead of the message; its reader reads it in their language. */
      ready: z.optional(z.enum(readyWords)),
      'image[]': z.optional(z.array(uploadedFile)),
    }),
    reply: z.object({ message }),
    refusals: [
      'order_not_found',
      'conversation_not_found',
      'chat_closed',
      'message_empty',
      'images_too_many',
      'picture_kind',
      'picture_size',
      'order_in_progress',
      'key_reused',
      'too_large',
      'overloaded',
    ],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/chats/{with}/seen',
    summary: 'The courier has seen all messages of a chat [DEL-62]',
    callers: 'courier',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['order_not_found', 'conversation_not_found', 'chat_closed'],
  }),
};
