import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { movePromises } from '#api/testing/run-jobs.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { moveOrder } from './move-order.ts';

const market = marketUnderTest({ checksInvariants: false });
const { placed, accepted, courier, take, work } = deliveryUnderTest(market);

const after = (minutes: number) => new Date(momentOfTests.getTime() + minutes * 60_000);
const setClock = (minutes: number) => {
  market.now = () => after(minutes);
};
afterEach(() => setClock(0));

const wayOf = async (orderId: string): Promise<number> => {
  const { rows } = await sql<{ metres: number }>`
    select distance_metres as metres from orders where id = ${orderId}`.execute(market.db);
  return Math.ceil((rows[0]?.metres ?? 0) / 300);
};
const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
const versionOf = async (orderId: string) =>
  (await market.db.selectFrom('orders').select('version').where('id', '=', orderId).executeTakeFirstOrThrow()).version;

describe('the promises of an order', () => {
  it('[CUS-01] are received to customer, store and rider alike, and move with each step', async () => {
    const order = await placed();
    const first = await order.track();
    expect(first.arrival).toMatchObject({ p90: first.expected_at, cause: 'placed', moved_minutes: 0 });
    const { track, step, board, id } = await accepted();
    const way = await wayOf(id);
    const received = await track();
    expect(received.ready).toMatchObject({
      p50: after(20).toISOString(),
      p90: after(28).toISOString(),
      cause: 'accepted',
    });
    expect(received.arrival).toMatchObject({ p50: after(20 + way).toISOString(), cause: 'accepted' });
    const { ready, arrival } = received;
    expect((await board()).find((shown: { id: string }) => shown.id === id)).toMatchObject({ ready, arrival });
    const rider = await courier();
    const { requests } = await work(rider);
    expect(requests.find((request) => request.id === id)).toMatchObject({ ready, arrival });

    await step('delay', { version: 2, ready_at: after(35).toISOString() });
    expect((await track()).arrival).toMatchObject({
      p50: after(35 + way).toISOString(),
      cause: 'store_delay',
      moved_minutes: 15,
    });
    setClock(30);
    await step('ready', { version: 3 });
    expect((await track()).ready).toMatchObject({ p50: after(30).toISOString(), p90: after(30).toISOString() });
    await take(rider, id, 'take');
    setClock(40);
    await take(rider, id, 'pick-up');
    const riding = await track();
    expect(riding.arrival).toMatchObject({ p50: after(40 + way).toISOString(), cause: 'picked_up' });
    await moveOrder(market, { orderId: id, to: 'delivered', by: 'market' });
    expect(await track()).toMatchObject({ order_status: 'delivered', ready: null, arrival: null });
  });

  it('[CUS-01] [STO-018] move on by themselves where they cannot be kept, and leave what was promised', async () => {
    const { track, step, id } = await accepted();
    const version = await versionOf(id);
    const received = await track();
    setClock(19);
    expect(await movePromises(market)).toEqual([]);
    expect((await track()).ready).toEqual(received.ready);
    setClock(22);
    expect(await movePromises(market)).toEqual([]);
    const late = await track();
    expect(late.ready).toMatchObject({ p50: after(27).toISOString(), cause: 'store_late' });
    expect(late.arrival).toMatchObject({ cause: 'store_late', moved_minutes: late.ready.moved_minutes });
    expect(minutesBetween(received.arrival.p50, late.arrival.p50)).toBe(
      minutesBetween(received.ready.p50, late.ready.p50),
    );
    expect(late.expected_at).toBe(received.expected_at);
    expect(await versionOf(id)).toBe(version);
    await step('ready', { version });
    setClock(40);
    await movePromises(market);
    const waiting = after(45 + (await wayOf(id))).toISOString();
    expect((await track()).arrival).toMatchObject({ p50: waiting, cause: 'courier_missing' });
  });

  it('[CUS-01] [STO-010] follow how late the store was in the last weeks', async () => {
    const [past, usual] = [await accepted({ isReady: true }), await accepted()];
    const before = (await usual.track()).ready;
    // Copies of one delivered order stand for eighty, each ten minutes late at the counter.
    await sql`
      insert into orders
      select (jsonb_populate_record(o, jsonb_build_object('id', '77000000' || n, 'tracking_hash', 'past ' || n,
        'order_status', 'delivered', 'first_ready_at', o.placed_at + interval '20 minutes',
        'handover_at', o.placed_at + interval '30 minutes', 'delivered_at', o.placed_at + interval '60 minutes'))).*
      from orders o, generate_series(10, 89) n where o.id = ${past.id}`.execute(market.db);
    const { track } = await accepted();
    const { ready } = await track();
    const word = after(20).toISOString();
    expect([minutesBetween(word, before.p50), minutesBetween(word, ready.p50)]).toEqual([0, 8]);
  });
});
