import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Conversation, Message } from 'market/chat/chat.contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { replyInChat } from '#api/testing/chat-reply.ts';
import { hostilePictures } from '#api/testing/hostile-pictures.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const store = testStores.grocery;

interface Sent {
  conversation_id?: number;
  receiver_type?: 'store' | 'delivery_man';
  receiver_id?: number;
  message?: string;
  pictures?: Uint8Array[];
}

async function write(customer: CustomerUnderTest, { pictures = [], ...fields }: Sent, key: string = randomUUID()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const picture of pictures) form.append('image[]', new Blob([new Uint8Array(picture)]), 'a.jpg');
  const body = new Response(form);
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/message/send',
    headers: { ...customer.headers, 'idempotency-key': key, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json(), fault: reply.json().errors?.[0] };
}

async function ask(customer: { headers?: Record<string, string> } | undefined, path: string) {
  const reply = await market.app.inject({ url: `/api/v1/customer/message/${path}`, headers: customer?.headers ?? {} });
  return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code };
}

const toStore = (message: string) => ({ receiver_type: 'store' as const, receiver_id: store.id, message });

/** A customer to whom a courier has delivered an order some minutes ago. */
async function servedCustomer(minutesAgo = 0) {
  const customer = await signedInCustomer(market);
  const { rows } = await sql<{ id: string; man: number; name: string }>`
    update orders o set shopper = ${`customer:${customer.id}`},
      delivered_at = ${new Date(market.now().getTime() - minutesAgo * 60_000)} from delivery_men d
    where d.id = o.delivery_man_id and o.id = (
      select id from orders where delivery_man_id is not null order by id limit 1)
    returning o.id, d.id as man, d.f_name || ' ' || d.l_name as name`.execute(market.db);
  const [order] = rows;
  if (!order) throw new Error('Nothing was ever delivered in the market of tests');
  return { customer, order };
}

describe('a chat with a store', () => {
  it('[CHAT-03] [CHAT-05] [CHAT-09] begins with the first message and shows both sides, the latest first', async () => {
    const customer = await signedInCustomer(market);
    const before = await ask(customer, `details?type=store&id=${store.id}`);
    expect(before.body).toMatchObject({ conversation_id: null, messages: [], party: { type: 'store', id: store.id } });
    const { body } = await write(customer, toStore('Is the yam fresh?'));
    await replyInChat(market, {
      by: { type: 'store', id: store.id },
      conversationId: body.conversation_id,
      text: 'Fresh this morning.',
    });
    const after = await ask(customer, `details?conversation_id=${body.conversation_id}`);
    expect(after.body.messages.map(({ sender_type, message }: Message) => [sender_type, message])).toEqual([
      ['store', 'Fresh this morning.'],
      ['customer', 'Is the yam fresh?'],
    ]);
    expect(after.body.messages[1].seen_at).not.toBeNull();
  });

  it('[CHAT-02] [CHAT-04] is in the inbox with its unread messages, and is found by the name of the store', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await write(customer, toStore('Hello'));
    const reply = { by: { type: 'store' as const, id: store.id }, conversationId: body.conversation_id };
    await replyInChat(market, { ...reply, text: 'Good day.' });
    await replyInChat(market, { ...reply, text: 'What may it be?' });
    const inbox = await ask(customer, 'list');
    expect(inbox.body).toMatchObject({ total_size: 1, unread: 2 });
    const [conversation] = inbox.body.conversations as Conversation[];
    expect(conversation).toMatchObject({ unread: 2, last_message: { message: 'What may it be?' } });
    const name = conversation?.party.name ?? '';
    expect(
      (await ask(customer, `list?name=${encodeURIComponent(name.slice(1, 5).toUpperCase())}`)).body.total_size,
    ).toBe(1);
    expect((await ask(customer, 'list?name=%25')).body.total_size).toBe(0);
    expect((await ask(customer, 'list?type=delivery_man')).body.total_size).toBe(0);
    await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/message/seen',
      headers: customer.headers,
      payload: { conversation_id: body.conversation_id },
    });
    expect((await ask(customer, 'list')).body.unread).toBe(0);
  });

  it('[CHAT-07] is for customers alone, and for none but the one whose it is', async () => {
    expect((await ask(undefined, 'list')).code).toBe('sign_in_needed');
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    const { body } = await write(customer, toStore('Hello'));
    expect((await ask(other, `details?conversation_id=${body.conversation_id}`)).code).toBe('conversation_not_found');
    expect((await write(other, { conversation_id: body.conversation_id, message: 'Me too' })).fault.code).toBe(
      'conversation_not_found',
    );
    expect((await ask(other, 'list')).body.conversations).toEqual([]);
    const stranger = { by: { type: 'store' as const, id: store.id + 1 }, conversationId: body.conversation_id };
    await expect(replyInChat(market, { ...stranger, text: 'I am them' })).rejects.toThrow();
  });

  it('takes a message once, however often it is sent', async () => {
    const customer = await signedInCustomer(market);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(customer, toStore('Once, please'), key)));
    expect(new Set(answers.map(({ body }) => body.message?.id)).size).toBe(1);
    expect((await write(customer, toStore('Something else'), key)).fault.code).toBe('key_reused');
    const { conversation_id: id } = answers[0]?.body ?? {};
    expect((await ask(customer, `details?conversation_id=${id}`)).body.total_size).toBe(1);
  });

  it('is not begun with a store that is closed for good, or that there is none of', async () => {
    const customer = await signedInCustomer(market);
    await sql`update stores set active = false where id = ${testStores.pharmacy.id}`.execute(market.db);
    const closed = { receiver_type: 'store' as const, receiver_id: testStores.pharmacy.id, message: 'Hello?' };
    expect((await write(customer, closed)).fault.code).toBe('conversation_not_found');
    expect((await write(customer, { ...closed, receiver_id: 99_999_999 })).fault.code).toBe('conversation_not_found');
    expect((await write(customer, { message: 'To nobody' })).fault.code).toBe('conversation_not_found');
  });
});

