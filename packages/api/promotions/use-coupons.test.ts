import { randomUUID } from 'node:crypto';
import { money } from 'market/values/money';
import { expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const put = promotionsUnderTest(market);
const { scarce, percentOff } = testStores.grocery.items;
const { yaba } = knownZones;

const plan = (coupon: string | undefined, items: object[] = [{ item_id: percentOff.id, quantity: 1 }]) => ({
  items,
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
  ...(coupon && { coupon_code: coupon }),
});

async function send(customer: CustomerUnderTest, path: string, payload?: object) {
  const reply = await market.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    headers: {
      ...customer.headers,
      moduleid: String(knownModules.grocery),
      zoneid: `[${yaba.id}]`,
      'idempotency-key': randomUUID(),
    },
    ...(payload && { payload }),
  });
  const body = reply.json();
  const [fault] = body.errors ?? [];
  return { status: reply.statusCode, code: fault?.code, message: fault?.message, body };
}

const place = (customer: CustomerUnderTest, code?: string) => send(customer, 'customer/order/place', plan(code));
const codesFor = async (customer: CustomerUnderTest) => {
  const { body } = await send(customer, 'coupon/list?limit=100');
  return body.coupons.map(({ code }: { code: string }) => code);
};

it('[PROMO-28] a percent coupon comes off the goods after their own discounts, and the parts add up', async () => {
  await put.coupon('TENOFF');
  const ada = await signedInCustomer(market);
  const { body: without } = await send(ada, 'customer/order/quote', plan(undefined));
  const { body } = await send(ada, 'customer/order/quote', plan('tenoff'));
  expect(without).toMatchObject({ coupon_code: null, coupon_discount: money(0) });
  expect(body).toMatchObject({ coupon_code: 'TENOFF', coupon_title: 'Ten percent off', coupon_discount: 108 });
  expect(body.total).toBe(
    body.item_total +
      body.add_on_total -
      body.discount_total -
      108 +
      body.tax +
      body.delivery_fee +
      body.service_charge,
  );
  expect(body.tax).toBeLessThan(without.tax);
});

it('[PROMO-28] [PROMO-27] applying returns the discount, or the minimum with its amount', async () => {
  await put.coupon('FIVEHUNDRED', { discount: money(50_000), discount_type: 'fixed' });
  await put.coupon('BIGONLY', { min_purchase: money(2_000_000) });
  const ada = await signedInCustomer(market);
  const applied = await send(ada, 'coupon/apply', { ...plan(undefined), code: 'FIVEHUNDRED' });
  expect(applied.body).toMatchObject({ code: 'FIVEHUNDRED', coupon_discount: 500, free_delivery: false });
  expect(await send(ada, 'coupon/apply', { ...plan(undefined), code: 'BIGONLY' })).toMatchObject({
    status: 409,
    code: 'coupon_min_purchase',
    message: 'To apply this coupon, total item amount should be minimum ₦20,000',
  });
  expect((await send(ada, 'customer/order/place', plan('BIGONLY'))).code).toBe('coupon_min_purchase');
  expect((await send(ada, 'coupon/apply', { ...plan(undefined), code: 'NOSUCH' })).code).toBe('coupon_unknown');
});

it('a coupon for a free ride takes the delivery fee and nothing else', async () => {
  await put.coupon('RIDEFREE', { coupon_type: 'free_delivery', discount: money(0) });
  const ada = await signedInCustomer(market);
  const { body } = await send(ada, 'customer/order/quote', plan('RIDEFREE'));
  expect(body).toMatchObject({ delivery_fee: 0, coupon_discount: 0, coupon_free_delivery: true });
});

