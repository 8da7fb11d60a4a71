import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { endUnfetchedOrders, sendMessages } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const { send, place, row } = ordersUnderTest(seeded);
const visitor = visitorUnderTest(() => seeded.app);
const { grocery } = testStores;
const plenty = 100_000_000;

beforeEach(async () => {
  seeded.now = () => momentOfTests;
  await setRule('keep');
});

const setRule = (rule: string) =>
  sql`update stores set take_away = true, unfetched_rule = ${rule} where id = ${grocery.id}`.execute(market.db);

const after = (minutes: number) => {
  seeded.now = () => new Date(momentOfTests.getTime() + minutes * 60_000);
};

async function customerWithMoney(): Promise<CustomerUnderTest> {
  const customer = await signedInCustomer(market);
  await creditWallet(market.db, {
    kind: 'wallet_filled',
    about: { subject: `payment:${randomUUID()}` },
    customerId: customer.id,
    currency: 'NGN',
    amount: plenty as Money,
    other: 'provider:sandbox',
    at: new Date(),
  });
  return customer;
}

/** Orders take away, which the store makes ready at once. */
async function atCounter(customer: CustomerUnderTest, method: 'wallet' | 'cash_on_delivery'): Promise<string> {
  const orderId = await place(customer, {
    items: [{ item_id: grocery.items.percentOff.id, quantity: 1 }],
    order_type: 'take_away',
    payment_method: method,
  });
  for (const to of ['confirmed', 'processing', 'handover'] as const) {
    await moveOrder(seeded, { orderId, to, by: 'store' });
  }
  return orderId;
}

const shown = async (customer: CustomerUnderTest, orderId: string, language = 'en') => {
  const headers = { ...customer.headers, 'x-localization': language };
  return (await send({ headers }, 'GET', `customer/order/details?order_id=${orderId}`)).body;
};
const balanceFor = ({ id }: CustomerUnderTest) => balanceOf(market.db, id, 'NGN');
const stockOf = async () => {
  const { rows } = await sql<{ stock: number | null }>`
    select stock from items where id = ${grocery.items.percentOff.id}`.execute(market.db);
  return rows[0]?.stock ?? null;
};
const bodiesOf = async (orderId: string) => {
  await sendMessages(seeded);
  const { rows } = await sql<{ kind: string; payload: object }>`
    select kind, payload from outbox where order_id = ${orderId} order by id`.execute(market.db);
  return rows;
};

