import { refundDays } from 'market/orders/orders.rules';
import type { Money } from 'market/values/money';
import { pointsCurrency } from 'market/wallet/wallet.rules';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { type MarketUnderTest, marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { peopleUnderTest } from '#api/testing/under-test/people-under-test.ts';
import { answerRefund } from '#api/testing/under-test/refund-steps-under-test.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const people = peopleUnderTest(market);
const orders = ordersUnderTest(market);
const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }];
const day = 24 * 60 * 60 * 1000;

const ask = (customer: CustomerUnderTest, orderId: string, { send } = orders) =>
  send(customer, 'POST', 'customer/order/refund-request', { order_id: orderId, reason: 'Wrong item' });
const balanceFor = (customer: CustomerUnderTest) => balanceOf(market.db, customer.id, 'NGN');
const journalsOf = (orderId: string, kind: string) =>
  market.db.selectFrom('journals').select('id').where('order_id', '=', orderId).where('kind', '=', kind).execute();

async function fill({ db }: MarketUnderTest, { id }: CustomerUnderTest, amount: number): Promise<void> {
  const about = { subject: `payment:test-${id}` };
  const other = 'provider:sandbox' as const;
  const move = { kind: 'wallet_filled', about, customerId: id, currency: 'NGN', other, at: new Date() } as const;
  await creditWallet(db, { ...move, amount: amount as Money });
}

const lastingDay = {
  starts_at: new Date(momentOfTests.getTime() - day),
  ends_at: new Date(momentOfTests.getTime() + day),
};

/** Exchanges points for money; returns the amount in kobo. */
async function exchange(customer: CustomerUnderTest, points: number): Promise<number> {
  const before = await balanceFor(customer);
  const answer = await orders.send(customer, 'POST', 'customer/loyalty-point/point-transfer', { point: points });
  expect(answer.status).toBe(200);
  return (await balanceFor(customer)) - before;
}

afterEach(() => {
  market.now = () => momentOfTests;
  delete market.pausePoint;
});

describe('a refund', () => {
  it.each([
    { how: 'cash', plan: {}, filled: 0 },
    { how: 'the wallet in part, and cash', plan: { use_wallet: true }, filled: 5_000 },
    { how: 'the wallet', plan: { payment_method: 'wallet' }, filled: 100_000_000 },
    { how: 'card', plan: { payment_method: 'digital_payment' }, filled: 0 },
  ])('of an order paid by $how gives all of it to the wallet, once', async ({ plan, filled }) => {
    const customer = await signedInCustomer(market);
    await fill(market, customer, filled);
    const orderId = await orders.place(customer, { items, ...plan });
    if ('payment_method' in plan && plan.payment_method === 'digital_payment') await orders.pay(customer, orderId);
    await orders.deliver(orderId);
    const { total } = await orders.row(orderId);
    const before = await balanceFor(customer);
    expect((await ask(customer, orderId)).body).toMatchObject({ order_status: 'refund_requested' });
    expect(await balanceFor(customer)).toBe(before);
    await answerRefund(market, { orderId, isGranted: true });
    expect(await balanceFor(customer)).toBe(before + total);
    expect(await orders.row(orderId)).toMatchObject({ order_status: 'refunded', payment_status: 'refunded' });
    await expect(answerRefund(market, { orderId, isGranted: true })).rejects.toMatchObject({
      code: 'step_not_allowed',
    });
    expect(await balanceFor(customer)).toBe(before + total);
    const paid = await market.db.selectFrom('payments').select('status').where('order_id', '=', orderId).execute();
    expect(paid.every(({ status }) => status === 'returned')).toBe(true);
  });

  it('takes back what the order had earned, also where its points have become money', async () => {
    const offer = { module_id: knownModules.grocery, currency: 'NGN', title: 'Back', cashback_type: 'amount' };
    const { id: offerId } = await market.db
      .insertInto('cashback_offers')
      .values({ ...offer, cashback_amount: 90_000 as Money, min_purchase: 100 as Money, ...lastingDay })
      .returning('id')
      .executeTakeFirstOrThrow();
    const customer = await signedInCustomer(market);
    const pointsFor = () => balanceOf(market.db, customer.id, pointsCurrency);
    const orderId = await orders.place(customer, { items });
    await orders.deliver(orderId);
    await market.db.deleteFrom('cashback_offers').where('id', '=', offerId).execute();
    const { total } = await orders.row(orderId);
    const earned = await pointsFor();
    expect(earned).toBeGreaterThan(2);
    expect(await balanceFor(customer)).toBe(90_000);
    const more = { kind: 'points_earned', customerId: customer.id, currency: pointsCurrency, other: 'points' } as const;
    const about = { subject: `test:${customer.id}` };
    await creditWallet(market.db, { ...more, about, amount: 1_000 as Money, at: momentOfTests });
    const exchanged = await exchange(customer, 998 + earned);
    expect(await pointsFor()).toBe(2);
    await ask(customer, orderId);
    await answerRefund(market, { orderId, isGranted: true });
    expect(await pointsFor()).toBe(0);
    const worth = Math.floor(((earned - 2) * exchanged) / (998 + earned) / 100) * 100;
    expect(await balanceFor(customer)).toBe(total + exchanged - worth);
  });

  it('is asked for once, however often and fast it is asked', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items });
    await orders.deliver(orderId);
    const requests = await Promise.all([1, 2, 3, 4].map(() => ask(customer, orderId)));
    expect(requests.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const answers = await Promise.allSettled([1, 2, 3].map(() => answerRefund(market, { orderId, isGranted: true })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await journalsOf(orderId, 'order_refunded')).toHaveLength(1);
    expect(await balanceFor(customer)).toBe((await orders.row(orderId)).total);
  });

  it('that the store refuses leaves the order delivered when it was, and is not asked for again', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items });
    await orders.deliver(orderId);
    const { delivered_at: deliveredAt } = await orders.row(orderId);
    await ask(customer, orderId);
    market.now = () => new Date(momentOfTests.getTime() + day);
    await answerRefund(market, { orderId, isGranted: false });
    expect(await orders.row(orderId)).toMatchObject({ order_status: 'delivered', delivered_at: deliveredAt });
    expect(await ask(customer, orderId)).toMatchObject({ status: 409, code: 'not_refundable' });
    expect(await balanceFor(customer)).toBe(0);
  });

  it.each([
    { what: 'an order that has not arrived', isDelivered: false, after: 0 },
    { what: 'an order of long ago', isDelivered: true, after: refundDays * day },
  ])('is not given for $what', async ({ isDelivered, after }) => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items });
    if (isDelivered) await orders.deliver(orderId);
    market.now = () => new Date(momentOfTests.getTime() + after);
    expect(await ask(customer, orderId)).toMatchObject({ status: 409, code: 'not_refundable' });
  });

  it('is granted by the people of a demo after a while', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items });
    await orders.deliver(orderId);
    await ask(customer, orderId);
    await people.workOnce();
    expect(await orders.row(orderId)).toMatchObject({ order_status: 'refund_requested', refund_reason: 'Wrong item' });
    market.now = () => new Date(momentOfTests.getTime() + 60_000);
    await people.workOnce();
    expect(await orders.row(orderId)).toMatchObject({ order_status: 'refunded' });
  });
});

