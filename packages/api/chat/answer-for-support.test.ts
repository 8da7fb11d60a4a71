import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInCourier, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { island } = knownZones;

async function write(person: CustomerUnderTest, message: string, orderId?: string): Promise<number> {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/message/send',
    headers: { ...person.headers, 'idempotency-key': randomUUID(), 'content-type': formType },
    payload: writeForm({ receiver_type: 'support', receiver_id: '1', message, ...(orderId && { order_id: orderId }) }),
  });
  return reply.json().conversation_id;
}

async function desk(role: OperatorRole = 'support', zoneIds?: number[]) {
  const { headers, id } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  return {
    id,
    list: async (list = 'waiting') => (await visitor.get(`admin/conversations?list=${list}&limit=100`, headers)).body,
    open: (chat: number) => visitor.get(`admin/conversations/${chat}`, headers),
    colleagues: () => visitor.get('admin/support-colleagues?limit=100', headers),
    see: (chat: number) => visitor.post(`admin/conversations/${chat}/seen`, {}, headers),
    assign: (chat: number, account: number | null, from: number | null = null) =>
      visitor.post(`admin/conversations/${chat}/assign`, { account_id: account, from_account_id: from }, headers),
    reply: (chat: number, message: string, key: string = randomUUID()) =>
      visitor.post(`admin/conversations/${chat}/messages`, { message }, { ...headers, 'idempotency-key': key }),
  };
}

const idsOf = ({ conversations }: { conversations: { id: number }[] }) => conversations.map(({ id }) => id);
const inboxOf = async (person: CustomerUnderTest) =>
  (await visitor.get('customer/message/list', person.headers)).body.conversations;

