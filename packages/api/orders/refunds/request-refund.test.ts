import { randomUUID } from 'node:crypto';
import { refundDays } from 'market/orders/orders.rules';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { peopleUnderTest } from '#api/testing/under-test/people-under-test.ts';
import { answerRefund } from '#api/testing/under-test/refund-steps-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import { deleteRefundPictures } from './request-refund.ts';

const market = marketUnderSettings(marketUnderTest(), { customer_wallet_status: 1 });
const people = peopleUnderTest(market);
const orders = ordersUnderTest(market);
const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 2 }];
const day = 24 * 60 * 60 * 1000;
const reason = 'Item is not as described';

const ask = (customer: Pick<CustomerUnderTest, 'headers'>, orderId: string, more: object = {}) =>
  orders.send(customer, 'POST', 'customer/order/refund-request', { order_id: orderId, reason, ...more });
const details = async (customer: Pick<CustomerUnderTest, 'headers'>, orderId: string) =>
  (await orders.send(customer, 'GET', `customer/order/details?order_id=${orderId}`)).body;

/** A caller that is not signed in; its guest id is in the call. */
const nobody = { headers: {} } as CustomerUnderTest;

async function delivered() {
  const customer = await signedInCustomer(market);
  const orderId = await orders.place(customer, { items });
  await orders.deliver(orderId);
  return { customer, orderId };
}

async function upload(customer: CustomerUnderTest): Promise<string> {
  const image = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
    .png()
    .toBuffer();
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/upload',
    headers: { ...customer.headers, 'content-type': formType },
    payload: writeForm({ image }),
  });
  return reply.json().id;
}