it('an order keeps its coupon, which is then used up and no longer listed; cancelled, it comes back', async () => {
  await put.coupon('KEEPME');
  const ada = await signedInCustomer(market);
  expect(await codesFor(ada)).toContain('KEEPME');
  const placed = await place(ada, 'KEEPME');
  const order = await market.db
    .selectFrom('orders')
    .where('id', '=', placed.body.order_id)
    .select(['coupon_code', 'coupon_discount', 'coupon_paid_by'])
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ coupon_code: 'KEEPME', coupon_discount: 10_800, coupon_paid_by: 'market' });
  expect(await codesFor(ada)).not.toContain('KEEPME');
  expect((await place(ada, 'KEEPME')).code).toBe('coupon_used_up');
  expect(await breachesIn(market.db)).toEqual([]);
  await send(ada, 'customer/order/cancel', { order_id: placed.body.order_id, reason: 'Changed my mind' });
  expect(await codesFor(ada)).toContain('KEEPME');
  expect(await breachesIn(market.db)).toEqual([]);
});

it('a coupon of a store is taken there alone, and is its own loss', async () => {
  await put.coupon('HERE', { coupon_type: 'store_wise', store_id: testStores.grocery.id });
  await put.coupon('ELSEWHERE', { coupon_type: 'store_wise', store_id: testStores.lowCashCap.id });
  const ada = await signedInCustomer(market);
  expect((await place(ada, 'ELSEWHERE')).code).toBe('coupon_other_store');
  expect(await codesFor(ada)).not.toContain('ELSEWHERE');
  const placed = await place(ada, 'HERE');
  const entries = await market.db
    .selectFrom('ledger_entries')
    .innerJoin('journals', 'journals.id', 'ledger_entries.journal_id')
    .where('order_id', '=', placed.body.order_id)
    .select(['account', 'amount'])
    .execute();
  expect(entries.some(({ account }) => account === 'coupons')).toBe(false);
  const earned = entries.filter(({ account }) => account.startsWith('store:') || account === 'market:commission');
  expect(earned.reduce((sum, { amount }) => sum + amount, 0)).toBe(-(108_000 - 10_800));
});

it('a coupon for a first order is not for a second, and no guest has one', async () => {
  await put.coupon('WELCOME', { coupon_type: 'first_order', limit_per_customer: null });
  const ada = await signedInCustomer(market);
  const guest = shopperUnderTest(() => market.app, knownModules.grocery);
  expect((await guest.quote(plan('WELCOME'))).code).toBe('coupon_sign_in');
  expect((await place(ada, 'WELCOME')).status).toBe(200);
  expect((await place(ada, 'WELCOME')).code).toBe('coupon_first_order');
});

it('of fifty uses at once of a coupon that one customer has once, exactly one is an order', async () => {
  const id = await put.coupon('ONLYONCE');
  const ada = await signedInCustomer(market);
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(ada, 'ONLYONCE')));
  const outcomes = answers.map(({ status, code }) => code ?? status);
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'coupon_used_up')).toHaveLength(49);
  const uses = await market.db.selectFrom('coupon_uses').where('coupon_id', '=', id).select('use_number').execute();
  expect(uses).toEqual([{ use_number: 1 }]);
  expect(await breachesIn(market.db)).toEqual([]);
});

it('of twenty customers who use the last three of a coupon at once, three do', async () => {
  await put.coupon('LASTTHREE', { limit_in_all: 3 });
  const customers = await Promise.all(Array.from({ length: 20 }, () => signedInCustomer(market)));
  const answers = await Promise.all(customers.map((customer) => place(customer, 'LASTTHREE')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await breachesIn(market.db)).toEqual([]);
});

it('a refused coupon does not change the stock', async () => {
  await put.coupon('EXPIRED', { starts_at: put.around(-3), expires_at: put.around(-1) });
  const ada = await signedInCustomer(market);
  const stockOf = () =>
    market.db.selectFrom('items').where('id', '=', scarce.id).select('stock').executeTakeFirstOrThrow();
  const before = await stockOf();
  const order = plan('EXPIRED', [{ item_id: scarce.id, quantity: 1 }]);
  expect((await send(ada, 'customer/order/place', order)).code).toBe('coupon_expired');
  expect(await stockOf()).toEqual(before);
});
