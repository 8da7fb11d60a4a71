import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { generous } = testStores;

beforeEach(() => {
  market.now = () => momentOfTests;
});

/** A courier with an order of a customer. */
async function taken() {
  const rider = await delivery.courier();
  const customer = await signedInCustomer(market, { f_name: 'Amara', l_name: 'Nwosu' });
  const { id } = await delivery.accepted({ isReady: true });
  await sql`update orders set shopper = ${`customer:${customer.id}`} where id = ${id}`.execute(market.db);
  await delivery.take(rider, id, 'take');
  return { rider, customer, id };
}

/** The chats of a courier about an order. */
function chats(rider: CustomerUnderTest, id: string) {
  const base = (chat: string) => `courier/orders/${id}/chats/${chat}`;
  return {
    show: (chat = 'customer', headers: object = {}) => visitor.get(base(chat), { ...rider.headers, ...headers }),
    see: (chat = 'customer') => visitor.post(`${base(chat)}/seen`, {}, rider.headers),
    async send(chat: string, body: object, key: string = randomUUID()) {
      const reply = await market.app.inject({
        method: 'POST',
        url: `/api/v1/${base(chat)}/messages`,
        headers: { ...rider.headers, 'idempotency-key': key, 'content-type': formType },
        payload: writeForm({ ...body }),
      });
      return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code };
    },
  };
}

async function writeAs(customer: CustomerUnderTest, fields: object) {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/message/send',
    headers: { ...customer.headers, 'idempotency-key': randomUUID(), 'content-type': formType },
    payload: writeForm({ ...fields }),
  });
  return reply.json();
}

const wordsOf = ({ messages }: { messages: { sender_type: string; message: string }[] }) =>
  messages.map(({ sender_type: by, message }) => [by, message]);
const later = (minutes: number) => {
  market.now = () => new Date(momentOfTests.getTime() + minutes * 60_000);
};

