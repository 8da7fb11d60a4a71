import { sql } from 'kysely';
import { maxPositions } from 'market/orders/orders-delivery.rules';
import { afterEach, describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { movePromises } from '#api/testing/run-jobs.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const { visitor, carried } = deliveryUnderTest(market);
const after = (seconds: number) => new Date(momentOfTests.getTime() + seconds * 1_000);
const setClock = (seconds: number) => {
  market.now = () => after(seconds);
};
afterEach(() => setClock(0));

/** Points every five seconds, from one moment on. */
const pointsFrom = (second: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ lat: 6.5 + (second + index * 5) / 1e5, lng: 3.37, accuracy: 8 },
    at: after(second + index * 5).toISOString(),
  }));

async function courierIdOf(customerId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_men where customer_id = ${customerId}`.execute(market.db);
  return rows[0]?.id ?? 0;
}

describe('[DEL-41] after a gap of 15 minutes', () => {
  it('one bundle brings its points, and the way between is marked as sent later', async () => {
    const { rider } = await carried();
    const send = (positions: object[]) => visitor.post('courier/positions', { positions }, rider.headers);
    setClock(20);
    expect((await send(pointsFrom(0, 4))).status).toBe(200);
    setClock(20 + 15 * 60);
    expect((await send(pointsFrom(20, maxPositions))).status).toBe(200);
    expect((await send(pointsFrom(20, maxPositions + 1))).code).toBe('positions');
    const by = await signedInOperator(market, { roles: ['lead'] });
    const path = `admin/couriers/${await courierIdOf(rider.id)}/track`;
    const { pieces } = (await visitor.get(path, by.headers)).body;
    const shown = pieces.map(({ is_late: isLate, points }: { is_late: boolean; points: object[] }) => [
      isLate,
      points.length,
    ]);
    // The last minute before the network was back counts as live.
    expect(shown).toEqual([
      [false, 4],
      [true, 1 + maxPositions - 12],
      [false, 13],
    ]);
    const foreign = await signedInOperator(market, { roles: ['lead'], zoneIds: [knownZones.lowCashCap.id] });
    expect((await visitor.get(path, foreign.headers)).code).toBe('courier_not_found');
  });

  it('the time of arrival has gone on by the model, without a position', async () => {
    const { track } = await carried();
    const before = (await track()).arrival;
    setClock(40 * 60);
    await movePromises(market);
    const { arrival, delivery_man: courier } = await track();
    expect(Date.parse(arrival.p50)).toBeGreaterThan(Date.parse(before.p50));
    expect(Date.parse(arrival.p90)).toBeGreaterThan(after(40 * 60).getTime());
    // No place is made up meanwhile.
    expect(courier.seen_seconds_ago === null || courier.seen_seconds_ago > 60).toBe(true);
  });
});

describe('[DEL-46] a place that a courier cannot have reached', () => {
  const here = { lat: 6.5, lng: 3.37 };
  const far = { lat: 6.86, lng: 3.37 };

  it('is kept and marked for the operator; its customer sees it only once the next place confirms it', async () => {
    const { rider, track } = await carried();
    const send = async (place: object, second: number) => {
      setClock(second);
      const positions = [{ ...place, at: after(second).toISOString(), accuracy: 8 }];
      expect((await visitor.post('courier/positions', { positions }, rider.headers)).status).toBe(200);
      return (await track()).delivery_man.lat;
    };
    expect(await send(here, 5)).toBe(here.lat);
    expect(await send(far, 10)).toBe(here.lat);
    expect(await send(here, 15)).toBe(here.lat);
    expect(await send(far, 20)).toBe(here.lat);
    expect(await send(far, 25)).toBe(far.lat);
    const by = await signedInOperator(market, { roles: ['lead'] });
    const { body } = await visitor.get(`admin/couriers/${await courierIdOf(rider.id)}/track`, by.headers);
    expect(body.jumps.map(({ metres }: { metres: number }) => Math.round(metres / 1_000))).toEqual([40, 40, 40]);
    expect(body.same_place).toBeNull();
    // Nothing else follows: the courier works on.
    expect((await visitor.get('courier/work', rider.headers)).body.on_shift_since).not.toBeNull();
  });

  it('is marked where three accounts send the very same one', async () => {
    const riders = [await carried(), await carried(), await carried()].map(({ rider }) => rider);
    const place = { lat: 6.512345, lng: 3.376543 };
    setClock(60);
    const by = await signedInOperator(market, { roles: ['lead'] });
    const samePlace = async () => {
      const path = `admin/couriers/${await courierIdOf(riders[0]?.id ?? 0)}/track`;
      return (await visitor.get(path, by.headers)).body.same_place;
    };
    const send = async (index: number, second: number, change: object = {}) => {
      const positions = [{ ...place, ...change, at: after(second).toISOString() }];
      const { status } = await visitor.post('courier/positions', { positions }, riders[index]?.headers ?? {});
      expect(status).toBe(200);
    };
    // Two places, each with one other rider, are not one place of three.
    for (const index of [0, 1]) await send(index, 30 + index);
    for (const index of [0, 2]) await send(index, 40 + index, { lng: 3.3766 });
    expect(await samePlace()).toBeNull();
    await send(2, 52);
    expect(await samePlace()).toEqual({ accounts: 3, at: after(52).toISOString() });
  });
});
