import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const { visitor, placed, placedBy, carried } = deliveryUnderTest(market);
const { generous, food } = testStores;
const late = { about: 'courier', reason: 'late', words: 'The food waited for an hour.' };
const rude = { about: 'customer', reason: 'rude', words: 'Shouted at our staff.' };

async function member(storeId: number = generous.id, role: StoreRole = 'counter') {
  const { headers } = await signedInMember(market, { storeId, role });
  const base = `vendor/stores/${storeId}`;
  return {
    async complain(orderId: string, body: Record<string, unknown>, key: string = randomUUID()) {
      const reply = await market.app.inject({
        ...{ method: 'POST', url: `/api/v1/${base}/orders/${orderId}/complaints`, payload: writeForm(body) },
        headers: { ...headers, 'content-type': formType, 'idempotency-key': key },
      });
      const answer = reply.json();
      return { status: reply.statusCode, body: answer, code: answer.errors?.[0]?.code as string | undefined };
    },
    list: () => visitor.get(`${base}/complaints?limit=100`, headers),
  };
}

async function operator(zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: ['support'], ...(zoneIds && { zoneIds }) });
  return {
    list: async (state = 'open') =>
      (await visitor.get(`admin/complaints?limit=100&state=${state}`, headers)).body.complaints as {
        id: number;
      }[],
    answer: (id: number, decision = 'upheld', answer = 'We have spoken with him.') =>
      visitor.post(`admin/complaints/${id}/answer`, { decision, answer }, headers),
  };
}

const picture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

describe('a complaint of a store', () => {
  it('[STO-102] names the courier of the order, with words and a picture, and is answered by an operator once', async () => {
    const { id } = await carried();
    const clerk = await member();
    const key = randomUUID();
    const sent = { ...late, 'image[]': await picture() };
    const made = await clerk.complain(id, sent, key);
    expect(made.body).toMatchObject({
      ...{ order_id: id, about: 'courier', reason: 'late', words: late.words, decision: null, answer: null },
      person: expect.any(String),
      pictures: [expect.stringContaining('/private-pictures/')],
    });
    expect((await clerk.complain(id, sent, key)).body.id).toBe(made.body.id);
    const desk = await operator();
    expect((await desk.list()).find((one) => one.id === made.body.id)).toMatchObject({
      ...{ store_id: generous.id, courier_id: expect.any(Number), words: late.words },
    });
    const answered = await desk.answer(made.body.id);
    expect(answered.body).toMatchObject({ decision: 'upheld', answered_role: 'support' });
    expect((await desk.answer(made.body.id)).code).toBe('complaint_answered');
    expect((await desk.list()).map((one) => one.id)).not.toContain(made.body.id);
    expect((await desk.list('answered')).map((one) => one.id)).toContain(made.body.id);
    const { complaints } = (await clerk.list()).body;
    expect(complaints[0]).toMatchObject({ decision: 'upheld', answer: 'We have spoken with him.' });
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject in (${`complaint:${made.body.id}`}, ${`order:${id}`})
        and action like 'complaint.%' order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['complaint.make', 'complaint.answer']);
  });

  it('[STO-102] names the customer also of an order without a courier; each person once, and within 14 days', async () => {
    const [order, old] = [await placed(), await placed()];
    const clerk = await member();
    expect((await clerk.complain(order.id, late)).code).toBe('complaint_person');
    expect((await clerk.complain(order.id, { ...rude, reason: 'careless' })).code).toBe('complaint_person');
    expect((await clerk.complain(order.id, { ...rude, words: ' ' })).status).toBe(400);
    const made = await clerk.complain(order.id, rude);
    expect(made.body).toMatchObject({ about: 'customer', person: 'Adaeze Obi' });
    expect((await clerk.complain(order.id, { ...rude, reason: 'threat' })).code).toBe('complaint_twice');
    await sql`update orders set placed_at = placed_at - interval '15 days' where id = ${old.id}`.execute(market.db);
    expect((await clerk.complain(old.id, rude)).code).toBe('complaint_late');
  });

  it('[STO-102] is about orders of the store alone, and is answered in the zones of the operator', async () => {
    const { id } = await placed();
    const [clerk, other] = [await member(), await member(food.id)];
    expect((await other.complain(id, rude)).code).toBe('order_not_found');
    const { body } = await clerk.complain(id, rude);
    expect((await other.list()).body.complaints).toEqual([]);
    const elsewhere = await operator([knownZones.island.id]);
    expect((await elsewhere.list()).map((one) => one.id)).not.toContain(body.id);
    expect((await elsewhere.answer(body.id)).code).toBe('complaint_not_found');
    const bookkeeper = await member(generous.id, 'bookkeeper');
    expect((await bookkeeper.complain(id, rude)).code).toBe('right_missing');
  });

  it('[STO-102] loses its words and pictures with the account of the customer whom it is about', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await placedBy(customer);
    const clerk = await member();
    const { body } = await clerk.complain(orderId, { ...rude, 'image[]': await picture() });
    const cancel = { order_id: orderId, reason: 'Too slow' };
    expect((await visitor.post('customer/order/cancel', cancel, customer.headers)).status).toBe(200);
    expect((await visitor.delete('customer/remove-account', customer.headers)).status).toBe(200);
    const { complaints } = (await clerk.list()).body;
    expect(complaints.find((one: { id: number }) => one.id === body.id)).toMatchObject({
      ...{ words: '', pictures: [], person: 'Former customer', reason: 'rude' },
    });
  });
});
