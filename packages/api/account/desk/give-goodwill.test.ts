import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayMilliseconds } from 'market/values/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { limitsUnderTest } from '#api/testing/under-test/limits-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

const market = marketUnderSettings(marketUnderTest(), { customer_wallet_status: 1 });
const { call, decide, lead, open, owner, setLimit, support } = limitsUnderTest(market);
const { send, place } = walletUnderTest(market);
const { yaba } = knownZones;
const reason = 'Third late order this month';

type Person = CustomerUnderTest;

const give = (by: Person, { id }: Person, body: object, key = randomUUID()) =>
  call(by, 'POST', `admin/customers/${id}/goodwill`, { currency: 'NGN', reason, ...body }, key);
const naira = ({ id }: Person) => balanceOf(market.db, id, 'NGN');
const couponsOf = async (by: Person, { id }: Person) => (await call(by, 'GET', `admin/customers/${id}`)).body.coupons;
const pushesTo = async ({ id }: Person) => {
  const { rows } = await sql<{ payload: object }>`
    select payload - 'shopper' as payload from outbox
    where kind = 'goodwill' and payload ->> 'shopper' = ${`customer:${id}`} order by id`.execute(market.db);
  return rows.map(({ payload }) => payload);
};

beforeEach(async () => {
  await setLimit('support', 50, 100);
});

