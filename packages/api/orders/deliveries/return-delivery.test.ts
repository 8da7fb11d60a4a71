import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { courier, accepted, carried, take, work } = deliveryUnderTest(market);
const { generous } = testStores;

const after = (minutes: number) => new Date(momentOfTests.getTime() + minutes * 60_000);
const madeAt = (minutes: number) => ({ made_at: after(minutes).toISOString() });
const clockAt = (minutes: number) => {
  market.now = () => after(minutes);
};

beforeEach(() => clockAt(0));

type Carried = Awaited<ReturnType<typeof carried>>;

/** The courier has waited, and is on the way back. */
async function returning({ rider, id }: Carried) {
  await take(rider, id, 'problem', { problem: 'no_answer' });
  await take(rider, id, 'attempt', madeAt(0));
  clockAt(3);
  await take(rider, id, 'attempt', madeAt(3));
  clockAt(7);
  return take(rider, id, 'return');
}

const stockOf = async () => {
  const { rows } = await sql<{ stock: number }>`
    select stock from items where id = ${generous.items.dish.id}`.execute(market.db);
  return rows[0]?.stock;
};

async function balances() {
  const { rows } = await sql<{ account: string; sum: string }>`
    select account, sum(amount)::text as sum from ledger_entries
    where account <> 'delivery' and account not like 'courier:%'
    group by account having sum(amount) <> 0 order by account`.execute(market.db);
  return rows;
}

describe('an order that cannot be delivered', () => {
  it('[DEL-35] [CUS-09] shows its customer until when the rider waits at the door', async () => {
    const { rider, id, track } = await carried();
    expect((await track()).delivery_problem).toBeNull();
    const { body } = await take(rider, id, 'problem', { problem: 'no_answer' });
    expect(body.delivery).toMatchObject({ step: 'deliver', problem: 'no_answer', attempts: [] });
    expect(body.delivery.may_return_from).toBe(after(7).toISOString());
    const shown = { problem: 'no_answer', waits_until: after(7).toISOString(), is_returning: false };
    expect((await track()).delivery_problem).toEqual(shown);
    await take(rider, id, 'problem', { problem: null });
    expect((await track()).delivery_problem).toBeNull();
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
  });

  it('[DEL-35] goes back after two tries and seven minutes, and not before', async () => {
    const { rider, id } = await carried();
    expect((await take(rider, id, 'return')).code).toBe('step_not_allowed');
    expect((await take(rider, id, 'attempt')).code).toBe('step_not_allowed');
    await take(rider, id, 'problem', { problem: 'no_answer' });
    await take(rider, id, 'attempt', madeAt(0));
    clockAt(8);
    expect((await take(rider, id, 'return')).code).toBe('attempts_missing');
    await take(rider, id, 'attempt', madeAt(2));
    expect((await take(rider, id, 'return', madeAt(6))).code).toBe('wait_not_over');
    expect((await take(rider, id, 'hand-back')).code).toBe('step_not_allowed');
    expect((await take(rider, id, 'return', madeAt(7))).body.delivery.step).toBe('return');
  });

  it('[DEL-35] is canceled at its store: goods, money and the cash of the rider are as before the order', async () => {
    const [stock, before] = [await stockOf(), await balances()];
    const order = await carried();
    const { rider, id, track, board } = order;
    expect((await returning(order)).status).toBe(200);
    expect((await track()).delivery_problem).toMatchObject({ is_returning: true });
    const onBoard = async () => (await board()).find((one: { id: string }) => one.id === id);
    expect(await onBoard()).toMatchObject({ order_status: 'picked_up', returning_at: after(7).toISOString() });
    clockAt(20);
    expect((await take(rider, id, 'hand-back')).status).toBe(200);
    expect(await track()).toMatchObject({
      order_status: 'canceled',
      cancel_reason: 'The customer did not answer at the door.',
      delivery_problem: { problem: 'no_answer' },
    });
    expect(await onBoard()).toMatchObject({ order_status: 'canceled', canceled_by: 'market' });
    expect((await work(rider)).deliveries).toEqual([]);
    expect(await stockOf()).toBe(stock);
    expect(await balances()).toEqual(before);
    // The market pays the way, and the four minutes at the door that are not free.
    const earned = await market.db.selectFrom('courier_earnings').selectAll().where('order_id', '=', id).execute();
    expect(earned).toMatchObject([{ base: 50_000, waiting: 6_000, waiting_minutes: 7, tip: 0 }]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[DEL-35] can be delivered after all, also on the way back', async () => {
    const order = await carried();
    const { rider, id } = order;
    await returning(order);
    expect((await take(rider, id, 'problem', { problem: null })).body.delivery).toMatchObject({ step: 'deliver' });
    expect((await take(rider, id, 'hand-back')).code).toBe('step_not_allowed');
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[DEL-35] [DEL-36] ends once where two tabs send the same queue at once', async () => {
    const { rider, id } = await carried();
    clockAt(30);
    const send = async () => [
      (await take(rider, id, 'problem', { problem: 'no_access', ...madeAt(10) })).status,
      (await take(rider, id, 'attempt', madeAt(11))).status,
      (await take(rider, id, 'attempt', madeAt(14))).status,
      (await take(rider, id, 'return', madeAt(17))).status,
      (await take(rider, id, 'hand-back', madeAt(25))).status,
    ];
    expect((await Promise.all([send(), send()])).flat()).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await send()).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await sql<{ made_at: Date }>`
      select made_at from contact_attempts where order_id = ${id} order by made_at`.execute(market.db);
    expect(rows.map(({ made_at }) => made_at)).toEqual([after(11), after(14)]);
    const { rows: canceled } = await sql`
      select from order_steps where order_id = ${id} and to_status = 'canceled'`.execute(market.db);
    expect(canceled).toHaveLength(1);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[DEL-35] goes back at once where the customer refuses it', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'problem', { problem: 'refused' });
    expect((await take(rider, id, 'return')).status).toBe(200);
    expect((await take(rider, id, 'hand-back')).status).toBe(200);
  });

  it('[DEL-49] does not go back with the cash of its customer', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'cash', { is_received: true });
    expect((await take(rider, id, 'problem', { problem: 'refused' })).code).toBe('cash_held');
    await take(rider, id, 'cash', { is_received: false });
    await take(rider, id, 'problem', { problem: 'refused' });
    await take(rider, id, 'cash', { is_received: true });
    expect((await take(rider, id, 'return')).code).toBe('cash_held');
  });

  it('[DEL-35] is of its own courier alone, and only while it is carried', async () => {
    const [rider, other] = [await courier(), await courier()];
    const { id } = await accepted({ isReady: true });
    await take(rider, id, 'take');
    const steps = [['problem', { problem: 'refused' }], ['attempt'], ['return'], ['hand-back']] as const;
    for (const [step, body] of steps) {
      expect((await take(other, id, step, body)).code).toBe('order_not_found');
      expect((await take(rider, id, step, body)).code).toBe('step_not_allowed');
    }
    expect((await take(rider, id, 'problem', { problem: 'bored' })).status).toBe(400);
  });
});
