import { sql } from 'kysely';
import type { Ranking } from 'market/dispatch/dispatch.admin.contract';
import type { Offer, OfferStop } from 'market/dispatch/dispatch.courier.contract';
import type { DispatchMode } from 'market/dispatch/dispatch-offers.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { deleteOldDecisions } from './orders-rounds.data.ts';
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
  await setMode('decides');
});

async function setMode(mode: DispatchMode) {
  await sql`
    insert into dispatch_modes (zone_id, mode) values (${knownZones.yaba.id}, ${mode})
    on conflict (zone_id) do update set mode = excluded.mode, version = dispatch_modes.version + 1`.execute(market.db);
}

/** The most cash that a courier may have, in minor units. */
async function limitCash(amount: number) {
  await sql`
    insert into cash_limits (currency, amount) values ('NGN', ${amount})
    on conflict (currency) do update set amount = excluded.amount`.execute(market.db);
}

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

/** A courier on shift so many kilometres north of the store. */
async function courierAt(kilometres: number) {
  const rider = await courier();
  const { rows } = await sql<{ id: number }>`
    update delivery_men d set lat = s.lat + ${kilometres / 111.2}::float8, lng = s.lng, located_at = now()
    from stores s
    where s.id = ${testStores.generous.id} and d.customer_id = ${rider.id} returning d.id`.execute(market.db);
  return { ...rider, courierId: rows[0]?.id ?? 0 };
}

const shown = async (rider: CustomerUnderTest): Promise<{ offer: Offer | null; stops: OfferStop[] }> =>
  (await visitor.get('courier/offer', rider.headers)).body;
const see = (rider: CustomerUnderTest, { id }: Offer) => visitor.post(`courier/offers/${id}/see`, {}, rider.headers);
const answer = (rider: CustomerUnderTest, { id }: Offer, body: object) =>
  visitor.post(`courier/offers/${id}/answer`, body, rider.headers);

/** Makes a round; the offer that a courier reads after it. */
async function offered(rider: CustomerUnderTest): Promise<Offer> {
  expect(await runDispatch(market)).toEqual([]);
  const { offer } = await shown(rider);
  if (!offer) throw new Error('No offer');
  await see(rider, offer);
  return offer;
}

