import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { courier, accepted, take, work, visitor } = deliveryUnderTest(market);

const after = (minutes: number) => new Date(momentOfTests.getTime() + minutes * 60_000);
const at = (minutes: number) => {
  market.now = () => after(minutes);
};

afterEach(() => at(0));

/** An order whose courier is at the store, five minutes after everything began. */
async function waiting() {
  const rider = await courier();
  const order = await accepted();
  await take(rider, order.id, 'take');
  at(5);
  await take(rider, order.id, 'arrive', { place: 'store' });
  const shown = async () => (await work(rider)).deliveries.find(({ id }) => id === order.id);
  const earnings = async () => (await visitor.get('courier/earnings', rider.headers)).body;
  return { rider, ...order, shown, earnings };
}

async function perMinute(id: string): Promise<number> {
  const { rows } = await sql<{ pay: number }>`
    select p.per_waiting_minute::float8 / 100 as pay from pay_rules p join orders o on o.currency = p.currency
    where o.id = ${id} and p.zone_id is null`.execute(market.db);
  return rows[0]?.pay ?? 0;
}

describe('[DEL-28] a courier who waits at a store', () => {
  it('reads what a minute is paid, and is paid from minute 3 on until the order is on the counter', async () => {
    const { rider, id, step, shown, earnings } = await waiting();
    const pay = await perMinute(id);
    expect(pay).toBeGreaterThan(0);
    expect(await shown()).toMatchObject({ at_store_at: after(5).toISOString(), wait_pay: pay, handover_at: null });
    at(14.5);
    await step('ready', { version: 2 });
    expect(await shown()).toMatchObject({ wait_pay: pay, handover_at: after(14.5).toISOString() });
    at(20);
    await take(rider, id, 'pick-up');
    expect(await shown()).toMatchObject({ wait_pay: null });
    at(40);
    await take(rider, id, 'deliver', { cash_received: true });
    const [earning] = (await earnings()).deliveries;
    expect(earning).toMatchObject({ store_waiting_minutes: 9, store_waiting: 6 * pay, waiting: 6 * pay });
    expect(earning.total).toBe(earning.base + earning.distance + 6 * pay);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('may give the order back from minute 15 on and is paid for the wait, once; the next courier is paid as ever', async () => {
    const { rider, id, step, shown, earnings } = await waiting();
    const pay = await perMinute(id);
    at(20);
    expect((await take(rider, id, 'give-back')).status).toBe(200);
    const day = await earnings();
    expect(day.store_waits).toMatchObject([{ order_id: id, minutes: 15, amount: 12 * pay }]);
    expect(day.sums).toMatchObject([{ deliveries: 0, pay: 12 * pay, total: 12 * pay }]);
    // The same courier comes back: the wait is not paid again.
    await take(rider, id, 'take');
    expect((await shown())?.wait_pay).toBeNull();
    at(60);
    await take(rider, id, 'give-back');
    expect((await earnings()).store_waits).toHaveLength(1);
    const next = await courier();
    await take(next, id, 'take');
    await step('ready', { version: 2 });
    await take(next, id, 'pick-up');
    await take(next, id, 'deliver', { cash_received: true });
    const [earning] = (await visitor.get('courier/earnings', next.headers)).body.deliveries;
    expect(earning).toMatchObject({ order_id: id, store_waiting: 0 });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is not paid for giving back an order sooner, or one that is ready', async () => {
    const early = await waiting();
    at(19.9);
    await take(early.rider, early.id, 'give-back');
    expect((await early.earnings()).store_waits).toEqual([]);
    at(0);
    const ready = await waiting();
    at(12);
    await ready.step('ready', { version: 2 });
    at(30);
    await take(ready.rider, ready.id, 'give-back');
    expect((await ready.earnings()).store_waits).toEqual([]);
  });
});
