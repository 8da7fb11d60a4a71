import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { noteFullStores } from './note-full-stores.ts';

const market = marketUnderTest({ checksInvariants: false });
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;
const { yaba } = knownZones;

const cook = (storeId: number = food.id) => menuUnderTest(market, { storeId, role: 'kitchen' });
const someone = () => shopperUnderTest(() => market.app, knownModules.food);

/** The tests run at noon, when a quarter begins. */
const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();

let phones = 0;
const orderOf = (quantity = 1) => {
  phones += 1;
  return {
    items: [{ item_id: food.items.plain.id, quantity }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: `+23480355${String(50_000 + phones)}`,
  };
};

function minutesOf(words: string): number {
  return Number(words.split('-')[0]);
}

async function placed(quantity = 1): Promise<string> {
  const { status, body } = await someone().place(orderOf(quantity));
  expect(status).toBe(200);
  return body.order_id;
}

async function beginnings(): Promise<Record<string, number>> {
  const { rows } = await sql<{ slot: string; count: number }>`
    select to_char(date_bin('15 minutes', coalesce(work_from, placed_at), '2000-01-01Z') at time zone 'UTC', 'HH24:MI') as slot,
      count(*)::int as count
    from orders where store_id = ${food.id} and order_status <> 'canceled' and schedule_at is null group by 1`.execute(
    market.db,
  );
  return Object.fromEntries(rows.map(({ slot, count }) => [slot, count]));
}

const timeOf = (minutes: number) => inMinutes(minutes).slice(11, 16);

beforeEach(async () => {
  await sql`update orders set order_status = 'canceled' where store_id in (${food.id}, ${generous.id})`.execute(
    market.db,
  );
  for (const id of [food.id, generous.id]) await (await cook(id)).put('cap', { by: 'orders', most: null });
});

describe('a store with a cap', () => {
  it('[STO-038] says on cards, on its page, in the cart, at checkout and on the order when it begins, by one rule', async () => {
    const by = await cook();
    const before = (await shop(`stores/details/${food.id}`)).body;
    const { delivery_time: usual } = (await someone().quote(orderOf())).body;
    expect(before).toMatchObject({ begins_at: null, begins_words: '' });
    expect((await by.put('cap', { by: 'orders', most: 2 })).body.store).toMatchObject({
      cap: { by: 'orders', most: 2, piece_minutes: 5 },
      full_until: null,
    });
    await placed();
    expect((await someone().quote(orderOf())).body).toMatchObject({ begins_at: null, begins_words: '' });
    await placed();
    await noteFullStores(market);

    const begins_words = 'The store has many orders right now. It begins with yours at 12:15.';
    const begins = { begins_at: inMinutes(15), begins_words };
    const page = (await shop(`stores/details/${food.id}`)).body;
    expect(page).toMatchObject({ ...begins, open: true });
    expect(minutesOf(page.delivery_time) - minutesOf(before.delivery_time)).toBe(15);
    const card = (await shop('stores?limit=100')).body.stores.find(({ id }: { id: number }) => id === food.id);
    expect(card.delivery_time).toBe(page.delivery_time);
    const shopper = someone();
    const order = orderOf();
    const quote = (await shopper.quote(order)).body;
    expect(quote).toMatchObject(begins);
    expect(minutesOf(quote.delivery_time) - minutesOf(usual)).toBe(15);
    const { body } = await shopper.place({ ...order, begins_at: quote.begins_at });
    const { rows } = await sql<{ minutes: number; work_from: Date }>`
      select round(extract(epoch from expected_at - placed_at) / 60)::int as minutes, work_from from orders
      where id = ${body.order_id}`.execute(market.db);
    expect(rows).toEqual([
      { minutes: Number(/-(\d+)/.exec(quote.delivery_time)?.[1]), work_from: new Date(inMinutes(15)) },
    ]);
    const board = (await by.get('board')).body;
    expect(board.store.full_until).toBe(inMinutes(15));
    expect(board.orders.find(({ id }: { id: string }) => id === body.order_id)).toMatchObject({
      work_from: inMinutes(15),
    });
  });

  it('[STO-038] says it in the language of the shopper', async () => {
    await (await cook()).put('cap', { by: 'orders', most: 1 });
    await placed();
    await noteFullStores(market);
    const url = `/api/v1/stores/details/${food.id}`;
    const reply = await market.app.inject({ url, headers: { 'x-localization': 'sw' } });
    expect(reply.json().begins_words).toBe('Duka lina oda nyingi sasa. Litaanza yako saa 12:15.');
  });

  it('[STO-038] begins with no more than its cap in any quarter, of ten orders at once', async () => {
    await (await cook()).put('cap', { by: 'orders', most: 3 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => someone().place(orderOf())));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await beginnings()).toEqual({ [timeOf(0)]: 3, [timeOf(15)]: 3, [timeOf(30)]: 3, [timeOf(45)]: 1 });
  });

  it('[STO-038] counts minutes of work by pieces', async () => {
    await (await cook()).put('cap', { by: 'minutes', most: 30, piece_minutes: 10 });
    await placed(2);
    expect((await someone().quote(orderOf(1))).body.begins_at).toBeNull();
    expect((await someone().quote(orderOf(2))).body.begins_at).toBe(inMinutes(15));
    // What fits into no quarter gets one of its own.
    expect((await someone().quote(orderOf(9))).body.begins_at).toBe(inMinutes(15));
  });

  it('[STO-038] places no order that begins later than its shopper saw', async () => {
    await (await cook()).put('cap', { by: 'orders', most: 1 });
    const { body: seen } = await someone().quote(orderOf());
    await placed();
    expect((await someone().place({ ...orderOf(), begins_at: seen.begins_at })).code).toBe('slot_full');
    const { body: again } = await someone().quote(orderOf());
    expect((await someone().place({ ...orderOf(), begins_at: again.begins_at })).status).toBe(200);
  });

  it('[STO-038] gives the place of a canceled order to the next one', async () => {
    await (await cook()).put('cap', { by: 'orders', most: 1 });
    const shopper = someone();
    const { body } = await shopper.place(orderOf());
    await noteFullStores(market);
    expect((await shop(`stores/details/${food.id}`)).body.begins_at).toBe(inMinutes(15));
    await shopper.cancel(body.order_id);
    await noteFullStores(market);
    expect((await shop(`stores/details/${food.id}`)).body.begins_at).toBeNull();
    expect((await someone().quote(orderOf())).body.begins_at).toBeNull();
  });

  it('[STO-038] schedules no order for a quarter that is full', async () => {
    await (await cook(generous.id)).put('cap', { by: 'orders', most: 1 });
    const ahead = () => ({ ...orderOf(), items: [{ item_id: generous.items.dish.id, quantity: 1 }] });
    const at = inMinutes(150);
    const slots = async () => (await someone().slots({ items: ahead().items })).body.slots as string[];
    expect(await slots()).toContain(at);
    expect((await someone().place({ ...ahead(), schedule_at: at })).status).toBe(200);
    expect(await slots()).not.toContain(at);
    expect((await someone().place({ ...ahead(), schedule_at: at })).code).toBe('slot_full');
    expect((await someone().quote({ ...ahead(), schedule_at: inMinutes(180) })).status).toBe(200);
  });

  it('[STO-038] is paused by a cap of 0, keeps the cap, and refuses what is no number', async () => {
    const by = await cook();
    await by.put('cap', { by: 'orders', most: 5 });
    const { store } = (await by.put('cap', { by: 'orders', most: 0 })).body;
    expect(store).toMatchObject({ is_open: false, pause_reason: 'too_busy', cap: { most: 5 } });
    expect((await someone().quote(orderOf())).code).toBe('store_paused');
    await by.post('resume');
    expect((await by.put('cap', { by: 'orders', most: -1 })).codes).toEqual(['most']);
    expect((await by.put('cap', { by: 'rooms', most: 1 })).codes).toEqual(['by']);
    const bookkeeper = await menuUnderTest(market, { storeId: food.id, role: 'bookkeeper' });
    expect((await bookkeeper.put('cap', { by: 'orders', most: 1 })).code).toBe('right_missing');
  });
});
