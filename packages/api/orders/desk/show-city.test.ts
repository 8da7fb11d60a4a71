import { sql } from 'kysely';
import type { City } from 'market/orders/desk/orders-city.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshPhone } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const delivery = deliveryUnderTest(market);
const { visitor } = delivery;
const { yaba, island } = knownZones;
const { generous } = testStores;

const owner = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof owner>>;
const city = async (by: Operator, query = ''): Promise<City> =>
  (await visitor.get(`admin/city?${query}`, by.headers)).body;
const shift = (id: string, column: string, minutes: number) =>
  sql`update orders set ${sql.ref(column)} = ${new Date(market.now().getTime() - minutes * 60_000)} where id = ${id}`.execute(
    market.db,
  );
const alarmsOf = (seen: City, id: string) => seen.alarms.filter(({ order_id: order }) => order === id);

describe('[OPS-001] [OPS-002] [OPS-003] the city', () => {
  it('has running orders with both ends, riders with their activity, and stores, and counts of what is wrong', async () => {
    const by = await owner();
    const before = await city(by);
    const fresh = await delivery.placed();
    const { id, rider } = await delivery.carried();
    const seen = await city(by);
    const order = seen.orders.find((one) => one.id === id);
    expect(order).toMatchObject({
      order_status: 'picked_up',
      store: { id: generous.id },
      from: { lat: expect.any(Number), lng: expect.any(Number) },
      to: { lat: yaba.at.lat, lng: yaba.at.lng },
      courier: { name: expect.any(String) },
    });
    expect(seen.orders.map((one) => one.id)).toContain(fresh.id);
    expect(seen.counts.new).toBe(before.counts.new + 1);
    expect(seen.counts.on_the_way).toBe(before.counts.on_the_way + 1);
    const carrier = seen.couriers.find(({ order_ids: ids }) => ids.includes(id));
    expect(carrier?.id).toBe(order?.courier?.id);
    expect(seen.stores.find((store) => store.id === generous.id)?.order_count).toBeGreaterThan(1);
    await visitor.post(`courier/orders/${id}/position`, { lat: yaba.at.lat, lng: yaba.at.lng }, rider.headers);
  });

  it('[SEAT-12] is that of the zones of the operator', async () => {
    const { id } = await delivery.placed();
    const elsewhere = await signedInOperator(market, { roles: ['owner'], zoneIds: [island.id] });
    expect((await city(elsewhere)).orders.map((order) => order.id)).not.toContain(id);
    expect((await city(await owner(), `zone_id=${island.id}`)).orders.map((order) => order.id)).not.toContain(id);
    expect((await city(await owner(), 'module_type=pharmacy')).orders.map((order) => order.id)).not.toContain(id);
    const body = { kind: 'unanswered', order_id: id };
    expect((await visitor.post('admin/city/alarms/take', body, elsewhere.headers)).code).toBe('order_not_found');
    const catalogue = await signedInOperator(market, { roles: ['catalogue'] });
    expect((await visitor.get('admin/city', catalogue.headers)).code).toBe('right_missing');
  });
});

