import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { ordersWithoutCourier } from '../dispatch/orders-rounds.data.ts';

const market = marketUnderTest();
const delivery = deliveryUnderTest(market);
const { visitor } = delivery;
const { generous } = testStores;
const reason = 'The road to the bridge is closed';

const dispatcher = () => signedInOperator(market, { roles: ['dispatcher'] });
type Operator = Awaited<ReturnType<typeof dispatcher>>;
const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();
const shown = async (by: Operator, id: string) => (await visitor.get(`admin/orders/${id}`, by.headers)).body;
async function delay(by: Operator, id: string, body: object) {
  const { version } = await shown(by, id);
  return visitor.post(`admin/orders/${id}/delay`, { version, reason, ...body }, by.headers);
}
async function onBoard(id: string) {
  const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  const base = `vendor/stores/${generous.id}`;
  const { body } = await visitor.get(`${base}/board`, cook.headers);
  const order = body.orders.find((one: { id: string }) => one.id === id);
  const step = (name: string, sent: object = {}) =>
    visitor.post(`${base}/orders/${id}/${name}`, { version: order.version, ...sent }, cook.headers);
  return { order, step };
}
const messagesOf = async (id: string) =>
  (
    await sql<{ kind: string; payload: Record<string, string> }>`
      select kind, payload from outbox where order_id = ${id} and kind in ('order_delay', 'courier_delay') order by id`.execute(
      market.db,
    )
  ).rows;

describe('[OPS-024] an order that an operator puts off', () => {
  it('gives the new time and the reason to its customer, its store and its courier', async () => {
    const by = await dispatcher();
    const { id, rider, track } = await delivery.carried();
    const { arrival } = await track();
    const until = inMinutes(75);
    const { status, body } = await delay(by, id, { kind: 'put_off', until });
    expect([status, body.delay]).toEqual([200, { kind: 'put_off', until: expect.any(String), reason }]);
    expect(Date.parse(body.delay.until)).toBeCloseTo(Date.parse(until), -4);
    const tracked = await track();
    expect(tracked.delay).toEqual(body.delay);
    expect(tracked.arrival).toMatchObject({ cause: 'put_off', p50: until });
    expect(Date.parse(arrival.p50)).toBeLessThan(Date.parse(until));
    const work = await visitor.get('courier/work', rider.headers);
    expect(work.body.deliveries.find((one: { id: string }) => one.id === id)).toMatchObject({
      delay: body.delay,
      expected_at: until,
    });
    const { order } = await onBoard(id);
    expect(order).toMatchObject({ delay: body.delay, expected_at: until });
    expect(await messagesOf(id)).toEqual([
      { kind: 'order_delay', payload: expect.objectContaining({ kind: 'put_off', reason }) },
      {
        kind: 'courier_delay',
        payload: expect.objectContaining({ reason, shopper: expect.stringMatching(/^customer:/) }),
      },
    ]);
    expect(body.timeline[0]).toMatchObject({ what: 'order.put_off', detail: reason });
  });

  it('before its store has begun becomes one for that time, and rings before it', async () => {
    const by = await dispatcher();
    const { id, track } = await delivery.placed();
    const until = inMinutes(150);
    expect((await delay(by, id, { kind: 'put_off', until })).status).toBe(200);
    const { order } = await onBoard(id);
    expect(order).toMatchObject({ schedule_at: until, expected_at: until });
    expect(Date.parse(order.rings_at)).toBe(Date.parse(until) - 40 * 60_000);
    expect((await track()).schedule_at).toBe(until);
  });

  it.each([
    ['too early', 'put_off', 5],
    ['more than a day off', 'put_off', 26 * 60],
    ['held for a minute', 'hold', 1],
    ['held beyond four hours', 'hold', 241],
  ])('is refused where it is %s', async (_name, kind, minutes) => {
    const { id } = await delivery.placed();
    const { status, code } = await delay(await dispatcher(), id, { kind, until: inMinutes(minutes) });
    expect([status, code]).toEqual([422, 'delay_out_of_bounds']);
  });

  it('is refused where it is over, was changed meanwhile, is of another zone, or no reason is given', async () => {
    const by = await dispatcher();
    const { id } = await delivery.placed();
    const until = inMinutes(90);
    const send = (body: object, who = by) => visitor.post(`admin/orders/${id}/delay`, body, who.headers);
    expect((await send({ version: 9, kind: 'put_off', until, reason })).code).toBe('changed_meanwhile');
    expect((await send({ version: 1, kind: 'put_off', until, reason: '' })).code).toBe('reason');
    const islander = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [knownZones.island.id] });
    expect((await send({ version: 1, kind: 'put_off', until, reason }, islander)).code).toBe('order_not_found');
    await visitor.post(`admin/orders/${id}/cancel`, { version: 1, reason }, by.headers);
    expect((await delay(by, id, { kind: 'put_off', until })).code).toBe('step_not_allowed');
  });
});

describe('[OPS-024] an order on hold', () => {
  it('does not ring, is not begun, and goes on by itself at its time', async () => {
    const by = await dispatcher();
    const { id } = await delivery.placed();
    const until = inMinutes(30);
    const { body } = await delay(by, id, { kind: 'hold', until });
    expect(body).toMatchObject({ delay: { kind: 'hold', reason }, order_status: 'pending' });
    const { order, step } = await onBoard(id);
    expect([order.rings_at, order.delay.kind]).toEqual([until, 'hold']);
    const refused = await step('accept', { minutes: 20 });
    expect([refused.status, refused.code]).toEqual([409, 'step_not_allowed']);
    expect(refused.message).toContain('The market holds this order');
    const { now } = market;
    market.now = () => new Date(Date.parse(until) + 1_000);
    expect((await step('accept', { minutes: 20 })).status).toBe(200);
    market.now = now;
  });

  it('is offered to no courier and fetched by none, until it is released', async () => {
    const by = await dispatcher();
    const { id } = await delivery.accepted({ isReady: true });
    const rider = await delivery.courier();
    const zoneId = knownZones.yaba.id;
    const waiting = async () =>
      (await ordersWithoutCourier(market.db, { zoneId, readyBy: new Date(inMinutes(10)) })).map((order) => order.id);
    expect(await waiting()).toContain(id);
    await delay(by, id, { kind: 'hold', until: inMinutes(60) });
    expect(await waiting()).not.toContain(id);
    const work = await visitor.get('courier/work', rider.headers);
    expect(work.body.requests.map((one: { id: string }) => one.id)).not.toContain(id);
    const { version, expected_at: expectedAt } = await shown(by, id);
    const { body } = await visitor.post(`admin/orders/${id}/release`, { version }, by.headers);
    expect(body.delay).toBeNull();
    expect(Date.parse(expectedAt) - Date.parse(body.expected_at)).toBeCloseTo(60 * 60_000, -4);
    expect(await waiting()).toContain(id);
    expect((await messagesOf(id)).map(({ payload }) => payload.kind)).toEqual(['hold', 'released']);
    expect((await visitor.post(`admin/orders/${id}/release`, { version: body.version }, by.headers)).code).toBe(
      'step_not_allowed',
    );
  });

  it('cannot be held once its courier has it', async () => {
    const { id } = await delivery.carried();
    const { code } = await delay(await dispatcher(), id, { kind: 'hold', until: inMinutes(30) });
    expect(code).toBe('step_not_allowed');
  });
});