describe('offers of the engine', () => {
  it('[DEL-09] [DEL-11] go to the nearest courier, who reads way, wait, stops and clock but neither door nor customer', async () => {
    const [far, near] = [await courierAt(4), await courierAt(1)];
    const { id } = await accepted({ isReady: true });
    const offer = await offered(near);
    expect((await shown(far)).offer).toBeNull();
    expect(offer).toMatchObject({ order: { id }, why: { code: 'nearest' }, wait_minutes: 0 });
    expect(offer.pay).toMatchObject({ base: 500, distance: expect.any(Number) });
    expect(offer.minutes_to_store).toBeGreaterThan(0);
    expect(offer.metres_to_store).toBeGreaterThan(1_000);
    expect(Date.parse(offer.expires_at) - now.getTime()).toBe(40_000);
    expect(offer.stops.map(({ kind }) => kind)).toEqual(['pick_up', 'door']);
    expect(JSON.stringify(offer)).not.toMatch(/Blue gate|8035550142|Obi/);
  });

  it('[DEL-12] [DEL-20] assign the order with a yes, also one that was sent twice, and set the sequence of stops', async () => {
    const rider = await courierAt(1);
    const { id } = await accepted({ isReady: true });
    const offer = await offered(rider);
    expect((await answer(rider, offer, { accepts: true })).status).toBe(200);
    expect((await answer(rider, offer, { accepts: true })).status).toBe(200);
    expect((await answer(rider, offer, { accepts: false })).code).toBe('offer_over');
    expect((await work(rider)).deliveries.map((one) => one.id)).toEqual([id]);
    expect((await shown(rider)).stops).toMatchObject([
      { order_id: id, kind: 'pick_up' },
      { order_id: id, kind: 'door' },
    ]);
    await take(rider, id, 'pick-up');
    expect((await shown(rider)).stops.map(({ kind }) => kind)).toEqual(['door']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[DEL-12] go to the next courier after a no, and not back to the first', async () => {
    const [near, far] = [await courierAt(1), await courierAt(3)];
    const { id } = await accepted({ isReady: true });
    const offer = await offered(near);
    expect((await answer(near, offer, { accepts: false, reason: 'break' })).status).toBe(200);
    expect((await answer(near, offer, { accepts: false })).status).toBe(200);
    const next = await offered(far);
    expect(next.order.id).toBe(id);
    expect((await answer(far, next, { accepts: false })).status).toBe(200);
    await runDispatch(market);
    expect([(await shown(near)).offer, (await shown(far)).offer]).toEqual([null, null]);
  });

  it('[DEL-10] go to the next courier after 8 s without a sign that they were shown', async () => {
    const [near, far] = [await courierAt(1), await courierAt(3)];
    await accepted({ isReady: true });
    await runDispatch(market);
    const { offer } = await shown(near);
    later(9);
    expect((await offered(far)).order.id).toBe(offer?.order.id);
    const late = await answer(near, offer as Offer, { accepts: true });
    expect([late.status, late.code]).toEqual([409, 'offer_over']);
  });

  it('[DEL-09] [DEL-14] expire on the clock of the server, and a late yes hears that another rider has the order', async () => {
    const [near, far] = [await courierAt(1), await courierAt(3)];
    await accepted({ isReady: true });
    const offer = await offered(near);
    later(46);
    expect((await answer(near, offer, { accepts: true })).code).toBe('offer_over');
    const next = await offered(far);
    expect((await answer(far, next, { accepts: true })).status).toBe(200);
    expect((await answer(near, offer, { accepts: true })).code).toBe('delivery_taken');
  });

  it('[DEL-14] are unknown to another courier', async () => {
    const [near, far] = [await courierAt(1), await courierAt(3)];
    await accepted({ isReady: true });
    const offer = await offered(near);
    for (const body of [{ accepts: true }, { accepts: false }]) {
      expect((await answer(far, offer, body)).code).toBe('offer_not_found');
    }
    expect((await see(far, offer)).code).toBe('offer_not_found');
  });

  it('[DEL-15] bring a second order of the same store to the courier who fetches the first', async () => {
    const [near] = [await courierAt(1), await courierAt(7)];
    const away = { isReady: true, latitude: knownZones.yaba.at.lat + 0.012 };
    const [first, second] = [await accepted(away), await accepted(away)];
    const offer = await offered(near);
    await answer(near, offer, { accepts: true });
    // Asked late: once the courier is there, before they leave.
    await sql`
      update delivery_men d set lat = s.lat, lng = s.lng from stores s
      where s.id = ${testStores.generous.id} and d.id = ${near.courierId}`.execute(market.db);
    later(60);
    const next = await offered(near);
    expect([offer.order.id, next.order.id].toSorted()).toEqual([first.id, second.id].toSorted());
    expect(next.stops.map(({ kind }) => kind)).toEqual(['pick_up', 'pick_up', 'door', 'door']);
    expect(next.why?.code).toBe('same_store');
  });

  it('[DEL-48] count the cash of orders that a courier has already, and are refused where the limit is lower meanwhile', async () => {
    const [near, far] = [await courierAt(1), await courierAt(3)];
    const first = await accepted({ isReady: true });
    const { rows } = await sql<{ total: number }>`select total from orders where id = ${first.id}`.execute(market.db);
    const cash = Number(rows[0]?.total);
    await limitCash(cash);
    await answer(near, await offered(near), { accepts: true });
    // The order would fit into the limit of the nearest courier if there was no other.
    const second = await accepted({ isReady: true });
    const offer = await offered(far);
    expect(offer.order.id).toBe(second.id);
    expect((await shown(near)).offer).toBeNull();
    await limitCash(cash - 1);
    expect((await answer(far, offer, { accepts: true })).code).toBe('cash_limit');
    await limitCash(cash);
    expect((await answer(far, offer, { accepts: true })).status).toBe(200);
    await sql`delete from cash_limits`.execute(market.db);
  });

  it('of two nodes one decides in a zone, and no order and no courier has two open offers', async () => {
    for (const kilometres of [1, 1.5, 2]) await courierAt(kilometres);
    for (let count = 0; count < 3; count += 1) await accepted({ isReady: true });
    await Promise.all(Array.from({ length: 4 }, () => runDispatch(market)));
    await runDispatch(market);
    const { rows } = await sql<{ orders: number; couriers: number; offers: number }>`
      select count(distinct order_id)::int as orders, count(distinct delivery_man_id)::int as couriers,
        count(*)::int as offers from delivery_offers where ended_at is null`.execute(market.db);
    const [{ orders, couriers, offers } = { orders: -1, couriers: -1, offers: 0 }] = rows;
    expect(offers).toBeGreaterThan(0);
    expect([orders, couriers]).toEqual([offers, offers]);
  });

  it('wait for an order that is ready later, and are withdrawn from a courier who ends the shift', async () => {
    const rider = await courierAt(1);
    await accepted();
    await runDispatch(market);
    expect((await shown(rider)).offer).toBeNull();
    later(14 * 60);
    const offer = await offered(rider);
    expect(offer.wait_minutes).toBeGreaterThan(0);
    await visitor.post('courier/shift', { is_on: false }, rider.headers);
    await runDispatch(market);
    expect((await shown(rider)).offer).toBeNull();
  });

  it('are not made to a courier whose place is unknown or old', async () => {
    const rider = await courierAt(1);
    await accepted({ isReady: true });
    await sql`update delivery_men set located_at = now() - interval '11 minutes'
      where id = ${rider.courierId}`.execute(market.db);
    await runDispatch(market);
    expect((await shown(rider)).offer).toBeNull();
  });
});

describe('who gives orders to couriers in a zone [OPS-018]', () => {
  it('the engine alone where it decides, but an order that stands ready for two minutes is on the list', async () => {
    const rider = await courierAt(1);
    const { id } = await accepted({ isReady: true });
    const listed = async () => (await work(rider)).requests.map((one) => one.id);
    await sql`update orders set handover_at = now() where id = ${id}`.execute(market.db);
    expect(await listed()).not.toContain(id);
    expect((await take(rider, id, 'take')).code).toBe('order_not_found');
    await sql`update orders set handover_at = now() - interval '3 minutes' where id = ${id}`.execute(market.db);
    expect(await listed()).toContain(id);
    expect((await take(rider, id, 'take')).status).toBe(200);
  });

  it('the couriers where it is off or proposes, and a proposal asks nobody', async () => {
    const rider = await courierAt(1);
    const { id } = await accepted({ isReady: true });
    for (const mode of ['off', 'proposes'] as const) {
      await setMode(mode);
      await runDispatch(market);
      expect((await work(rider)).requests.map((one) => one.id)).toContain(id);
      expect((await shown(rider)).offer).toBeNull();
    }
    const { rows } = await sql<{ courier: number }>`
      select delivery_man_id as courier from dispatch_rounds where order_id = ${id}`.execute(market.db);
    expect(rows).toEqual([{ courier: rider.courierId }]);
  });

  it('is changed by operators with the permission, on the version that they saw', async () => {
    const lead = await signedInOperator(market, { roles: ['lead'] });
    const { body } = await visitor.get('admin/dispatch/zones', lead.headers);
    const zone = body.zones.find(({ mode }: { mode: string }) => mode === 'decides');
    const set = (version: number, by = lead) =>
      visitor.put(`admin/dispatch/zones/${zone.zone_id}`, { mode: 'proposes', version }, by.headers);
    expect((await set(zone.version)).body).toMatchObject({ mode: 'proposes', version: zone.version + 1 });
    expect((await set(zone.version)).code).toBe('changed_meanwhile');
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await set(zone.version + 1, dispatcher)).code).toBe('right_missing');
    const elsewhere = await signedInOperator(market, { roles: ['lead'], zoneIds: [zone.zone_id + 1000] });
    expect((await set(zone.version + 1, elsewhere)).code).toBe('zone_not_found');
  });
});