describe('support', () => {
  it('[OPS-071] [CUS-16] reads what a customer writes about an order, and answers', async () => {
    const customer = await signedInCustomer(market, { f_name: 'Amara', l_name: 'Nwosu' });
    const orderId = await delivery.placedBy(customer);
    const chat = await write(customer, 'Where is my order?', orderId);
    const by = await desk();
    const inbox = await by.list();
    expect(inbox.waiting).toBeGreaterThan(0);
    expect(inbox.conversations.find(({ id }: { id: number }) => id === chat)).toMatchObject({
      person: { account_id: customer.id, name: 'Amara Nwosu', memberships: [] },
      order: { id: orderId, order_status: 'pending' },
      assigned_to: null,
      waiting_since: market.now().toISOString(),
      unread: 1,
      last_message: { message: 'Where is my order?', sender_type: 'customer' },
    });
    const answered = await by.reply(chat, ' It is on its way. ');
    expect(answered.body.message).toMatchObject({ sender_type: 'support', message: 'It is on its way.' });
    expect(idsOf(await by.list())).not.toContain(chat);
    expect(idsOf(await by.list('mine'))).toEqual([chat]);
    const [seen] = await inboxOf(customer);
    expect(seen).toMatchObject({ party: { type: 'support', id: 1, phone: null }, unread: 1 });
    const { messages } = (await visitor.get('customer/message/details?type=support&id=1', customer.headers)).body;
    expect(messages.map((one: { message: string }) => one.message)).toEqual([
      'It is on its way.',
      'Where is my order?',
    ]);
    expect(messages[1].seen_at).not.toBeNull();
  });

  it('[OPS-071] [DEL-62] reads what a rider writes about the order on the way', async () => {
    const rider = await delivery.courier();
    const { id } = await delivery.accepted({ isReady: true });
    await delivery.take(rider, id, 'take');
    const chat = await write(rider, 'The gate is closed.', id);
    const { body } = await (await desk()).open(chat);
    expect(body).toMatchObject({ person: { account_id: rider.id, memberships: ['courier'] }, order: { id } });
    const stranger = await signedInCourier(market);
    const foreign = await write(stranger, 'Hello', id);
    expect((await (await desk()).open(foreign)).body.order).toBeNull();
  });

  it('[OPS-071] gives a conversation to a person, who can hand it on or give it back', async () => {
    const chat = await write(await signedInCustomer(market), 'I need help');
    const [one, other] = [await desk(), await desk()];
    expect((await one.assign(chat, one.id)).body.assigned_to).toMatchObject({ account_id: one.id });
    await other.reply(chat, 'My colleague answers you soon.');
    expect(idsOf(await one.list('mine'))).toEqual([chat]);
    expect((await one.assign(chat, other.id, one.id)).body.assigned_to).toMatchObject({ account_id: other.id });
    expect(idsOf(await one.list('mine'))).toEqual([]);
    expect(idsOf(await other.list('mine'))).toEqual([chat]);
    expect((await other.assign(chat, null, other.id)).body.assigned_to).toBeNull();
    const marketing = await signedInOperator(market, { roles: ['marketing'] });
    expect((await one.assign(chat, marketing.id)).code).toBe('account_not_found');
    expect((await one.colleagues()).body.colleagues.map((who: { account_id: number }) => who.account_id)).toEqual(
      expect.arrayContaining([one.id, other.id]),
    );
  });

  it('[OPS-071] gives a conversation to one of two operators who take it at once', async () => {
    const chat = await write(await signedInCustomer(market), 'Who takes me?');
    const both = [await desk(), await desk()] as const;
    const answers = await Promise.all(both.map((by) => by.assign(chat, by.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = answers.findIndex(({ status }) => status === 200);
    const [has, late] = taken === 0 ? both : [both[1], both[0]];
    expect(answers.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile');
    expect(idsOf(await has.list('mine'))).toEqual([chat]);
    expect(idsOf(await late.list('mine'))).toEqual([]);
  });

  it('[OPS-071] says how long people wait for an answer', async () => {
    await sql`delete from conversations where is_support`.execute(market.db);
    const by = await desk();
    expect((await by.list()).answer_minutes_p50).toBeNull();
    const chat = await write(await signedInCustomer(market), 'Hello?');
    await sql`update messages set sent_at = ${new Date(market.now().getTime() - 7 * 60_000)}
      where conversation_id = ${chat}`.execute(market.db);
    await by.reply(chat, 'Here I am.');
    await by.reply(chat, 'How can I help?');
    expect((await by.list()).answer_minutes_p50).toBe(7);
  });

  it('[OPS-071] answers once for each key; the audit log has no words of it', async () => {
    const chat = await write(await signedInCustomer(market), 'Hello');
    const by = await desk();
    const key = randomUUID();
    expect((await by.reply(chat, 'Good day.', key)).status).toBe(200);
    expect((await by.reply(chat, 'Good day.', key)).status).toBe(200);
    expect((await by.reply(chat, 'Something else', key)).code).toBe('key_reused');
    expect((await by.reply(chat, '  ')).code).toBe('message_empty');
    expect((await by.see(chat)).status).toBe(200);
    expect((await by.open(chat)).body.messages).toHaveLength(2);
    const { rows } = await sql<{ action: string; after: unknown }>`
      select action, after from audit_lines where subject = ${`conversation:${chat}`}`.execute(market.db);
    expect(rows).toEqual([{ action: 'chat.reply', after: { message_id: expect.any(Number) } }]);
  });

  it('[OPS-071] [SEAT-14] is for operators with the permission, in their zones', async () => {
    const chat = await write(await signedInCustomer(market), 'Only for you');
    const elsewhere = await desk('support', [island.id]);
    expect(idsOf(await elsewhere.list('all'))).toEqual([]);
    for (const answer of [await elsewhere.open(chat), await elsewhere.reply(chat, 'Hi'), await elsewhere.see(chat)]) {
      expect([answer.status, answer.code]).toEqual([404, 'conversation_not_found']);
    }
    expect((await (await desk()).open(999_999)).code).toBe('conversation_not_found');
    expect((await (await desk('marketing')).open(chat)).code).toBe('right_missing');
  });

  it('keeps the invariants and the audit log', async () => {
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
