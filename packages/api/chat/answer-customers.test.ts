import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { food, generous } = testStores;

async function write(customer: CustomerUnderTest, message: string, storeId: number = food.id): Promise<number> {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/message/send',
    headers: { ...customer.headers, 'idempotency-key': randomUUID(), 'content-type': formType },
    payload: writeForm({ receiver_type: 'store', receiver_id: String(storeId), message }),
  });
  return reply.json().conversation_id;
}

async function counter(storeId: number = food.id, role: 'counter' | 'kitchen' = 'counter') {
  const { headers, id } = await signedInMember(market, { storeId, role });
  const base = `vendor/stores/${storeId}/conversations`;
  return {
    id,
    list: () => visitor.get(base, headers),
    open: (chat: number) => visitor.get(`${base}/${chat}`, headers),
    openOrder: (orderId: string) =>
      visitor.post(`vendor/stores/${storeId}/orders/${orderId}/conversation`, {}, headers),
    see: (chat: number) => visitor.post(`${base}/${chat}/seen`, {}, headers),
    reply: (chat: number, message: string, key: string = randomUUID()) =>
      visitor.post(`${base}/${chat}/messages`, { message }, { ...headers, 'idempotency-key': key }),
  };
}

const details = async (customer: CustomerUnderTest, chat: number) =>
  (await visitor.get(`customer/message/details?conversation_id=${chat}`, customer.headers)).body;

describe('the messages of a store', () => {
  it('[STO-081] [CUS-17] are read and answered by its staff, without the number of the customer', async () => {
    const customer = await signedInCustomer(market, { f_name: 'Amara', l_name: 'Nwosu' });
    const chat = await write(customer, 'Is the yam fresh?');
    const staff = await counter();
    const inbox = (await staff.list()).body;
    expect(inbox.unread).toBeGreaterThan(0);
    expect(inbox.conversations[0]).toMatchObject({
      id: chat,
      person: { kind: 'customer', name: 'Amara N.', order: null },
      unread: 1,
      last_message: { message: 'Is the yam fresh?', sender_type: 'customer' },
    });
    const { body } = await staff.open(chat);
    expect(body).toMatchObject({ person: { name: 'Amara N.' }, messages: [{ message: 'Is the yam fresh?' }] });
    expect(JSON.stringify(body)).not.toMatch(/phone|email|Nwosu/);

    const answered = await staff.reply(chat, '  Fresh this morning. ');
    expect(answered.body.message).toMatchObject({ sender_type: 'store', message: 'Fresh this morning.' });
    const seen = await details(customer, chat);
    expect(seen.messages.map(({ message }: { message: string }) => message)).toEqual([
      'Fresh this morning.',
      'Is the yam fresh?',
    ]);
    expect(seen.messages[1].seen_at).not.toBeNull();
    expect((await staff.list()).body.conversations[0]).toMatchObject({ id: chat, unread: 0 });
  });

  it('[STO-081] are seen once the store has opened them, and the customer is told', async () => {
    const customer = await signedInCustomer(market);
    const chat = await write(customer, 'Hello');
    const staff = await counter();
    expect((await details(customer, chat)).messages[0].seen_at).toBeNull();
    expect((await staff.see(chat)).status).toBe(200);
    expect((await details(customer, chat)).messages[0].seen_at).not.toBeNull();
    expect((await staff.see(chat)).status).toBe(200);
  });

  it('[STO-081] an answer that is sent twice arrives once; the audit log has no words of it', async () => {
    const customer = await signedInCustomer(market);
    const chat = await write(customer, 'Hello');
    const staff = await counter();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => staff.reply(chat, 'Good day.', key)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await staff.reply(chat, 'Good day.', key)).status).toBe(200);
    expect((await details(customer, chat)).messages).toHaveLength(2);
    expect((await staff.reply(chat, 'Something else', key)).code).toBe('key_reused');
    const { rows } = await sql<{ action: string; after: unknown }>`
      select action, after from audit_lines where subject = ${`conversation:${chat}`}`.execute(market.db);
    expect(rows).toEqual([{ action: 'chat.reply', after: { message_id: expect.any(Number) } }]);
  });

  it('[STO-046] [SEAT-12] are of their store alone, and for members with the permission', async () => {
    const chat = await write(await signedInCustomer(market), 'Only for you');
    const other = await counter(generous.id);
    expect((await other.list()).body.conversations).toEqual([]);
    for (const answer of [await other.open(chat), await other.see(chat), await other.reply(chat, 'Me too')]) {
      expect([answer.status, answer.code]).toEqual([404, 'conversation_not_found']);
    }
    expect((await other.open(999_999)).code).toBe('conversation_not_found');
    const cook = await counter(food.id, 'kitchen');
    for (const answer of [await cook.list(), await cook.open(chat), await cook.reply(chat, 'Hi')]) {
      expect(answer.code).toBe('right_missing');
    }
  });

  it('[STO-081] an answer needs words', async () => {
    const chat = await write(await signedInCustomer(market), 'Hello');
    expect((await (await counter()).reply(chat, '   ')).code).toBe('message_empty');
  });

  it('[STO-081] [STO-046] begin with an order of a customer, not of a guest, until a day after its end', async () => {
    const customer = await signedInCustomer(market, { f_name: 'Amara' });
    const orderId = await delivery.placedBy(customer);
    const staff = await counter(generous.id);
    const { body } = await staff.openOrder(orderId);
    expect((await staff.openOrder(orderId)).body).toEqual(body);
    // An empty conversation is in no list.
    expect((await visitor.get('customer/message/list', customer.headers)).body.conversations).toEqual([]);
    await staff.reply(body.conversation_id, 'The gate is closed. Which one should we take?');
    const inbox = (await visitor.get('customer/message/list', customer.headers)).body;
    expect(inbox).toMatchObject({ unread: 1, conversations: [{ id: body.conversation_id, unread: 1 }] });
    expect((await staff.open(body.conversation_id)).body.person).toMatchObject({ order: { id: orderId } });

    const { id: ofGuest } = await delivery.placed();
    expect((await staff.openOrder(ofGuest)).code).toBe('conversation_not_found');
    expect((await (await counter()).openOrder(orderId)).code).toBe('order_not_found');
  });

  it('keep the invariants and the audit log', async () => {
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
