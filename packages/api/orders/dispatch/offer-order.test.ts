import { sql } from 'kysely';
import type { Ranking } from 'market/dispatch/dispatch.admin.contract';
import type { Offer } from 'market/dispatch/dispatch.courier.contract';
import type { DispatchMode } from 'market/dispatch/dispatch-offers.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { runDispatch } from './run-rounds.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, take, work } = deliveryUnderTest(market);
let now = momentOfTests;

/** Couriers of earlier tests are off shift, and their orders have a courier of another city. */
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  market.now = () => now;
  await sql`update delivery_offers set outcome = 'withdrawn', ended_at = made_at where ended_at is null`.execute(
    market.db,
  );
  await sql`
    update orders set delivery_man_id = (select min(id) from delivery_men where city <> 'Lagos')
    where order_type = 'delivery' and order_status in ('confirmed', 'processing', 'handover')`.execute(market.db);
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

const dispatcher = () => signedInOperator(market, { roles: ['dispatcher'] });
const send = (by: CustomerUnderTest, id: string, body: object) =>
  visitor.post(`admin/orders/${id}/offers`, body, by.headers);
const ranking = async (by: CustomerUnderTest, id: string): Promise<Ranking> =>
  (await visitor.get(`admin/orders/${id}/couriers`, by.headers)).body;
const offerOf = async (rider: CustomerUnderTest): Promise<Offer | null> =>
  (await visitor.get('courier/offer', rider.headers)).body.offer;
const answer = (rider: CustomerUnderTest, offer: Offer | null, accepts = true) =>
  visitor.post(`courier/offers/${offer?.id}/answer`, { accepts }, rider.headers);
const idsOf = (couriers: { id: number }[]) => couriers.map(({ id }) => id);

