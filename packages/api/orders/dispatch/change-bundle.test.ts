import { sql } from 'kysely';
import type { Bundle } from 'market/dispatch/dispatch-bundles.admin.contract';
import type { DispatchMode } from 'market/dispatch/dispatch-offers.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt } from '#api/testing/pause-at.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { runDispatch } from './run-rounds.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, take, work } = deliveryUnderTest(market);
let now = momentOfTests;

/** Couriers of earlier tests are off shift, and their orders are over. */
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  market.now = () => now;
  await sql`update delivery_offers set outcome = 'withdrawn', ended_at = made_at where ended_at is null`.execute(
    market.db,
  );
  await sql`
    update orders set delivery_man_id = (select min(id) from delivery_men where city <> 'Lagos')
    where order_type = 'delivery' and order_status in ('confirmed', 'processing', 'handover', 'picked_up')`.execute(
    market.db,
  );
  await sql`update delivery_men set on_shift_since = null`.execute(market.db);
  await setMode('off');
});

async function setMode(mode: DispatchMode) {
  await sql`
    insert into dispatch_modes (zone_id, mode) values (${knownZones.yaba.id}, ${mode})
    on conflict (zone_id) do update set mode = excluded.mode, version = dispatch_modes.version + 1`.execute(market.db);
}

/** A courier on shift so many kilometres north of the store. */
async function courierAt(kilometres: number) {
  const rider = await courier();
  const { rows } = await sql<{ id: number }>`
    update delivery_men d set lat = s.lat + ${kilometres / 111.2}::float8, lng = s.lng, located_at = now()
    from stores s
    where s.id = ${testStores.generous.id} and d.customer_id = ${rider.id} returning d.id`.execute(market.db);
  return { ...rider, courierId: rows[0]?.id ?? 0 };
}

/** Ready, and to be brought a kilometre away. */
const order = { isReady: true, latitude: knownZones.yaba.at.lat + 0.009 };

/** A courier beside the store with an order to fetch, and another order that waits. */
async function rideAndWaiting() {
  const rider = await courierAt(0.2);
  const [{ id }, waiting] = [await accepted(order), await accepted(order)];
  await take(rider, id, 'take');
  return { rider, id, waiting: waiting.id, courierId: rider.courierId };
}

const dispatcher = () => signedInOperator(market, { roles: ['dispatcher'] });
const show = async (by: CustomerUnderTest, id: string): Promise<Bundle> =>
  (await visitor.get(`admin/orders/${id}/bundle`, by.headers)).body;
const join = (by: CustomerUnderTest, id: string, body: object) =>
  visitor.post(`admin/orders/${id}/bundle/join`, body, by.headers);
const part = (by: CustomerUnderTest, id: string, courierId: number) =>
  visitor.post(`admin/orders/${id}/bundle/part`, { courier_id: courierId }, by.headers);
const lock = (by: CustomerUnderTest, id: string, body: object) =>
  visitor.put(`admin/orders/${id}/bundle/lock`, body, by.headers);
const deliveriesOf = async (rider: CustomerUnderTest) => (await work(rider)).deliveries.map(({ id }) => id).toSorted();
const offerOf = async (rider: CustomerUnderTest) => (await visitor.get('courier/offer', rider.headers)).body.offer;

describe('[OPS-020] an operator sees what a courier brings together', () => {
  it('with the stops and their times, who gave it, and the orders that could join', async () => {
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    const bundle = await show(by, id);
    expect(bundle).toMatchObject({
      courier: { id: courierId },
      is_locked: false,
      orders: [{ id, customer_name: 'Adaeze Obi', reason: null, person: null, may_part: true }],
      stops: [
        { order_id: id, kind: 'pick_up' },
        { order_id: id, kind: 'door' },
      ],
      joinable: [{ id: waiting, why: null, late_minutes: null }],
    });
    const [first, last] = bundle.stops.map(({ at }) => Date.parse(at ?? ''));
    expect(first).toBeGreaterThan(now.getTime());
    expect(last).toBeGreaterThan(first ?? 0);
    await take(rider, id, 'pick-up');
    expect((await show(by, id)).orders).toMatchObject([{ id, may_part: false }]);
    expect(await show(by, waiting)).toMatchObject({ courier: null, orders: [], stops: [], joinable: [] });
  });

  it('without the customers of zones that they do not see', async () => {
    const { rider, id } = await rideAndWaiting();
    const { id: other } = await accepted(order);
    await take(rider, other, 'take');
    await sql`update orders set zone_id = ${knownZones.island.id} where id = ${other}`.execute(market.db);
    const by = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [knownZones.yaba.id] });
    const { orders } = await show(by, id);
    expect(new Map(orders.map((one) => [one.id, one.customer_name]))).toEqual(
      new Map([
        [id, 'Adaeze Obi'],
        [other, null],
      ]),
    );
    expect((await visitor.get(`admin/orders/${other}/bundle`, by.headers)).code).toBe('order_not_found');
  });
});

