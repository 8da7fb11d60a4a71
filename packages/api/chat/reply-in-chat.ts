import { type PartyType, refusalOfMessage, supportId } from 'market/chat/chat.rules';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { operatorsTopic } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { insertMessage, type LockedConversation, lockConversation, type MessageRow, markSeen } from './chat.data.ts';
import { accountOfCourier } from './chat-courier.data.ts';
import { writeOrderOfSupport } from './chat-support.data.ts';

/** Where the devices of a party listen. */
function topicOfParty({ party_type: type, party_id: id }: LockedConversation): string {
  if (type === 'support') return operatorsTopic;
  return type === 'store' ? `store:${id}` : courierTopic(id);
}

/** Where the devices listen of who has opened a conversation; a courier who writes to support reads it in the rider app. */
function topicsOfOpener({ customer_id: customerId, courier_id: courierId }: LockedConversation): string[] {
  const courier = courierId === null ? [] : [courierTopic(courierId)];
  return customerId === null ? courier : [customerKey(customerId), ...courier];
}

const courierTopic = (courierId: number) => `courier:${courierId}`;

type Live = Pick<ApiContext, 'live' | 'now'>;

interface NewWords {
  conversationId: number;
  text: string;
  /** Names of private pictures, which the caller claims. */
  pictures?: readonly string[];
}

export interface ChatReply extends NewWords {
  /** The replying party; conversations of others are unknown to it. */
  by: { type: PartyType; id: number };
  /** The operator who answers for support. */
  accountId?: number;
}

/**
 * Writes the reply of a store, a courier or support to who has opened a conversation, and notifies both sides. Returns the
 * message.
 */
export async function writeReply(
  transaction: Transaction,
  { live, now }: Live,
  { by, conversationId, text, pictures = [], accountId }: ChatReply,
): Promise<MessageRow> {
  const fault = refusalOfMessage({ text, pictures: pictures.length });
  if (fault) throw new Refusal(fault);
  const locked = await lockConversation(transaction, conversationId);
  if (locked?.party_type !== by.type || locked.party_id !== by.id) throw new Refusal('conversation_not_found');
  const at = now();
  await markSeen(transaction, conversationId, { by: 'other', at });
  const message = { conversationId, sender: by.type, body: text.trim(), pictures, accountId, at };
  const written = await insertMessage(transaction, message);
  if (!written) throw new Error('A message without a key was not written');
  const data = { conversation_id: conversationId, sender_type: by.type };
  await publish(transaction, live, [...topicsOfOpener(locked), topicOfParty(locked)], data);
  const { customer_id: customerId, party_name: title } = locked;
  const words = { ...data, title, body: text.trim() };
  if (customerId === null) await pushToCourier(transaction, locked.courier_id, words, written.id);
  else {
    await addToOutbox(transaction, {
      kind: 'message',
      payload: { ...words, shopper: customerKey(customerId) },
      dedupeKey: `message:${written.id}`,
    });
  }
  return written;
}

export interface OpenersWords extends NewWords {
  /** One intent, one message. */
  key?: { idempotencyKey: string; fingerprint: string };
  /** What a message to support is about. */
  orderId?: string | undefined;
}

/**
 * Writes a message of who has opened a conversation: a customer, or a courier to a store. It has seen the earlier ones, and
 * both sides are notified. Returns the message; undefined if one with this key exists.
 */
export async function writeAsOpener(
  transaction: Transaction,
  { live, now }: Live,
  { conversationId, text, pictures = [], key, orderId }: OpenersWords,
): Promise<MessageRow | undefined> {
  const locked = await lockConversation(transaction, conversationId);
  if (!locked) throw new Refusal('conversation_not_found');
  const { customer_id: customerId, party_type: type, party_id: partyId } = locked;
  const sender = customerId === null ? 'delivery_man' : 'customer';
  const at = now();
  const message = { conversationId, sender, body: text, pictures, at, ...(key && { key }) } as const;
  const written = await insertMessage(transaction, message);
  if (!written) return undefined;
  await markSeen(transaction, conversationId, { by: 'opener', at });
  if (type === 'support' && customerId !== null && orderId !== undefined) {
    await writeOrderOfSupport(transaction, { conversationId, customerId, orderId });
  }
  const data = { conversation_id: conversationId, sender_type: sender };
  await publish(transaction, live, [...topicsOfOpener(locked), topicOfParty(locked)], data);
  if (type === 'delivery_man') {
    await pushToCourier(transaction, partyId, { ...data, title: locked.customer_name, body: text }, written.id);
  }
  return written;
}

interface PushedWords {
  conversation_id: number;
  sender_type: string;
  title: string;
  body: string;
}

/** The phone of the courier may be dark [DEL-62]. */
async function pushToCourier(
  transaction: Transaction,
  courierId: number | null,
  words: PushedWords,
  messageId: number,
): Promise<void> {
  const accountId = courierId === null ? undefined : await accountOfCourier(transaction, courierId);
  if (accountId === undefined) return;
  await addToOutbox(transaction, {
    kind: 'courier_message',
    payload: { ...words, shopper: customerKey(accountId) },
    dedupeKey: `message:${messageId}`,
  });
}

function publish(
  transaction: Transaction,
  live: ApiContext['live'],
  topics: readonly string[],
  data: { conversation_id: number; sender_type: string },
): Promise<void> {
  return live.publish(
    transaction,
    topics.map((topic) => ({ topic, name: 'message' as const, data })),
  );
}

export const supportParty = { type: 'support', id: supportId } as const;
