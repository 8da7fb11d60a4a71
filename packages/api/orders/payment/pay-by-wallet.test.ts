import { randomUUID } from 'node:crypto';
import type { Money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { moveOrder } from '../transitions/move-order.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const { percentOff } = testStores.grocery.items;
const { yaba } = knownZones;

async function send(customer: CustomerUnderTest, method: 'GET' | 'POST', path: string, payload?: object, key?: string) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      moduleid: String(knownModules.grocery),
      zoneid: `[${yaba.id}]`,
      ...customer.headers,
      ...(key && { 'idempotency-key': key }),
    },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

const toYaba = {
  items: [{ item_id: percentOff.id, quantity: 1 }],
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
};

/** Minor units in naira. */
async function customerWith(balance: number): Promise<CustomerUnderTest> {
  const customer = await signedInCustomer(market);
  await creditWallet(market.db, {
    kind: 'wallet_filled',
    about: { subject: `payment:${randomUUID()}` },
    customerId: customer.id,
    currency: 'NGN',
    amount: balance as Money,
    other: 'provider:sandbox',
    at: new Date(),
  });
  return customer;
}

const balanceFor = (customer: CustomerUnderTest) => balanceOf(market.db, customer.id, 'NGN');
const place = (customer: CustomerUnderTest, more: object) =>
  send(customer, 'POST', 'customer/order/place', { ...toYaba, ...more }, randomUUID());
const orderRow = (id: string) =>
  market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const plenty = 100_000_000;

describe('an order paid from the wallet', () => {
  it('[CHK-10] takes the whole total, is paid at once, and gives it back when it is canceled', async () => {
    const customer = await customerWith(plenty);
    const { body } = await place(customer, { payment_method: 'wallet' });
    const order = await orderRow(body.order_id);
    expect(order).toMatchObject({ payment_method: 'wallet', payment_status: 'paid', wallet_paid: order.total });
    expect(await balanceFor(customer)).toBe(plenty - order.total);
    await send(customer, 'POST', 'customer/order/cancel', { order_id: order.id, reason: 'Changed my mind' });
    expect(await balanceFor(customer)).toBe(plenty);
    expect(await orderRow(order.id)).toMatchObject({ payment_status: 'refunded', wallet_paid: 0 });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('pays a part where it is short and asked for it, and leaves the rest to cash', async () => {
    const customer = await customerWith(5_000);
    const quoted = await send(customer, 'POST', 'customer/order/quote', { ...toYaba, use_wallet: true });
    expect(quoted.body).toMatchObject({ wallet_balance: 50, wallet_paid: 50, to_pay: quoted.body.total - 50 });
    const { body: unasked } = await send(customer, 'POST', 'customer/order/quote', toYaba);
    expect(unasked).toMatchObject({ wallet_paid: 0, to_pay: unasked.total, wallet_part: 50 });
    expect(unasked.wallet_rest).toBe(quoted.body.to_pay);
    const { body } = await place(customer, { use_wallet: true });
    expect(await balanceFor(customer)).toBe(0);
    for (const to of ['confirmed', 'processing', 'handover'] as const)
      await moveOrder(market, { orderId: body.order_id, to, by: 'store' });
    await moveOrder(market, { orderId: body.order_id, to: 'picked_up', by: 'delivery_man', courierId: 1 });
    await moveOrder(market, { orderId: body.order_id, to: 'delivered', by: 'delivery_man' });
    expect(await orderRow(body.order_id)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'paid' });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is refused, and nothing is taken, when all of it is asked from a wallet with too little', async () => {
    const customer = await customerWith(5_000);
    expect(await place(customer, { payment_method: 'wallet' })).toMatchObject({ status: 409, code: 'wallet_short' });
    expect(await balanceFor(customer)).toBe(5_000);
  });

  it('spends the last money of a wallet once, however many order at the same moment', async () => {
    const { body } = await send(await customerWith(1), 'POST', 'customer/order/quote', toYaba);
    const customer = await customerWith(Math.round(body.total * 100));
    const orders = await Promise.all([1, 2, 3, 4].map(() => place(customer, { payment_method: 'wallet' })));
    expect(orders.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balanceFor(customer)).toBe(0);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('a market without wallets', () => {
  const market = marketUnderSettings(seeded, { customer_wallet_status: 0 });

  it('does not offer to pay from one', async () => {
    const customer = await customerWith(plenty);
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/quote',
      headers: { moduleid: String(knownModules.grocery), ...customer.headers },
      payload: { ...toYaba, payment_method: 'wallet' },
    });
    expect(reply.json().errors[0].code).toBe('payment_not_offered');
  });
});
