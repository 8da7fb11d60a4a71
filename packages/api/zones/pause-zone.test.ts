import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;
const { yaba, island } = knownZones;

const operator = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof operator>>;
const someone = () => shopperUnderTest(() => market.app, knownModules.food);

/** The tests run on a Friday at noon in Lagos, an hour ahead of UTC. */
const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();

const orderOf = (itemId: number) => ({
  items: [{ item_id: itemId, quantity: 1 }],
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Adaeze Obi',
  contact_person_number: '+2348035550142',
});

const zoneAs = async (by: Operator) => {
  const { zones } = (await visitor.get('admin/zones?limit=50', by.headers)).body;
  return zones.find(({ id }: { id: number }) => id === yaba.id);
};
const change = async (by: Operator, step: 'pause' | 'resume', body: object) => {
  const { version } = await zoneAs(by);
  return visitor.post(`admin/zones/${yaba.id}/${step}`, { version, module_type: null, ...body }, by.headers);
};
const pause = (by: Operator, body: object = {}) => change(by, 'pause', { reason: 'rain', minutes: 30, ...body });
const resume = (by: Operator, module_type: string | null = null) => change(by, 'resume', { module_type });
const pausesAt = async ({ lat, lng }: { lat: number; lng: number }) => {
  clearCaches(market.db);
  return (await visitor.get(`config/get-zone-id?lat=${lat}&lng=${lng}`)).body.zone_data[0].pauses;
};

