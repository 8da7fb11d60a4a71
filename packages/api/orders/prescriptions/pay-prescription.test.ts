import { randomUUID } from 'node:crypto';
import type { Money } from 'market/values/money';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { endUnansweredQuotes, endUnpaidOrders } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { acceptOrder } from '#api/testing/under-test/order-steps-under-test.ts';
import { quotePrescription } from '#api/testing/under-test/prescription-steps-under-test.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const { pharmacy } = testStores;
const { yaba } = knownZones;
const worker = { store: pharmacy.id };
const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();

async function send(customer: CustomerUnderTest, path: string, payload?: object, more: object = {}) {
  const reply = await market.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    headers: { moduleid: String(knownModules.pharmacy), ...customer.headers, ...more },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

/** A customer with a quoted prescription; the wallet has the given share of the price. */
async function priced({ holds = () => 0 }: { holds?: (total: number) => number } = {}) {
  market.now = () => momentOfTests;
  const customer = await signedInCustomer(market);
  const form = writeForm({
    store_id: String(pharmacy.id),
    address: yaba.address,
    latitude: String(yaba.at.lat + 0.01),
    longitude: String(yaba.at.lng),
    contact_person_name: 'Ada Obi',
    contact_person_number: '0803 555 0142',
    'order_attachment[]': sheet,
  });
  const headers = { 'content-type': formType, 'idempotency-key': randomUUID() };
  const { body } = await send(customer, 'customer/order/prescription/place', form, headers);
  const orderId = body.order_id as string;
  await quotePrescription(market, worker, {
    orderId,
    medicines: [{ itemId: pharmacy.items.prescription.id, quantity: 2 }],
  });
  const row = await orderRow(orderId);
  await creditWallet(market.db, {
    kind: 'wallet_filled',
    about: { subject: `payment:${randomUUID()}` },
    customerId: customer.id,
    currency: 'NGN',
    amount: holds(row.total) as Money,
    other: 'provider:sandbox',
    at: momentOfTests,
  });
  const agree = (plan: object) =>
    send(customer, 'customer/order/prescription/agree', { order_id: orderId, order_amount: row.total / 100, ...plan });
  const shown = async () => (await send(customer, `customer/order/prescription?order_id=${orderId}`)).body;
  return { customer, orderId, total: row.total, agree, shown };
}

const orderRow = (id: string) =>
  market.db
    .selectFrom('orders')
    .select(['order_status', 'payment_method', 'payment_status', 'wallet_paid', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a prescription order whose price is there', () => {
  it('[CHK-10] says in which ways it can be paid, and what the wallet of its customer holds', async () => {
    const { total, agree, shown } = await priced({ holds: () => 70_050 });
    expect(await shown()).toMatchObject({
      payment_status: 'unpaid',
      awaits_payment: false,
      cash_on_delivery: true,
      digital_payment: true,
      wallet_balance: 700.5,
      wallet_part: 700.5,
      wallet_rest: (total - 70_050) / 100,
    });
    await agree({ use_wallet: true });
    expect(await shown()).toMatchObject({ wallet_paid: 700.5, wallet_balance: null, wallet_part: 0 });
  });

  it('is paid whole from the wallet, and the pharmacy begins', async () => {
    const { customer, orderId, total, agree } = await priced({ holds: (total) => total + 500 });
    expect((await agree({ payment_method: 'wallet' })).status).toBe(200);
    expect((await agree({ payment_method: 'wallet' })).status).toBe(200);
    expect(await orderRow(orderId)).toMatchObject({
      payment_method: 'wallet',
      payment_status: 'paid',
      wallet_paid: total,
    });
    expect(await balanceOf(market.db, customer.id, 'NGN')).toBe(500);
    const messages = await market.db.selectFrom('outbox').select('kind').where('order_id', '=', orderId).execute();
    expect(messages.map(({ kind }) => kind)).toContain('order_paid');
    await acceptOrder(market, worker, orderId);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is not agreed to by a wallet that holds too little, and nothing is taken', async () => {
    const { customer, agree, shown } = await priced({ holds: (total) => total - 100 });
    expect((await agree({ payment_method: 'wallet' })).code).toBe('wallet_short');
    expect((await shown()).prescription).toBe('quoted');
    expect(await balanceOf(market.db, customer.id, 'NGN')).toBeGreaterThan(0);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is paid in part from the wallet and the rest in cash', async () => {
    const { customer, orderId, total, agree } = await priced({ holds: () => 70_000 });
    expect((await agree({ payment_method: 'cash_on_delivery', use_wallet: true })).status).toBe(200);
    expect(await orderRow(orderId)).toMatchObject({ payment_method: 'cash_on_delivery', wallet_paid: 70_000, total });
    expect(await balanceOf(market.db, customer.id, 'NGN')).toBe(0);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('waits for a digital payment, and the pharmacy with it; only the event of the provider pays it', async () => {
    const { customer, orderId, total, agree, shown } = await priced();
    expect((await agree({ payment_method: 'digital_payment' })).status).toBe(200);
    expect(await shown()).toMatchObject({ prescription: 'agreed', awaits_payment: true });
    await expect(acceptOrder(market, worker, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
    const start = { order_id: orderId, callback: '/payment/result' };
    const { body } = await send(customer, 'payments/start', start);
    const payment = await market.db
      .selectFrom('payments')
      .select('amount')
      .where('id', '=', body.payment_id)
      .executeTakeFirstOrThrow();
    expect(payment.amount).toBe(total);
    await send(customer, 'payments/sandbox', { payment_id: body.payment_id, does: 'pay' });
    expect(await shown()).toMatchObject({ payment_status: 'paid', awaits_payment: false });
    await acceptOrder(market, worker, orderId);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('that is agreed to in the moment in which the time is up stays agreed and paid', async () => {
    const { orderId, agree } = await priced({ holds: (total) => total });
    const paused = pauseAt(seeded, 'order held');
    market.pausePoint = seeded.pausePoint;
    const agreeing = agree({ payment_method: 'wallet' });
    await paused.arrived;
    const later = { ...market, now: () => new Date(momentOfTests.getTime() + 121 * 60_000) };
    const ending = endUnansweredQuotes(later);
    await waitUntilBlocked(market, ending);
    paused.letGo();
    expect((await agreeing).status).toBe(200);
    await ending;
    expect(await orderRow(orderId)).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is held for fifteen minutes from the agreement, not from the order, and then given up', async () => {
    const { orderId, agree, customer } = await priced();
    const after = (minutes: number) => {
      market.now = () => new Date(momentOfTests.getTime() + minutes * 60_000);
    };
    after(60);
    expect((await agree({ payment_method: 'digital_payment' })).status).toBe(200);
    const { body } = await send(customer, `payments/due?order_id=${orderId}`);
    expect(body).toMatchObject({
      is_due: true,
      pay_until: new Date(momentOfTests.getTime() + 75 * 60_000).toISOString(),
    });
    after(74);
    await endUnpaidOrders(market);
    expect((await orderRow(orderId)).order_status).toBe('pending');
    after(76);
    await endUnpaidOrders(market);
    expect((await orderRow(orderId)).order_status).toBe('failed');
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
