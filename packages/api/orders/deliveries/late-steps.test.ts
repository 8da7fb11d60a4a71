import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { courier, accepted, carried, take, work } = deliveryUnderTest(market);

const after = (minutes: number) => new Date(momentOfTests.getTime() + minutes * 60_000);
const madeAt = (minutes: number) => ({ made_at: after(minutes).toISOString() });

beforeEach(() => {
  market.now = () => momentOfTests;
});

async function lastStep(id: string) {
  const { rows } = await sql<{ to_status: string; made_at: Date; reported_at: Date | null }>`
    select to_status, made_at, reported_at from order_steps where order_id = ${id} order by step_number desc limit 1`.execute(
    market.db,
  );
  return rows[0];
}

describe('a step that was made without a connection', () => {
  it('[DEL-36] is booked at its own time and marked as reported later, in the ledger too', async () => {
    const { rider, id, track } = await carried();
    market.now = () => after(30);
    await take(rider, id, 'cash', { is_received: true, ...madeAt(11) });
    expect((await work(rider)).deliveries[0]?.cash_received_at).toBe(after(11).toISOString());
    expect((await take(rider, id, 'deliver', madeAt(12))).status).toBe(200);
    expect(await lastStep(id)).toEqual({ to_status: 'delivered', made_at: after(12), reported_at: after(30) });
    expect((await track()).delivered).toBe(after(12).toISOString());
    const { rows } = await sql<{ made_at: Date }>`
      select made_at from journals where order_id = ${id} and kind = 'cash_collected'`.execute(market.db);
    expect(rows).toEqual([{ made_at: after(12) }]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[DEL-36] is not marked where it was reported as it was made', async () => {
    const { rider, id } = await carried();
    market.now = () => after(5);
    await take(rider, id, 'deliver', { cash_received: true, ...madeAt(4.9) });
    expect(await lastStep(id)).toMatchObject({ made_at: after(4.9), reported_at: null });
  });

  it.each([
    ['before the last step of the order', -60, 0],
    ['in the future', 90, 30],
  ])('[DEL-36] is never booked %s', async (_when, reported, booked) => {
    const { rider, id } = await carried();
    market.now = () => after(30);
    expect((await take(rider, id, 'deliver', { cash_received: true, ...madeAt(reported) })).status).toBe(200);
    expect((await lastStep(id))?.made_at).toEqual(after(booked));
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[DEL-36] is refused with an invalid time', async () => {
    const { rider, id } = await carried();
    expect((await take(rider, id, 'deliver', { made_at: 'yesterday' })).status).toBe(400);
  });

  it('[DEL-36] leaves one step and one journal where the whole queue is sent twice, at once', async () => {
    const rider = await courier();
    const { id } = await accepted({ isReady: true });
    await take(rider, id, 'take');
    market.now = () => after(30);
    const send = async () => [
      (await take(rider, id, 'pick-up', madeAt(2))).status,
      (await take(rider, id, 'cash', { is_received: true, ...madeAt(12) })).status,
      (await take(rider, id, 'deliver', madeAt(13))).status,
    ];
    expect((await Promise.all([send(), send()])).flat()).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await send()).toEqual([200, 200, 200]);
    const { rows } = await sql<{ to_status: string }>`
      select to_status from order_steps where order_id = ${id} order by step_number desc limit 2`.execute(market.db);
    expect(rows.map(({ to_status }) => to_status)).toEqual(['delivered', 'picked_up']);
    const { rows: booked } = await sql`
      select from journals where order_id = ${id} and kind = 'cash_collected'`.execute(market.db);
    expect(booked).toHaveLength(1);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('the cash of an order', () => {
  it('[DEL-49] is noted once, can be taken back, and the delivery then needs it again', async () => {
    const { rider, id } = await carried();
    const note = (is_received: boolean) => take(rider, id, 'cash', { is_received });
    expect((await note(true)).body.delivery.cash_received_at).toBe(momentOfTests.toISOString());
    market.now = () => after(3);
    expect((await note(true)).body.delivery.cash_received_at).toBe(momentOfTests.toISOString());
    expect((await note(false)).body.delivery.cash_received_at).toBeNull();
    expect((await take(rider, id, 'deliver')).code).toBe('cash_missing');
    await note(true);
    expect((await take(rider, id, 'deliver')).status).toBe(200);
    expect((await note(false)).code).toBe('step_not_allowed');
    const { rows: lines } = await sql<{ is_received: boolean }>`
      select (after->>'is_received')::boolean as is_received from audit_lines
      where action = 'delivery.cash' and subject = ${`order:${id}`} order by id`.execute(market.db);
    expect(lines.map(({ is_received }) => is_received)).toEqual([true, false, true]);
  });

  it('[DEL-49] is noted neither before the order is carried nor by another courier', async () => {
    const [rider, other] = [await courier(), await courier()];
    const { id } = await accepted({ isReady: true });
    await take(rider, id, 'take');
    expect((await take(rider, id, 'cash', { is_received: true })).code).toBe('step_not_allowed');
    expect((await take(other, id, 'cash', { is_received: true })).code).toBe('order_not_found');
  });
});
