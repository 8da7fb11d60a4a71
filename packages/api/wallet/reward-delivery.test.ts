import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Money, money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { saveSignInDevice } from '#api/auth/auth-customers.data.ts';
import { knownModules } from '#api/db/seed/known-market.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { pauseAt } from '#api/testing/pause-at.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { newNumber, walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';

const market = marketUnderTest();
const { place, quote, deliver, friendOf, balance, send } = walletUnderTest(market);
const { around } = promotionsUnderTest(market);
const credit = 100_000;

async function delivered(customer: CustomerUnderTest, change: object = {}): Promise<string> {
  const { body } = await place(customer, change);
  await deliver(body.order_id);
  return body.order_id;
}

const kindsOf = async (orderId: string) =>
  (await market.db.selectFrom('journals').select('kind').where('order_id', '=', orderId).execute()).map(
    ({ kind }) => kind,
  );

describe('a delivered order', () => {
  it('[WAL-04] earns a point for every hundred naira, once, also when its refund was refused', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await place(customer);
    expect(await balance(customer, 'PTS')).toBe(0);
    await deliver(body.order_id);
    const points = Math.floor(body.total / 100);
    expect(await balance(customer, 'PTS')).toBe(points);
    await moveOrder(market, { orderId: body.order_id, to: 'refund_requested', by: 'shopper' });
    await moveOrder(market, { orderId: body.order_id, to: 'delivered', by: 'market' });
    expect(await balance(customer, 'PTS')).toBe(points);
  });

  it('[PROMO-35] brings the greatest cashback that held when it was placed, and no second one', async () => {
    const offer = (change: { cashback_type: string; cashback_amount: Money; max_cashback?: Money; starts_at?: Date }) =>
      market.db
        .insertInto('cashback_offers')
        .values({
          ...{ module_id: knownModules.grocery, currency: 'NGN', title: 'Back', min_purchase: money(10_000) },
          ...{ starts_at: around(-1), ends_at: around(1) },
          ...change,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    await market.db.deleteFrom('cashback_offers').where('module_id', '=', knownModules.grocery).execute();
    await offer({ cashback_type: 'percent', cashback_amount: money(50), max_cashback: money(30_000) });
    await offer({ cashback_type: 'amount', cashback_amount: money(5_000) });
    await offer({ cashback_type: 'amount', cashback_amount: money(900_000), starts_at: around(0.5) });
    const customer = await signedInCustomer(market);
    const { body } = await place(customer);
    const order = await market.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', body.order_id)
      .executeTakeFirstOrThrow();
    const goods = order.item_total + order.add_on_total - order.discount_total;
    await deliver(order.id);
    const half = Math.floor(goods / 2 / 100 + 0.5) * 100;
    expect(await balance(customer)).toBe(Math.max(5_000, Math.min(30_000, half)));
    await market.db.deleteFrom('cashback_offers').where('module_id', '=', knownModules.grocery).execute();
  });

  it('earns nothing before it is delivered, nor when it is canceled', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await place(customer);
    await send(customer, 'POST', 'customer/order/cancel', { body: { order_id: body.order_id, reason: 'Too slow' } });
    expect((await kindsOf(body.order_id)).toSorted()).toEqual(['order_canceled', 'order_placed']);
    expect(await balance(customer, 'PTS')).toBe(0);
  });
});

