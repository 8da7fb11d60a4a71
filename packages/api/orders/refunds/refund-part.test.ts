import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { returnPayments } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { answerRefund } from '#api/testing/under-test/refund-steps-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const orders = ordersUnderTest(market);
const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 2 }];
const owner = () => signedInOperator(market, { roles: ['owner'] });

interface Parts {
  market?: number;
  store?: number;
  courier?: number;
}

const refund = async (
  by: CustomerUnderTest,
  orderId: string,
  { borne_by, ...wish }: { borne_by: Parts } & Record<string, unknown>,
  key: string = randomUUID(),
) => {
  const reply = await market.app.inject({
    method: 'POST',
    url: `/api/v1/admin/orders/${orderId}/refund`,
    headers: { ...by.headers, 'idempotency-key': key },
    payload: {
      way: 'wallet',
      reason: 'Item missing',
      ...wish,
      borne_by: { market: 0, store: 0, courier: 0, ...borne_by },
    },
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
};
const shown = async (by: CustomerUnderTest, orderId: string) =>
  (await orders.send(by, 'GET', `admin/orders/${orderId}`)).body;
const kobo = (naira: number) => Math.round(naira * 100);
const entriesOf = async (orderId: string) => {
  const { rows } = await sql<{ account: string; amount: number }>`
    select e.account, sum(e.amount)::int as amount from refunds r join journals j on j.subject = 'refund:' || r.id
    join ledger_entries e on e.journal_id = j.id where r.order_id = ${orderId} group by e.account`.execute(market.db);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

async function delivered(plan: object = {}) {
  const customer = await signedInCustomer(market);
  const orderId = await orders.place(customer, { items, ...plan });
  if ('payment_method' in plan) await orders.pay(customer, orderId);
  await orders.deliver(orderId);
  return { customer, orderId, ...(await orders.row(orderId)) };
}

afterEach(() => {
  delete market.pausePoint;
});

describe('[OPS-032] an operator refunds a delivered order', () => {
  it('by line, by charge and by amount, until nothing is left; each has its journal and its audit line', async () => {
    const { customer, orderId, ...row } = await delivered();
    const by = await owner();
    const before = await balanceOf(market.db, customer.id, 'NGN');
    const { refundable, lines } = await shown(by, orderId);
    expect(refundable).toMatchObject({ left: Number(row.total) / 100, fees: [], ways: ['wallet', 'source'] });
    const goods = Number(row.item_total) - Number(row.discount_total);
    const piece = (goods + Number(row.tax) - Number(row.coupon_discount)) / 2 / 100;
    const line = { lines: [{ line: lines[0].line, quantity: 1 }], borne_by: { store: piece } };
    const first = await refund(by, orderId, line);
    expect(first.status).toBe(200);
    expect(first.body.lines[0].refunded_pieces).toBe(1);
    const fee = Number(row.delivery_fee) / 100;
    const second = await refund(by, orderId, { fees: ['delivery_fee'], borne_by: { market: fee - 1, courier: 1 } });
    expect(second.body.refunds).toHaveLength(2);
    expect((await refund(by, orderId, { fees: ['delivery_fee'], borne_by: { market: fee } })).code).toBe(
      'refund_line_gone',
    );
    const left = second.body.refundable.left;
    expect((await refund(by, orderId, { amount: left + 1, borne_by: { market: left + 1 } })).code).toBe(
      'refund_over_left',
    );
    const third = await refund(by, orderId, { whole: true, borne_by: { market: left } });
    expect(third.body).toMatchObject({ refundable: null, order_status: 'delivered', payment_status: 'paid' });
    expect((await balanceOf(market.db, customer.id, 'NGN')) - before).toBe(Number(row.total));
    const { rows } = await sql`
      select from audit_lines where action = 'order.refund' and subject = ${`order:${orderId}`}
        and reason = 'Item missing'`.execute(market.db);
    expect(rows).toHaveLength(3);
  });

  it('[OPS-033] whose store, rider and market bear their parts in the ledger, and the tax office its own', async () => {
    const { orderId, ...row } = await delivered();
    const by = await owner();
    const { lines } = await shown(by, orderId);
    const goods = Number(row.item_total) - Number(row.discount_total);
    const sum = goods + Number(row.tax);
    const wish = { lines: [{ line: lines[0].line, quantity: 2 }] };
    expect((await refund(by, orderId, { ...wish, borne_by: { store: sum / 100 - 1 } })).code).toBe('refund_parts');
    await refund(by, orderId, { ...wish, borne_by: { store: sum / 200, market: sum / 200 } });
    const entries = await entriesOf(orderId);
    const tax = Math.floor(Number(row.tax) / 2);
    const commission = Math.floor(Number(row.commission) / 2);
    expect(entries).toMatchObject({
      'market:refunds': sum / 2,
      [`store:${row.store_id}`]: sum / 2 - tax - commission,
      ...(tax > 0 && { tax }),
      ...(commission > 0 && { 'market:commission': commission }),
    });
  });

  it('once for each key, and two at once never give more than was paid', async () => {
    const { customer, orderId, ...row } = await delivered();
    const by = await owner();
    const before = await balanceOf(market.db, customer.id, 'NGN');
    const key = randomUUID();
    const again = { amount: 1, borne_by: { market: 1 } };
    const [one, other] = [await refund(by, orderId, again, key), await refund(by, orderId, again, key)];
    expect([one.status, other.status, other.body.refunds.length]).toEqual([200, 200, 1]);
    expect((await refund(by, orderId, { amount: 2, borne_by: { market: 2 } }, key)).code).toBe('key_reused');
    const whole = { whole: true, borne_by: { market: Number(row.total) / 100 - 1 } };
    const both = await Promise.all([refund(by, orderId, whole), refund(await owner(), orderId, whole)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await balanceOf(market.db, customer.id, 'NGN')) - before).toBe(Number(row.total));
  });

  it('the way it was paid: in parts through the provider, and no more than that', async () => {
    const refunds: { amount: number; isPart: boolean; key: string }[] = [];
    const { orderId } = await delivered({ payment_method: 'digital_payment' });
    const by = await owner();
    const { rows } = await sql<{ id: string; provider: string }>`
      select id, provider from payments where order_id = ${orderId} and status = 'paid'`.execute(market.db);
    const provider = market.payments.get(rows[0]?.provider ?? '');
    if (!provider) throw new Error('Nobody was paid');
    const usual = provider.refund;
    provider.refund = async (sent) => {
      refunds.push(sent);
      return usual(sent);
    };
    for (const amount of [3, 4]) {
      const { status } = await refund(by, orderId, { amount, way: 'source', borne_by: { market: amount } });
      expect(status).toBe(200);
    }
    await returnPayments(market);
    await returnPayments(market);
    expect(refunds.map(({ amount, isPart }) => [amount, isPart])).toEqual([
      [300, true],
      [400, true],
    ]);
    expect(new Set(refunds.map(({ key }) => key)).size).toBe(2);
    provider.refund = usual;
  });

  it('and its store later gives the rest: what is left goes back, and who bore the parts bears the whole order instead', async () => {
    const { customer, orderId, ...row } = await delivered();
    const by = await owner();
    const before = await balanceOf(market.db, customer.id, 'NGN');
    await refund(by, orderId, { amount: 5, borne_by: { market: 5 } });
    const request = { order_id: orderId, reason: 'Wrong item' };
    expect((await orders.send(customer, 'POST', 'customer/order/refund-request', request)).status).toBe(200);
    await answerRefund(market, { orderId, isGranted: true });
    expect((await balanceOf(market.db, customer.id, 'NGN')) - before).toBe(Number(row.total));
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(e.amount), 0)::int as sum from ledger_entries e join journals j on j.id = e.journal_id
      where e.account = 'market:refunds' and (j.order_id = ${orderId}
        or j.subject in (select 'refund:' || id from refunds where order_id = ${orderId}))`.execute(market.db);
    expect(rows[0]?.sum).toBe(0);
    expect((await refund(by, orderId, { amount: 1, borne_by: { market: 1 } })).code).toBe('not_refundable');
  });

  it('not before it was delivered, not of another zone, and not without the permission', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items });
    const wish = { amount: 1, borne_by: { market: 1 } };
    expect((await refund(await owner(), orderId, wish)).code).toBe('not_refundable');
    const elsewhere = await signedInOperator(market, { roles: ['owner'], zoneIds: [knownZones.island.id] });
    expect((await refund(elsewhere, orderId, wish)).code).toBe('order_not_found');
    expect((await refund(await owner(), '9999999999', wish)).code).toBe('order_not_found');
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await refund(dispatcher, orderId, wish)).code).toBe('right_missing');
    expect((await refund(await owner(), orderId, { ...wish, amount: -1 })).status).toBe(400);
  });
});

describe('[CUS-15] the customer', () => {
  it('sees each refund with its lines, reason, way and time, in the order and in the wallet', async () => {
    const { customer, orderId } = await delivered();
    const by = await owner();
    const { lines } = await shown(by, orderId);
    const { body } = await refund(by, orderId, { amount: 2.5, borne_by: { market: 2.5 }, reason: 'It was late' });
    expect(body.refunds).toHaveLength(1);
    const details = (await orders.send(customer, 'GET', `customer/order/details?order_id=${orderId}`)).body;
    expect(details).toMatchObject({
      order_status: 'delivered',
      refunds: [{ amount: 2.5, to_wallet: 2.5, to_cash: 0, lines: [], fees: [], reason: 'It was late' }],
    });
    expect(lines[0].refunded_pieces).toBe(0);
    const moves = (await orders.send(customer, 'GET', 'customer/wallet/transactions?limit=10&offset=1')).body;
    expect(JSON.stringify(moves)).toContain(orderId);
    const { rows } = await sql`select from outbox where kind = 'refund' and order_id = ${orderId}`.execute(market.db);
    expect(rows).toHaveLength(1);
    expect(kobo(body.refundable.left)).toBe(kobo(body.total) - 250);
  });
});
