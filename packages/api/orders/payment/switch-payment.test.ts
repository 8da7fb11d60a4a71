import { randomUUID } from 'node:crypto';
import type { PaymentReport } from 'market/payments/payments.rules';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import type { PaymentProviders } from '#api/providers/payments/payment-provider.ts';
import type { SandboxPayments } from '#api/providers/payments/sandbox-payments.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { endUnpaidOrders } from '#api/testing/run-jobs.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { acceptOrder } from '#api/testing/under-test/order-steps-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

const market = marketUnderTest();
const { yaba, lowCashCap, withoutCash } = knownZones;
const { percentOff } = testStores.grocery.items;
const { flour } = testStores.lowCashCap.items;
const { bread } = testStores.withoutCash.items;

type Guest = ReturnType<typeof shopperUnderTest>;
const guestOf = () => shopperUnderTest(() => market.app, knownModules.grocery);

async function send(guest: Guest, method: 'GET' | 'POST', path: string, body?: object) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/${path}${body ? '' : `&guest_id=${guest.guestId}`}`,
    ...(body && { payload: { guest_id: guest.guestId, ...body } }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

interface Wanted {
  item?: { id: number };
  quantity?: number;
  zone?: { at: { lat: number; lng: number }; address: string };
}

/** A digital order of a guest whose payment page is open. */
async function waiting({ item = percentOff, quantity = 1, zone = yaba }: Wanted = {}) {
  const guest = guestOf();
  const { body } = await guest.place({
    items: [{ item_id: item.id, quantity }],
    payment_method: 'digital_payment',
    latitude: zone.at.lat,
    longitude: zone.at.lng,
    address: zone.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: '+234 803 555 0142',
  });
  const orderId: string = body.order_id;
  const started = await send(guest, 'POST', 'payments/start', { order_id: orderId, callback: '/payment/result' });
  return { guest, orderId, paymentId: started.body.payment_id as string };
}

const switchOf = ({ guest, orderId }: { guest: Guest; orderId: string }) =>
  send(guest, 'POST', 'customer/order/payment-method', { order_id: orderId, _method: 'put' });
const dueOf = ({ guest, orderId }: { guest: Guest; orderId: string }) =>
  send(guest, 'GET', `payments/due?order_id=${orderId}`);
const play = ({ guest, paymentId }: { guest: Guest; paymentId: string }, does: string) =>
  send(guest, 'POST', 'payments/sandbox', { payment_id: paymentId, does });
const order = (id: string) => market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const payment = (id: string) =>
  market.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function receiptsOf(orderId: string): Promise<number> {
  const journals = await market.db
    .selectFrom('journals')
    .select('id')
    .where('kind', '=', 'payment_received')
    .where('order_id', '=', orderId)
    .execute();
  return journals.length;
}

afterEach(() => {
  delete market.pausePoint;
  market.now = () => momentOfTests;
});

describe('an order that waits for its payment', () => {
  it('[ORD-18] [ORD-20] [ORD-21] is switched to cash, and its store may begin', async () => {
    const placed = await waiting();
    expect((await dueOf(placed)).body).toMatchObject({
      is_due: true,
      cash_refused: null,
      item_count: 1,
      contact_person_number: '+2348035550142',
    });
    expect((await switchOf(placed)).body).toMatchObject({ message: 'Payment info updated.' });
    expect(await order(placed.orderId)).toMatchObject({
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
      order_status: 'pending',
    });
    expect(await payment(placed.paymentId)).toMatchObject({ status: 'canceled' });
    expect((await dueOf(placed)).body).toMatchObject({ is_due: false, pay_until: null });
    await acceptOrder(market, { store: testStores.grocery.id }, placed.orderId);
    expect(await order(placed.orderId)).toMatchObject({ order_status: 'confirmed' });
  });

  it('says until when it can be paid, and holds to it', async () => {
    const placed = await waiting();
    const { pay_until: until } = (await dueOf(placed)).body;
    expect(Date.parse(until) - momentOfTests.getTime()).toBe(15 * 60_000);
  });

  it('that is switched to cash is not given up after 15 minutes', async () => {
    const placed = await waiting();
    await switchOf(placed);
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    await endUnpaidOrders(market);
    expect(await order(placed.orderId)).toMatchObject({ order_status: 'pending' });
  });

  it('sends the money back that comes after the switch', async () => {
    const placed = await waiting();
    await switchOf(placed);
    await play(placed, 'pay');
    expect(await payment(placed.paymentId)).toMatchObject({ status: 'return_due' });
    expect(await order(placed.orderId)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
    expect(await receiptsOf(placed.orderId)).toBe(0);
  });

  it('[ORD-22] is canceled by its shopper with the reason of a failed payment, and its goods go back', async () => {
    const placed = await waiting();
    await play(placed, 'fail');
    const reason = 'Order payment canceled';
    const canceled = await send(placed.guest, 'POST', 'customer/order/cancel', {
      order_id: placed.orderId,
      reason,
      _method: 'put',
    });
    expect(canceled.status).toBe(200);
    expect(await order(placed.orderId)).toMatchObject({ order_status: 'canceled', cancel_reason: reason });
  });

  it('is neither shown to nor switched by others, as if it did not exist', async () => {
    const { orderId } = await waiting();
    const guest = guestOf();
    expect(await switchOf({ guest, orderId })).toEqual(await switchOf({ guest, orderId: '9999999999' }));
    expect(await dueOf({ guest, orderId })).toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await order(orderId)).toMatchObject({ payment_method: 'digital_payment' });
  });
});

it('an order that is paid digitally is delivered without taking cash', async () => {
  const placed = await waiting();
  await play(placed, 'pay');
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const)
    await moveOrder(market, { orderId: placed.orderId, to, by: 'market' });
  expect(await order(placed.orderId)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  const cash = market.db.selectFrom('journals').select('id').where('kind', '=', 'cash_collected');
  expect(await cash.where('order_id', '=', placed.orderId).execute()).toEqual([]);
});

describe('a switch to cash', () => {
  it.each([
    { what: 'where the zone has no cash', code: 'cash_not_offered', wanted: { item: bread, zone: withoutCash } },
    {
      what: 'above the cap of the zone',
      code: 'cash_over_cap',
      wanted: { item: flour, quantity: 2, zone: lowCashCap },
    },
  ])('$what is refused and changes nothing', async ({ code, wanted }) => {
    const placed = await waiting(wanted);
    expect((await dueOf(placed)).body).toMatchObject({ is_due: true, cash_refused: code });
    expect(await switchOf(placed)).toMatchObject({ status: 409, code });
    expect(await order(placed.orderId)).toMatchObject({ payment_method: 'digital_payment' });
    expect(await payment(placed.paymentId)).toMatchObject({ status: 'open' });
  });

  it('of what is paid is refused', async () => {
    const placed = await waiting();
    await play(placed, 'pay');
    expect(await switchOf(placed)).toMatchObject({ status: 409, code: 'payment_not_due' });
  });

  it('of what was given up says that the time is over, and so does a new try to pay', async () => {
    const placed = await waiting();
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    await endUnpaidOrders(market);
    expect(await switchOf(placed)).toMatchObject({ status: 409, code: 'payment_too_late' });
    const again = await send(placed.guest, 'POST', 'payments/start', { order_id: placed.orderId });
    expect(again).toMatchObject({ status: 409, code: 'payment_too_late' });
  });
});

describe('at the same moment', () => {
  it('money that comes first pays, and the switch to cash is refused', async () => {
    const placed = await waiting();
    const paused = pauseAt(market, 'payment held');
    const paying = play(placed, 'pay');
    await paused.arrived;
    const switching = switchOf(placed);
    await waitUntilBlocked(market, switching);
    paused.letGo();
    expect((await paying).body).toMatchObject({ status: 'paid' });
    expect(await switching).toMatchObject({ code: 'payment_not_due' });
    expect(await order(placed.orderId)).toMatchObject({ payment_method: 'digital_payment', payment_status: 'paid' });
  });

  it('a switch that comes first is kept, and the money is refunded', async () => {
    const placed = await waiting();
    const paused = pauseAt(market, 'order held');
    const switching = switchOf(placed);
    await paused.arrived;
    const paying = play(placed, 'pay');
    await waitUntilBlocked(market, paying);
    paused.letGo();
    expect(await switching).toMatchObject({ status: 200 });
    expect((await paying).body).toMatchObject({ status: 'return_due' });
    expect(await order(placed.orderId)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
  });

  it('money that comes in the moment in which the time is up pays, and the order stays', async () => {
    const placed = await waiting();
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    const paused = pauseAt(market, 'payment held');
    const paying = play(placed, 'pay');
    await paused.arrived;
    const ending = endUnpaidOrders(market);
    await waitUntilBlocked(market, ending);
    paused.letGo();
    expect((await paying).body).toMatchObject({ status: 'paid' });
    await ending;
    expect(await order(placed.orderId)).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
    expect(await payment(placed.paymentId)).toMatchObject({ status: 'paid' });
  });

  it('[ORD-20] an order that is switched to cash in that moment stays', async () => {
    const placed = await waiting();
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    const paused = pauseAt(market, 'order held');
    const switching = switchOf(placed);
    await paused.arrived;
    const ending = endUnpaidOrders(market);
    await waitUntilBlocked(market, ending);
    paused.letGo();
    expect(await switching).toMatchObject({ status: 200 });
    await ending;
    const stays = { order_status: 'pending', payment_method: 'cash_on_delivery' };
    expect(await order(placed.orderId)).toMatchObject(stays);
  });

  it('[CHK-33] the event and the return page book one payment once', async () => {
    const placed = await waiting();
    const news = await paidNews(placed.paymentId);
    const sandbox = market.payments.get('sandbox') as SandboxPayments;
    const report = { eventId: randomUUID(), payment: { id: placed.paymentId }, news };
    const before = market.payments;
    (market as { payments: PaymentProviders }).payments = new Map([
      ['sandbox', { ...sandbox, lookUp: async () => report }],
    ]);
    const paused = pauseAt(market, 'payment held');
    const taken = applyPaymentEvent(market, 'sandbox', { ...report, eventId: randomUUID() });
    await paused.arrived;
    const looking = send(placed.guest, 'GET', `payments/status?payment_id=${placed.paymentId}`);
    await waitUntilBlocked(market, looking);
    paused.letGo();
    await taken;
    expect((await looking).body).toMatchObject({ status: 'paid', flag: 'success' });
    (market as { payments: PaymentProviders }).payments = before;
    expect(await receiptsOf(placed.orderId)).toBe(1);
    const events = market.db.selectFrom('payment_events').select('effect').where('payment_id', '=', placed.paymentId);
    expect((await events.orderBy('effect').execute()).map(({ effect }) => effect)).toEqual(['nothing', 'settle']);
  });

  it('money that comes while the provider’s answer is lost stays booked, and goes back with a canceled order', async () => {
    const placed = await waiting();
    const sandbox = market.payments.get('sandbox') as SandboxPayments;
    const before = market.payments;
    const start = async ({ id }: { id: string }) => {
      await applyPaymentEvent(market, 'sandbox', { eventId: randomUUID(), payment: { id }, news: await paidNews(id) });
      throw new Error('no answer in time');
    };
    (market as { payments: PaymentProviders }).payments = new Map([['sandbox', { ...sandbox, start }]]);
    const body = { order_id: placed.orderId, callback: '/payment/result' };
    const { body: restarted } = await send(placed.guest, 'POST', 'payments/start', body);
    expect(restarted.redirect_link).toMatch(new RegExp(`/payment/return/${restarted.payment_id}$`));
    (market as { payments: PaymentProviders }).payments = before;
    const tries = market.db.selectFrom('payments').select('status').where('order_id', '=', placed.orderId);
    const statuses = async () => (await tries.orderBy('status').execute()).map(({ status }) => status);
    expect(await statuses()).toEqual(['canceled', 'paid']);
    await send(placed.guest, 'POST', 'customer/order/cancel', { order_id: placed.orderId, reason: 'Changed my mind' });
    expect(await statuses()).toEqual(['canceled', 'return_due']);
  });

  async function paidNews(paymentId: string) {
    const { amount, currency } = await payment(paymentId);
    return { kind: 'paid', amount, currency } satisfies PaymentReport;
  }
});