describe('a take-away order that nobody fetches', () => {
  it('[STO-044] [CUS-13] shows its code and since when it waits, reminds once after half an hour, and is kept', async () => {
    const ada = await customerWithMoney();
    const orderId = await atCounter(ada, 'wallet');
    const { counter } = await shown(ada, orderId);
    expect(counter.code).toBe(orderId.slice(-4));
    expect(counter.words).toMatch(
      /^Say these digits at the counter\. Your order has been waiting since \d\d:\d\d\. The store keeps it until you fetch it\.$/,
    );
    expect((await shown(ada, orderId, 'ha')).counter.words).toContain('Ku faɗi waɗannan lambobin');
    const { body } = await send(ada, 'GET', `customer/order/track?order_id=${orderId}`);
    expect(body.counter).toEqual(counter);
    after(29);
    expect(await endUnfetchedOrders(seeded)).toEqual([]);
    expect((await row(orderId)).fetch_reminded_at).toBeNull();
    after(30);
    await endUnfetchedOrders(seeded);
    await endUnfetchedOrders(seeded);
    const reminders = (await bodiesOf(orderId)).filter(({ kind }) => kind === 'waits_at_counter');
    expect(reminders.length).toBe(1);
    after(600);
    await endUnfetchedOrders(seeded);
    expect(await row(orderId)).toMatchObject({ order_status: 'handover', unfetched_at: null });
  });

  it('[STO-044] is canceled after an hour where the store pays: the money goes back, the goods do not', async () => {
    await setRule('store_pays');
    const ada = await customerWithMoney();
    const stock = await stockOf();
    const orderId = await atCounter(ada, 'wallet');
    expect((await shown(ada, orderId)).counter.words).toContain('it is canceled and you get your money back.');
    after(59);
    await endUnfetchedOrders(seeded);
    expect((await row(orderId)).order_status).toBe('handover');
    after(60);
    expect(await endUnfetchedOrders(seeded)).toEqual([]);
    expect(await row(orderId)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'market',
      unfetched_at: expect.any(Date),
    });
    const { counter, cancel_reason: reason } = await shown(ada, orderId);
    expect([counter, reason]).toEqual([null, 'It was not fetched within an hour.']);
    expect(await balanceFor(ada)).toBe(plenty);
    expect(await stockOf()).toBe(stock === null ? null : stock - 1);
    const last = (await bodiesOf(orderId)).filter(({ kind }) => kind === 'order_status').at(-1);
    expect(last?.payload).toEqual({ order_status: 'canceled', unfetched: true });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-044] [OPS-024] waits from the time on that an operator has set', async () => {
    await setRule('store_pays');
    const ada = await customerWithMoney();
    const orderId = await atCounter(ada, 'wallet');
    const until = new Date(momentOfTests.getTime() + 30 * 60_000);
    await sql`
      insert into order_delays (order_id, kind, until, reason, made_at)
      values (${orderId}, 'put_off', ${until}, 'The road is closed.', ${momentOfTests})`.execute(market.db);
    after(89);
    await endUnfetchedOrders(seeded);
    expect((await row(orderId)).order_status).toBe('handover');
    after(90);
    await endUnfetchedOrders(seeded);
    expect((await row(orderId)).order_status).toBe('canceled');
  });

  it('[STO-044] is over after an hour where the customer pays: the sale stands, and both read why', async () => {
    await setRule('customer_pays');
    const ada = await customerWithMoney();
    const orderId = await atCounter(ada, 'wallet');
    const { total } = await row(orderId);
    after(60);
    await endUnfetchedOrders(seeded);
    expect(await row(orderId)).toMatchObject({ order_status: 'delivered', unfetched_at: expect.any(Date) });
    expect(await balanceFor(ada)).toBe(plenty - total);
    expect((await shown(ada, orderId)).cancel_reason).toBe(
      'It was not fetched within an hour. What was paid is not given back.',
    );
    expect((await shown(ada, orderId, 'ke')).cancel_reason).toContain('Haikuchukuliwa');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-044] is canceled where the customer would pay but has not: no cash is booked', async () => {
    await setRule('customer_pays');
    const ada = await signedInCustomer(market);
    const orderId = await atCounter(ada, 'cash_on_delivery');
    expect((await shown(ada, orderId)).counter.words).toMatch(/by \d\d:\d\d, it is canceled\.$/);
    after(60);
    await endUnfetchedOrders(seeded);
    expect(await row(orderId)).toMatchObject({ order_status: 'canceled', payment_status: 'unpaid' });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-044] goes by the rule under which it was placed, and one that was fetched is left alone', async () => {
    const ada = await customerWithMoney();
    const remaining = await atCounter(ada, 'wallet');
    await setRule('store_pays');
    const fetched = await atCounter(ada, 'wallet');
    await moveOrder(seeded, { orderId: fetched, to: 'delivered', by: 'store' });
    after(90);
    await endUnfetchedOrders(seeded);
    expect((await row(remaining)).order_status).toBe('handover');
    expect(await row(fetched)).toMatchObject({ order_status: 'delivered', unfetched_at: null });
  });

  it('[STO-044] nobody is late before the time that was chosen', async () => {
    await setRule('store_pays');
    const ada = await customerWithMoney();
    const orderId = await atCounter(ada, 'wallet');
    const chosen = new Date(momentOfTests.getTime() + 60 * 60_000);
    await sql`update orders set schedule_at = ${chosen} where id = ${orderId}`.execute(market.db);
    after(119);
    await endUnfetchedOrders(seeded);
    expect((await row(orderId)).order_status).toBe('handover');
    after(120);
    await endUnfetchedOrders(seeded);
    expect((await row(orderId)).order_status).toBe('canceled');
  });

  it('[STO-044] shows its store since when it waits and what becomes of it', async () => {
    await setRule('customer_pays');
    const by = await signedInMember(seeded, { storeId: grocery.id, role: 'manager' });
    const orderId = await atCounter(await customerWithMoney(), 'wallet');
    const { orders } = (await visitor.get(`vendor/stores/${grocery.id}/board`, by.headers)).body;
    const order = orders.find(({ id }: { id: string }) => id === orderId);
    expect(order.counter).toEqual({
      waits_from: momentOfTests.toISOString(),
      outcome: 'disposed',
      ends_at: new Date(momentOfTests.getTime() + 60 * 60_000).toISOString(),
    });
  });

  it('[CUS-13] says before the order what becomes of it', async () => {
    const ada = await signedInCustomer(market);
    const items = [{ item_id: grocery.items.percentOff.id, quantity: 1 }];
    const quoted = async () =>
      (await send(ada, 'POST', 'customer/order/quote', { items, order_type: 'take_away' })).body.take_away_words;
    expect(await quoted()).toBe('');
    await setRule('customer_pays');
    expect(await quoted()).toBe(
      'Fetch it within 60 minutes once it is ready. After that the store disposes of it and you do not get your money back.',
    );
  });
});
