import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { endUnpaidOrders, lookUpOpenPayments, reconcilePayments, returnPayments } from '#api/testing/run-jobs.ts';
import { darajaReturn } from '#api/testing/stand-ins/payment-dialect-daraja.ts';
import { PaymentStandIn } from '#api/testing/stand-ins/payment-stand-in.ts';
import { providersUnderTest } from '#api/testing/stand-ins/providers-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { guarded } from './guarded-payments.ts';
import type { PaymentProvider, RawEvent } from './payment-provider.ts';

const market = marketUnderTest();
const { lowCashCap: zone } = knownZones;
const { flour } = testStores.lowCashCap.items;
/** As long as a provider usually has, and where a test waits for the end of it. */
const [usualMilliseconds, briefMilliseconds] = [3_000, 400];
/** The page for the browser if the provider has none. */
const ownPages: Record<string, RegExp> = { daraja: /\/payment\/return\//, sandbox: /\/payment\/sandbox\// };

/** A stock of fifty would run out, because unpaid orders reserve their goods. */
beforeAll(async () => {
  await market.db
    .updateTable('items')
    .set({ stock: 1_000, stock_received: 1_000 })
    .where('id', '=', flour.id)
    .execute();
});

async function send(path: string, payload: object, key: string = randomUUID()) {
  const headers = { moduleid: String(knownModules.grocery), zoneid: `[${zone.id}]`, 'idempotency-key': key };
  const reply = await market.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

/** An order of a guest in Nairobi that waits for its money. */
async function unpaidOrder() {
  const guest_id = guestUnderTest();
  const { body } = await send('customer/order/place', {
    guest_id,
    items: [{ item_id: flour.id, quantity: 1 }],
    payment_method: 'digital_payment',
    latitude: zone.at.lat,
    longitude: zone.at.lng,
    address: zone.address,
    contact_person_name: 'Wanjiru Kamau',
    contact_person_number: '+254712345678',
  });
  return { guest_id, orderId: body.order_id as string };
}

const order = (id: string) => market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paymentRow = (id: string) =>
  market.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paymentsOf = (orderId: string) =>
  market.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
const received = () => market.db.selectFrom('journals').select('kind').where('kind', '=', 'payment_received');
const journalsOf = (orderId: string) => received().where('order_id', '=', orderId).execute();
const later = (seconds: number) => new Date(momentOfTests.getTime() + seconds * 1000);

describe.each(providersUnderTest)('a payment by $name', ({ name, dialect, open, secrets, tellsCanceled }) => {
  const standIn = new PaymentStandIn(dialect);
  const elsewhere = new PaymentStandIn(dialect);
  const reports: string[] = [];
  const asksByPhone = name === 'daraja';
  const throughTheNet = it.skipIf(name === 'sandbox');

  function opened(milliseconds = usualMilliseconds): PaymentProvider {
    const report = (words: string) => void reports.push(words);
    return guarded(open(standIn.origin, milliseconds, standIn.book), { now: () => market.now(), report });
  }

  beforeAll(async () => {
    await Promise.all([standIn.open(), elsewhere.open()]);
  });
  afterAll(() => Promise.all([standIn.close(), elsewhere.close()]));
  beforeEach(async () => {
    await standIn.open();
    market.payments = new Map([[name, opened()]]);
    market.now = () => momentOfTests;
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void reports.push(words.join(' ')));
  });
  afterEach(async () => {
    vi.useRealTimers().restoreAllMocks();
    standIn.misbehaviours.length = 0;
    const words = reports.splice(0).join('\n');
    for (const secret of secrets) expect(words).not.toContain(secret);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  async function start({ guest_id, orderId }: { guest_id: string; orderId: string }) {
    return send('payments/start', { order_id: orderId, guest_id });
  }

  /** An order and its payment, started at the provider. */
  async function startedPayment() {
    const unpaid = await unpaidOrder();
    const { status, body } = await start(unpaid);
    expect(status).toBe(200);
    return { ...unpaid, id: body.payment_id as string, link: body.redirect_link as string };
  }

  /** A provider that has been asked before and is not waited for long. */
  async function impatient() {
    market.payments = new Map([[name, opened(briefMilliseconds)]]);
    await startedPayment();
  }

  async function report({ bytes, headers, query }: RawEvent) {
    const reply = await market.app.inject({
      method: 'POST',
      url: `/api/v1/payments/events/${name}`,
      query: { ...query },
      headers: headers as Record<string, string>,
      payload: Buffer.from(bytes),
    });
    return reply.statusCode;
  }

  /** M-Pesa first accepts a refund and reports its result later. */
  async function returned(id: string) {
    if (asksByPhone) await report(darajaReturn(standIn.payment(id), 0));
    expect(await paymentRow(id)).toMatchObject({ status: 'returned' });
  }

  async function settle(id: string, status: 'paid' | 'failed' | 'canceled'): Promise<RawEvent> {
    const payment = standIn.payment(id);
    payment.status = status;
    return dialect.event(payment);
  }

  it('pays the order once its event has arrived, and not before', async () => {
    const { orderId, id, link } = await startedPayment();
    expect(link).toMatch(ownPages[name] ?? /^https:\/\/checkout\./);
    const { total } = await order(orderId);
    expect(standIn.payment(id)).toMatchObject({ amount: total, currency: 'KES' });
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    expect(await report(await settle(id, 'paid'))).toBe(200);
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid' });
    expect(await paymentRow(id)).toMatchObject({ status: 'paid' });
    expect(await journalsOf(orderId)).toHaveLength(1);
  });

  it('that is declined ends alone, and another try pays', async () => {
    const { guest_id, orderId, id } = await startedPayment();
    await report(await settle(id, 'failed'));
    expect(await paymentRow(id)).toMatchObject({ status: 'failed' });
    expect(await order(orderId)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    const second = (await start({ guest_id, orderId })).body.payment_id;
    await report(await settle(second, 'paid'));
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid' });
  });

  it('that the shopper gives up pays nothing', async () => {
    const { orderId, id } = await startedPayment();
    const event = await settle(id, 'canceled');
    if (tellsCanceled) await report(event);
    await lookUpOpenPayments({ ...market, now: () => later(11) });
    expect(await paymentRow(id)).toMatchObject({ status: tellsCanceled ? 'canceled' : 'open' });
    expect(await order(orderId)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
  });

  throughTheNet('is refused when the provider is silent, or waited for where the phone may ring', async () => {
    const unpaid = await unpaidOrder();
    await impatient();
    standIn.misbehaviours.push({ kind: 'silent' });
    const { status } = await start(unpaid);
    expect(status).toBe(asksByPhone ? 200 : 502);
    const [payment] = await paymentsOf(unpaid.orderId);
    expect(payment).toMatchObject({ status: asksByPhone ? 'open' : 'failed', reference: null });
    expect((await start(unpaid)).status).toBe(200);
  });

  throughTheNet('whose beginning was not answered but had its effect still pays', async () => {
    const unpaid = await unpaidOrder();
    await impatient();
    standIn.misbehaviours.push({ kind: 'lost' });
    await start(unpaid);
    const [{ id } = { id: '' }] = await paymentsOf(unpaid.orderId);
    await report(await settle(id, 'paid'));
    expect(await order(unpaid.orderId)).toMatchObject({ payment_status: 'paid' });
  });

  it('reported five times, also at once, is booked once', async () => {
    const { orderId, id } = await startedPayment();
    const event = await settle(id, 'paid');
    await report(event);
    expect(await Promise.all([1, 2, 3, 4].map(() => report(event)))).toEqual([200, 200, 200, 200]);
    expect(await journalsOf(orderId)).toHaveLength(1);
  });

  it('is paid whether failure or success is reported first', async () => {
    const [one, other] = [await startedPayment(), await startedPayment()];
    const failure = await settle(one.id, 'failed');
    await report(failure);
    await report(await settle(one.id, 'paid'));
    const success = await settle(other.id, 'paid');
    const late = await settle(other.id, 'failed');
    await settle(other.id, 'paid');
    await report(success);
    await report(late);
    for (const { orderId } of [one, other]) expect(await order(orderId)).toMatchObject({ payment_status: 'paid' });
  });

  it('reported with a wrong signature, or none, is refused', async () => {
    const { orderId, id } = await startedPayment();
    const { bytes, headers, query } = await settle(id, 'paid');
    const spoilt = (text: unknown) => `${String(text).slice(0, -1)}${String(text).endsWith('0') ? '1' : '0'}`;
    const wrong = Object.fromEntries(
      Object.entries(headers).map(([header, value]) => [header, header === 'content-type' ? value : spoilt(value)]),
    );
    const forged = { bytes, headers: wrong, ...(query && { query: { ...query, sign: spoilt(query.sign) } }) };
    expect(await report(forged)).toBe(401);
    expect(await report({ bytes, headers: { 'content-type': 'application/json' } })).toBe(401);
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
  });

  it('reported with an altered byte pays nothing', async () => {
    const { orderId, id } = await startedPayment();
    const event = dialect.event({ ...standIn.payment(id), status: 'failed' });
    const altered = Buffer.from(
      event.bytes
        .toString()
        .replace('"failed"', name === 'sandbox' ? '"paid"' : '"success"')
        .replace('async_payment_failed', 'async_payment_succeeded')
        .replace('"ResultCode":1,', '"ResultCode":0,'),
    );
    await report({ ...event, bytes: altered });
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    expect(await journalsOf(orderId)).toEqual([]);
  });

  it('reported again long afterwards has no effect', async () => {
    const { orderId, id } = await startedPayment();
    const payment = standIn.payment(id);
    payment.status = 'paid';
    const old = dialect.event(payment, new Date(Date.now() - 3_600_000));
    expect(await report(old)).toBe(name === 'stripe' ? 401 : 200);
    await report(dialect.event(payment));
    await report(old);
    expect(await journalsOf(orderId)).toHaveLength(1);
  });

  throughTheNet('of an order that was canceled goes back whole, once, however often it is asked for', async () => {
    const { guest_id, orderId, id } = await startedPayment();
    await report(await settle(id, 'paid'));
    await send('customer/order/cancel', { guest_id, order_id: orderId, reason: 'Too slow' });
    expect(await paymentRow(id)).toMatchObject({ status: 'return_due' });
    await returnPayments(market);
    await returned(id);
    const { amount, refunds } = standIn.payment(id);
    expect(refunds).toEqual([amount]);
    await market.db.updateTable('payments').set({ status: 'return_due' }).where('id', '=', id).execute();
    await returnPayments(market);
    await returned(id);
    expect(refunds).toEqual([amount]);
  });

  throughTheNet('whose return was not answered is returned once all the same', async () => {
    const { guest_id, orderId, id } = await startedPayment();
    await report(await settle(id, 'paid'));
    await send('customer/order/cancel', { guest_id, order_id: orderId, reason: 'Too slow' });
    await impatient();
    const questions = { stripe: 1, paystack: 2, flutterwave: 2, daraja: 0 }[name] ?? 0;
    // Requests before the refund itself are answered as usual.
    const answered = standIn.requests.length + questions;
    const push = standIn.requests.push.bind(standIn.requests);
    vi.spyOn(standIn.requests, 'push').mockImplementation((question) => {
      if (standIn.requests.length === answered) standIn.misbehaviours.push({ kind: 'lost' });
      return push(question);
    });
    await returnPayments(market);
    expect(await paymentRow(id)).toMatchObject({ status: 'return_due' });
    await returnPayments({ ...market, now: () => later(61) });
    await returned(id);
    expect(standIn.payment(id).refunds).toHaveLength(1);
  });

  async function expectNothingPaid(wrong: { amount: number } | { currency: string }) {
    const { orderId, id } = await startedPayment();
    Object.assign(standIn.payment(id), wrong);
    await report(await settle(id, 'paid'));
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    expect(await paymentRow(id)).toMatchObject({ status: 'open' });
    expect(await journalsOf(orderId)).toEqual([]);
  }

  it('of another amount pays nothing', () => expectNothingPaid({ amount: 100 }));

  // A prompt of M-Pesa is in shillings, and its replies have no currency.
  it.skipIf(asksByPhone)('of another currency pays nothing', () => expectNothingPaid({ currency: 'NGN' }));

  it('pays the order that it was begun for and no other', async () => {
    const [mine, other] = [await startedPayment(), await startedPayment()];
    const { bytes, headers, query } = await settle(mine.id, 'paid');
    const ofOther = dialect.event(standIn.payment(other.id)).query;
    // For a provider without signatures: the paid reference at the callback address of another payment.
    await report({ bytes, headers, ...(query && { query: ofOther }) });
    expect(await order(other.orderId)).toMatchObject({ payment_status: 'unpaid' });
    const stranger = { ...standIn.payment(mine.id), id: randomBytes(16).toString('base64url'), reference: 'of-nobody' };
    await report(dialect.event(stranger));
    expect(await order(other.orderId)).toMatchObject({ payment_status: 'unpaid' });
  });

  throughTheNet('cannot begin while the provider is down, which is rested after five failures', async () => {
    const { id } = await startedPayment();
    market.payments = new Map([[name, opened()]]);
    await standIn.close();
    const unpaid = await unpaidOrder();
    for (let n = 0; n < 5; n += 1) expect((await start(unpaid)).status).toBe(502);
    expect(reports.join()).toContain('5 times in a row and is not called for 30 seconds');
    await standIn.open();
    const questionCount = standIn.requests.length;
    expect((await start(unpaid)).status).toBe(502);
    expect(standIn.requests).toHaveLength(questionCount);
    expect(await paymentRow(id)).toMatchObject({ status: 'open' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await start(unpaid)).status).toBe(200);
  });

  throughTheNet.each(['drip', 'cut', 'html', 'other json', 'huge'] as const)(
    'does not begin by an answer of no use: %s',
    async (kind) => {
      const unpaid = await unpaidOrder();
      market.payments = new Map([[name, opened(briefMilliseconds)]]);
      standIn.misbehaviours.push({ kind }, { kind });
      expect((await start(unpaid)).status).toBe(502);
      expect(await order(unpaid.orderId)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    },
  );

  throughTheNet('follows no redirect: nobody else sees the key', async () => {
    const unpaid = await unpaidOrder();
    standIn.misbehaviours.push({ kind: 'redirect', to: `${elsewhere.origin}/v1/charges` });
    expect((await start(unpaid)).status).toBe(502);
    expect(elsewhere.requests).toEqual([]);
  });

  throughTheNet('of which nothing was told is found by asking, after ten seconds', async () => {
    const { orderId, id } = await startedPayment();
    await settle(id, 'paid');
    await lookUpOpenPayments({ ...market, now: () => later(9) });
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    await lookUpOpenPayments({ ...market, now: () => later(10) });
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid' });
  });

  throughTheNet('that was paid after its order had failed is found by the hour, and goes back', async () => {
    const { orderId, id } = await startedPayment();
    market.now = () => later(16 * 60);
    await endUnpaidOrders(market);
    await settle(id, 'paid');
    await reconcilePayments(market);
    expect(await order(orderId)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' });
    expect(await paymentRow(id)).toMatchObject({ status: 'return_due' });
    // M-Pesa names its receipt only in callbacks.
    if (asksByPhone) await report(dialect.event(standIn.payment(id)));
    await returnPayments(market);
    expect(standIn.payment(id).refunds).toHaveLength(1);
  });

  throughTheNet('stays open on the page of return while the provider is away', async () => {
    const { id } = await startedPayment();
    await standIn.close();
    const reply = await market.app.inject({ url: `/api/v1/payments/status?payment_id=${id}` });
    expect([reply.statusCode, reply.json().flag]).toEqual([200, 'pending']);
  });

  throughTheNet('is asked about every four seconds at most, however often its page asks', async () => {
    const { id } = await startedPayment();
    const questionCount = standIn.requests.length;
    const ask = () => market.app.inject({ url: `/api/v1/payments/status?payment_id=${id}` });
    await Promise.all([ask(), ask(), ask()]);
    expect(standIn.requests).toHaveLength(questionCount + 1);
    market.now = () => later(4);
    await ask();
    expect(standIn.requests).toHaveLength(questionCount + 2);
  });

  it('begun twice under one id is one payment', async () => {
    const provider = opened();
    const shopper = { name: 'Wanjiru Kamau', phone: '+254712345678', email: null };
    const id = randomBytes(16).toString('base64url');
    const request = { id, amount: 350_000, currency: 'KES', description: 'Soko 1234567890', shopper };
    const returnUrl = `https://soko.example/payment/return/${id}`;
    const [one, other] = await Promise.all([
      provider.start({ ...request, returnUrl }),
      provider.start({ ...request, returnUrl }),
    ]);
    expect(other).toEqual(one);
    expect(standIn.book.payments.filter((payment) => payment.id === id)).toHaveLength(1);
  });
});
