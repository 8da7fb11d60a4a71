import { randomUUID } from 'node:crypto';
import { money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { removeAccount } from '#api/account/remove-account.ts';
import { realMarket } from '#api/http/market-mode.ts';
import { applyPaymentEvent } from '#api/orders/payment/apply-payment-event.ts';
import { addFund as beginFund } from '#api/payments/add-fund.ts';
import type { SandboxPayments } from '#api/providers/payments/sandbox-payments.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';

const market = marketUnderTest();
const { send, give, balance, place, friendOf } = walletUnderTest(market);

const transfer = (customer: CustomerUnderTest, point: number, key = randomUUID()) =>
  send(customer, 'POST', 'customer/loyalty-point/point-transfer', { body: { point }, key });
const addFund = (customer: CustomerUnderTest, body: object) =>
  send(customer, 'POST', 'customer/wallet/add-fund', { body });
const play = (customer: CustomerUnderTest, paymentId: string, does: string) =>
  send(customer, 'POST', 'payments/sandbox', { body: { payment_id: paymentId, does } });

describe('the wallet', () => {
  it('[WAL-01] [WAL-08] lists what the ledger has, the latest first, and the balance with it', async () => {
    const customer = await signedInCustomer(market);
    await give(customer, 'NGN', 10_000_000);
    const { body: order } = await place(customer, { payment_method: 'wallet' });
    const { body } = await send(customer, 'GET', 'customer/wallet/transactions');
    expect(body).toMatchObject({ total_size: 2, currency: 'NGN', balance: 100_000 - order.total });
    expect(body.data).toMatchObject([
      { transaction_type: 'wallet_paid', debit: order.total, credit: 0, order_id: order.order_id },
      { transaction_type: 'wallet_filled', debit: 0, credit: 100_000, order_id: null },
    ]);
    expect(body.data[0].store_name).toEqual(expect.any(String));
    const { body: credits } = await send(customer, 'GET', 'customer/wallet/transactions?type=credit');
    expect(credits.data).toMatchObject([{ transaction_type: 'wallet_filled' }]);
  });

  it('[WAL-09] has pages from 1 on, until one is empty', async () => {
    const customer = await signedInCustomer(market);
    for (const amount of [100, 200, 300]) await give(customer, 'NGN', amount);
    const page = async (offset: number) =>
      (await send(customer, 'GET', `customer/wallet/transactions?limit=2&offset=${offset}`)).body;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first, second, third].map(({ data }) => data.length)).toEqual([2, 1, 0]);
    expect([first, second, third].map(({ total_size }) => total_size)).toEqual([3, 3, 3]);
    expect(first.data.map(({ credit }: { credit: number }) => credit)).toEqual([3, 2]);
  });

  it('[WAL-10] shows no customer the money of another', async () => {
    const [one, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    await give(one, 'NGN', 5_000);
    const { body } = await send(other, 'GET', 'customer/wallet/transactions');
    expect(body).toMatchObject({ total_size: 0, balance: 0, data: [] });
  });

  it.each([
    'customer/wallet/transactions',
    'customer/wallet/bonuses',
    'customer/loyalty-point/transactions',
    'customer/referral',
  ])('[WAL-10] asks a guest to sign in before %s', async (path) => {
    const reply = await market.app.inject({ url: `/api/v1/${path}?guest_id=aaaaaaaaaaaaaaaaaaaa` });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'sign_in_needed']);
  });
});

