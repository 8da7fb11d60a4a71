import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, placed } = deliveryUnderTest(market);
const { generous } = testStores;
const base = `vendor/stores/${generous.id}`;
const bookkeeper = () => signedInMember(market, { storeId: generous.id, role: 'bookkeeper' });
type Person = Awaited<ReturnType<typeof bookkeeper>>;

const drawerOf = async (by: Person) => (await visitor.get(`${base}/cash`, by.headers)).body;
const count = (by: Person, body: object) => visitor.put(`${base}/cash/count`, body, by.headers);

/** Sells an order over the counter for cash, and returns its total. */
async function soldAtCounter(): Promise<{ id: string; total: number }> {
  const { id } = await placed({ order_type: 'take_away' });
  const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  for (const [step, sent] of [
    ['accept', { minutes: 20 }],
    ['ready', {}],
    ['hand-over', { code: id.slice(-4) }],
  ] as const) {
    const { rows } = await sql<{ version: number }>`select version from orders where id = ${id}`.execute(market.db);
    const body = { version: rows[0]?.version, ...sent };
    expect((await visitor.post(`${base}/orders/${id}/${step}`, body, cook.headers)).status).toBe(200);
  }
  const { rows } = await sql<{ total: number }>`
    select (total / 100.0)::float as total from orders where id = ${id}`.execute(market.db);
  return { id, total: rows[0]?.total ?? 0 };
}

describe('the cash at the counter of a store', () => {
  it('[STO-082] adds up, order by order, to what the store owes of it', async () => {
    const by = await bookkeeper();
    const before = await drawerOf(by);
    const [one, two] = [await soldAtCounter(), await soldAtCounter()];
    const after = await drawerOf(by);
    expect(after.expected - before.expected).toBeCloseTo(one.total + two.total);
    expect(after.held - before.held).toBeCloseTo(one.total + two.total);
    expect(after.orders.map(({ order_id }: { order_id: string }) => order_id)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    );
    const sum = after.orders.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    expect(sum).toBeCloseTo(after.expected);
    expect((await visitor.get(`${base}/money/today`, by.headers)).body).toMatchObject({
      cash: after.expected,
      cash_held: after.held,
    });
  });

  it('[STO-082] is counted at the end of the day: a difference is booked with a reason, and what is owed stays', async () => {
    const by = await bookkeeper();
    await soldAtCounter();
    const { date, expected, held } = await drawerOf(by);
    const short = { date, expected, float: 20, counted: expected + 20 - 5 };
    expect((await count(by, short)).code).toBe('reason');
    const booked = await count(by, { ...short, reason: 'Wrong change' });
    expect(booked.body).toMatchObject({ expected, held });
    expect(booked.body.counts[0]).toMatchObject({ date, difference: -5, reason: 'Wrong change', name: 'bookkeeper' });
    const { rows } = await sql<{ reason: string }>`
      select reason from audit_lines where action = 'cash.count' order by id desc limit 1`.execute(market.db);
    expect(rows).toEqual([{ reason: 'Wrong change' }]);
    // Found: the second count of the day replaces the first.
    const right = await count(by, { ...short, counted: expected + 20, reason: 'Was under the tray' });
    const today = right.body.counts.filter((one: { date: string }) => one.date === date);
    expect(today).toMatchObject([{ difference: 0, reason: '' }]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-082] is not counted against cash that has changed since it was shown', async () => {
    const by = await bookkeeper();
    const { date, expected } = await drawerOf(by);
    await soldAtCounter();
    const stale = await count(by, { date, expected, float: 0, counted: expected });
    expect(stale.code).toBe('changed_meanwhile');
  });

  it('[STO-082] is for members who see money', async () => {
    const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
    expect((await visitor.get(`${base}/cash`, cook.headers)).code).toBe('right_missing');
  });
});
