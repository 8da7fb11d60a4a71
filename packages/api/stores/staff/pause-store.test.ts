import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;
const { yaba } = knownZones;

const cookOf = (storeId: number = food.id) => menuUnderTest(market, { storeId, role: 'kitchen' });
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

describe('a store that takes no orders', () => {
  it('[STO-034] [CUS-11] says so on cards, on its page, in the cart, at checkout and at placing', async () => {
    const by = await cookOf();
    const { id } = food.items.plain;
    const shopper = someone();
    await shopper.add({ item_id: id });
    const { body } = await by.post('pause', { for: '30', reason: 'short_staffed' });
    expect(body).toMatchObject({
      carts: 1,
      store: { is_open: false, paused_until: inMinutes(30), pause_reason: 'short_staffed' },
    });
    const again = { time: '12:30', in_days: 0, day: 'fr' };
    const shut = { open: false, opens_at: again, pause: { until: inMinutes(30), reason: 'short_staffed' } };
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject({ ...shut, closes_at: null });
    const { stores } = (await shop('stores?limit=100')).body;
    expect(stores.find((one: { id: number }) => one.id === food.id)).toMatchObject(shut);
    expect((await shop(`items/details/${id}`)).body.store_open).toBe(false);
    const open = (await shop('stores?limit=100&filter=currently_open')).body.stores;
    expect(open.map((one: { id: number }) => one.id)).not.toContain(food.id);

    const [line] = (await shopper.lines(yaba.id)).body;
    expect(line).toMatchObject({ problem: 'store_paused', store_opens_at: again });
    const message = 'The store takes no orders right now. It takes orders again at 12:30.';
    const refused = { status: 409, code: 'store_paused', message };
    expect(await shopper.add({ item_id: id })).toMatchObject(refused);
    expect(await shopper.quote(orderOf(id))).toMatchObject(refused);
    expect(await shopper.place(orderOf(id))).toMatchObject(refused);

    expect((await by.post('resume')).body.store).toMatchObject({ is_open: true, paused_until: null });
    expect((await shopper.quote(orderOf(id))).code).toBeUndefined();
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject({ open: true, pause: null });
  });

  it('[STO-034] takes orders again by itself', async () => {
    const by = await cookOf();
    await by.post('pause', { for: '15', reason: 'too_busy' });
    await sql`update stores set paused_until = ${market.now()} where id = ${food.id}`.execute(market.db);
    expect((await shop(`stores/details/${food.id}`)).body).toMatchObject({ open: true, pause: null });
    expect((await someone().quote(orderOf(food.items.plain.id))).code).toBeUndefined();
    expect((await by.get('board')).body.store).toMatchObject({ is_open: true, paused_until: null });
  });

  it('[STO-034] takes orders for after the pause, and goes on with those that it has', async () => {
    const by = await cookOf(generous.id);
    const { id } = generous.items.dish;
    const shopper = someone();
    const placed = await shopper.place(orderOf(id));
    expect(placed.status).toBe(200);
    await by.post('pause', { for: '30', reason: 'supplies' });
    expect((await shopper.add({ item_id: id })).code).toBeUndefined();
    expect((await shopper.quote(orderOf(id))).code).toBe('store_paused');
    expect((await shopper.quote({ ...orderOf(id), schedule_at: inMinutes(20) })).code).toBe('store_paused');
    expect((await shopper.quote({ ...orderOf(id), schedule_at: inMinutes(40) })).code).toBeUndefined();
    const { orders, store } = (await by.get('board')).body;
    expect(store).toMatchObject({ is_open: false, paused_until: inMinutes(30) });
    const [order] = orders.filter((one: { id: string }) => one.id === placed.body.order_id);
    const accepted = await by.post(`orders/${order.id}/accept`, { version: order.version, minutes: 20 });
    expect(accepted.body.order.order_status).toBe('confirmed');
    await by.post('resume');
  });

  it('[STO-034] is written to the audit log, and refused in bad shape', async () => {
    const by = await cookOf();
    expect((await by.post('pause', { for: '45', reason: 'too_busy' })).codes).toEqual(['for']);
    expect((await by.post('pause', { for: '15', reason: 'bored' })).codes).toEqual(['reason']);
    // It is open around the clock.
    expect((await by.post('pause', { for: 'closing', reason: 'too_busy' })).codes).toEqual(['for']);
    await by.post('pause', { for: 'tomorrow', reason: 'equipment' });
    const { rows } = await sql<{ action: string; after: object }>`
      select action, after from audit_lines where subject = ${`store:${food.id}`} order by id desc limit 1`.execute(
      market.db,
    );
    expect(rows).toMatchObject([
      { action: 'store.pause', after: { pause_reason: 'equipment', paused_until: '2026-11-21T03:00:00.000Z' } },
    ]);
    await by.post('resume');
  });

  it('[STO-034] [STO-035] is for members with the permission, in their own store', async () => {
    const bookkeeper = await menuUnderTest(market, { storeId: food.id, role: 'bookkeeper' });
    const wanted = { for: '15', reason: 'too_busy' };
    expect((await bookkeeper.post('pause', wanted)).code).toBe('right_missing');
    expect((await bookkeeper.post('busy', { minutes: 10 })).code).toBe('right_missing');
    expect((await bookkeeper.post('resume')).code).toBe('right_missing');
    const other = await cookOf(generous.id);
    const foreign = `../${food.id}`;
    expect((await other.post(`${foreign}/pause`, wanted)).status).toBe(404);
    expect((await shop(`stores/details/${food.id}`)).body.open).toBe(true);
  });
});

describe('a busy store', () => {
  it('[STO-035] shows and promises more minutes until it ends', async () => {
    const by = await cookOf();
    const { id } = food.items.plain;
    const shopper = someone();
    const { body } = await by.post('busy', { minutes: 20, for: '60' });
    expect(body.store).toMatchObject({ is_open: true, busy_minutes: 20, busy_until: inMinutes(60) });
    expect((await shop(`stores/details/${food.id}`)).body.delivery_time).toBe('40-50 min');
    expect((await shopper.quote(orderOf(id))).body.delivery_time).toBe('40-50 min');
    const { order_id } = (await shopper.place(orderOf(id))).body;
    const { rows } = await sql<{ expected_at: Date }>`
      select expected_at from orders where id = ${order_id}`.execute(market.db);
    expect(rows[0]?.expected_at.toISOString()).toBe(inMinutes(50));
    expect((await by.get('board')).body.store.busy_minutes).toBe(20);

    expect((await by.post('busy', { minutes: 0 })).body.store).toMatchObject({ busy_minutes: 0, busy_until: null });
    expect((await shop(`stores/details/${food.id}`)).body.delivery_time).toBe('20-30 min');
    expect((await by.post('busy', { minutes: 15 })).codes).toEqual(['minutes']);
  });
});