describe('[OPS-020] an operator changes it', () => {
  it('by letting an order join, which takes the offer of another courier back', async () => {
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    const other = await courierAt(1);
    await visitor.post(`admin/orders/${waiting}/offers`, { to: 'one', courier_id: other.courierId }, by.headers);
    const { status, body } = await join(by, id, { courier_id: courierId, joined_id: waiting });
    expect(status).toBe(200);
    expect(body.orders).toHaveLength(2);
    expect(body.orders).toContainEqual(
      expect.objectContaining({ id: waiting, person: 'dispatcher Obi', reason: null }),
    );
    expect(await deliveriesOf(rider)).toEqual([id, waiting].toSorted());
    expect(await offerOf(other)).toBeNull();
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('not so that a promise breaks, and reads whose', async () => {
    const by = await dispatcher();
    const { id, waiting, courierId } = await rideAndWaiting();
    // Ten minutes later than expected count as promised.
    const expectedAt = new Date(now.getTime() - 595_000);
    await sql`update orders set expected_at = ${expectedAt} where id = ${waiting}`.execute(market.db);
    expect((await show(by, id)).joinable).toMatchObject([{ id: waiting, late_minutes: expect.any(Number) }]);
    const { code, message } = await join(by, id, { courier_id: courierId, joined_id: waiting });
    expect(code).toBe('breaks_promise');
    expect(message).toContain(`Order ${waiting} of Adaeze Obi`);
  });

  it('by taking an order out, which dispatch then gives to somebody else', async () => {
    await setMode('decides');
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    await sql`update orders set delivery_man_id = (select min(id) from delivery_men where city <> 'Lagos')
      where id = ${waiting}`.execute(market.db);
    const far = await courierAt(4);
    expect((await part(by, id, courierId)).status).toBe(200);
    expect(await deliveriesOf(rider)).toEqual([]);
    await runDispatch(market);
    expect([await offerOf(rider), (await offerOf(far))?.order.id]).toEqual([null, id]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('and lets it join again after all', async () => {
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    await join(by, id, { courier_id: courierId, joined_id: waiting });
    await part(by, waiting, courierId);
    expect((await show(by, id)).joinable).toMatchObject([{ id: waiting, why: null }]);
    expect((await join(by, id, { courier_id: courierId, joined_id: waiting })).status).toBe(200);
    expect(await deliveriesOf(rider)).toEqual([id, waiting].toSorted());
    const { rows } = await sql`select from parted_orders where order_id = ${waiting}`.execute(market.db);
    expect(rows).toEqual([]);
  });

  it('by locking the ride, to which dispatch then adds nothing until it is unlocked or over', async () => {
    await setMode('decides');
    const by = await dispatcher();
    const { rider, id, courierId } = await rideAndWaiting();
    await runDispatch(market);
    expect(await offerOf(rider)).not.toBeNull();
    const locked = await lock(by, id, { courier_id: courierId, is_locked: true });
    expect(locked.body).toMatchObject({ is_locked: true, locked_by: 'dispatcher Obi' });
    expect(await offerOf(rider)).toBeNull();
    now = new Date(now.getTime() + 120_000);
    await runDispatch(market);
    expect(await offerOf(rider)).toBeNull();
    expect((await lock(by, id, { courier_id: courierId, is_locked: false })).body.is_locked).toBe(false);
    now = new Date(now.getTime() + 120_000);
    await runDispatch(market);
    expect(await offerOf(rider)).not.toBeNull();
  });

  it('with a lock that stays while one of its orders is in the ride, and does not follow an order to another courier', async () => {
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    await take(rider, waiting, 'take');
    await lock(by, id, { courier_id: courierId, is_locked: true });
    const other = await courierAt(1);
    const body = { courier_id: other.courierId, from_courier_id: courierId };
    expect((await visitor.post(`admin/orders/${id}/assign`, body, by.headers)).status).toBe(200);
    expect([(await show(by, waiting)).is_locked, (await show(by, id)).is_locked]).toEqual([true, false]);
  });

  it('not an order that is picked up, nor one that another courier has in the meantime', async () => {
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    expect((await part(by, id, courierId + 1)).code).toBe('changed_meanwhile');
    await take(rider, id, 'pick-up');
    expect((await part(by, id, courierId)).code).toBe('step_not_allowed');
    const other = await courierAt(1);
    await take(other, waiting, 'take');
    expect((await join(by, id, { courier_id: courierId, joined_id: waiting })).code).toBe('changed_meanwhile');
    expect(await deliveriesOf(other)).toEqual([waiting]);
  });

  it('not where the ride has got another order since its times were computed', async () => {
    const by = await dispatcher();
    const { rider, id, waiting, courierId } = await rideAndWaiting();
    const { id: third } = await accepted(order);
    const paused = pauseAt(market, 'order held');
    const first = join(by, id, { courier_id: courierId, joined_id: waiting });
    await paused.arrived;
    delete market.pausePoint;
    expect((await join(by, id, { courier_id: courierId, joined_id: third })).status).toBe(200);
    paused.letGo();
    expect((await first).code).toBe('changed_meanwhile');
    expect(await deliveriesOf(rider)).toEqual([id, third].toSorted());
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('not without the permission or the zone, and not an unknown order', async () => {
    const { id, waiting, courierId } = await rideAndWaiting();
    const body = { courier_id: courierId, joined_id: waiting };
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await join(support, id, body)).code).toBe('right_missing');
    const elsewhere = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [9_999] });
    for (const answer of [join(elsewhere, id, body), part(elsewhere, id, courierId)])
      expect((await answer).code).toBe('order_not_found');
    const by = await dispatcher();
    expect((await join(by, id, { ...body, joined_id: '999999999' })).code).toBe('order_not_found');
  });
});