describe('the chat of a courier about an order', () => {
  it('[DEL-62] [CUS-17] is open to its customer from the taking on, in words and pictures, without a number', async () => {
    const { rider, customer, id } = await taken();
    const by = chats(rider, id);
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    expect((await by.send('customer', { message: ' Which gate is it? ', 'image[]': picture })).status).toBe(200);
    const inbox = (await visitor.get('customer/message/list', customer.headers)).body.conversations;
    expect(inbox).toMatchObject([{ unread: 1, party: { type: 'delivery_man', is_closed: false } }]);
    await writeAs(customer, { conversation_id: String(inbox[0].id), message: 'The black one' });
    const { body } = await by.show();
    expect(wordsOf(body)).toEqual([
      ['customer', 'The black one'],
      ['delivery_man', 'Which gate is it?'],
    ]);
    expect(body.messages[1].file_full_url).toHaveLength(1);
    expect(body.chats).toEqual([
      { with: 'customer', name: expect.any(String), unread: 1 },
      { with: 'store', name: expect.any(String), unread: 0 },
      { with: 'support', name: '', unread: 0 },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/phone|email|\+234/);
    expect((await delivery.work(rider)).deliveries[0]?.unread_messages).toBe(1);
    await by.see();
    expect((await delivery.work(rider)).deliveries[0]?.unread_messages).toBe(0);
    const { messages } = (
      await visitor.get(`customer/message/details?conversation_id=${inbox[0].id}`, customer.headers)
    ).body;
    expect(messages[0].seen_at).not.toBeNull();
  });

  it('[DEL-62] ready words are read by everybody in their own language', async () => {
    const { rider, customer, id } = await taken();
    const by = chats(rider, id);
    const { ready } = (await by.show('customer', { 'x-localization': 'ha' })).body;
    expect(ready[1]).toEqual({ ready: 'I am at your gate.', words: 'Ina bakin ƙofar gidanku.' });
    await by.send('customer', { ready: ready[1].ready });
    const read = async (language: string) =>
      (await visitor.get('customer/message/list', { ...customer.headers, 'x-localization': language })).body
        .conversations[0].last_message.message;
    expect([await read('sw'), await read('yo'), await read('en')]).toEqual([
      'Niko kwenye lango lako.',
      'Mo wà ní ẹnu géètì yín.',
      'I am at your gate.',
    ]);
  });

  it('[DEL-62] [STO-081] reaches the store, which answers and can begin as well', async () => {
    const { rider, id } = await taken();
    const by = chats(rider, id);
    const { headers } = await signedInMember(market, { storeId: generous.id, role: 'counter' });
    const base = `vendor/stores/${generous.id}`;
    const opened = await visitor.post(`${base}/orders/${id}/courier-conversation`, {}, headers);
    expect(opened.status).toBe(200);
    const chat = opened.body.conversation_id;
    await by.send('store', { ready: 'Is the order ready soon?' });
    const inbox = (await visitor.get(`${base}/conversations`, headers)).body.conversations;
    expect(inbox.find((one: { id: number }) => one.id === chat)).toMatchObject({
      person: { kind: 'courier', order: { id } },
      unread: 1,
      last_message: { sender_type: 'delivery_man', message: 'Is the order ready soon?' },
    });
    const answer = { ...headers, 'idempotency-key': randomUUID() };
    const url = `${base}/conversations/${chat}`;
    expect((await visitor.post(`${url}/messages`, { message: 'In five minutes.' }, answer)).status).toBe(200);
    expect(wordsOf((await by.show('store')).body)).toEqual([
      ['store', 'In five minutes.'],
      ['delivery_man', 'Is the order ready soon?'],
    ]);
    expect((await delivery.work(rider)).deliveries[0]?.unread_messages).toBe(1);
    expect((await by.see('store')).status).toBe(200);
    expect((await visitor.get(url, headers)).body.messages[0].seen_at).not.toBeNull();
    const { rows } = await sql`select from outbox where kind = 'courier_message'
      and payload ->> 'shopper' = ${`customer:${rider.id}`}`.execute(market.db);
    expect(rows).toHaveLength(1);
    const stranger = await signedInMember(market, { storeId: testStores.food.id, role: 'counter' });
    const foreign = `vendor/stores/${testStores.food.id}`;
    expect((await visitor.get(`${foreign}/conversations/${chat}`, stranger.headers)).code).toBe(
      'conversation_not_found',
    );
    expect((await visitor.post(`${foreign}/orders/${id}/courier-conversation`, {}, stranger.headers)).code).toBe(
      'order_not_found',
    );
  });

  it('[DEL-62] [DEL-64] reaches support, which sees the order', async () => {
    const { rider, id } = await taken();
    const by = chats(rider, id);
    await by.send('support', { ready: 'The store is closed.' });
    const { headers } = await signedInOperator(market, { roles: ['support'] });
    const { conversations } = (await visitor.get('admin/conversations?limit=100', headers)).body;
    const row = conversations.find((one: { person: { account_id: number } }) => one.person.account_id === rider.id);
    expect(row).toMatchObject({ order: { id }, person: { memberships: ['courier'] } });
    later(1);
    const other = await taken();
    await chats(other.rider, other.id).send('support', { ready: 'I have had an accident.' });
    const first = (await by.show('support')).body.waiting_before;
    expect((await chats(other.rider, other.id).show('support')).body.waiting_before).toBe(first + 1);
    const answer = { ...headers, 'idempotency-key': randomUUID() };
    await visitor.post(`admin/conversations/${row.id}/messages`, { message: 'We call them.' }, answer);
    expect((await by.show('support')).body.waiting_before).toBeNull();
    expect((await chats(other.rider, other.id).show('support')).body.waiting_before).toBe(first);
    expect(wordsOf((await by.show('support')).body)).toEqual([
      ['support', 'We call them.'],
      ['customer', 'The store is closed.'],
    ]);
    expect((await delivery.work(rider)).deliveries[0]?.unread_messages).toBe(1);
  });

  it('[DEL-62] closes an hour after the order for its customer and its store; support stays', async () => {
    const { rider, id } = await taken();
    const by = chats(rider, id);
    await by.send('customer', { message: 'Hello' });
    await by.send('store', { message: 'Hello' });
    await delivery.take(rider, id, 'pick-up');
    await delivery.take(rider, id, 'deliver', { cash_received: true });
    later(59);
    const open = (await by.show()).body;
    expect(open.closes_at).toBe(new Date(momentOfTests.getTime() + 60 * 60_000).toISOString());
    later(60);
    for (const chat of ['customer', 'store']) {
      expect((await by.show(chat)).code).toBe('chat_closed');
      expect((await by.send(chat, { message: 'Still there?' })).code).toBe('chat_closed');
      expect((await by.see(chat)).code).toBe('chat_closed');
    }
    expect((await by.show('support')).body.chats).toEqual([{ with: 'support', name: '', unread: 0 }]);
    const { headers } = await signedInMember(market, { storeId: generous.id, role: 'counter' });
    const base = `vendor/stores/${generous.id}`;
    const row = (await visitor.get(`${base}/conversations`, headers)).body.conversations.find(
      ({ person }: { person: { kind: string; order: { id: string } } }) =>
        person.kind === 'courier' && person.order.id === id,
    );
    const key = { ...headers, 'idempotency-key': randomUUID() };
    const url = `${base}/conversations/${row.id}/messages`;
    expect((await visitor.post(url, { message: 'Hello' }, key)).code).toBe('chat_closed');
    expect((await visitor.post(`${base}/orders/${id}/courier-conversation`, {}, headers)).code).toBe('chat_closed');
  });

  it('[DEL-62] shows nothing from before the order, and is unknown to other couriers and for guests', async () => {
    const { rider, customer, id } = await taken();
    await chats(rider, id).send('customer', { message: 'About the first order' });
    const stranger = await delivery.courier();
    for (const answer of [
      await chats(stranger, id).show(),
      await chats(stranger, id).send('store', { message: 'Hi' }),
      await chats(stranger, id).see(),
      await chats(stranger, '999').show(),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'order_not_found']);
    }
    later(10);
    const next = await delivery.accepted({ isReady: true });
    await sql`update orders set shopper = ${`customer:${customer.id}`} where id = ${next.id}`.execute(market.db);
    await delivery.take(rider, next.id, 'take');
    await sql`update orders set placed_at = ${market.now()} where id = ${next.id}`.execute(market.db);
    expect((await chats(rider, next.id).show()).body.messages).toEqual([]);
    const ofGuest = await delivery.carried();
    expect((await chats(ofGuest.rider, ofGuest.id).show()).code).toBe('conversation_not_found');
    expect((await chats(ofGuest.rider, ofGuest.id).show('store')).body.chats).toHaveLength(2);
  });

  it('[DEL-62] takes a message once for each key, and none without words; the audit log has no words of it', async () => {
    const { rider, id } = await taken();
    const by = chats(rider, id);
    const key = randomUUID();
    expect((await by.send('store', { message: 'Once' }, key)).status).toBe(200);
    expect((await by.send('store', { message: 'Once' }, key)).status).toBe(200);
    expect((await by.send('store', { message: 'Twice' }, key)).code).toBe('key_reused');
    expect((await by.send('store', { message: '  ' })).code).toBe('message_empty');
    expect((await by.show('store')).body.messages).toHaveLength(1);
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where action = 'chat.reply' and account_id = ${rider.id}`.execute(market.db);
    expect(rows).toEqual([{ after: { message_id: expect.any(Number) } }]);
  });
});
