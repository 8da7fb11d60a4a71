import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { answerRefund } from '#api/testing/under-test/refund-steps-under-test.ts';
import { bookTips } from '#api/wallet/earnings/book-tips.ts';
import { moveOrder } from './move-order.ts';

const market = marketUnderTest();
const { placed, carried, take, work } = deliveryUnderTest(market);
const { generous } = testStores;
const hour = 60 * 60 * 1000;
const later = (hours: number) => new Date(momentOfTests.getTime() + hours * hour);

const row = (id: string) => market.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const earningOf = (id: string) =>
  market.db.selectFrom('courier_earnings').selectAll().where('order_id', '=', id).executeTakeFirst();

/** What the ledger has of an order, by account; without what has come to 0. */
async function booksOf(id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::bigint as sum from ledger_entries e join journals j on j.id = e.journal_id
    where j.order_id = ${id} group by account having sum(amount) <> 0`.execute(market.db);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

async function commissionRule(rule: { store?: number; basisPoints: number; startsAt: Date }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into commission_rules (store_id, basis_points, starts_at, made_at)
    values (${rule.store ?? null}, ${rule.basisPoints}, ${rule.startsAt}, ${momentOfTests}) returning id`.execute(
    market.db,
  );
  clearCaches(market.db);
  return rows[0]?.id ?? 0;
}

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[OPS-074] the commission of an order', () => {
  it('is the market’s from the placing on, by the rule that is kept on the order', async () => {
    const { id } = await placed();
    const { item_total: goods, commission, commission_rule_id: ruleId } = await row(id);
    const rule = await market.db
      .selectFrom('commission_rules')
      .selectAll()
      .where('module_id', '=', knownModules.food)
      .executeTakeFirstOrThrow();
    expect(ruleId).toBe(rule.id);
    expect(commission).toBe(Math.floor((goods * rule.basis_points) / 10_000 / 100 + 0.5) * 100);
    expect(commission).toBeGreaterThan(0);
    const books = await booksOf(id);
    expect(books['market:commission']).toBe(-commission);
    expect(books[`store:${generous.id}`]).toBe(-(goods - commission));
  });

  it('begins with its rule, and never changes an order that was placed before', async () => {
    const before = await placed();
    const first = await row(before.id);
    const ruleId = await commissionRule({ store: generous.id, basisPoints: 2_500, startsAt: later(1) });
    const between = await row((await placed()).id);
    expect(between.commission_rule_id).toBe(first.commission_rule_id);
    market.now = () => later(1);
    const after = await row((await placed()).id);
    expect(after).toMatchObject({ commission: after.item_total / 4, commission_rule_id: ruleId });
    await moveOrder(market, { orderId: before.id, to: 'confirmed', by: 'store' });
    expect(await row(before.id)).toMatchObject({ commission: first.commission });
  });

  it('is given back with an order that is canceled', async () => {
    const { id } = await placed({ dm_tips: 300 });
    await moveOrder(market, { orderId: id, to: 'canceled', by: 'market' });
    expect(await booksOf(id)).toEqual({});
  });

  it('stays with its rule: one that has begun is neither changed nor deleted', async () => {
    const change = sql`update commission_rules set basis_points = 0`.execute(market.db);
    await expect(change).rejects.toThrow('A rule that has begun stays');
    await expect(sql`delete from commission_rules`.execute(market.db)).rejects.toThrow('A rule that has begun stays');
  });
});

describe('[DEL-55] what a courier earns with an order', () => {
  it('[DEL-02] is the pay and the whole tip, once the order is delivered', async () => {
    const { rider, id } = await carried({ dm_tips: 300 });
    expect((await booksOf(id)).tip).toBe(-30_000);
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    const { delivery_man_id: courierId, delivery_fee: fee, distance_metres: metres } = await row(id);
    const earned = await earningOf(id);
    const distance = Math.floor((12_000 * metres) / 1000 / 100 + 0.5) * 100;
    expect(earned).toMatchObject({ courier_id: courierId, base: 50_000, distance, waiting: 0, tip: 30_000 });
    // What the home of the courier shows.
    expect((await work(rider)).earned_today).toEqual([{ currency: 'NGN', amount: (50_000 + distance + 30_000) / 100 }]);
    const books = await booksOf(id);
    expect(books.tip).toBeUndefined();
    expect(books[`courier:${courierId}`]).toBe(-(50_000 + distance + 30_000));
    expect(books.delivery ?? 0).toBe(50_000 + distance - fee);
  });

  it('[OPS-075] is by the rule of the day on which the order was placed', async () => {
    const early = await carried();
    await sql`
      insert into pay_rules (currency, base, per_km, per_waiting_minute, free_waiting_minutes, starts_at, made_at)
      values ('NGN', 90000, 0, 0, 0, ${later(1)}, ${momentOfTests})`.execute(market.db);
    market.now = () => later(2);
    await take(early.rider, early.id, 'deliver', { cash_received: true });
    expect(await earningOf(early.id)).toMatchObject({ base: 50_000 });
    const late = await carried();
    await take(late.rider, late.id, 'deliver', { cash_received: true });
    expect(await earningOf(late.id)).toMatchObject({ base: 90_000, distance: 0 });
  });

  it('stays with the rider when the order is refunded: the market bears the tip', async () => {
    const { rider, id } = await carried({ dm_tips: 300 });
    await take(rider, id, 'deliver', { cash_received: true });
    const { delivery_man_id: courierId, total } = await row(id);
    await moveOrder(market, { orderId: id, to: 'refund_requested', by: 'shopper' });
    await answerRefund(market, { orderId: id, isGranted: true });
    const { base = 0, distance = 0 } = (await earningOf(id)) ?? {};
    const pay = base + distance;
    expect(total).toBeGreaterThan(0);
    expect(await booksOf(id)).toEqual({
      delivery: pay,
      'market:refunds': 30_000,
      [`courier:${courierId}`]: -(pay + 30_000),
    });
  });

  it('of a delivery by the previous release is found and booked', async () => {
    const { id } = await carried({ dm_tips: 300 });
    // As a node of the previous release delivers it: without the earning.
    await sql`
      with moved as (update orders set order_status = 'delivered', delivered_at = ${momentOfTests} where id = ${id}),
      step as (
        insert into order_steps (order_id, step_number, from_status, to_status, made_by, made_at)
        select ${id}, max(step_number) + 1, 'picked_up', 'delivered', 'delivery_man', ${momentOfTests}::timestamptz
        from order_steps where order_id = ${id} returning step_number)
      insert into outbox (kind, order_id, payload, dedupe_key)
      select 'order_status', ${id}, '{}', ${id} || ':' || step_number from step`.execute(market.db);
    const found = (await breachesIn(market.db)) as { invariant: string; subject: string }[];
    expect(found).toEqual([{ invariant: 'I16', breach: 'tip that is held for nobody, or not held', subject: id }]);
    expect([await bookTips(market), await bookTips(market)]).toEqual([1, 0]);
    expect(await earningOf(id)).toMatchObject({ tip: 30_000, base: 0, pay_rule_id: null });
  });
});