describe('adding money', () => {
  it('[WAL-02] names the bonuses that hold', async () => {
    const { body } = await send(await signedInCustomer(market), 'GET', 'customer/wallet/bonuses');
    expect(body).toMatchObject({
      total_size: 2,
      limit: 10,
      offset: 1,
      bonuses: [
        { bonus_type: 'amount', bonus_amount: 500, minimum_add_amount: 10_000, currency: 'NGN' },
        { bonus_type: 'percent', bonus_amount: 6, maximum_bonus_amount: 3_000, minimum_add_amount: 25_000 },
      ],
    });
  });

  it('[WAL-03] [WAL-02] is done by the event of the provider alone, once, and with the greatest bonus', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await addFund(customer, { amount: 30_000, callback: '/profile?page=wallet' });
    expect(body.redirect_link).toBe(`/payment/sandbox/${body.payment_id}`);
    expect(await balance(customer)).toBe(0);
    await play(customer, body.payment_id, 'twice');
    expect(await balance(customer)).toBe(3_180_000);
    const { body: list } = await send(customer, 'GET', 'customer/wallet/transactions');
    expect(list.data).toMatchObject([
      { transaction_type: 'wallet_bonus', credit: 1_800 },
      { transaction_type: 'wallet_filled', credit: 30_000 },
    ]);
  });

  it('[WAL-03] brings nothing without a payment: no forged event, no return address, no failed try (B10)', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await addFund(customer, { amount: 10_000 });
    const sandbox = market.payments.get('sandbox') as SandboxPayments;
    const { bytes } = sandbox.eventOf(body.payment_id, { kind: 'paid', amount: 1_000_000, currency: 'NGN' });
    const forged = await market.app.inject({
      method: 'POST',
      url: '/api/v1/payments/events/sandbox',
      headers: { 'content-type': 'application/json', 'sandbox-signature': '00'.repeat(32) },
      payload: Buffer.from(bytes),
    });
    expect(forged.statusCode).toBe(401);
    await market.app.inject({ url: `/payment/return/${body.payment_id}?flag=success&status=paid` });
    await send(customer, 'GET', `payments/status?payment_id=${body.payment_id}&flag=success`);
    await play(customer, body.payment_id, 'fail');
    expect(await balance(customer)).toBe(0);
    // The control: the same payment, reported by the provider, raises the balance.
    const { body: honest } = await addFund(customer, { amount: 10_000 });
    await play(customer, honest.payment_id, 'pay');
    expect(await balance(customer)).toBe(1_050_000);
  });

  it('asks the provider of one customer twenty times in a quarter of an hour and no more', async () => {
    const { id: customerId } = await signedInCustomer(market);
    const scope = { zoneIds: [], moduleId: undefined, at: undefined, language: 'en' };
    const fund = { customerId, scope, amount: 500, provider: undefined, callback: '/home', origin: '' };
    const begin = () =>
      beginFund({ ...market, mode: realMarket }, fund).then(
        () => 'started',
        ({ code }) => code,
      );
    let started = 0;
    let answer = await begin();
    for (; answer === 'started' && started < 50; answer = await begin()) started += 1;
    expect(answer).toBe('too_many');
    expect(started).toBeGreaterThanOrEqual(20);
    // A quarter of an hour that ended meanwhile allows as many again.
    expect(started).toBeLessThanOrEqual(40);
  });

  it('goes back the way it came where its customer has left meanwhile', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await addFund(customer, { amount: 500 });
    await removeAccount(market, { customerId: customer.id, sessionId: 0 });
    const news = { kind: 'paid', amount: money(50_000), currency: 'NGN' } as const;
    await applyPaymentEvent(market, 'sandbox', { eventId: randomUUID(), payment: { id: body.payment_id }, news });
    const payment = market.db.selectFrom('payments').select('status').where('id', '=', body.payment_id);
    expect(await payment.executeTakeFirst()).toEqual({ status: 'return_due' });
    expect(await balance(customer)).toBe(0);
  });

  it.each([0, -5, 'much', 10_000_001])('[WAL-03] refuses %s as an amount', async (amount) => {
    const reply = await addFund(await signedInCustomer(market), { amount });
    expect(reply).toMatchObject({ status: 400, code: 'amount' });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/x/..//evil.example'])(
    '[WAL-03] leads back to no %s',
    async (callback) => {
      const reply = await addFund(await signedInCustomer(market), { amount: 100, callback });
      expect(reply).toMatchObject({ status: 400, code: 'callback' });
    },
  );
});