describe('a paid order that is canceled', () => {
  it('[ORD-10] [ORD-12] twice at the same moment gives its money back once', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items, payment_method: 'digital_payment' });
    await orders.pay(customer, orderId);
    const cancel = () =>
      orders.send(customer, 'POST', 'customer/order/cancel', {
        order_id: orderId,
        reason: 'Changed my mind',
        _method: 'put',
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await journalsOf(orderId, 'payment_returned')).toHaveLength(1);
    expect(await balanceFor(customer)).toBe((await orders.row(orderId)).total);
  });

  it('[ORD-12] after its store has accepted it is not, and nothing goes back', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items, payment_method: 'digital_payment' });
    await orders.pay(customer, orderId);
    await orders.deliver(orderId);
    const canceled = await orders.send(customer, 'POST', 'customer/order/cancel', { order_id: orderId, reason: 'No' });
    expect(canceled).toMatchObject({ status: 409, code: 'not_cancelable' });
    expect(await balanceFor(customer)).toBe(0);
  });
});

it('reasons for a refund are those of the operator', async () => {
  const customer = await signedInCustomer(market);
  const { body } = await orders.send(customer, 'GET', 'customer/order/refund-reasons?limit=2&offset=2');
  expect(body).toMatchObject({ limit: 2, offset: 2, data: [{ id: 3 }, { id: 4 }] });
});

describe('where there are no wallets', () => {
  const plain = marketUnderSettings(seeded, { customer_wallet_status: 0 });
  const plainOrders = ordersUnderTest(plain);

  it.each([
    { how: 'card', plan: { payment_method: 'digital_payment' }, account: 'provider:sandbox', payments: ['return_due'] },
    { how: 'cash', plan: {}, account: 'cash:delivery_man:1', payments: [] },
  ])('money paid by $how goes back that way', async ({ plan, account, payments }) => {
    const customer = await signedInCustomer(plain);
    const orderId = await plainOrders.place(customer, { items, ...plan });
    if (payments.length > 0) await plainOrders.pay(customer, orderId);
    await plainOrders.deliver(orderId);
    await ask(customer, orderId, plainOrders);
    await answerRefund(plain, { orderId, isGranted: true });
    const { total } = await plainOrders.row(orderId);
    const entries = await plain.db
      .selectFrom('ledger_entries as e')
      .innerJoin('journals as j', 'j.id', 'e.journal_id')
      .where('j.order_id', '=', orderId)
      .where('e.account', '=', account)
      .select(['j.kind', 'e.amount'])
      .execute();
    expect(entries).toContainEqual({ kind: 'order_refunded', amount: -total });
    const rows = await plain.db.selectFrom('payments').select('status').where('order_id', '=', orderId).execute();
    expect(rows.map(({ status }) => status)).toEqual(payments);
    expect(await balanceFor(customer)).toBe(0);
  });
});
