import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const { pharmacy } = testStores;
const { yaba } = knownZones;
const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();

const inMinutes = (minutes: number) => new Date(momentOfTests.getTime() + minutes * 60_000);
const at = (minutes: number) => {
  market.now = () => inMinutes(minutes);
};

beforeEach(async () => {
  at(0);
  await market.db.deleteFrom('rate_limits').execute();
});

/** Who has sent a prescription: a guest, or a customer with an account. */
async function sent({ isGuest = true } = {}) {
  const { guestId } = shopperUnderTest(() => market.app, knownModules.pharmacy);
  const headers = isGuest ? {} : (await signedInCustomer(market)).headers;
  const guest = isGuest ? { guest_id: guestId } : {};
  const call = async (path: string, fields: object = {}) => {
    const payload = { ...guest, ...fields };
    const reply = await market.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload });
    return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code as string | undefined };
  };
  const form = async (path: string, fields: Record<string, unknown>, more: object = {}) => {
    const reply = await market.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers: { ...headers, ...more, 'content-type': formType },
      payload: writeForm({ ...guest, ...fields }),
    });
    return reply.json();
  };
  const { order_id: orderId } = await form(
    'customer/order/prescription/place',
    {
      store_id: String(pharmacy.id),
      address: yaba.address,
      latitude: String(yaba.at.lat + 0.01),
      longitude: String(yaba.at.lng),
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      'order_attachment[]': sheet,
    },
    { 'idempotency-key': randomUUID() },
  );
  const show = async () => {
    const query = isGuest ? `order_id=${orderId}&guest_id=${guestId}` : `order_id=${orderId}`;
    return (await market.app.inject({ url: `/api/v1/customer/order/prescription?${query}`, headers })).json();
  };
  const picture = async () => (await form('customer/order/prescription/upload', { image: sheet })).id as string;
  const answer = (fields: object) => call('customer/order/prescription/answer', { order_id: orderId, ...fields });
  return { orderId: orderId as string, form, call, show, picture, answer };
}

const pharmacist = () => menuUnderTest(market, { storeId: pharmacy.id, role: 'pharmacist' });
const question = { text: 'Is it for a child or for an adult?' };

async function dueOf(by: Awaited<ReturnType<typeof pharmacist>>, orderId: string) {
  const { prescriptions } = (await by.get('prescriptions')).body;
  return prescriptions.find(({ order_id: id }: { order_id: string }) => id === orderId);
}

describe('a question of the pharmacist', () => {
  it('[STO-073] [CUS-12] stops the clock until the customer answers at the order', async () => {
    const { orderId, show, answer } = await sent();
    const by = await pharmacist();
    expect(await show()).toMatchObject({ question: null });
    at(4);
    const sentOne = await by.post(`prescriptions/${orderId}/ask`, question);
    const clock_until = inMinutes(34).toISOString();
    expect(sentOne.body.prescription.question).toEqual({ ...question, wants_picture: false, clock_until });
    expect((await show()).question).toEqual({ ...question, wants_picture: false });
    at(19);
    expect(await dueOf(by, orderId)).toMatchObject({
      price_by: inMinutes(25).toISOString(),
      question: { clock_until },
    });
    expect((await answer({ text: '' })).code).toBe('message_empty');
    expect((await answer({ text: 'For an adult' })).body).toMatchObject({ question: null, prescription: 'sent' });
    at(24);
    expect(await dueOf(by, orderId)).toMatchObject({ price_by: inMinutes(25).toISOString(), question: null });
    expect((await by.post(`prescriptions/${orderId}/open`)).body.prescription.answer).toBe('For an adult');
    expect((await answer({ text: 'Again' })).code).toBe('step_not_allowed');
  });

  it('[STO-073] stands for half an hour in all, also over two questions', async () => {
    const { orderId, answer } = await sent();
    const by = await pharmacist();
    await by.post(`prescriptions/${orderId}/ask`, question);
    at(20);
    await answer({ text: 'For an adult' });
    await by.post(`prescriptions/${orderId}/ask`, question);
    expect((await dueOf(by, orderId)).question.clock_until).toBe(inMinutes(30).toISOString());
    at(90);
    expect((await dueOf(by, orderId)).price_by).toBe(inMinutes(40).toISOString());
  });

  it('[STO-073] asks for another picture, which the pharmacist then sees beside the first', async () => {
    const { orderId, show, answer, picture } = await sent();
    const by = await pharmacist();
    await by.post(`prescriptions/${orderId}/ask`, { text: 'Please send a sharper photo.', wants_picture: true });
    expect((await show()).question).toEqual({ text: 'Please send a sharper photo.', wants_picture: true });
    const other = await sent();
    expect((await answer({ attachments: [await other.picture()] })).code).toBe('picture_unknown');
    expect((await answer({ attachments: [await picture()] })).body.pictures).toHaveLength(2);
    expect((await by.post(`prescriptions/${orderId}/open`)).body.prescription.pictures).toHaveLength(2);
  });

  it('[STO-073] is a message in the chat of a customer with an account, whose reply there lets the clock go on', async () => {
    const { orderId, form, show } = await sent({ isGuest: false });
    const by = await pharmacist();
    await by.post(`prescriptions/${orderId}/ask`, question);
    const { rows } = await sql<{ id: number; body: string }>`
      select c.id, m.body from messages m join conversations c on c.id = m.conversation_id
      where c.store_id = ${pharmacy.id} order by m.id desc limit 1`.execute(market.db);
    expect(rows).toMatchObject([{ body: question.text }]);
    at(10);
    const written = { conversation_id: String(rows[0]?.id), message: 'For an adult' };
    const reply = await form('customer/message/send', written, { 'idempotency-key': randomUUID() });
    expect(reply.message).toMatchObject({ message: 'For an adult' });
    expect((await show()).question).toBeNull();
    at(15);
    expect((await dueOf(by, orderId)).price_by).toBe(inMinutes(20).toISOString());
  });

  it('[STO-073] is refused where another holds the prescription, of another shopper, and without the permission', async () => {
    const { orderId } = await sent();
    const [by, other] = [await pharmacist(), await pharmacist()];
    await other.post(`prescriptions/${orderId}/take`);
    expect((await by.post(`prescriptions/${orderId}/ask`, question)).code).toBe('prescription_taken');
    expect((await other.post(`prescriptions/${orderId}/ask`, { text: '?' })).codes).toEqual(['text']);
    await other.post(`prescriptions/${orderId}/ask`, question);
    const stranger = await sent();
    const answer = { order_id: orderId, text: 'For an adult' };
    expect((await stranger.call('customer/order/prescription/answer', answer)).code).toBe('order_not_found');
    const counter = await menuUnderTest(market, { storeId: pharmacy.id, role: 'counter' });
    expect((await counter.post(`prescriptions/${orderId}/ask`, question)).code).toBe('right_missing');
  });
});
