import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, pageReply, text } from '../calls/endpoint.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { lastMessage, message } from './chat.contract.ts';
import { maxMessageLength, memberships, supportLists } from './chat.rules.ts';

const person = z.object({
  account_id: z.int(),
  name: z.string(),
  /** What the person is in the market, besides a customer. */
  memberships: z.array(z.enum(memberships)),
});

/** What the person wrote about, or the latest order. */
const order = z.nullable(z.object({ id: z.string(), order_status: z.enum(orderStatuses) }));
const operator = z.object({ account_id: z.int(), name: z.string() });

const listed = {
  id: z.int(),
  person,
  order,
  /** Null while no operator has it. */
  assigned_to: z.nullable(operator),
  /** Since when the last word is the person’s; null once it is answered. */
  waiting_since: z.nullable(z.iso.datetime()),
};

const supportConversation = z.object({
  ...listed,
  /** Messages that no operator has seen. */
  unread: z.int(),
  last_message: lastMessage,
});

const shown = z.object({
  ...listed,
  ...pageReply,
  messages: z.array(message),
});

export type SupportConversation = z.infer<typeof supportConversation>;
export type ShownSupport = z.infer<typeof shown>;
export type Colleague = z.infer<typeof operator>;

const params = z.object({ conversation_id: id });

/** What people write to support, and who answers it [OPS-071]. */
export const adminChatContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/conversations',
    summary: 'The conversations of support: those that wait, the longest first, those of the caller, or all [OPS-071]',
    callers: 'operator:ops.support',
    query: z.object({ ...pageQuery(), list: z._default(z.enum(supportLists), 'waiting') }),
    reply: z.object({
      ...pageReply,
      waiting: z.int(),
      mine: z.int(),
      /** From a question of the last day to its answer, in half of the cases; null without an answer. */
      answer_minutes_p50: z.nullable(z.int()),
      conversations: z.array(supportConversation),
    }),
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/admin/conversations/{conversation_id}',
    summary: 'A conversation of support with its messages, the latest first [OPS-071]',
    callers: 'operator:ops.support',
    params,
    query: z.object(pageQuery()),
    reply: shown,
    refusals: ['conversation_not_found'],
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/api/v1/admin/support-colleagues',
    summary: 'The operators who can be given a conversation of support, by name [OPS-071]',
    callers: 'operator:ops.support',
    query: z.object(pageQuery()),
    reply: listReply('colleagues', operator),
    refusals: [],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/v1/admin/conversations/{conversation_id}/messages',
    summary: 'Answer a person, who is notified; a conversation that nobody has is the caller’s then [OPS-071]',
    callers: 'operator:ops.support',
    oncePerKey: true,
    params,
    body: z.object({ message: text(maxMessageLength) }),
    reply: z.object({ message }),
    refusals: ['conversation_not_found', 'message_empty', 'order_in_progress', 'key_reused'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/v1/admin/conversations/{conversation_id}/assign',
    summary:
      'Take a conversation of support, hand it on, or give it back with null; refused if another has it meanwhile [OPS-071]',
    callers: 'operator:ops.support',
    params,
    body: z.object({
      account_id: z.nullable(id),
      /** Who had it when the caller looked; null for no operator. */
      from_account_id: z.nullable(id),
    }),
    reply: z.object({ assigned_to: z.nullable(operator) }),
    refusals: ['conversation_not_found', 'account_not_found', 'changed_meanwhile'],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/admin/conversations/{conversation_id}/seen',
    summary: 'Support has seen all messages of a conversation [OPS-071]',
    callers: 'operator:ops.support',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['conversation_not_found'],
  }),
};