async function answer(orderId: string, wish: object) {
  const by = await signedInOperator(market, { roles: ['owner'] });
  const reply = await market.app.inject({
    method: 'POST',
    url: `/api/v1/admin/orders/${orderId}/refund`,
    headers: { ...by.headers, 'idempotency-key': randomUUID() },
    payload: { way: 'wallet', reason: 'Looked at the photo', answers_request: true, ...wish },
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[CUS-15] a customer asks a part of an order back', () => {
  it('by line with comment and a photo; the store and operators see it, and an operator gives these lines', async () => {
    const { customer, orderId } = await delivered();
    const { lines, refund_until: until } = await details(customer, orderId);
    expect(lines).toMatchObject([{ line: 1, quantity: 2, refunded_pieces: 0 }]);
    expect(until).toBe(new Date(momentOfTests.getTime() + refundDays * day).toISOString());
    const picture = await upload(customer);
    const requested = await ask(customer, orderId, {
      lines: [{ line: 1, quantity: 1 }],
      comment: ' The bag was open ',
      pictures: [picture],
    });
    expect(requested).toMatchObject({ status: 200, body: { order_status: 'refund_requested' } });
    const { refund_request: request, refundable } = await details(customer, orderId);
    expect(refundable).toBe(false);
    expect(request).toMatchObject({
      state: 'waiting',
      reason,
      comment: 'The bag was open',
      lines: [{ line: 1, quantity: 1 }],
      granted: 0,
    });
    expect(request.amount).toBe(request.lines[0].amount);
    const opened = await market.app.inject(request.pictures[0].image_full_url);
    expect(opened.headers['content-type']).toBe('image/webp');
    const desk = await signedInOperator(market, { roles: ['owner'] });
    const listed = (await orders.send(desk, 'GET', 'admin/orders?list=refund_requested')).body;
    expect(listed.orders.map(({ id }: { id: string }) => id)).toContain(orderId);
    const { body: counts } = await orders.send(desk, 'GET', 'admin/orders/counts');
    expect(counts.refund_requested).toBe(listed.total_size);
    const member = await signedInMember(market, { storeId: testStores.grocery.id, role: 'counter' });
    const path = `vendor/stores/${testStores.grocery.id}/refund-requests`;
    const { body: seen } = await orders.send(member, 'GET', path);
    expect(seen.requests.find(({ order_id: id }: { order_id: string }) => id === orderId)).toMatchObject({
      state: 'waiting',
      comment: 'The bag was open',
      amount: request.amount,
      lines: request.lines,
    });
    const before = await balanceOf(market.db, customer.id, 'NGN');
    const given = await answer(orderId, {
      lines: [{ line: 1, quantity: 1 }],
      borne_by: { market: 0, store: request.amount, courier: 0 },
    });
    expect(given.body).toMatchObject({
      order_status: 'delivered',
      refund_request: { state: 'granted', granted: request.amount },
    });
    expect((await balanceOf(market.db, customer.id, 'NGN')) - before).toBe(Math.round(request.amount * 100));
    expect(await details(customer, orderId)).toMatchObject({
      order_status: 'delivered',
      refundable: false,
      refund_request: { state: 'granted', granted: request.amount },
      refunds: [{ amount: request.amount, lines: [{ quantity: 1 }] }],
      lines: [{ refunded_pieces: 1 }],
    });
    expect(await ask(customer, orderId)).toMatchObject({ status: 409, code: 'not_refundable' });
  });

  it('and gets less than that, or nothing', async () => {
    const first = await delivered();
    await ask(first.customer, first.orderId, { lines: [{ line: 1, quantity: 2 }] });
    await answer(first.orderId, { amount: 1, borne_by: { market: 1, store: 0, courier: 0 } });
    expect((await details(first.customer, first.orderId)).refund_request).toMatchObject({
      state: 'granted',
      granted: 1,
    });
    const second = await delivered();
    await ask(second.customer, second.orderId, { lines: [{ line: 1, quantity: 2 }] });
    await answerRefund(market, { orderId: second.orderId, isGranted: false });
    expect((await details(second.customer, second.orderId)).refund_request).toMatchObject({
      state: 'declined',
      granted: 0,
    });
    expect(await answer(second.orderId, { amount: 1, borne_by: { market: 1, store: 0, courier: 0 } })).toMatchObject({
      status: 409,
      code: 'step_not_allowed',
    });
  });

  it('which the people of a demo give, at the cost of the store', async () => {
    const { customer, orderId } = await delivered();
    await ask(customer, orderId, { lines: [{ line: 1, quantity: 1 }] });
    market.now = () => new Date(momentOfTests.getTime() + 60_000);
    await people.workOnce();
    const { refund_request: request, order_status: status } = await details(customer, orderId);
    expect(request).toMatchObject({ state: 'granted', granted: request.amount });
    expect(status).toBe('delivered');
  });

  it('or the whole order', async () => {
    const { customer, orderId } = await delivered();
    const { total } = await orders.row(orderId);
    expect((await ask(customer, orderId)).status).toBe(200);
    expect((await details(customer, orderId)).refund_request).toMatchObject({
      state: 'waiting',
      lines: [],
      amount: Number(total) / 100,
    });
    await answerRefund(market, { orderId, isGranted: true });
    expect(await details(customer, orderId)).toMatchObject({
      order_status: 'refunded',
      refund_request: { state: 'granted', granted: Number(total) / 100 },
    });
  });

  it.each([
    ['more pieces than there are', [{ line: 1, quantity: 3 }], 'refund_line_gone'],
    ['a line that the order does not have', [{ line: 9, quantity: 1 }], 'refund_line_gone'],
    [
      'a line twice',
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      'refund_line_gone',
    ],
    ['no piece', [{ line: 1, quantity: 0 }], 'lines.0.quantity'],
  ])('not %s, and nothing changes', async (_what, lines, code) => {
    const { customer, orderId } = await delivered();
    expect(await ask(customer, orderId, { lines })).toMatchObject({ code });
    expect((await orders.row(orderId)).order_status).toBe('delivered');
    expect((await details(customer, orderId)).refund_request).toBeNull();
  });

  it('not pieces that were refunded already', async () => {
    const { customer, orderId } = await delivered();
    const row = await orders.row(orderId);
    const paid = Number(row.item_total) - Number(row.discount_total) - Number(row.coupon_discount) + Number(row.tax);
    const given = await answer(orderId, {
      answers_request: false,
      lines: [{ line: 1, quantity: 1 }],
      borne_by: { market: paid / 200, store: 0, courier: 0 },
    });
    expect(given.status).toBe(200);
    expect((await details(customer, orderId)).lines[0].refunded_pieces).toBe(1);
    expect(await ask(customer, orderId, { lines: [{ line: 1, quantity: 2 }] })).toMatchObject({
      status: 409,
      code: 'refund_line_gone',
    });
    expect((await ask(customer, orderId, { lines: [{ line: 1, quantity: 1 }] })).status).toBe(200);
  });

  it('not before it was delivered, not too late, not twice at once, and not of another person', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items });
    const lines = [{ line: 1, quantity: 1 }];
    expect(await ask(customer, orderId, { lines })).toMatchObject({ status: 409, code: 'not_refundable' });
    await orders.deliver(orderId);
    market.now = () => new Date(momentOfTests.getTime() + refundDays * day);
    expect(await ask(customer, orderId, { lines })).toMatchObject({ status: 409, code: 'not_refundable' });
    market.now = () => momentOfTests;
    const other = await signedInCustomer(market);
    expect(await ask(other, orderId, { lines })).toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await ask(other, '9999999999', { lines })).toMatchObject({ status: 404, code: 'order_not_found' });
    const both = await Promise.all([ask(customer, orderId, { lines }), ask(customer, orderId, { lines })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('not with a photo of somebody else, one of another request, or four of them', async () => {
    const { customer, orderId } = await delivered();
    const other = await delivered();
    const foreign = await upload(other.customer);
    expect(await ask(customer, orderId, { pictures: [foreign] })).toMatchObject({ code: 'picture_unknown' });
    const four = await Promise.all([1, 2, 3, 4].map(() => upload(customer)));
    expect(await ask(customer, orderId, { pictures: four })).toMatchObject({ code: 'images_too_many' });
    expect((await ask(other.customer, other.orderId, { pictures: [foreign] })).status).toBe(200);
    const second = await orders.place(other.customer, { items });
    await orders.deliver(second);
    expect(await ask(other.customer, second, { pictures: [foreign] })).toMatchObject({ code: 'picture_unknown' });
  });

  it('as a guest on the device of the order', async () => {
    const guestId = guestUnderTest();
    const orderId = await orders.place(nobody, { items, guest_id: guestId });
    await orders.deliver(orderId);
    const sent = { lines: [{ line: 1, quantity: 1 }], guest_id: guestId };
    expect((await ask(nobody, orderId, { ...sent, guest_id: guestUnderTest() })).status).toBe(404);
    expect((await ask(nobody, orderId, sent)).status).toBe(200);
    await answerRefund(market, { orderId, isGranted: true });
    const path = `customer/order/details?order_id=${orderId}&guest_id=${guestId}`;
    const { body } = await orders.send(nobody, 'GET', path);
    expect(body.refund_request).toMatchObject({ state: 'granted' });
    expect(body.refunds).toMatchObject([{ to_wallet: 0 }]);
  });
});

it('photos of a refund are deleted after 90 days', async () => {
  const { customer, orderId } = await delivered();
  await ask(customer, orderId, { pictures: [await upload(customer)] });
  const { refund_request: request } = await details(customer, orderId);
  market.now = () => new Date(momentOfTests.getTime() + 91 * day);
  await deleteRefundPictures(market);
  expect((await details(customer, orderId)).refund_request.pictures).toEqual([]);
  market.now = () => momentOfTests;
  expect((await market.app.inject(request.pictures[0].image_full_url)).statusCode).toBe(404);
});