describe('points', () => {
  it('[WAL-04] [WAL-05] [WAL-06] become money, and both lists say so', async () => {
    const customer = await signedInCustomer(market);
    await give(customer, 'PTS', 1_850);
    const { body } = await transfer(customer, 1_000);
    expect(body).toEqual({
      message: 'Point to wallet transfer successfully.',
      amount: 500,
      currency: 'NGN',
      points: 850,
      balance: 500,
    });
    const { body: points } = await send(customer, 'GET', 'customer/loyalty-point/transactions');
    expect(points).toMatchObject({ points: 850, worth: 425, minimum_point: 500, spent_per_point: 100, total_size: 2 });
    expect(points.data).toMatchObject([
      { transaction_type: 'points_spent', debit: 1_000, exchanged: 500 },
      { transaction_type: 'points_earned', credit: 1_850, exchanged: null },
    ]);
    const { body: money } = await send(customer, 'GET', 'customer/wallet/transactions');
    expect(money.data).toMatchObject([{ transaction_type: 'points_exchanged', credit: 500, exchanged: 1_000 }]);
  });

  it.each([
    { what: 'fewer than are exchanged', point: 499, code: 'points_few' },
    { what: 'more than there are', point: 601, code: 'points_short' },
  ])('[WAL-05] of which $what are asked stay', async ({ point, code }) => {
    const customer = await signedInCustomer(market);
    await give(customer, 'PTS', 600);
    expect(await transfer(customer, point)).toMatchObject({ status: 409, code });
    expect([await balance(customer, 'PTS'), await balance(customer)]).toEqual([600, 0]);
  });

  it('[WAL-05] are exchanged once under one key, and not under it for another number', async () => {
    const customer = await signedInCustomer(market);
    await give(customer, 'PTS', 2_000);
    const key = randomUUID();
    const first = await transfer(customer, 500, key);
    expect((await transfer(customer, 500, key)).body).toEqual(first.body);
    expect(await transfer(customer, 600, key)).toMatchObject({ status: 422, code: 'key_reused' });
    expect(await balance(customer, 'PTS')).toBe(1_500);
  });

  it('[WAL-05] are spent once, however many ask at the same moment (B9)', async () => {
    const customer = await signedInCustomer(market);
    await give(customer, 'PTS', 1_200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => transfer(customer, 500)));
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([of(200), of(409)]).toEqual([2, 48]);
    expect([await balance(customer, 'PTS'), await balance(customer)]).toEqual([200, 50_000]);
    // The control: a balance that is changed without its ledger entry does not pass unnoticed.
    const found = market.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('wallets')
        .set({ balance: 1_200 as never })
        .where('customer_id', '=', customer.id)
        .execute();
      throw await breachesIn(transaction as never);
    });
    await expect(found).rejects.toContainEqual(expect.objectContaining({ invariant: 'I5' }));
  });
});

describe('an invitation', () => {
  it('[WAL-07] shows the code, what it earns, and who came with it', async () => {
    const customer = await signedInCustomer(market);
    await friendOf(customer, { f_name: 'Wanjiru', l_name: 'Kamau' });
    const { body } = await send(customer, 'GET', 'customer/referral');
    expect(body).toMatchObject({
      ref_code: expect.stringMatching(/^\w+$/),
      credit: 1_000,
      currency: 'NGN',
      first_order: { percent: 20, most: 1_000, days: 30 },
      total_size: 1,
      friends: [{ name: 'Wanjiru K.', credit: null }],
    });
  });
});

describe('a market without rewards', () => {
  const node = marketUnderSettings(market, {
    customer_wallet_status: 0,
    loyalty_point_status: 0,
    ref_earning_status: 0,
  });
  const calls = walletUnderTest(node);

  it.each([
    { path: 'customer/wallet/transactions', code: 'wallet_off' },
    { path: 'customer/wallet/bonuses', code: 'wallet_off' },
    { path: 'customer/loyalty-point/transactions', code: 'points_off' },
    { path: 'customer/referral', code: 'referral_off' },
  ])('[WAL-11] refuses $path', async ({ path, code }) => {
    expect(await calls.send(await signedInCustomer(node), 'GET', path)).toMatchObject({ status: 403, code });
  });

  it('[WAL-11] neither takes money nor exchanges points', async () => {
    const customer = await signedInCustomer(node);
    await calls.give(customer, 'PTS', 1_000);
    const fund = await calls.send(customer, 'POST', 'customer/wallet/add-fund', { body: { amount: 500 } });
    const point = { body: { point: 500 }, key: randomUUID() };
    const exchange = await calls.send(customer, 'POST', 'customer/loyalty-point/point-transfer', point);
    expect([fund.code, exchange.code]).toEqual(['wallet_off', 'wallet_off']);
    expect(await calls.balance(customer, 'PTS')).toBe(1_000);
  });
});
