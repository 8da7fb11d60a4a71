import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, carried } = deliveryUnderTest(market);
const { yaba, lowCashCap: nairobi } = knownZones;

let origin: Promise<string> | undefined;
const address = () => (origin ??= market.app.listen({ port: 0, host: '127.0.0.1' }));

type Received = { event: string; data: { riders?: [number, number, number][] } };

/** The events of the city as an operator receives them. */
async function follow(by: { headers: Record<string, string> }) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const reply = await fetch(`${await address()}/api/v1/admin/city/events`, {
    headers: by.headers,
    signal: ending.signal,
  });
  const received: Received[] = [];
  const read = async () => {
    let text = '';
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${text}${part}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name, data] = /event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name) received.push({ event: name, data: JSON.parse(data ?? '{}') });
      }
    }
  };
  const isEnded = read().then(
    () => true,
    () => true,
  );
  const riders = () => received.flatMap(({ data }) => data.riders ?? []);
  return { status: reply.status, received, riders, isEnded };
}

const numberOf = async ({ id }: { id: number }) => {
  const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${id}`.execute(market.db);
  return rows[0]?.id ?? 0;
};
const goTo = (by: { headers: Record<string, string> }, lat: number, lng = yaba.at.lng) =>
  visitor.post('courier/positions', { positions: [{ lat, lng, at: market.now().toISOString() }] }, by.headers);

/** Resolves once the stream receives the events of a courier. */
async function following(by: { headers: Record<string, string> }, rider: { headers: Record<string, string> }) {
  const stream = await follow(by);
  await expect
    .poll(async () => {
      await goTo(rider, 6.4);
      return stream.riders().length;
    })
    .toBeGreaterThan(0);
  return stream;
}

describe('[OPS-002] the stream of an operator', () => {
  it('has riders of the city where they are now, those of a moment together', async () => {
    const by = await signedInOperator(market, { roles: ['dispatcher'] });
    const [one, other] = [await courier(), await courier()];
    const stream = await following(by, one);
    await Promise.all([goTo(one, 6.51234567), goTo(other, 6.52)]);
    await goTo(one, 6.53);
    const ids = [await numberOf(one), await numberOf(other)];
    await expect
      .poll(() => stream.received.find(({ data }) => data.riders?.some(([, lat]) => lat === 6.53))?.data.riders)
      .toEqual(
        expect.arrayContaining([
          [ids[0], 6.53, yaba.at.lng],
          [ids[1], 6.52, yaba.at.lng],
        ]),
      );
    expect(stream.riders().filter(([id, lat]) => id === ids[0] && lat > 6.5)).toHaveLength(1);
  });

  it('[SEAT-12] has no riders of other cities, and ends when the zones of the operator change', async () => {
    const [here, there] = await Promise.all(
      [[yaba.id], [nairobi.id]].map((zoneIds) => signedInOperator(market, { roles: ['dispatcher'], zoneIds })),
    );
    if (!here || !there) throw new Error('Two operators');
    const rider = await courier();
    const foreign = await follow(there);
    const own = await following(here, rider);
    await goTo(rider, 6.54);
    await expect.poll(() => own.riders().some(([, lat]) => lat === 6.54)).toBe(true);
    expect(foreign.riders()).toEqual([]);
    await sql`update operators set zone_ids = array[${nairobi.id}]::int[] where customer_id = ${here.id}`.execute(
      market.db,
    );
    expect(await own.isEnded).toBe(true);
  });

  it('is for operators who may see the city', async () => {
    expect((await follow(await courier())).status).toBe(403);
    expect((await follow(await signedInOperator(market, { roles: ['catalogue'] }))).status).toBe(403);
  });

  it('says nothing of a rider without a shift', async () => {
    const by = await signedInOperator(market, { roles: ['dispatcher'] });
    const [working, off] = [await courier(), await courier({ isOnShift: false })];
    const stream = await following(by, working);
    expect((await goTo(off, 6.55)).code).toBe('not_on_shift');
    await goTo(working, 6.56);
    await expect.poll(() => stream.riders().some(([, lat]) => lat === 6.56)).toBe(true);
    expect(stream.riders().some(([, lat]) => lat === 6.55)).toBe(false);
  });

  it('[DEL-45] still shows customers the position of their own rider', async () => {
    const { rider, track } = await carried();
    await goTo(rider, 6.57);
    expect((await track()).delivery_man).toMatchObject({ lat: 6.57 });
  });
});
