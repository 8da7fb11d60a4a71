import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { endUnpaidOrders } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { quotePrescription } from '#api/testing/under-test/prescription-steps-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const { coupon } = promotionsUnderTest(market);
const { send, row } = ordersUnderTest(market);
const { grocery, pharmacy } = testStores;
const { yaba } = knownZones;

beforeEach(async () => {
  market.now = () => momentOfTests;
  await market.db.updateTable('zones').set({ cash_on_delivery: true }).execute();
});

const free = (method: string, code: string) => ({
  items: [{ item_id: grocery.items.percentOff.id, quantity: 1 }],
  order_type: 'take_away',
  payment_method: method,
  coupon_code: code,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
});

/** The zone charges only the goods, and a coupon covers all of them. */
async function couponForAll(code: string): Promise<string> {
  await market.db
    .updateTable('zones')
    .set({ service_charge: 0 as never, tax_inclusive: true })
    .execute();
  await market.db.updateTable('stores').set({ take_away: true }).where('id', '=', grocery.id).execute();
  await coupon(code, { discount: 100 as never, max_discount: null });
  return code;
}

const placeFree = async (customer: CustomerUnderTest, method: string) =>
  send(customer, 'POST', 'customer/order/place', free(method, await couponForAll(`ALL${randomUUID()}`.toUpperCase())));

describe('an order with nothing left to pay', () => {
  it.each(['digital_payment', 'cash_on_delivery', 'wallet'])('is paid when it is placed, by %s', async (method) => {
    const ada = await signedInCustomer(market);
    const { status, body } = await placeFree(ada, method);
    expect([status, body.total]).toEqual([200, 0]);
    expect(await row(body.order_id)).toMatchObject({ payment_status: 'paid', order_status: 'pending' });
    const started = await send(ada, 'POST', 'payments/start', { order_id: body.order_id, callback: '/home' });
    expect(started.code).toBe('payment_not_due');
    expect(await market.db.selectFrom('payments').selectAll().execute()).toEqual([]);
    market.now = () => new Date(momentOfTests.getTime() + 3_600_000);
    await endUnpaidOrders(market);
    expect(await row(body.order_id)).toMatchObject({ order_status: 'pending' });
    for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const) {
      await moveOrder(market, { orderId: body.order_id, to, by: 'store' });
    }
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is placed in a zone without cash, as nothing is paid', async () => {
    await market.db.updateTable('zones').set({ cash_on_delivery: false }).execute();
    const { status, body } = await placeFree(await signedInCustomer(market), 'cash_on_delivery');
    expect(status).toBe(200);
    expect(await row(body.order_id)).toMatchObject({ payment_status: 'paid' });
  });

  it('offers no refund after its delivery and refuses one, because nothing can be returned', async () => {
    const ada = await signedInCustomer(market);
    const { body } = await placeFree(ada, 'cash_on_delivery');
    for (const to of ['confirmed', 'processing', 'handover', 'delivered'] as const) {
      await moveOrder(market, { orderId: body.order_id, to, by: 'store' });
    }
    const shown = await send(ada, 'GET', `customer/order/details?order_id=${body.order_id}`);
    expect(shown.body).toMatchObject({ order_status: 'delivered', order_amount: 0, refundable: false });
    const refund = await send(ada, 'POST', 'customer/order/refund-request', {
      order_id: body.order_id,
      reason: 'Wrong item',
    });
    expect([refund.status, refund.code]).toEqual([409, 'not_refundable']);
  });

  it('gives its coupon back when it is canceled', async () => {
    const ada = await signedInCustomer(market);
    const { body } = await placeFree(ada, 'digital_payment');
    await moveOrder(market, { orderId: body.order_id, to: 'canceled', by: 'market', reason: 'Test' });
    const uses = await market.db.selectFrom('coupon_uses').where('order_id', '=', body.order_id).selectAll().execute();
    expect(uses).toEqual([]);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

it('a prescription that costs nothing is paid when its shopper agrees', async () => {
  const { id: itemId } = pharmacy.items.prescription;
  await market.db
    .updateTable('items')
    .set({ price: 0 as never })
    .where('id', '=', itemId)
    .execute();
  await market.db.updateTable('stores').set({ free_delivery: true }).where('id', '=', pharmacy.id).execute();
  await market.db
    .updateTable('zones')
    .set({ service_charge: 0 as never })
    .execute();
  const ada = await signedInCustomer(market);
  const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
    .png()
    .toBuffer();
  const placed = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: {
      'content-type': formType,
      'idempotency-key': randomUUID(),
      moduleid: String(knownModules.pharmacy),
      ...ada.headers,
    },
    payload: writeForm({
      store_id: String(pharmacy.id),
      address: yaba.address,
      latitude: String(yaba.at.lat),
      longitude: String(yaba.at.lng),
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      'order_attachment[]': sheet,
    }),
  });
  const orderId = placed.json().order_id as string;
  await quotePrescription(market, { store: pharmacy.id }, { orderId, medicines: [{ itemId, quantity: 1 }] });
  const answer = { order_id: orderId, order_amount: 0, payment_method: 'digital_payment' };
  const { status } = await send(ada, 'POST', 'customer/order/prescription/agree', answer);
  expect(status).toBe(200);
  expect(await row(orderId)).toMatchObject({ total: 0, payment_status: 'paid' });
  const started = await send(ada, 'POST', 'payments/start', { order_id: orderId, callback: '/home' });
  expect(started.code).toBe('payment_not_due');
  market.now = () => new Date(momentOfTests.getTime() + 3_600_000);
  await endUnpaidOrders(market);
  await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
  expect(await breachesIn(market.db)).toEqual([]);
});
