import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { courier, accepted, carried, take, work } = deliveryUnderTest(market);

const after = (minutes: number) => new Date(momentOfTests.getTime() + minutes * 60_000);

beforeEach(() => {
  market.now = () => momentOfTests;
});

async function taken(options: object = {}) {
  const rider = await courier();
  const order = await accepted(options);
  await take(rider, order.id, 'take');
  const shown = async () => (await work(rider)).deliveries.find(({ id }) => id === order.id);
  const boardCard = async () => (await order.board()).find(({ id }: { id: string }) => id === order.id);
  return { rider, ...order, shown, boardCard };
}

describe('[DEL-24] an arrival', () => {
  it('is kept with its first time and its distance, and its store sees it', async () => {
    const { rider, id, shown, boardCard } = await taken();
    expect((await boardCard()).courier_here_at).toBeNull();
    market.now = () => after(9);
    const body = { place: 'store', metres: 34, made_at: after(7).toISOString() };
    expect((await take(rider, id, 'arrive', body)).body.delivery.at_store_at).toBe(after(7).toISOString());
    market.now = () => after(20);
    expect((await take(rider, id, 'arrive', { place: 'store' })).status).toBe(200);
    expect((await shown())?.at_store_at).toBe(after(7).toISOString());
    expect((await boardCard()).courier_here_at).toBe(after(7).toISOString());
    const { rows } = await sql`
      select place, arrived_at, metres from delivery_arrivals where order_id = ${id}`.execute(market.db);
    expect(rows).toEqual([{ place: 'store', arrived_at: after(7), metres: 34 }]);
  });

  it('far from the place counts and is marked in the audit log', async () => {
    const { rider, id } = await taken();
    await take(rider, id, 'arrive', { place: 'store', metres: 2_400 });
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where subject = ${`order:${id}`} and action = 'delivery.at_store'`.execute(
      market.db,
    );
    expect(rows).toEqual([{ after: { metres: 2_400, is_far: true } }]);
  });

  it('is at the door once the order is carried, and its customer reads it', async () => {
    const { rider, id, track } = await carried();
    expect((await take(rider, id, 'arrive', { place: 'store' })).code).toBe('step_not_allowed');
    expect((await track()).is_courier_at_door).toBe(false);
    expect((await take(rider, id, 'arrive', { place: 'door' })).status).toBe(200);
    expect((await track()).is_courier_at_door).toBe(true);
    await take(rider, id, 'deliver', { cash_received: true });
    expect((await track()).is_courier_at_door).toBe(false);
    expect((await take(rider, id, 'arrive', { place: 'door' })).status).toBe(200);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is noted by the courier of the order alone, with a distance that is one', async () => {
    const { rider, id } = await taken();
    const other = await courier();
    expect((await take(other, id, 'arrive', { place: 'store' })).code).toBe('order_not_found');
    expect((await take(rider, id, 'arrive', { place: 'door' })).code).toBe('step_not_allowed');
    for (const body of [{ place: 'roof' }, { place: 'store', metres: -1 }, { place: 'store', metres: 'near' }, {}]) {
      expect((await take(rider, id, 'arrive', body)).status).toBe(400);
    }
  });

  it('of a courier who gives the order back is not the one of the next', async () => {
    const { rider, id } = await taken();
    await take(rider, id, 'arrive', { place: 'store' });
    await take(rider, id, 'give-back');
    const next = await courier();
    await take(next, id, 'take');
    expect((await work(next)).deliveries.find((delivery) => delivery.id === id)?.at_store_at).toBeNull();
  });
});

describe('[DEL-26] at the counter', () => {
  it('a courier reads what should be in the bags, and how many the store has packed', async () => {
    const { rider, id, step, shown } = await taken();
    await step('ready', { version: 2, bags: 2 });
    const delivery = await shown();
    expect(delivery?.bag_count).toBe(2);
    expect(delivery?.lines).toEqual([{ name: expect.any(String), quantity: 2 }]);
    expect((await take(rider, id, 'pick-up', { bags: 0 })).status).toBe(400);
    expect((await take(rider, id, 'pick-up', { bags: 1 })).status).toBe(200);
    const { rows } = await sql<{ bags_taken: number }>`
      select bags_taken from delivery_attempts where order_id = ${id}`.execute(market.db);
    expect(rows).toEqual([{ bags_taken: 1 }]);
  });

  it('a courier notes that the order is not ready, or the store closed, until it is picked up', async () => {
    const { rider, id, shown } = await taken({ isReady: true });
    const note = (problem: string) => take(rider, id, 'store-problem', { problem });
    expect((await note('not_ready')).body.delivery.store_problem).toBe('not_ready');
    expect((await note('not_ready')).status).toBe(200);
    expect((await note('closed')).status).toBe(200);
    expect((await shown())?.store_problem).toBe('closed');
    expect((await note('burnt')).status).toBe(400);
    await take(rider, id, 'pick-up');
    expect((await note('not_ready')).code).toBe('step_not_allowed');
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`order:${id}`} and action like 'delivery.store%' order by id`.execute(
      market.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['delivery.store_not_ready', 'delivery.store_closed']);
  });
});
