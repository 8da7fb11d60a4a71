import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, placed, accepted } = deliveryUnderTest(market);
const { generous, food } = testStores;
const base = `vendor/stores/${generous.id}`;
const bookkeeper = (storeId: number = generous.id) => signedInMember(market, { storeId, role: 'bookkeeper' });

it('[STO-083] shows the day of a store, and with it each order and each cancellation', async () => {
  const by = await bookkeeper();
  const today = async () => (await visitor.get(`${base}/money/today`, by.headers)).body;
  const before = await today();
  expect(before).toMatchObject({ date: '2026-11-20', currency: 'NGN', next_payout: null });
  const [{ id: canceled }, { id }] = [await accepted(), await placed()];
  const { rows } = await sql<{ goods: number; share: number }>`
    select ((item_total + add_on_total - discount_total) / 100)::float as goods,
      ((item_total + add_on_total - discount_total - commission
        - case when tax_inclusive then tax else 0 end) / 100.0)::float as share
    from orders where id = ${id}`.execute(market.db);
  const { goods = 0, share = 0 } = rows[0] ?? {};
  const two = await today();
  expect(two.orders - before.orders).toBe(2);
  expect(two.turnover - before.turnover).toBeCloseTo(2 * goods);
  expect(two.own_share - before.own_share).toBeCloseTo(2 * share);
  expect(two.owed - before.owed).toBeCloseTo(2 * share);
  const manager = await signedInMember(market, { storeId: generous.id, role: 'manager' });
  const cancel = { version: 2, reason: 'too_busy' };
  expect((await visitor.post(`${base}/orders/${canceled}/cancel`, cancel, manager.headers)).status).toBe(200);
  const one = await today();
  expect([one.orders - before.orders, one.canceled - before.canceled]).toEqual([1, 1]);
  expect(one.own_share - before.own_share).toBeCloseTo(share);
});

it('[STO-083] counts from midnight in the zone of the store, and what was given back today', async () => {
  const by = await bookkeeper();
  const { id } = await placed();
  const today = async () => (await visitor.get(`${base}/money/today`, by.headers)).body;
  const before = await today();
  // 23:30 of the day before in Lagos.
  await sql`update orders set placed_at = '2026-11-19T22:30:00Z' where id = ${id}`.execute(market.db);
  expect((await today()).orders).toBe(before.orders - 1);
  await sql`update orders set placed_at = '2026-11-19T23:30:00Z' where id = ${id}`.execute(market.db);
  expect((await today()).orders).toBe(before.orders);
  expect(before.refunds).toBe(0);
});

it('[STO-084] shows the path of an order from its prices to the share of its store, and it adds up', async () => {
  const by = await bookkeeper();
  const { id } = await placed();
  const { body } = await visitor.get(`${base}/orders/${id}/money`, by.headers);
  const { goods, add_ons, discount, coupon, tax_included, commission, share, net, journals } = body;
  expect(goods).toBeGreaterThan(0);
  expect(goods + add_ons - discount - coupon - tax_included - commission).toBeCloseTo(share);
  expect(net).toBeCloseTo(share);
  expect(journals).toMatchObject([{ kind: 'order_placed', amount: share }]);
});

it('[STO-083] [STO-084] are for members who see money, of their own store', async () => {
  const { id } = await placed();
  const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  for (const path of ['money/today', `orders/${id}/money`]) {
    expect((await visitor.get(`${base}/${path}`, cook.headers)).code).toBe('right_missing');
  }
  const other = await bookkeeper(food.id);
  expect((await visitor.get(`vendor/stores/${food.id}/orders/${id}/money`, other.headers)).code).toBe(
    'order_not_found',
  );
  expect((await visitor.get(`${base}/money/today`, other.headers)).status).toBe(404);
});
