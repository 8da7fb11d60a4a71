import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { dispatchZone } from '#api/orders/dispatch/run-rounds.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, carried, take, work } = deliveryUnderTest(market);
const { yaba } = knownZones;
type Person = Awaited<ReturnType<typeof courier>>;

const here = { lat: yaba.at.lat + 0.004, lng: yaba.at.lng };
const broken = { cause: 'breakdown', ...here, words: 'By the red kiosk' };
const handOver = (by: Person, id: string, body: object = broken) => take(by, id, 'hand-over', body);
const meet = (by: Person, id: string) => take(by, id, 'hand-over/meet');
const takeBack = (by: Person, id: string) => take(by, id, 'hand-over/take-back');
const deliveryOf = async (by: Person, id: string) => (await work(by)).deliveries.find((one) => one.id === id);
const isOffline = async (by: Person) => (await work(by)).on_shift_since === null;
const earnings = async (by: Person) => (await visitor.get('courier/earnings', by.headers)).body;
async function courierIdOf({ id }: Person): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${id}`.execute(market.db);
  return rows[0]?.id ?? 0;
}

describe('[DEL-39] a courier who cannot ride on', () => {
  it('gives the order in the bag to another one at a meeting, and both see each other', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    await visitor.post(
      'courier/positions',
      { positions: [{ ...here, at: market.now().toISOString() }] },
      rider.headers,
    );
    expect((await handOver(rider, id)).status).toBe(200);
    const meeting = { ...here, words: 'By the red kiosk' };
    expect((await deliveryOf(rider, id))?.handover).toMatchObject({
      side: 'giver',
      cause: 'breakdown',
      meeting,
      other: null,
    });
    const request = (await work(other)).requests.find((one) => one.id === id);
    expect(request?.meeting).toEqual(meeting);
    expect((await take(other, id, 'take')).status).toBe(200);
    await visitor.post(
      'courier/positions',
      { positions: [{ ...yaba.at, at: market.now().toISOString() }] },
      other.headers,
    );
    expect((await deliveryOf(rider, id))?.handover?.other).toMatchObject({
      phone: '',
      lat: yaba.at.lat,
    });
    const fetched = await deliveryOf(other, id);
    expect(fetched).toMatchObject({ step: 'meet', handover: { side: 'taker', meeting, other: { lat: here.lat } } });
    // Until the meeting it is the order of the first.
    expect((await take(other, id, 'deliver', { cash_received: true })).code).toBe('order_not_found');
    expect((await meet(other, id)).status).toBe(200);
    expect(await deliveryOf(rider, id)).toBeUndefined();
    expect(await deliveryOf(other, id)).toMatchObject({ step: 'deliver', handover: null });
    expect(await isOffline(rider)).toBe(true);
    expect((await take(other, id, 'deliver', { cash_received: true })).status).toBe(200);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('gives what is not picked up to others at once, and is offline then', async () => {
    const [rider, order] = [await courier(), await accepted({ isReady: true })];
    await take(rider, order.id, 'take');
    expect((await handOver(rider, order.id, { cause: 'accident' })).status).toBe(200);
    // A repeated press, whose first reply was lost.
    expect((await handOver(rider, order.id, { cause: 'accident' })).status).toBe(200);
    expect(await deliveryOf(rider, order.id)).toBeUndefined();
    expect(await isOffline(rider)).toBe(true);
    const other = await courier();
    expect((await work(other)).requests.map(({ id }) => id)).toContain(order.id);
    expect((await take(other, order.id, 'take')).status).toBe(200);
  });

  it('is met where they were last, and rides on after all as long as nobody has the order', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    await visitor.post(
      'courier/positions',
      { positions: [{ ...here, at: market.now().toISOString() }] },
      rider.headers,
    );
    await handOver(rider, id, { cause: 'accident' });
    expect((await deliveryOf(rider, id))?.handover?.meeting).toMatchObject(here);
    await take(other, id, 'take');
    expect((await takeBack(other, id)).code).toBe('order_not_found');
    expect((await takeBack(rider, id)).status).toBe(200);
    expect((await takeBack(rider, id)).status).toBe(200);
    expect(await deliveryOf(other, id)).toBeUndefined();
    expect((await meet(other, id)).code).toBe('order_not_found');
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    expect((await takeBack(rider, id)).status).toBe(200);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('waits for a third where the second gives it back, and nobody takes it twice', async () => {
    const [{ rider, id }, second, third, fourth] = [await carried(), await courier(), await courier(), await courier()];
    await handOver(rider, id);
    expect((await take(rider, id, 'take')).status).not.toBe(200);
    await take(second, id, 'take');
    expect((await take(second, id, 'give-back')).status).toBe(200);
    expect((await deliveryOf(rider, id))?.handover?.other).toBeNull();
    const answers = await Promise.all([take(third, id, 'take'), take(fourth, id, 'take')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('ends with an order that ends otherwise', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    await handOver(rider, id);
    await take(other, id, 'take');
    const by = await signedInOperator(market, { roles: ['owner'] });
    const { version } = (await visitor.get(`admin/orders/${id}`, by.headers)).body;
    await visitor.post(`admin/orders/${id}/move`, { version, to: 'delivered', reason: 'Customer came by' }, by.headers);
    expect(await deliveryOf(other, id)).toBeUndefined();
    expect((await meet(other, id)).code).toBe('order_not_found');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('keeps an order whose cash is received, and no other courier hands it over', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    expect((await handOver(other, id)).code).toBe('order_not_found');
    await take(rider, id, 'cash', { is_received: true });
    expect((await handOver(rider, id)).code).toBe('cash_held');
    expect((await handOver(rider, id, { cause: 'suspended' })).code).toBe('cause');
    expect((await handOver(rider, id, { cause: 'accident', lat: 6.5 })).status).toBe(400);
  });

  it('that was pressed without a network counts from the press', async () => {
    const { rider, id } = await carried();
    const madeAt = market.now().toISOString();
    await handOver(rider, id, { ...broken, made_at: madeAt });
    await handOver(rider, id, { ...broken, made_at: madeAt });
    expect((await deliveryOf(rider, id))?.handover?.begun_at).toBe(madeAt);
    const { rows } = await sql`select from delivery_handovers where order_id = ${id}`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('[CUS-01] is said to the customer in a sentence with the moved time', async () => {
    const { rider, id, track } = await carried();
    const before = await track();
    await handOver(rider, id);
    const after = await track();
    expect(after.delivery_man.chosen_for).toBe('The rider cannot ride on. Another rider takes your order over.');
    expect(after.arrival.cause).toBe('courier_changed');
    expect(Date.parse(after.arrival.p50)).toBeGreaterThan(Date.parse(before.arrival.p50));
    const other = await courier();
    await take(other, id, 'take');
    await meet(other, id);
    expect((await track()).delivery_man.chosen_for).toBe('Has taken your order over from another rider.');
  });

  it('[OPS-007] is an alarm of the operators, who may choose the other courier', async () => {
    const [{ rider, id }, other] = [await carried(), await courier()];
    await visitor.post(
      'courier/positions',
      { positions: [{ ...yaba.at, at: market.now().toISOString() }] },
      other.headers,
    );
    await handOver(rider, id);
    const by = await signedInOperator(market, { roles: ['owner'] });
    const { alarms } = (await visitor.get('admin/city', by.headers)).body;
    const own = alarms.filter((alarm: { order_id: string }) => alarm.order_id === id);
    expect(own[0]).toMatchObject({ kind: 'handing_over', minutes: 0, call: { who: 'courier' } });
    const [from, to] = [await courierIdOf(rider), await courierIdOf(other)];
    const assign = (courierId: number) =>
      visitor.post(
        `admin/orders/${id}/assign`,
        { courier_id: courierId, from_courier_id: from, reason: 'Near' },
        by.headers,
      );
    const answer = await assign(to);
    expect(answer.message ?? answer.status).toBe(200);
    expect((await deliveryOf(other, id))?.step).toBe('meet');
  });

  it('[DEL-53] is paid by the rule for the way until the meeting, and the second for the order', async () => {
    const door = { latitude: yaba.at.lat + 0.01, longitude: yaba.at.lng + 0.005 };
    const [{ rider, id }, other] = [await carried(door), await courier()];
    await handOver(rider, id, { ...broken, lat: yaba.at.lat + 0.02 });
    await take(other, id, 'take');
    await meet(other, id);
    const first = await earnings(rider);
    expect(first.handed_over).toMatchObject([{ order_id: id, metres: expect.any(Number), amount: expect.any(Number) }]);
    expect(first.owed).toEqual([{ currency: 'NGN', amount: first.handed_over[0].amount }]);
    await take(other, id, 'deliver', { cash_received: true });
    expect((await earnings(other)).deliveries).toMatchObject([{ order_id: id }]);
    expect((await earnings(rider)).deliveries).toEqual([]);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('[DEL-39] the engine', () => {
  it('offers the order to another courier with the meeting as the first stop, and not to the first', async () => {
    await sql`update delivery_men set on_shift_since = null`.execute(market.db);
    await sql`update delivery_handovers set ended_at = now(), outcome = 'over' where ended_at is null`.execute(
      market.db,
    );
    await sql`update orders set order_status = 'canceled' where order_status in ('confirmed', 'processing', 'handover') and delivery_man_id is null`.execute(
      market.db,
    );
    await sql`insert into dispatch_modes (zone_id, mode) values (${yaba.id}, 'decides') on conflict (zone_id) do update set mode = 'decides'`.execute(
      market.db,
    );
    try {
      const { rider, id } = await carried();
      const other = await courier();
      for (const person of [rider, other]) {
        await visitor.post(
          'courier/positions',
          { positions: [{ ...yaba.at, at: market.now().toISOString() }] },
          person.headers,
        );
      }
      await handOver(rider, id);
      await dispatchZone(market, yaba.id);
      expect((await visitor.get('courier/offer', rider.headers)).body.offer).toBeNull();
      const { offer } = (await visitor.get('courier/offer', other.headers)).body;
      expect(offer).toMatchObject({
        order: { id, meeting: { words: 'By the red kiosk' } },
        stops: [{ kind: 'pick_up' }, { kind: 'door' }],
      });
      expect(offer.metres_to_store).toBeGreaterThan(400);
      await visitor.post(`courier/offers/${offer.id}/see`, {}, other.headers);
      expect((await visitor.post(`courier/offers/${offer.id}/answer`, { accepts: true }, other.headers)).status).toBe(
        200,
      );
      expect((await deliveryOf(other, id))?.step).toBe('meet');
      expect((await meet(other, id)).status).toBe(200);
    } finally {
      await sql`delete from dispatch_modes`.execute(market.db);
    }
  });
});