describe('a chat with a courier', () => {
  it('[CHAT-06] is open to customers of delivered orders, and to no other', async () => {
    const { customer, order } = await servedCustomer();
    const toRider = { receiver_type: 'delivery_man' as const, receiver_id: order.man, message: 'The black gate' };
    const { body } = await write(customer, toRider);
    const { party } = (await ask(customer, `details?conversation_id=${body.conversation_id}`)).body;
    expect(party).toMatchObject({ type: 'delivery_man', name: order.name, order: { id: order.id } });
    const stranger = await signedInCustomer(market);
    expect((await write(stranger, toRider)).fault.code).toBe('conversation_not_found');
    expect((await ask(stranger, `details?type=delivery_man&id=${order.man}`)).code).toBe('conversation_not_found');
  });

  it('[DEL-62] closes an hour after the order: it can be read, but nobody may write', async () => {
    const { customer, order } = await servedCustomer(61);
    const toRider = { receiver_type: 'delivery_man' as const, receiver_id: order.man, message: 'The black gate' };
    expect((await write(customer, toRider)).fault.code).toBe('chat_closed');
    const { party } = (await ask(customer, `details?type=delivery_man&id=${order.man}`)).body;
    expect(party).toMatchObject({ is_closed: true, phone: null });
  });
});

describe('pictures in a chat', () => {
  const jpeg = () =>
    sharp({ create: { width: 1600, height: 800, channels: 3, background: '#be1146' } })
      .withExif({ IFD0: { Copyright: 'At my door' } })
      .jpeg()
      .toBuffer();
  const storedFiles = async () => (await readdir(`${market.uploadsFolder}/2000`).catch(() => [])).length;

  it('[CHAT-09] are re-encoded, and open for five minutes to everyone with the link', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await write(customer, { ...toStore(''), pictures: [await jpeg(), await jpeg(), await jpeg()] });
    const [link = ''] = (body.message as Message).file_full_url;
    const shown = await market.app.inject({ url: link });
    expect(shown.headers['content-type']).toBe('image/webp');
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif]).toEqual([1280, 640, undefined]);
    const name = /private-pictures\/([^?]+)/.exec(link)?.[1];
    const withoutLink = ['/private-pictures/', '/uploads/2000/', '/uploads/360/'].map((path) => `${path}${name}.webp`);
    for (const url of withoutLink) expect((await market.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('[CHAT-08] are three at most; a fourth leaves nothing behind', async () => {
    const customer = await signedInCustomer(market);
    const picture = await jpeg();
    const before = await storedFiles();
    const { status, fault } = await write(customer, { ...toStore('Look'), pictures: Array(4).fill(picture) });
    expect([status, fault.message]).toEqual([422, 'Maximum 3 images can be send at a time.']);
    expect(await storedFiles()).toBe(before);
    expect((await ask(customer, 'list')).body.total_size).toBe(0);
  });

  it('that are none are refused, and those beside them with them', async () => {
    const customer = await signedInCustomer(market);
    const before = await storedFiles();
    for (const { bytes, code, what } of await hostilePictures()) {
      if (!code) continue;
      const { fault } = await write(customer, { ...toStore('Look'), pictures: [await jpeg(), bytes] });
      expect([what, fault?.code]).toEqual([what, code]);
    }
    expect(await storedFiles()).toBe(before);
  });

  it('leave with the account', async () => {
    const customer = await signedInCustomer(market);
    const before = await storedFiles();
    await write(customer, { ...toStore('Look'), pictures: [await jpeg()] });
    expect(await storedFiles()).toBe(before + 1);
    const url = '/api/v1/customer/remove-account';
    await market.app.inject({ method: 'DELETE', url, headers: customer.headers });
    expect(await storedFiles()).toBe(before);
  });
});