describe('[OPS-007] alarms', () => {
  it('are raised by their causes, with whom to call, and end by themselves', async () => {
    const by = await owner();
    const { id } = await delivery.placed();
    await shift(id, 'placed_at', 3);
    const [alarm] = alarmsOf(await city(by), id);
    expect(alarm).toMatchObject({ minutes: 3, call: { who: 'store', phone: expect.stringMatching(/^\+/) } });
    expect(['unanswered', 'store_silent']).toContain(alarm?.kind);
    const { version } = (await visitor.get(`admin/orders/${id}`, by.headers)).body;
    await visitor.post(`admin/orders/${id}/move`, { version, to: 'confirmed', reason: 'Called the store' }, by.headers);
    expect(alarmsOf(await city(by), id)).toEqual([]);
  });

  it('[OPS-030] name what could not be delivered and why, and so does its list', async () => {
    const by = await owner();
    const { id, rider } = await delivery.carried();
    await delivery.take(rider, id, 'problem', { problem: 'no_answer' });
    const [alarm] = alarmsOf(await city(by), id);
    expect(alarm).toMatchObject({ kind: 'undeliverable', problem: 'no_answer', call: { who: 'customer' } });
    const { orders } = (await visitor.get('admin/orders?list=undeliverable&limit=100', by.headers)).body;
    expect(orders.map((order: { id: string }) => order.id)).toContain(id);
    const counts = (await visitor.get('admin/orders/counts', by.headers)).body;
    expect(counts.undeliverable).toBe(orders.length);
  });

  it('are taken by one of two, taken over, and put off with a reason until a time', async () => {
    const [one, other] = [await owner(), await owner()];
    const { id } = await delivery.placed();
    await shift(id, 'expected_at', 11);
    const take = (by: Operator, more = {}) =>
      visitor.post('admin/city/alarms/take', { kind: 'late', order_id: id, ...more }, by.headers);
    const both = await Promise.all([take(one), take(other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await take(other, { takes_over: true })).status).toBe(200);
    const off = { kind: 'late', order_id: id, minutes: 10, reason: 'The customer knows' };
    expect((await visitor.post('admin/city/alarms/put-off', off, one.headers)).status).toBe(200);
    const known = alarmsOf(await city(other), id).find(({ kind }) => kind === 'late');
    expect(known).toMatchObject({ is_taken_by_me: true, put_off_reason: 'The customer knows' });
    const until = new Date(market.now().getTime() + 10 * 60_000).toISOString();
    expect(known?.put_off_until).toBe(until);
  });
});

describe('[OPS-036] an operator moves an order', () => {
  it('step by step with a reason; cash is booked as if the rider had taken it', async () => {
    const by = await owner();
    const { id } = await delivery.carried();
    const seen = (await visitor.get(`admin/orders/${id}`, by.headers)).body;
    expect(seen.moves).toEqual([{ to: 'delivered', books: 'cash_collected' }]);
    const body = { version: seen.version, to: 'delivered', reason: 'The phone of the rider is broken' };
    const first = await visitor.post(`admin/orders/${id}/move`, body, by.headers);
    expect(first.body).toMatchObject({ order_status: 'delivered', payment_status: 'paid', moves: [] });
    expect((await visitor.post(`admin/orders/${id}/move`, body, by.headers)).status).toBe(200);
    const { rows } =
      await sql`select from audit_lines where action = 'order.move' and subject = ${`order:${id}`}`.execute(market.db);
    expect(rows).toHaveLength(1);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('not past the table, not seen by another first, and only one of two concurrent calls takes it', async () => {
    const [one, other] = [await owner(), await owner()];
    const { id } = await delivery.placed();
    const move = (by: Operator, to: string, version = 1) =>
      visitor.post(`admin/orders/${id}/move`, { version, to, reason: 'On the phone' }, by.headers);
    expect((await move(one, 'delivered')).code).toBe('step_not_allowed');
    expect((await move(one, 'confirmed', 7)).code).toBe('changed_meanwhile');
    const both = await Promise.all([move(one, 'confirmed'), move(other, 'confirmed')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('[OPS-029] an operator corrects a running order', () => {
  const near = { latitude: yaba.at.lat + 0.002, longitude: yaba.at.lng };
  const correct = (by: Operator, id: string, change: object) =>
    visitor.post(
      `admin/orders/${id}/correct`,
      { name: 'Adaeze Obi', phone: '+2348035550142', note: '', reason: 'She called', ...change },
      by.headers,
    );

  it('its door, contact and note; the total stays, and the difference of the way is said', async () => {
    const by = await owner();
    const { id } = await delivery.placed();
    const before = (await visitor.get(`admin/orders/${id}`, by.headers)).body;
    const door = { address: '3 Tejuosho Street', house: '3', landmark: 'Green gate', ...near };
    const phone = freshPhone();
    const { body, status } = await correct(by, id, { name: 'Bisi Ade', phone, note: 'Ring twice', door });
    expect(status).toBe(200);
    expect(typeof body.fee_difference).toBe('number');
    expect(body.order).toMatchObject({
      customer_name: 'Bisi Ade',
      customer_phone: phone,
      order_note: 'Ring twice',
      total: before.total,
      door: { address: '3 Tejuosho Street', house: '3', landmark: 'Green gate', ...near },
      confirmed_correction_at: null,
    });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('not to another zone, not when it is over, and far from the old door only if it was confirmed', async () => {
    const by = await owner();
    const { id } = await delivery.carried();
    const outside = { address: 'Abuja', latitude: 9.0579, longitude: 7.4951 };
    expect((await correct(by, id, { door: outside })).code).toBe('outside_store_zone');
    expect((await correct(by, id, { phone: '12' })).status).toBe(400);
    await sql`update orders set delivery_address = delivery_address || '{"lat": 6.6}'::jsonb where id = ${id}`.execute(
      market.db,
    );
    const door = { address: 'Back to Yaba', ...near };
    expect((await correct(by, id, { door })).code).toBe('door_far');
    expect((await correct(by, id, { door, is_far_confirmed: true })).status).toBe(200);
    const { version } = (await visitor.get(`admin/orders/${id}`, by.headers)).body;
    await visitor.post(`admin/orders/${id}/cancel`, { version, reason: 'Given up' }, by.headers);
    expect((await correct(by, id, { note: 'Too late' })).code).toBe('step_not_allowed');
    const elsewhere = await signedInOperator(market, { roles: ['owner'], zoneIds: [island.id] });
    expect((await correct(elsewhere, id, {})).code).toBe('order_not_found');
  });

  it('[CUS-18] and its customer sees what has changed, and confirms it; no other shopper does', async () => {
    const by = await owner();
    const guest = shopperUnderTest(() => market.app, knownModules.food);
    const { body: placed } = await guest.place({
      items: [{ item_id: generous.items.dish.id, quantity: 2 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    const id: string = placed.order_id;
    await correct(by, id, { note: 'Ring twice' });
    const details = async () =>
      (await visitor.get(`customer/order/details?order_id=${id}&guest_id=${guest.guestId}`)).body.correction;
    expect(await details()).toMatchObject({ changed: ['note'], confirmed_at: null });
    const confirm = (guestId: string) =>
      visitor.post('customer/order/confirm-correction', { order_id: id, guest_id: guestId });
    const other = shopperUnderTest(() => market.app, knownModules.food);
    expect((await confirm(other.guestId)).code).toBe('order_not_found');
    expect((await confirm(guest.guestId)).status).toBe(200);
    expect((await details()).confirmed_at).not.toBeNull();
  });
});
