import { createHash, randomBytes } from 'node:crypto';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { faultOfMessage } from 'market/chat/chat.rules';
import { makeWholePicture } from '#api/account/make-photo.ts';
import { type ClaimFiles, type StoredFile, withFiles } from '#api/account/save-files.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import { privateFileOf, privateLinks } from '#api/http/files/private-pictures.ts';
import { countTry } from '#api/http/limits/spend-tries.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import {
  insertMessage,
  type MessageRow,
  markSeen,
  messageByKey,
  openConversation,
  partyFor,
  partyOfConversation,
} from './chat.data.ts';
import { asMessage } from './show-conversations.ts';

type SendContract = Contract['chat']['send'];

export interface Sending {
  customerId: number;
  idempotencyKey: string;
  body: BodyOf<SendContract>;
}

const messagesPerMinute = { name: 'messages of a customer', windowSeconds: 60 };
const picturesPerDay = { name: 'pictures in messages of a customer', windowSeconds: 86_400 };

/**
 * A customer writes to a store or to a delivery man of his [CHAT-03] [CHAT-05] [CHAT-06]. The same request again brings
 * the message that stands; what is refused leaves no picture behind.
 */
export async function sendMessage(
  needs: ApiNeeds,
  { customerId, idempotencyKey, body }: Sending,
): Promise<ReplyOf<SendContract>> {
  const files = (body['image[]'] ?? []).filter((file) => file instanceof Uint8Array);
  const fault = faultOfMessage({ text: body.message, pictures: files.length });
  if (fault) throw new Refusal(fault);
  const conversationId = await conversationOf(needs, customerId, body);
  const key = { idempotencyKey, fingerprint: fingerprintOf(body.message, files) };
  const standing = await earlierMessage(needs, conversationId, key);
  if (standing) return reply(needs, conversationId, standing);
  const limit = limitNumber(needs, 'LIMIT_MESSAGES');
  await countTry(needs, { ...messagesPerMinute, subject: String(customerId), limit });
  const pictures = await paintPictures(needs, customerId, files);
  const names = pictures.map(({ id }) => id);
  const writing = { customerId, conversationId, body: body.message, pictures: names, key };
  const written = await withFiles(needs, pictures, (claim) => write(needs, writing, claim));
  if (written) return reply(needs, conversationId, written);
  // The same request was faster on another connection.
  const earlier = await earlierMessage(needs, conversationId, key);
  if (!earlier) throw new Refusal('key_reused');
  return reply(needs, conversationId, earlier);
}

async function conversationOf(
  { db }: ApiNeeds,
  customerId: number,
  { conversation_id: known, receiver_type: type, receiver_id: id }: BodyOf<SendContract>,
): Promise<number> {
  if (known !== undefined) {
    if (await partyOfConversation(db, customerId, known)) return known;
  } else if (type !== undefined && id !== undefined && (await partyFor(db, customerId, { type, id }))) {
    return openConversation(db, customerId, { type, id });
  }
  throw new Refusal('conversation_not_found');
}

async function earlierMessage(
  { db }: ApiNeeds,
  conversationId: number,
  { idempotencyKey, fingerprint }: { idempotencyKey: string; fingerprint: string },
): Promise<MessageRow | undefined> {
  const standing = await messageByKey(db, conversationId, idempotencyKey);
  if (standing && standing.fingerprint !== fingerprint) throw new Refusal('key_reused');
  return standing;
}

function fingerprintOf(text: string, files: readonly Uint8Array[]): string {
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update('\0').update(createHash('sha256').update(file).digest());
  return hash.digest('base64url');
}

async function paintPictures(
  needs: ApiNeeds,
  customerId: number,
  files: readonly Uint8Array[],
): Promise<(StoredFile & { id: string })[]> {
  const painted = [];
  const limit = limitNumber(needs, 'LIMIT_PICTURES_IN_MESSAGES');
  for (const file of files) {
    await countTry(needs, { ...picturesPerDay, subject: String(customerId), limit });
    const id = randomBytes(16).toString('base64url');
    painted.push({ id, name: privateFileOf(id), bytes: await makeWholePicture(file) });
  }
  return painted;
}

interface Writing {
  customerId: number;
  conversationId: number;
  body: string;
  pictures: string[];
  key: { idempotencyKey: string; fingerprint: string };
}

/** Whoever answers has read what was there, and other tabs of the customer hear of it. */
function write(
  { db, live, now }: ApiNeeds,
  { customerId, ...writing }: Writing,
  claim: ClaimFiles,
): Promise<MessageRow | undefined> {
  return transact(db, async (transaction) => {
    const at = now();
    const written = await insertMessage(transaction, { ...writing, sender: 'customer', at });
    if (!written) return undefined;
    await claim(transaction);
    await markSeen(transaction, writing.conversationId, { by: 'customer', at });
    const data = { conversation_id: writing.conversationId, sender_type: 'customer' };
    await live.tell(transaction, [{ topic: `customer:${customerId}`, name: 'message', data }]);
    return written;
  });
}

async function reply(needs: ApiNeeds, conversationId: number, row: MessageRow): Promise<ReplyOf<SendContract>> {
  return { conversation_id: conversationId, message: asMessage(row, await privateLinks(needs)) };
}