describe('a paused zone', () => {
  it('[OPS-044] [CUS-11] says why and until when: of its place, on stores, in the cart, at checkout and at placing', async () => {
    const by = await operator();
    const { id } = food.items.plain;
    const shopper = someone();
    await shopper.add({ item_id: id });
    const paused = await pause(by);
    expect(paused.body.pauses).toEqual([{ module_type: null, reason: 'rain', until: inMinutes(30) }]);
    expect(await pausesAt(yaba.at)).toEqual([{ module_id: null, reason: 'rain', until: inMinutes(30) }]);
    expect(await pausesAt(island.at)).toEqual([]);

    const again = { time: '12:30', in_days: 0, day: 'fr' };
    const shut = { open: false, opens_at: again, pause: { until: inMinutes(30), reason: 'rain' } };
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject(shut);
    const [line] = (await shopper.lines(yaba.id)).body;
    expect(line).toMatchObject({ problem: 'store_paused', store_opens_at: again, store_pause_reason: 'rain' });
    const message = 'Nobody can deliver in this area right now because of heavy rain. You can order again at 12:30.';
    const refused = { status: 409, code: 'store_paused', message };
    expect(await shopper.add({ item_id: id })).toMatchObject(refused);
    expect(await shopper.quote(orderOf(id))).toMatchObject(refused);
    expect(await shopper.place(orderOf(id))).toMatchObject(refused);
    const inSwahili = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/quote',
      headers: { moduleid: String(knownModules.food), 'x-localization': 'ke' },
      payload: { guest_id: shopper.guestId, ...orderOf(id) },
    });
    expect(inSwahili.json().errors[0].message).toContain('kwa sababu ya mvua kubwa. Unaweza kuagiza tena saa 12:30.');

    expect((await resume(by)).body.pauses).toEqual([]);
    expect((await shopper.quote(orderOf(id))).code).toBeUndefined();
    expect(await pausesAt(yaba.at)).toEqual([]);
  });

  it('[OPS-044] ends by itself, and goes on with the orders that it has', async () => {
    const by = await operator();
    const kitchen = await menuUnderTest(market, { storeId: generous.id, role: 'kitchen' });
    const { id } = generous.items.dish;
    const shopper = someone();
    const placed = await shopper.place(orderOf(id));
    expect(placed.status).toBe(200);
    await pause(by, { reason: 'unrest' });
    // A store cannot end it.
    await kitchen.post('resume');
    const { orders, store } = (await kitchen.get('board')).body;
    expect(store).toMatchObject({ is_open: false, paused_until: inMinutes(30), pause_reason: 'unrest' });
    const [order] = orders.filter((one: { id: string }) => one.id === placed.body.order_id);
    const accepted = await kitchen.post(`orders/${order.id}/accept`, { version: order.version, minutes: 20 });
    expect(accepted.body.order.order_status).toBe('confirmed');
    expect((await shopper.quote({ ...orderOf(id), schedule_at: inMinutes(20) })).code).toBe('store_paused');
    expect((await shopper.quote({ ...orderOf(id), schedule_at: inMinutes(40) })).code).toBeUndefined();

    await sql`update zone_pauses set until = ${market.now()}`.execute(market.db);
    await sql`update stores set zone_id = zone_id where zone_id = ${yaba.id}`.execute(market.db);
    expect((await shopper.quote(orderOf(id))).code).toBeUndefined();
    expect(await pausesAt(yaba.at)).toEqual([]);
    expect((await zoneAs(by)).pauses).toEqual([]);
    await resume(by);
  });

  it('[OPS-044] stops one module, and the longer pause of store and zone counts', async () => {
    const by = await operator();
    const dish = food.items.plain.id;
    await pause(by, { module_type: 'grocery' });
    expect((await someone().quote(orderOf(dish))).code).toBeUndefined();
    await pause(by, { module_type: 'food', reason: 'few_riders', minutes: 60 });
    expect((await zoneAs(by)).pauses.map((one: { module_type: string }) => one.module_type)).toEqual([
      'food',
      'grocery',
    ]);
    const kitchen = await menuUnderTest(market, { storeId: food.id, role: 'kitchen' });
    await kitchen.post('pause', { for: '30', reason: 'equipment' });
    expect((await shop(`stores/details/${food.id}`)).body.pause).toEqual({
      until: inMinutes(60),
      reason: 'few_riders',
    });
    await resume(by, 'food');
    expect((await shop(`stores/details/${food.id}`)).body.pause).toEqual({ until: inMinutes(30), reason: 'equipment' });
    await kitchen.post('resume');
    await resume(by, 'grocery');
    expect((await zoneAs(by)).pauses).toEqual([]);
  });

  it('[OPS-044] holds a store that moves into it meanwhile', async () => {
    const by = await operator();
    await pause(by);
    const moved = async (zoneId: number) => {
      await sql`update stores set zone_id = ${zoneId} where id = ${food.id}`.execute(market.db);
      const { rows } = await sql<{ until: Date | null }>`
        select no_orders_until as until from stores where id = ${food.id}`.execute(market.db);
      return rows[0]?.until?.toISOString();
    };
    expect(await moved(island.id)).toBeUndefined();
    expect(await moved(yaba.id)).toBe(inMinutes(30));
    await resume(by);
  });

  it('[OPS-044] sends no parcel', async () => {
    const by = await operator();
    const sending = {
      order_type: 'parcel',
      parcel_category_id: await parcelCategory(),
      charge_payer: 'sender',
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      receiver_details: { latitude: yaba.at.lat + 0.01, longitude: yaba.at.lng + 0.008, address: yaba.address },
    };
    const shopper = shopperUnderTest(() => market.app, knownModules.parcel);
    expect((await shopper.quote(sending)).code).toBeUndefined();
    await pause(by, { module_type: 'parcel', reason: 'zone_stopped' });
    expect(await shopper.quote(sending)).toMatchObject({
      code: 'store_paused',
      message: 'This area takes no orders right now. You can order again at 12:30.',
    });
    await resume(by, 'parcel');
  });

  it('[OPS-044] is written to the audit log, and refused in bad shape, to others and for foreign zones', async () => {
    const by = await operator();
    expect((await pause(by, { minutes: 4 })).code).toBe('minutes');
    expect((await pause(by, { reason: 'bored' })).code).toBe('reason');
    expect((await pause(by, { module_type: 'tickets' })).code).toBe('module_type');
    const { version } = await zoneAs(by);
    const body = { version, module_type: null, reason: 'rain', minutes: 30 };
    const stale = await visitor.post(`admin/zones/${yaba.id}/pause`, { ...body, version: 0 }, by.headers);
    expect(stale.code).toBe('changed_meanwhile');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await visitor.post(`admin/zones/${yaba.id}/pause`, body, support.headers)).code).toBe('right_missing');
    const elsewhere = await signedInOperator(market, { roles: ['lead'], zoneIds: [island.id] });
    const path = `admin/zones/${yaba.id}/resume`;
    expect((await visitor.post(path, { version, module_type: null }, elsewhere.headers)).code).toBe('zone_not_found');

    await pause(by, { reason: 'unrest' });
    await resume(by);
    const { rows } = await sql<{ action: string; before: object; after: object }>`
      select action, before, after from audit_lines where subject = ${`zone:${yaba.id}`} order by id desc limit 2`.execute(
      market.db,
    );
    const one = [{ module_type: null, reason: 'unrest', until: inMinutes(30) }];
    expect(rows).toMatchObject([
      { action: 'zone.resume', before: { pauses: one }, after: { pauses: [] } },
      { action: 'zone.pause', before: { pauses: [] }, after: { pauses: one } },
    ]);
  });
});

async function parcelCategory(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where module_id = ${knownModules.parcel} order by id limit 1`.execute(market.db);
  return rows[0]?.id ?? 0;
}
