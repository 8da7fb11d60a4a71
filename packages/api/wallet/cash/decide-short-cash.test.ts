import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { answerRefund } from '#api/testing/under-test/refund-steps-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, carried, take, work } = deliveryUnderTest(market);
const { lowCashCap: nairobi } = knownZones;

const desk = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof desk>>;

async function sumOf(account: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${account}`.execute(market.db);
  return rows[0]?.sum ?? 0;
}

/** An order at its door, with the sums of its courier and of the market before. */
async function atDoor() {
  const order = await carried();
  const { rows } = await sql<{ courier: number; due: number }>`
    select delivery_man_id as courier, total - wallet_paid as due from orders where id = ${order.id}`.execute(
    market.db,
  );
  const { courier = 0, due = 0 } = rows[0] ?? {};
  const accounts = {
    cash: `cash:delivery_man:${courier}`,
    open: `short_cash:${courier}`,
    earned: `courier:${courier}`,
    market: 'market:shortages',
  };
  const sums = async () => {
    const read = Object.entries(accounts).map(async ([name, account]) => [name, await sumOf(account)] as const);
    return Object.fromEntries(await Promise.all(read)) as Record<keyof typeof accounts, number>;
  };
  const note = (taken: number, reason = 'has_less', words = '') =>
    take(order.rider, order.id, 'cash', { is_received: true, short: { taken, reason, words } });
  return { ...order, due, sums, note };
}

/** A delivered order with so much of its cash, in minor units; the rest is missing. */
async function short(taken: number) {
  const order = await atDoor();
  await order.note(taken / 100);
  await take(order.rider, order.id, 'deliver');
  return { ...order, missing: order.due - taken };
}

const decide = (by: Operator, id: string, borneBy: string, note = 'The price on the bag was wrong') =>
  visitor.post(`admin/cash/short/${id}`, { borne_by: borneBy, note }, by.headers);

describe('[DEL-50] less cash at the door', () => {
  it('is noted with its reason, and the difference stands open from the delivery on', async () => {
    const { rider, id, due, sums, note } = await atDoor();
    const before = await sums();
    expect((await note(100, 'no_change', 'Only a large note')).body.delivery).toMatchObject({
      cash_received_at: expect.any(String),
      cash_short: { taken: 100, reason: 'no_change', words: 'Only a large note' },
    });
    expect(await sums()).toEqual(before);
    expect((await take(rider, id, 'deliver')).status).toBe(200);
    const after = await sums();
    expect(after.cash - before.cash).toBe(10_000);
    expect(after.open - before.open).toBe(due - 10_000);
    expect(after.market).toBe(before.market);
    expect(await breachesIn(market.db)).toEqual([]);
    const { body } = await visitor.get('admin/cash/short?limit=100', (await desk()).headers);
    expect(body.short[0]).toMatchObject({ order_id: id, taken: 100, reason: 'no_change', borne_by: null });
  });

  it('may be nothing, is noted once, and can be taken back', async () => {
    const { rider, id, due, sums, note } = await atDoor();
    const before = await sums();
    expect((await note(0)).status).toBe(200);
    // The same note again, as a lost reply makes it, and another one change nothing.
    expect((await note(50)).body.delivery.cash_short.taken).toBe(0);
    expect((await take(rider, id, 'cash', { is_received: false })).body.delivery).toMatchObject({
      cash_received_at: null,
      cash_short: null,
    });
    expect((await take(rider, id, 'deliver')).code).toBe('cash_missing');
    await take(rider, id, 'cash', { is_received: true });
    await take(rider, id, 'deliver');
    expect((await sums()).cash - before.cash).toBe(due);
    expect((await work(rider)).deliveries).toEqual([]);
  });

  it('is refused where it is not less, without a reason, and of another courier', async () => {
    const { id, due, note, rider } = await atDoor();
    expect((await note(due / 100)).code).toBe('cash_not_short');
    expect((await note(-1)).status).toBe(400);
    expect((await note(1, 'sold')).status).toBe(400);
    const other = await carried();
    const body = { is_received: true, short: { taken: 1, reason: 'other' } };
    expect((await take(other.rider, id, 'cash', body)).code).toBe('order_not_found');
    expect((await work(rider)).deliveries[0]?.cash_short).toBeNull();
  });

  it('leaves one difference in the books where the queue is sent twice, at once', async () => {
    const { rider, id, due, sums, note } = await atDoor();
    const before = await sums();
    const send = async () => [(await note(100)).status, (await take(rider, id, 'deliver')).status];
    expect((await Promise.all([send(), send()])).flat()).toEqual([200, 200, 200, 200]);
    expect((await sums()).open - before.open).toBe(due - 10_000);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('[DEL-50] who bears it', () => {
  it.each(['courier', 'market'] as const)('is decided once: the %s', async (borneBy) => {
    const by = await desk();
    const { id, sums, missing } = await short(10_000);
    const before = await sums();
    expect((await decide(by, id, borneBy, ' ')).status).toBe(400);
    expect((await decide(by, id, borneBy)).body).toMatchObject({ borne_by: borneBy, decided_by: 'finance Obi' });
    const after = await sums();
    expect(after.open - before.open).toBe(-missing);
    expect(after.earned - before.earned).toBe(borneBy === 'courier' ? missing : 0);
    expect(after.market - before.market).toBe(borneBy === 'market' ? missing : 0);
    expect((await decide(by, id, 'market')).code).toBe('changed_meanwhile');
    const { rows } = await sql<{ reason: string; after: object }>`
      select reason, after from audit_lines where action = 'cash.short' and subject = ${`order:${id}`}`.execute(
      market.db,
    );
    expect(rows).toEqual([
      { reason: 'The price on the bag was wrong', after: expect.objectContaining({ borne_by: borneBy }) },
    ]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is decided by one of two operators at once', async () => {
    const { id, sums, missing } = await short(0);
    const before = await sums();
    const both = await Promise.all([decide(await desk(), id, 'courier'), decide(await desk(), id, 'market')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await sums();
    expect(after.open - before.open).toBe(-missing);
    expect(after.earned - before.earned + (after.market - before.market)).toBe(missing);
  });

  it('is unknown to operators of other zones, without a shortage, and refused without the right', async () => {
    const { id } = await short(0);
    const foreign = await desk([nairobi.id]);
    expect((await decide(foreign, id, 'market')).code).toBe('order_not_found');
    const listed = (await visitor.get('admin/cash/short?limit=100', foreign.headers)).body;
    expect(listed.short.map((one: { order_id: string }) => one.order_id)).not.toContain(id);
    expect((await decide(await desk(), '999999999', 'market')).code).toBe('order_not_found');
    expect((await decide(await desk(), (await carried()).id, 'market')).code).toBe('order_not_found');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await decide(support, id, 'market')).code).toBe('right_missing');
  });

  it.each([null, 'courier', 'market'] as const)(
    'is over when the order is given back, and no more goes back than came: decided %s',
    async (borneBy) => {
      const { id, sums, missing } = await short(10_000);
      const start = await sums();
      if (borneBy) await decide(await desk(), id, borneBy);
      const before = await sums();
      await moveOrder(market, { orderId: id, to: 'refund_requested', by: 'shopper' });
      await answerRefund(market, { orderId: id, isGranted: true });
      const after = await sums();
      expect(after.cash - before.cash).toBe(-10_000);
      expect(after.open - start.open).toBe(-missing);
      expect(after.market).toBe(start.market);
      expect((await decide(await desk(), id, 'market')).code).toBe('changed_meanwhile');
      expect(await breachesIn(market.db)).toEqual([]);
    },
  );

  it('does not go back in parts either', async () => {
    const { id, sums } = await short(10_000);
    const before = await sums();
    const by = await signedInOperator(market, { roles: ['owner'] });
    const refund = (amount: number) =>
      visitor.post(
        `admin/orders/${id}/refund`,
        { whole: true, way: 'source', reason: 'Cold', borne_by: { market: amount, store: 0, courier: 0 } },
        { ...by.headers, 'idempotency-key': randomUUID() },
      );
    expect((await refund(101)).code).toBe('refund_parts');
    expect((await refund(100)).status).toBe(200);
    expect((await sums()).cash - before.cash).toBe(-10_000);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