describe('[OPS-039] support gives a customer', () => {
  it('money in the wallet, with a reason, once for each key; it is booked, in the audit log, and the customer is notified', async () => {
    const [by, customer, key] = [await support(), await signedInCustomer(market), randomUUID()];
    const { body } = await give(by, customer, { kind: 'credit', amount: 12 }, key);
    expect(body).toMatchObject({
      balances: [{ currency: 'NGN', balance: 12 }],
      moves: [{ kind: 'wallet_corrected', amount: 12, currency: 'NGN', reason }],
    });
    await give(by, customer, { kind: 'credit', amount: 12 }, key);
    expect(await naira(customer)).toBe(1200);
    expect(await pushesTo(customer)).toEqual([{ amount: '₦12' }]);
    const { rows } = await sql`
      select account_id, reason, before ->> 'balance' as before, after ->> 'balance' as after from audit_lines
      where subject = ${`customer:${customer.id}`} and action = 'customer.credit'`.execute(market.db);
    expect(rows).toEqual([{ account_id: by.id, reason, before: '0', after: '1200' }]);
  });

  it('a coupon that this customer alone may use, once', async () => {
    const [by, customer, other] = [await support(), await signedInCustomer(market), await signedInCustomer(market)];
    const { body } = await give(by, customer, { kind: 'coupon', amount: 40, days: 30 });
    const [coupon] = body.coupons;
    const expires_at = new Date(momentOfTests.getTime() + 30 * dayMilliseconds).toISOString();
    expect(coupon).toMatchObject({ amount: 40, currency: 'NGN', reason, expires_at, state: 'ready' });
    const { code } = coupon;
    expect(await pushesTo(customer)).toEqual([{ amount: '₦40', code }]);
    const listed = async (person: Person) => {
      const { body: list } = await send(person, 'GET', 'customer/coupon/list?limit=100');
      return list.coupons.filter((one: { code: string }) => one.code === code);
    };
    expect(await listed(customer)).toMatchObject([{ code, discount: 40, discount_type: 'fixed', state: 'ready' }]);
    expect(await listed(other)).toEqual([]);
    expect((await place(other, { coupon_code: code })).body.errors).toMatchObject([{ code: 'coupon_unknown' }]);
    expect((await place(customer, { coupon_code: code })).status).toBe(200);
    expect((await place(customer, { coupon_code: code })).body.errors).toMatchObject([{ code: 'coupon_used_up' }]);
    expect(await couponsOf(by, customer)).toMatchObject([{ code, state: 'used' }]);
  });

  it('a coupon of their own zones where they work in some alone, which operators of coupons find by its code', async () => {
    const customer = await signedInCustomer(market);
    expect((await place(customer)).status).toBe(200);
    const { body } = await give(await support([yaba.id]), customer, { kind: 'coupon', amount: 40 });
    const [{ id, code }] = body.coupons;
    const by = await owner();
    expect((await call(by, 'GET', `admin/coupons/${id}`)).body).toMatchObject({ zone_ids: [yaba.id], max_cost: 40 });
    const found = async (search: string) =>
      (await call(by, 'GET', `admin/coupons?limit=100${search}`)).body.coupons.map((one: { id: number }) => one.id);
    expect(await found('')).not.toContain(id);
    expect(await found(`&search=${code}`)).toEqual([id]);
    const { body: shown } = await call(by, 'GET', `admin/coupons/${id}`);
    const { is_active: _, ...terms } = shown;
    await call(by, 'PUT', `admin/coupons/${id}`, { ...terms, is_active: false, is_listed: true });
    expect(await couponsOf(by, customer)).toMatchObject([{ state: 'over' }]);
    expect((await place(customer, { coupon_code: code })).body.errors).toMatchObject([{ code: 'coupon_expired' }]);
  });

  it('nothing above the limit of one act or of the day; then a second person decides, and never who receives it', async () => {
    const [by, customer] = [await support(), await signedInCustomer(market)];
    const left = async () => {
      const { limits } = (await call(by, 'GET', 'admin/limits/own')).body;
      return limits.find(({ currency }: { currency: string }) => currency === 'NGN');
    };
    expect(await left()).toMatchObject({ per_act: 50, per_day: 100, left: 50 });
    expect((await give(by, customer, { kind: 'coupon', amount: 50 })).status).toBe(200);
    expect((await give(by, customer, { kind: 'credit', amount: 30 })).status).toBe(200);
    expect(await left()).toMatchObject({ left: 20 });
    expect((await give(by, customer, { kind: 'coupon', amount: 30 })).code).toBe('needs_second_person');
    expect(await couponsOf(by, customer)).toHaveLength(1);
    const [{ id, call: what }] = (await open(by)).filter(
      (one: { customer: { id: number } }) => one.customer?.id === customer.id,
    );
    expect(what).toBe('adminCustomers.giveGoodwill');
    expect((await decide(by, id, 'approve')).code).toBe('right_missing');
    expect((await decide(await lead(), id, 'approve')).body).toMatchObject({ state: 'approved' });
    expect(await couponsOf(by, customer)).toHaveLength(2);

    const second = await lead();
    expect((await give(by, second, { kind: 'credit', amount: 60 })).code).toBe('needs_second_person');
    const mine = (await open(second)).find((one: { customer: { id: number } }) => one.customer?.id === second.id);
    expect(mine.may_decide).toBe(false);
    expect((await decide(second, mine.id, 'approve')).code).toBe('proposal_own');
    expect(await naira(second)).toBe(0);
  });

  it('nothing to themselves, nothing without a reason, and nothing that the market cannot show or does not have', async () => {
    const [by, customer] = [await support(), await signedInCustomer(market)];
    expect((await give(by, by, { kind: 'credit', amount: 1 })).code).toBe('goodwill_own');
    for (const kind of ['credit', 'coupon']) {
      expect((await give(by, customer, { kind, amount: 5, reason: '' })).status).toBe(400);
      expect((await give(by, customer, { kind, amount: 0 })).status).toBe(400);
      expect((await give(by, customer, { kind, amount: -5 })).status).toBe(400);
      expect((await give(by, customer, { kind, amount: 0.005 })).code).toBe('amount');
    }
    expect((await give(by, customer, { kind: 'credit', amount: 5, currency: 'PTS' })).code).toBe('wallet_currency');
    expect((await give(by, customer, { kind: 'coupon', amount: 5, currency: 'ISK' })).code).toBe('currency');
    expect((await give(by, customer, { kind: 'coupon', amount: 5, days: 366 })).code).toBe('days');
    expect((await give(await support([yaba.id]), customer, { kind: 'credit', amount: 5 })).code).toBe(
      'account_not_found',
    );
    expect(await naira(customer)).toBe(0);
    expect(await couponsOf(by, customer)).toEqual([]);
  });
});