describe('a referral', () => {
  it('credits the inviter after the first delivered order, and after no other (B11)', async () => {
    const referrer = await signedInCustomer(market, { phone: newNumber() });
    const friend = await friendOf(referrer);
    const { body } = await place(friend);
    expect(await balance(referrer)).toBe(0);
    await deliver(body.order_id);
    expect(await balance(referrer)).toBe(credit);
    await delivered(friend);
    expect(await balance(referrer)).toBe(credit);
    const { body: shown } = await send(referrer, 'GET', 'customer/referral');
    expect(shown.friends).toMatchObject([{ credit: 1_000, currency: 'NGN' }]);
    const { body: list } = await send(referrer, 'GET', 'customer/wallet/transactions');
    expect(list.data).toMatchObject([{ transaction_type: 'referral_earned', credit: 1_000, friend_name: 'Ada' }]);
  });

  it('credits once when two first orders are delivered at the same moment (B11)', async () => {
    const referrer = await signedInCustomer(market);
    const friend = await friendOf(referrer);
    const orders = [(await place(friend)).body.order_id, (await place(friend)).body.order_id];
    await Promise.all(orders.map(deliver));
    expect(await balance(referrer)).toBe(credit);
  });

  it.each([
    ['a phone number of the inviter at the door', async ({ phone }: Inviter) => ({ contact_person_number: phone })],
    [
      'a phone number that the inviter has ordered with',
      async ({ customer }: Inviter) => {
        const number = newNumber();
        await place(customer, { contact_person_number: number });
        return { contact_person_number: number };
      },
    ],
    [
      'the address of the inviter',
      async ({ customer }: Inviter) => {
        const house = randomUUID();
        await place(customer, { house });
        return { house: house.toUpperCase() };
      },
    ],
    [
      'an address that the inviter keeps',
      async ({ customer }: Inviter) => {
        const house = randomUUID();
        await market.db
          .insertInto('addresses')
          .values({
            ...{ customer_id: customer.id, address_type: 'home', address: 'Herbert Macaulay Way', house },
            ...{ contact_person_name: 'Ada', contact_person_number: '', lat: 6.5, lng: 3.3 },
          })
          .execute();
        return { address: 'Herbert Macaulay Way', house };
      },
    ],
    [
      'the browser of the inviter',
      async ({ customer, friend }: Inviter) => {
        const device = hashOf(randomUUID());
        await saveSignInDevice(market.db, customer.id, device);
        await saveSignInDevice(market.db, friend.id, device);
        return {};
      },
    ],
    [
      'the inviter among those whom it has invited',
      async ({ customer, friend }: Inviter) => {
        await market.db
          .updateTable('customers')
          .set({ referred_by: friend.id })
          .where('id', '=', customer.id)
          .execute();
        return {};
      },
    ],
    [
      'the inviter among those whom its friends have invited',
      async ({ customer, friend }: Inviter) => {
        const between = await friendOf(friend);
        await market.db
          .updateTable('customers')
          .set({ referred_by: between.id })
          .where('id', '=', customer.id)
          .execute();
        return {};
      },
    ],
  ] as [string, (inviter: Inviter) => Promise<object>][])(
    'credits nothing for an account with %s (B11)',
    async (_, scheme) => {
      const phone = newNumber();
      const customer = await signedInCustomer(market, { phone });
      const friend = await friendOf(customer);
      await delivered(friend, await scheme({ customer, friend, phone }));
      expect(await balance(customer)).toBe(0);
    },
  );

  it('credits nothing for a phone number that comes back with a new account (B11)', async () => {
    const referrer = await signedInCustomer(market);
    const phone = newNumber();
    const friend = await friendOf(referrer, { phone });
    await delivered(friend);
    await market.db.updateTable('customers').set({ phone: null }).where('id', '=', friend.id).execute();
    await delivered(await friendOf(referrer, { phone }));
    expect(await balance(referrer)).toBe(credit);
  });

  it('credits nothing for an order that is canceled (B11)', async () => {
    const referrer = await signedInCustomer(market);
    const { body } = await place(await friendOf(referrer));
    await moveOrder(market, { orderId: body.order_id, to: 'canceled', by: 'store' });
    expect(await balance(referrer)).toBe(0);
  });

  it('credits ten in a month, also when eleven are delivered at the same moment (B11)', async () => {
    const referrer = await signedInCustomer(market);
    const friends = await Promise.all(Array.from({ length: 11 }, () => friendOf(referrer)));
    const orders = await Promise.all(friends.map(async (friend) => (await place(friend)).body.order_id as string));
    await Promise.all(orders.map(deliver));
    expect(await balance(referrer)).toBe(10 * credit);
    // The control: an eleventh credit that went past the count does not pass unnoticed.
    const found = market.db.transaction().execute(async (transaction) => {
      await sql`insert into referrals (referee_id, referrer_id, order_id, currency, amount, credited_at)
        select c.id, ${referrer.id}, o.id, 'NGN', ${credit}, ${market.now()}
        from customers c join orders o on o.shopper = 'customer:' || c.id
        where c.referred_by = ${referrer.id} and not exists (select from referrals r where r.referee_id = c.id)`.execute(
        transaction,
      );
      throw await breachesIn(transaction as never);
    });
    await expect(found).rejects.toContainEqual(expect.objectContaining({ breach: expect.stringContaining('ten') }));
  });
});