describe('[OPS-022] an operator offers an order', () => {
  it('to one courier of their choice, in place of an offer that is open, in every mode of the zone', async () => {
    const by = await dispatcher();
    const [near, far] = [await courierAt(1), await courierAt(3)];
    const { id } = await accepted({ isReady: true });
    const first = await send(by, id, { to: 'one', courier_id: near.courierId });
    expect([first.status, idsOf(first.body.offered_to)]).toEqual([200, [near.courierId]]);
    expect(await offerOf(near)).toMatchObject({ order: { id }, is_shared: false, why: null, stops: [{}, {}] });
    const { body } = await send(by, id, { to: 'one', courier_id: far.courierId });
    expect(idsOf(body.offered_to)).toEqual([far.courierId]);
    expect(body.candidates).toMatchObject([
      { courier_id: near.courierId, has_offer: false },
      { courier_id: far.courierId, has_offer: true },
    ]);
    expect(await offerOf(near)).toBeNull();
    expect((await answer(far, await offerOf(far))).status).toBe(200);
    expect((await work(far)).deliveries.map((one) => one.id)).toEqual([id]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('to the next one of the ranking, who was not asked yet', async () => {
    const by = await dispatcher();
    const [near, middle, far] = [await courierAt(1), await courierAt(2), await courierAt(3)];
    const { id } = await accepted({ isReady: true });
    for (const rider of [near, middle, far]) {
      expect((await ranking(by, id)).next_courier_id).toBe(rider.courierId);
      expect(idsOf((await send(by, id, { to: 'next' })).body.offered_to)).toEqual([rider.courierId]);
    }
    // A No is not asked again, and the courier with the offer cannot be the next.
    await answer(far, await offerOf(far), false);
    now = new Date(now.getTime() + 60_000);
    expect(idsOf((await send(by, id, { to: 'next' })).body.offered_to)).toEqual([near.courierId]);
  });

  it('to all within a radius of its store, of whom the first Yes gets it', async () => {
    const by = await dispatcher();
    const [near, middle, far] = [await courierAt(1), await courierAt(2), await courierAt(5)];
    const { id } = await accepted({ isReady: true });
    await send(by, id, { to: 'one', courier_id: near.courierId });
    const { body } = await send(by, id, { to: 'nearby', radius_metres: 2_500 });
    expect(idsOf(body.offered_to)).toEqual([middle.courierId]);
    expect(body.candidates.map((one: { metres_to_store: number }) => Math.round(one.metres_to_store / 1_000))).toEqual([
      1, 2, 5,
    ]);
    const [one, two] = [await offerOf(near), await offerOf(middle)];
    expect([one?.is_shared, two?.is_shared, await offerOf(far)]).toEqual([true, true, null]);
    const answers = await Promise.all([answer(near, one), answer(middle, two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('delivery_taken');
    expect([await offerOf(near), await offerOf(middle)]).toEqual([null, null]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('without the engine asking others meanwhile, and it goes on where all have said no', async () => {
    await setMode('decides');
    const by = await dispatcher();
    const [near, middle] = [await courierAt(1), await courierAt(2)];
    const { id } = await accepted({ isReady: true });
    await send(by, id, { to: 'nearby', radius_metres: 1_500 });
    await runDispatch(market);
    expect(await offerOf(middle)).toBeNull();
    await answer(near, await offerOf(near), false);
    await runDispatch(market);
    expect(await offerOf(middle)).toMatchObject({ order: { id }, is_shared: false });
  });

  it('and the page shows who was asked by whom', async () => {
    const by = await dispatcher();
    const near = await courierAt(1);
    const { id } = await accepted({ isReady: true });
    await send(by, id, { to: 'nearby', radius_metres: 3_000 });
    const { body } = await visitor.get(`admin/orders/${id}/dispatch`, by.headers);
    expect(body.offers).toEqual([
      expect.objectContaining({
        courier: expect.objectContaining({ id: near.courierId }),
        person: 'dispatcher Obi',
        is_shared: true,
        outcome: null,
      }),
    ]);
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where subject = ${`order:${id}`} and action = 'order.offer'`.execute(market.db);
    expect(rows).toEqual([{ after: { to: 'nearby', courier_ids: [near.courierId] } }]);
  });

  it('not to a courier who may not have it or has another offer, nor without the permission or the zone', async () => {
    const by = await dispatcher();
    const [near, off] = [await courierAt(1), await courierAt(2)];
    await sql`update delivery_men set on_shift_since = null where id = ${off.courierId}`.execute(market.db);
    const [first, second] = [await accepted({ isReady: true }), await accepted({ isReady: true })];
    await send(by, first.id, { to: 'one', courier_id: near.courierId });
    const one = (courierId: number) => ({ to: 'one', courier_id: courierId });
    for (const id of [near.courierId, off.courierId, 999_999])
      expect((await send(by, second.id, one(id))).code).toBe('courier_cannot_be_asked');
    expect((await send(by, second.id, { to: 'next' })).code).toBe('no_courier_to_ask');
    expect((await send(by, second.id, { to: 'nearby', radius_metres: 3_000 })).code).toBe('no_courier_to_ask');
    const fault = await send(by, second.id, { to: 'nearby', radius_metres: 99 });
    expect(fault.status).toBe(400);
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await send(support, second.id, { to: 'next' })).code).toBe('right_missing');
    const elsewhere = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [9_999] });
    expect((await send(elsewhere, second.id, { to: 'next' })).code).toBe('order_not_found');
  });

  it('not once another courier has it, nor while it rests', async () => {
    const by = await dispatcher();
    const [near, far] = [await courierAt(1), await courierAt(2)];
    const taken = await accepted({ isReady: true });
    await take(far, taken.id, 'take');
    expect((await ranking(by, taken.id)).may_offer).toBe(false);
    expect((await send(by, taken.id, { to: 'one', courier_id: near.courierId })).code).toBe('changed_meanwhile');
    const held = await accepted({ isReady: true });
    await sql`update orders set held_until = ${new Date(now.getTime() + 600_000)} where id = ${held.id}`.execute(
      market.db,
    );
    expect((await send(by, held.id, { to: 'next' })).code).toBe('step_not_allowed');
    expect(await offerOf(near)).toBeNull();
  });
});
