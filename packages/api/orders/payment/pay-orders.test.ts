import { randomUUID } from 'node:crypto';
import { money } from 'market/values/money';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import type { SandboxEvent, SandboxPayments } from '#api/providers/payments/sandbox-payments.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { endUnpaidOrders, returnPayments } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

const market = marketUnderTest();
const { percentOff } = testStores.grocery.items;
const { yaba } = knownZones;

async function send(customer: CustomerUnderTest, method: 'GET' | 'POST', path: string, payload?: object, key?: string) {
  const headers = { moduleid: String(knownModules.grocery), zoneid: `[${yaba.id}]`, ...customer.headers };
  const reply = await market.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

async function digitalOrder(customer: CustomerUnderTest): Promise<string> {
  const { body } = await send(
    customer,
    'POST',
    'customer/order/place',
    {
      items: [{ item_id: percentOff.id, quantity: 1 }],
      payment_method: 'digital_payment',
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
    },
    randomUUID(),
  );
  return body.order_id;
}

async function started(customer: CustomerUnderTest, orderId: string): Promise<string> {
  const { body } = await send(customer, 'POST', 'payments/start', { order_id: orderId, callback: '/home' });
  return body.payment_id;
}

async function unpaid() {
  const customer = await signedInCustomer(market);
  const orderId = await digitalOrder(customer);
  return { customer, orderId, paymentId: await started(customer, orderId) };
}

const play = (customer: CustomerUnderTest, paymentId: string, does: string) =>
  send(customer, 'POST', 'payments/sandbox', { payment_id: paymentId, does });
const order = (id: string) => market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const payment = (id: string) =>
  market.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sandbox = () => market.payments.get('sandbox') as SandboxPayments;
async function report(paymentId: string, news: SandboxEvent): Promise<void> {
  const event = await sandbox().readEvent(sandbox().eventOf(paymentId, news));
  if (event) await applyPaymentEvent(market, 'sandbox', event);
}
const paidNews = async (id: string) =>
  ({ kind: 'paid', amount: (await payment(id)).amount, currency: 'NGN' }) satisfies SandboxEvent;

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('a digital payment', () => {
  it('marks the order paid by the event of the provider alone, and books it once', async () => {
    const { customer, orderId, paymentId } = await unpaid();
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    expect((await play(customer, paymentId, 'twice')).body).toMatchObject({ status: 'paid', flag: 'success' });
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid', payment_method: 'digital_payment' });
    const events = await market.db
      .selectFrom('payment_events')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .execute();
    expect(events).toHaveLength(1);
  });

  it('[CHK-33] returns with fail or cancel, holds the goods, and may be tried again', async () => {
    const { customer, orderId, paymentId } = await unpaid();
    expect((await play(customer, paymentId, 'fail')).body).toMatchObject({ status: 'failed', flag: 'fail' });
    const second = await started(customer, orderId);
    expect((await play(customer, second, 'cancel')).body).toMatchObject({ status: 'canceled', flag: 'cancel' });
    expect(await order(orderId)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    await play(customer, await started(customer, orderId), 'pay');
    expect(await order(orderId)).toMatchObject({ payment_status: 'paid' });
  });

  it.each([
    { what: 'another amount', wrong: { amount: 1 } },
    { what: 'another currency', wrong: { currency: 'KES' } },
  ])('of $what pays nothing', async ({ wrong }) => {
    const { orderId, paymentId } = await unpaid();
    await report(paymentId, { ...(await paidNews(paymentId)), ...wrong });
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    expect(await payment(paymentId)).toMatchObject({ status: 'open' });
  });

  it.each([
    { what: 'one byte altered', alter: (bytes: Buffer) => Buffer.from(bytes.toString().replace('paid', 'Paid')) },
    { what: 'nothing in it', alter: () => Buffer.alloc(0) },
  ])('is refused with $what', async ({ alter }) => {
    const { orderId, paymentId } = await unpaid();
    const { bytes, headers } = sandbox().eventOf(paymentId, await paidNews(paymentId));
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/payments/events/sandbox',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      payload: alter(Buffer.from(bytes)),
    });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'event_forged']);
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
  });

  it('of an order of another shopper is not started, and looks like one of no order', async () => {
    const { orderId } = await unpaid();
    const other = await signedInCustomer(market);
    const start = (id: string) => send(other, 'POST', 'payments/start', { order_id: id });
    expect(await start(orderId)).toEqual(await start('9999999999'));
  });

  it('is not begun for an order that owes nothing', async () => {
    const { customer, orderId, paymentId } = await unpaid();
    await play(customer, paymentId, 'pay');
    expect(await send(customer, 'POST', 'payments/start', { order_id: orderId })).toMatchObject({
      code: 'payment_not_due',
    });
  });
});

