import { createHash, randomBytes } from 'node:crypto';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { refusalOfMessage } from 'market/chat/chat.rules';
import { daySeconds } from 'market/values/durations';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { makeWholePicture } from '#api/http/files/make-photo.ts';
import { privateFileOf, privateLinks } from '#api/http/files/private-pictures.ts';
import { type StoredFile, withFiles } from '#api/http/files/save-files.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { answerInChat } from './answer-question.ts';
import { type MessageRow, messageByKey, openConversation, partyFor, partyOfConversation } from './chat.data.ts';
import { writeAsOpener } from './reply-in-chat.ts';
import { asMessage, isClosed } from './show-conversations.ts';

type SendContract = Contract['chat']['send'];

export interface Sending {
  customerId: number;
  idempotencyKey: string;
  body: BodyOf<SendContract>;
}

const messagesPerMinute = { name: 'messages of a customer', windowSeconds: 60 };
const picturesPerDay = { name: 'pictures in messages of a customer', windowSeconds: daySeconds };

/**
 * Sends a customer's message to a store or to a courier of an order [CHAT-03] [CHAT-05] [CHAT-06]. A repeated request
 * returns the existing message; a refused one leaves no picture behind.
 */
export async function sendMessage(
  context: ApiContext,
  { customerId, idempotencyKey, body }: Sending,
): Promise<ReplyOf<SendContract>> {
  const files = filesIn(body);
  const fault = refusalOfMessage({ text: body.message, pictures: files.length });
  if (fault) throw new Refusal(fault);
  const conversationId = await conversationOf(context, customerId, body);
  const key = { idempotencyKey, fingerprint: fingerprintOf(body.message, files) };
  const sentBefore = await earlierMessage(context, conversationId, key);
  if (sentBefore) return reply(context, conversationId, sentBefore);
  const limit = limitNumber(context, 'LIMIT_MESSAGES');
  await countTry(context, { ...messagesPerMinute, subject: String(customerId), limit });
  const pictures = await processPictures(context, customerId, files);
  const names = pictures.map(({ id }) => id);
  const words = { conversationId, text: body.message, pictures: names, key, orderId: body.order_id };
  const written = await withFiles(context, pictures, (claim) =>
    transact(context.db, async (transaction) => {
      const row = await writeAsOpener(transaction, context, words);
      if (row) await claim(transaction);
      return row;
    }),
  );
  if (written) {
    await answerInChat(context, conversationId);
    return reply(context, conversationId, written);
  }
  // The same request was faster on another connection.
  const earlier = await earlierMessage(context, conversationId, key);
  if (!earlier) throw new Refusal('key_reused');
  return reply(context, conversationId, earlier);
}

async function conversationOf(
  { db, now }: ApiContext,
  customerId: number,
  { conversation_id: known, receiver_type: type, receiver_id: id }: BodyOf<SendContract>,
): Promise<number> {
  const receiver = type !== undefined && id !== undefined ? { type, id } : undefined;
  const party =
    known === undefined
      ? receiver && (await partyFor(db, customerId, receiver))
      : await partyOfConversation(db, customerId, known);
  if (!party) throw new Refusal('conversation_not_found');
  if (isClosed(party, now())) throw new Refusal('chat_closed');
  return known ?? openConversation(db, customerId, party);
}

async function earlierMessage(
  { db }: ApiContext,
  conversationId: number,
  { idempotencyKey, fingerprint }: { idempotencyKey: string; fingerprint: string },
): Promise<MessageRow | undefined> {
  const sentBefore = await messageByKey(db, conversationId, idempotencyKey);
  if (sentBefore && sentBefore.fingerprint !== fingerprint) throw new Refusal('key_reused');
  return sentBefore;
}

function fingerprintOf(text: string, files: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update('\0').update(createHash('sha256').update(file).digest());
  return hash.digest('base64url');
}

/** Returns the pictures of a request. */
export function filesIn(body: Pick<BodyOf<SendContract>, 'image[]'>): Uint8Array[] {
  return (body['image[]'] ?? []).filter((file) => file instanceof Uint8Array);
}

/** Encodes pictures of an account for a message, within the limit of a day. */
export async function processPictures(
  context: ApiContext,
  customerId: number,
  files: readonly Uint8Array[],
): Promise<(StoredFile & { id: string })[]> {
  const processed = [];
  const limit = limitNumber(context, 'LIMIT_PICTURES_IN_MESSAGES');
  for (const file of files) {
    await countTry(context, { ...picturesPerDay, subject: String(customerId), limit });
    const id = randomBytes(16).toString('base64url');
    processed.push({ id, name: privateFileOf(id), bytes: await makeWholePicture(file) });
  }
  return processed;
}

async function reply(context: ApiContext, conversationId: number, row: MessageRow): Promise<ReplyOf<SendContract>> {
  return { conversation_id: conversationId, message: asMessage(row, await privateLinks(context)) };
}
