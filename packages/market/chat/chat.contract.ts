import * as z from 'zod/mini';
import { endpoint, id, pageQuery, pageReply, text, uploadedFile } from '../calls/endpoint.ts';
import { maxMessageLength, partyTypes, senderTypes } from './chat.rules.ts';

/** A message of a conversation, with its pictures [CHAT-09]. */
export const message = z.object({
  id: z.int(),
  sender_type: z.enum(senderTypes),
  message: z.string(),
  /** Signed links, good for five minutes. */
  file_full_url: z.array(z.string()),
  sent_at: z.iso.datetime(),
  /** When the other side has seen it. */
  seen_at: z.nullable(z.iso.datetime()),
});

export type Message = z.infer<typeof message>;

const party = z.object({
  type: z.enum(partyTypes),
  id: z.int(),
  name: z.string(),
  /** One or two letters in place of a picture. */
  monogram: z.string(),
  colour: z.nullable(z.string()),
  image_full_url: z.nullable(z.string()),
  /** Of a store. */
  slug: z.nullable(z.string()),
  /** The number of a party that may be called: stores always, couriers during an order. */
  phone: z.nullable(z.string()),
  /** Whether it can only be read: with a courier an hour after the order [DEL-62]. */
  is_closed: z.boolean(),
  /** The latest order of the customer with this party. */
  order: z.nullable(z.object({ id: z.string(), order_status: z.string() })),
});

export type Party = z.infer<typeof party>;

/** The end of a conversation in a list; null until the first message. */
export const lastMessage = z.nullable(z.omit(z.extend(message, { pictures: z.int() }), { file_full_url: true }));

const conversation = z.object({
  id: z.int(),
  party,
  unread: z.int(),
  last_message: lastMessage,
});

export type Conversation = z.infer<typeof conversation>;

const sent = z.object({
  conversation_id: z.optional(id),
  /** The receiver, if there is no conversation yet. */
  receiver_type: z.optional(z.enum(partyTypes)),
  receiver_id: z.optional(id),
  /** To support: an order of the customer, or one that the customer brings as a rider. */
  order_id: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  message: z._default(text(maxMessageLength), ''),
  'image[]': z.optional(z.array(uploadedFile)),
});

export const chatContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/customer/message/list',
    summary: 'The conversations of the customer, the latest first; of a name, or with stores or couriers alone',
    callers: 'customer',
    query: z.object({ ...pageQuery(), name: z.optional(text(100)), type: z.optional(z.enum(partyTypes)) }),
    reply: z.object({ ...pageReply, unread: z.int(), conversations: z.array(conversation) }),
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/customer/message/details',
    summary: 'A conversation with its messages, the latest first; by its number, or by whom it is with',
    callers: 'customer',
    query: z.object({
      ...pageQuery(),
      conversation_id: z.optional(id),
      type: z.optional(z.enum(partyTypes)),
      id: z.optional(id),
    }),
    reply: z.object({
      ...pageReply,
      party,
      /** Null until the first message. */
      conversation_id: z.nullable(z.int()),
      messages: z.array(message),
    }),
    refusals: ['conversation_not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/customer/message/send',
    summary: 'Write to a store, to a courier of an order of yours, or to support; at most three pictures go with it',
    callers: 'customer',
    oncePerKey: true,
    bodyAs: 'multipart',
    body: sent,
    reply: z.object({ conversation_id: z.int(), message }),
    refusals: [
      'conversation_not_found',
      'chat_closed',
      'message_empty',
      'images_too_many',
      'picture_kind',
      'picture_size',
      'key_reused',
      'too_large',
      'too_many',
      'overloaded',
    ],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/customer/message/seen',
    summary: 'The customer has seen all messages of a conversation',
    callers: 'customer',
    body: z.object({ conversation_id: id }),
    reply: z.object({ message: z.string() }),
    refusals: ['conversation_not_found'],
  }),
};