describe('an unpaid order', () => {
  it('is not begun by its store', async () => {
    const { orderId } = await unpaid();
    await expect(moveOrder(market, { orderId, to: 'confirmed', by: 'store' })).rejects.toThrow();
  });

  it('holds its goods for 15 minutes, then fails and gives them back', async () => {
    const { orderId, paymentId } = await unpaid();
    market.now = () => new Date(momentOfTests.getTime() + 14 * 60_000);
    await endUnpaidOrders(market);
    expect(await order(orderId)).toMatchObject({ order_status: 'pending' });
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    await endUnpaidOrders(market);
    expect(await order(orderId)).toMatchObject({ order_status: 'failed' });
    expect(await payment(paymentId)).toMatchObject({ status: 'canceled' });
  });

  it('whose money comes too late stays failed, and the money goes back', async () => {
    const { orderId, paymentId } = await unpaid();
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    await endUnpaidOrders(market);
    await report(paymentId, await paidNews(paymentId));
    expect(await payment(paymentId)).toMatchObject({ status: 'return_due' });
    await returnPayments(market);
    expect(await payment(paymentId)).toMatchObject({ status: 'returned' });
    expect(await order(orderId)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' });
  });

  it('whose money goes back waits for none whose provider does not give it back', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const { customer, orderId, paymentId } = await unpaid();
    const stuck = Array.from({ length: 100 }, (_, index) => `stuck-${String(index).padStart(16, '0')}`);
    const row = { customer_id: customer.id, provider: 'gone', currency: 'NGN', amount: money(100), callback: '/home' };
    const due = { status: 'return_due', ended_at: momentOfTests };
    await market.db
      .insertInto('payments')
      .values(stuck.map((id) => ({ ...row, ...due, id })))
      .execute();
    market.now = () => new Date(momentOfTests.getTime() + 16 * 60_000);
    await endUnpaidOrders(market);
    await report(paymentId, await paidNews(paymentId));
    await returnPayments(market);
    await returnPayments(market);
    expect(await payment(paymentId)).toMatchObject({ status: 'returned' });
    expect(await order(orderId)).toMatchObject({ payment_status: 'unpaid' });
    await market.db.deleteFrom('payments').where('id', 'in', stuck).execute();
  });

  it('that is paid and then canceled gives the money back once', async () => {
    const { customer, orderId, paymentId } = await unpaid();
    await play(customer, paymentId, 'pay');
    const cancel = () => send(customer, 'POST', 'customer/order/cancel', { order_id: orderId, reason: 'Too slow' });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await order(orderId)).toMatchObject({ order_status: 'canceled', payment_status: 'refunded' });
    // Into the wallet, which the customers of a demo have.
    expect(await payment(paymentId)).toMatchObject({ status: 'returned' });
  });
});

/** A mixed order that is the same in every run of one seed. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const keyed = values.map((value, index) => ({ value, key: Math.imul(index + 1, 2_654_435_761 ^ (seed * 40_503)) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
}

describe('a thousand events of a provider', () => {
  it.each([1, 2, 3])('have one effect each, in whatever order they come (%i)', async (seed) => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => unpaid()));
    const sent = await Promise.all(
      tries.map(async ({ paymentId }) => {
        const paid = await paidNews(paymentId);
        const news: SandboxEvent[] = [paid, { kind: 'failed' }, { kind: 'canceled' }, paid];
        return news.map((one) => sandbox().eventOf(paymentId, one));
      }),
    );
    const events = shuffled(Array.from({ length: 25 }, () => sent.flat()).flat(), seed);
    expect(events).toHaveLength(1_000);
    for (const raw of events) {
      const event = await sandbox().readEvent(raw);
      if (event) await applyPaymentEvent(market, 'sandbox', event);
    }
    const ids = tries.map(({ paymentId }) => paymentId);
    const saved = await market.db.selectFrom('payment_events').selectAll().where('payment_id', 'in', ids).execute();
    expect(saved).toHaveLength(40);
    expect(saved.filter(({ effect }) => effect === 'settle')).toHaveLength(10);
    for (const { orderId } of tries) expect(await order(orderId)).toMatchObject({ payment_status: 'paid' });
  });
});

it('is not begun again and again without end', async () => {
  const { customer, orderId } = await unpaid();
  const codes: (string | undefined)[] = [];
  // Twice as many as are free, because a new window may begin in between.
  for (let n = 0; n < 42; n++) codes.push((await send(customer, 'POST', 'payments/start', { order_id: orderId })).code);
  expect(codes.filter((code) => code === 'too_many').length).toBeGreaterThan(0);
});
