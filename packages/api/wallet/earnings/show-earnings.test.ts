import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, take } = deliveryUnderTest(market);
const hour = 60 * 60 * 1000;

const earnings = async (by: CustomerUnderTest, query = '') =>
  (await visitor.get(`courier/earnings?${query}`, by.headers)).body;

async function deliver(rider: CustomerUnderTest, change: object = {}): Promise<string> {
  const { id } = await accepted({ isReady: true, ...change });
  for (const step of ['take', 'pick-up']) await take(rider, id, step);
  expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
  return id;
}

/** What the ledger owes a courier, in the decimals of the API. */
async function owedTo(rider: CustomerUnderTest): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as owed from delivery_men d
    left join ledger_entries e on e.account = 'courier:' || d.id
    where d.customer_id = ${rider.id}`.execute(market.db);
  return (rows[0]?.owed ?? 0) / 100;
}

/** A courier without orders in the demo. */
async function newCourier(): Promise<CustomerUnderTest> {
  await sql`update delivery_men set customer_id = null where customer_id is not null`.execute(market.db);
  const rider = await courier();
  await sql`
    update delivery_men set customer_id = null where customer_id = ${rider.id}`.execute(market.db);
  await sql`
    insert into delivery_men (id, f_name, l_name, phone, city, vehicle, speed_kmh, customer_id, on_shift_since)
    select max(id) + 1, 'Bola', 'Ade', '', 'Lagos', 'bicycle', 15, ${rider.id}, ${momentOfTests}::timestamptz
    from delivery_men`.execute(market.db);
  return rider;
}

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[DEL-54] the earnings of a courier', () => {
  it('are nothing before the first delivery', async () => {
    const rider = await newCourier();
    expect(await earnings(rider)).toMatchObject({ owed: [], cash_in_hand: [], sums: [], days: [], deliveries: [] });
  });

  it('[DEL-53] [DEL-55] have each delivery with its parts and its rule, and come to what the ledger owes', async () => {
    const rider = await newCourier();
    const ids = [await deliver(rider, { dm_tips: 300 }), await deliver(rider)];
    const { sums, deliveries, owed, days, cash_in_hand: cash } = await earnings(rider);
    const [sum] = sums;
    expect(sums).toHaveLength(1);
    expect(sum).toMatchObject({ currency: 'NGN', deliveries: 2, tips: 300, total: sum.pay + 300 });
    expect(owed).toEqual([{ currency: 'NGN', amount: sum.total }]);
    expect(await owedTo(rider)).toBe(sum.total);
    expect(cash[0].amount).toBeGreaterThan(0);
    expect(days).toEqual([{ day: days[0].day, currency: 'NGN', deliveries: 2, total: sum.total }]);
    expect(deliveries.map(({ order_id: id }: { order_id: string }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { base, distance, waiting, tip, total, rule } of deliveries) {
      expect(base + distance + waiting + tip).toBe(total);
      expect(rule).toMatchObject({ base: 500, per_km: 120, per_waiting_minute: 15, free_waiting_minutes: 3 });
    }
  });

  it('belong to the day and the week of the city, and an earlier one can be looked up', async () => {
    const rider = await newCourier();
    await deliver(rider);
    const { sums } = await earnings(rider);
    market.now = () => new Date(momentOfTests.getTime() + 24 * hour);
    expect((await earnings(rider)).sums).toEqual([]);
    expect((await earnings(rider, 'back=1')).sums).toEqual(sums);
    market.now = () => new Date(momentOfTests.getTime() + 7 * 24 * hour);
    expect((await earnings(rider, 'period=week')).sums).toEqual([]);
    const week = await earnings(rider, 'period=week&back=1');
    expect(week.sums).toEqual(sums);
    expect(Date.parse(week.until) - Date.parse(week.from)).toBe(7 * 24 * hour);
    expect((await visitor.get('courier/earnings?back=-1', rider.headers)).code).toBe('back');
  });

  it('are those of the courier only, and refused to accounts that are not couriers', async () => {
    const [rider, guest] = [await newCourier(), await courier()];
    await deliver(rider);
    expect((await earnings(guest)).deliveries.every((one: { tip: number }) => one.tip >= 0)).toBe(true);
    const own = (await earnings(rider)).deliveries.map(({ order_id: id }: { order_id: string }) => id);
    const others = (await earnings(guest)).deliveries.map(({ order_id: id }: { order_id: string }) => id);
    expect(own.filter((id: string) => others.includes(id))).toEqual([]);
    expect((await visitor.get('courier/earnings')).status).toBe(401);
  });
});