describe('an operator with an order', () => {
  const path = (id: string, call: string) => `admin/orders/${id}/${call}`;

  it('[OPS-019] sees all couriers with minutes and cost in parts, and why others are out', async () => {
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    const [far, near] = [await courierAt(3), await courierAt(1)];
    const off = await courier({ isOnShift: false });
    const { id } = await accepted({ isReady: true });
    const ranking: Ranking = (await visitor.get(path(id, 'couriers'), dispatcher.headers)).body;
    expect(ranking.candidates.map((one) => one.courier_id)).toEqual([near.courierId, far.courierId]);
    const [best] = ranking.candidates;
    const parts = Object.values(best?.cost ?? {}).reduce((sum, part) => sum + part, 0);
    expect(best?.total).toBeCloseTo(parts, 6);
    expect(best?.minutes_to_door).toBeGreaterThan(best?.minutes_to_store ?? 99);
    const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${off.id}`.execute(
      market.db,
    );
    expect(ranking.excluded).toContainEqual(expect.objectContaining({ courier_id: rows[0]?.id, why: 'off_shift' }));
  });

  it('[OPS-016] [DEL-14] gives it to a courier by hand, whose offer elsewhere is withdrawn, and the one before loses it', async () => {
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    const [far, near] = [await courierAt(3), await courierAt(1)];
    const { id } = await accepted({ isReady: true });
    const offer = await offered(near);
    const assign = (to: number, from: number | null) =>
      visitor.post(path(id, 'assign'), { courier_id: to, from_courier_id: from }, dispatcher.headers);
    expect((await assign(far.courierId, null)).body).toMatchObject({ courier: { id: far.courierId } });
    expect((await assign(far.courierId, null)).status).toBe(200);
    expect((await answer(near, offer, { accepts: true })).code).toBe('delivery_taken');
    expect((await work(far)).deliveries.map((one) => one.id)).toContain(id);
    expect((await assign(near.courierId, far.courierId)).body).toMatchObject({ courier: { id: near.courierId } });
    expect((await work(far)).deliveries.map((one) => one.id)).not.toContain(id);
    const { body } = await visitor.get(path(id, 'dispatch'), dispatcher.headers);
    expect(body.decisions.map(({ person }: { person: string | null }) => person)).toEqual([
      'dispatcher Obi',
      'dispatcher Obi',
      null,
    ]);
    expect(body.offers).toMatchObject([{ courier: { id: near.courierId }, outcome: 'withdrawn' }]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_lines where subject = ${`order:${id}`} and action = 'order.assign'`.execute(
      market.db,
    );
    expect(rows[0]?.count).toBe(2);
  });

  it('[OPS-017] reports who was first where two assign it at once', async () => {
    const [one, other] = [
      await signedInOperator(market, { roles: ['dispatcher'] }),
      await signedInOperator(market, { roles: ['dispatcher'] }),
    ];
    const [far, near] = [await courierAt(3), await courierAt(1)];
    const { id } = await accepted({ isReady: true });
    const answers = await Promise.all([
      visitor.post(path(id, 'assign'), { courier_id: near.courierId, from_courier_id: null }, one.headers),
      visitor.post(path(id, 'assign'), { courier_id: far.courierId, from_courier_id: null }, other.headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.code).toBe('changed_meanwhile');
    expect(refused?.message).toContain('dispatcher Obi has given this order to');
  });

  it('[OPS-016] needs a reason for a courier who is out, and cannot give what is gone or to somebody off shift', async () => {
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    const near = await courierAt(1);
    const { id } = await accepted({ isReady: true });
    await sql`update delivery_men set located_at = null where id = ${near.courierId}`.execute(market.db);
    const assign = (body: object, by = dispatcher) =>
      visitor.post(path(id, 'assign'), { from_courier_id: null, courier_id: near.courierId, ...body }, by.headers);
    expect((await assign({ courier_id: 999_999 })).code).toBe('courier_not_found');
    expect((await assign({})).code).toBe('reason_needed');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await assign({}, support)).code).toBe('right_missing');
    const elsewhere = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [9_999] });
    expect((await assign({}, elsewhere)).code).toBe('order_not_found');
    expect((await visitor.get(path(id, 'couriers'), elsewhere.headers)).code).toBe('order_not_found');
    expect((await visitor.get(path(id, 'dispatch'), elsewhere.headers)).code).toBe('order_not_found');
    expect((await assign({ reason: 'He called me' })).status).toBe(200);
    await take(near, id, 'pick-up');
    const other = await courierAt(2);
    expect((await assign({ courier_id: other.courierId, from_courier_id: near.courierId })).code).toBe(
      'step_not_allowed',
    );
    const next = await accepted({ isReady: true });
    await sql`update delivery_men set on_shift_since = null where id = ${other.courierId}`.execute(market.db);
    const body = { courier_id: other.courierId, from_courier_id: null };
    expect((await visitor.post(path(next.id, 'assign'), body, dispatcher.headers)).code).toBe('not_on_shift');
  });

  it('[OPS-019] reads why the engine chose a courier, for 30 days', async () => {
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    const [near] = [await courierAt(1), await courierAt(3)];
    const { id } = await accepted({ isReady: true });
    await answer(near, await offered(near), { accepts: true });
    const history = async () => (await visitor.get(path(id, 'dispatch'), dispatcher.headers)).body;
    expect(await history()).toMatchObject({
      decisions: [{ courier: { id: near.courierId }, reason: { code: 'nearest' }, person: null }],
      offers: [{ courier: { id: near.courierId }, outcome: 'accepted' }],
    });
    expect((await history()).decisions[0].candidates).toHaveLength(2);
    await deleteOldDecisions(market.db, new Date(now.getTime() + 31 * 86_400_000));
    expect(await history()).toEqual({ decisions: [], offers: [] });
  });

  it('[OPS-027] finds every decision of the zones, and the customer reads one sentence about it', async () => {
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    const [near] = [await courierAt(1), await courierAt(3)];
    const { id } = await accepted({ isReady: true });
    await answer(near, await offered(near), { accepts: true });
    const customer = await signedInCustomer(market);
    await sql`update orders set shopper = ${customerKey(customer.id)} where id = ${id}`.execute(market.db);
    const track = (language: string) =>
      visitor.get(`customer/order/track?order_id=${id}`, { ...customer.headers, 'x-localization': language });
    expect((await track('en')).body.delivery_man.chosen_for).toBe('The rider nearest to the store.');
    expect((await track('ha')).body.delivery_man.chosen_for).toBe('Mai kai kaya mafi kusa da shagon.');
    const rounds = async (query = '', by = dispatcher) =>
      (await visitor.get(`admin/dispatch/rounds?limit=50${query}`, by.headers)).body.rounds;
    const about = (all: { order_id: string }[]) => all.filter(({ order_id: order }) => order === id);
    expect(about(await rounds())).toMatchObject([
      { courier: { id: near.courierId }, reason: { code: 'nearest' }, milliseconds: expect.any(Number) },
    ]);
    expect(about(await rounds())[0]).toMatchObject({ candidates: [{ cost: { minutes: expect.any(Number) } }, {}] });
    expect(about(await rounds(`&courier_id=${near.courierId}`))).toHaveLength(1);
    expect(about(await rounds('&zone_id=9999'))).toHaveLength(0);
    const elsewhere = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [9_999] });
    expect(await rounds('', elsewhere)).toEqual([]);
  });
});