interface Inviter {
  customer: CustomerUnderTest;
  friend: CustomerUnderTest;
  phone: string;
}

describe('the first order of an invited customer', () => {
  it('[CHK-10] costs less in quote and order alike, is promised by the profile, and is paid by the operator', async () => {
    const friend = await friendOf(await signedInCustomer(market));
    const { body: profile } = await send(friend, 'GET', 'customer/info');
    expect(profile).toMatchObject({ is_valid_for_discount: true, validity: around(30).toISOString() });
    const { body: quoted } = await quote(friend);
    const goods = quoted.item_total + quoted.add_on_total - quoted.discount_total;
    expect(quoted.first_order_discount).toBe(Math.min(1_000, Math.round(goods * 0.2)));
    const { body } = await place(friend, { order_amount: quoted.total });
    expect(body.total).toBe(quoted.total);
    expect(await entriesOf(body.order_id)).toContainEqual({
      account: 'first_orders',
      amount: quoted.first_order_discount * 100,
    });
    expect((await quote(friend)).body.first_order_discount).toBe(0);
    expect((await send(friend, 'GET', 'customer/info')).body).toMatchObject({ is_valid_for_discount: false });
  });

  it('is discounted again after one that was canceled', async () => {
    const friend = await friendOf(await signedInCustomer(market));
    const { body } = await place(friend);
    expect((await quote(friend)).body.first_order_discount).toBe(0);
    await send(friend, 'POST', 'customer/order/cancel', { body: { order_id: body.order_id, reason: 'Too slow' } });
    expect((await quote(friend)).body.first_order_discount).toBeGreaterThan(0);
  });

  it('is not discounted for who came alone, nor after its time', async () => {
    const alone = await signedInCustomer(market);
    const late = await friendOf(alone);
    await market.db
      .updateTable('customers')
      .set({ created_at: around(-30) })
      .where('id', '=', late.id)
      .execute();
    expect((await quote(alone)).body.first_order_discount).toBe(0);
    expect((await quote(late)).body.first_order_discount).toBe(0);
  });

  it('is one of twenty that are placed at the same moment (B12)', async () => {
    const friend = await friendOf(await signedInCustomer(market));
    const paused = pauseAt(market, 'before stock');
    const first = place(friend);
    await paused.arrived;
    const others = await Promise.all(Array.from({ length: 19 }, () => place(friend)));
    paused.letGo();
    const answers = [await first, ...others];
    delete market.pausePoint;
    const orders = await market.db
      .selectFrom('orders')
      .select(['id', 'first_order_discount'])
      .where('shopper', '=', `customer:${friend.id}`)
      .execute();
    expect(orders.filter(({ first_order_discount: off }) => off > 0)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(orders.length);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['price_changed']));
    // The control: without its use an order that is discounted does not pass unnoticed.
    const found = market.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('first_order_discounts').where('customer_id', '=', friend.id).execute();
      throw await breachesIn(transaction as never);
    });
    await expect(found).rejects.toContainEqual(expect.objectContaining({ invariant: 'I9' }));
  });
});

function entriesOf(orderId: string) {
  return market.db
    .selectFrom('ledger_entries')
    .innerJoin('journals', 'journals.id', 'ledger_entries.journal_id')
    .select(['account', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
}

describe('a market that rewards nothing', () => {
  const node = marketUnderSettings(market, {
    customer_wallet_status: 0,
    loyalty_point_status: 0,
    ref_earning_status: 0,
  });
  const calls = walletUnderTest(node);

  it('[WAL-11] gives no points, no credit and no discount', async () => {
    const referrer = await signedInCustomer(node);
    const friend = await calls.friendOf(referrer);
    const { body } = await calls.place(friend);
    expect((await calls.quote(friend)).body.first_order_discount).toBe(0);
    await calls.deliver(body.order_id);
    expect([await calls.balance(friend, 'PTS'), await calls.balance(referrer)]).toEqual([0, 0]);
  });
});
