import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { grocery, food, pharmacy, generous, minimum, night, closed, withoutCash, lowCashCap } = testStores;
const { scarce, typed, soldOut, limited, withdrawn } = grocery.items;
const { yaba } = knownZones;

const shopper = (moduleId: number = knownModules.grocery) => shopperUnderTest(() => market.app, moduleId);

/** A good order to Yaba; tests change one thing each. */
const toYaba = (items: object[] | undefined, change: object = {}) => ({
  ...(items && { items }),
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
  ...change,
});
const one = (itemId: number, change: object = {}) => ({ item_id: itemId, quantity: 1, ...change });

const stockOf = async (itemId: number) =>
  (await market.db.selectFrom('items').select('stock').where('id', '=', itemId).executeTakeFirstOrThrow()).stock;
const orderCount = async () =>
  (
    await market.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

beforeEach(async () => {
  await sql`update items set stock = 20,
    stock_received = 20 + coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed')), 0)
    where id = ${scarce.id}`.execute(market.db);
});

describe('placing an order', () => {
  it('[CHK-08] [CHK-09] [CHK-10] takes the stock and answers id, total of the catalogue and state', async () => {
    const quoted = await shopper().quote(toYaba([one(scarce.id, { quantity: 3 })]));
    const placed = await shopper().place(toYaba([one(scarce.id, { quantity: 3 })]));
    expect(placed.body).toMatchObject({
      order_id: expect.stringMatching(/^\d{10}$/),
      total: quoted.body.total,
      currency: 'NGN',
      status: 'pending',
    });
    expect(quoted.body).toMatchObject({ item_total: 3_000, minimum_order: 0, missing_to_minimum: 0 });
    expect(await stockOf(scarce.id)).toBe(17);
  });

  it('[CHK-02] [CHK-11] orders the cart of the module and empties it', async () => {
    const guest = shopper();
    await guest.add(one(scarce.id, { quantity: 2 }));
    expect((await guest.place(toYaba(undefined))).status).toBe(200);
    expect((await guest.lines()).body).toEqual([]);
  });

  it('[CHK-03] leaves the cart alone when the items come with the call', async () => {
    const guest = shopper();
    await guest.add(one(limited.id));
    await guest.place(toYaba([one(scarce.id)]));
    expect((await guest.lines()).body).toHaveLength(1);
  });

  it('[CHK-07] [TRK-28] keeps the contact, the phone with a leading plus', async () => {
    const { body } = await shopper().place(toYaba([one(scarce.id)], { contact_person_email: 'Ada@Example.com' }));
    const row = await market.db
      .selectFrom('orders')
      .select(['contact_name', 'contact_number', 'contact_email'])
      .where('id', '=', body.order_id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      contact_name: 'Ada Obi',
      contact_number: '+2348035550142',
      contact_email: 'ada@example.com',
    });
  });

  it('takes a chosen variant from its own stock and from the item’s', async () => {
    const before = await stockOf(typed.id);
    await shopper().place(toYaba([one(typed.id, { variation: [{ type: 'Small' }], quantity: 2 })]));
    const kind = await market.db
      .selectFrom('item_variations')
      .select('stock')
      .where('item_id', '=', typed.id)
      .where('type', '=', 'Small')
      .executeTakeFirstOrThrow();
    expect(kind.stock).toBe(typed.smallStock - 2);
    if (before !== null) expect(await stockOf(typed.id)).toBe(before - 2);
  });

  it('[CHK-24] charges no fee where the store delivers free, and none for take away', async () => {
    const guest = shopper(knownModules.food);
    const delivered = await guest.quote(toYaba([one(generous.items.dish.id)]));
    const fetched = await guest.quote(toYaba([one(generous.items.dish.id)], { order_type: 'take_away', dm_tips: 300 }));
    expect(delivered.body).toMatchObject({ delivery_fee: 0, tip: 0 });
    expect(fetched.body).toMatchObject({ delivery_fee: 0, tip: 0, distance_metres: 0 });
  });

  it('[CHK-24] delivers free from the zone’s amount on', async () => {
    const cheap = await shopper().quote(toYaba([one(scarce.id)]));
    const dear = await shopper().quote(toYaba([one(scarce.id, { quantity: 20 }), one(limited.id, { quantity: 3 })]));
    expect(cheap.body.delivery_fee).toBeGreaterThan(0);
    if (dear.body.item_total >= dear.body.free_delivery_over) expect(dear.body.delivery_fee).toBe(0);
    else expect(dear.body.delivery_fee).toBeGreaterThan(0);
  });
});

describe('what an order cannot be', () => {
  const grocer = knownModules.grocery;
  const cook = knownModules.food;
  const chemist = knownModules.pharmacy;
  it.each<[string, number, object, string, number]>([
    ['an empty cart', grocer, toYaba(undefined), 'cart_empty', 409],
    ['[CHK-10] an unknown item', grocer, toYaba([one(99_999_999)]), 'item_not_found', 404],
    ['[CHK-10] a withdrawn item', grocer, toYaba([one(withdrawn.id)]), 'item_not_found', 404],
    ['an empty shelf', grocer, toYaba([one(soldOut.id)]), 'out_of_stock', 409],
    ['more than the stock', grocer, toYaba([one(scarce.id, { quantity: 21 })]), 'out_of_stock', 409],
    [
      'more than the stock over two lines',
      grocer,
      toYaba([one(scarce.id, { quantity: 15 }), one(scarce.id, { quantity: 15 })]),
      'out_of_stock',
      409,
    ],
    ['[CART-27] more than the maximum', grocer, toYaba([one(limited.id, { quantity: 4 })]), 'over_maximum', 409],
    ['a typed item without its type', grocer, toYaba([one(typed.id)]), 'variation_needed', 422],
    [
      'a type that it has not',
      grocer,
      toYaba([one(typed.id, { variation: [{ type: 'Huge' }] })]),
      'variation_unknown',
      422,
    ],
    [
      '[ITEM-30] a type without stock',
      grocer,
      toYaba([one(typed.id, { variation: [{ type: 'Large' }] })]),
      'variation_out_of_stock',
      409,
    ],
    [
      '[FOOD-23] a dish without its required choice',
      cook,
      toYaba([one(food.items.choices.id)]),
      'variation_needed',
      422,
    ],
    [
      'an add-on of another store',
      cook,
      toYaba([one(food.items.plain.id, { add_on_ids: [1], add_on_qtys: [1] })]),
      'add_on_unknown',
      422,
    ],
    ['items of two stores', grocer, toYaba([one(scarce.id), one(food.items.plain.id)]), 'other_store', 409],
    ['a dish outside its hours', cook, toYaba([one(food.items.breakfast.id)]), 'item_not_available', 409],
    ['a store that is closed for good', cook, toYaba([one(closed.items.dish.id)]), 'store_closed', 409],
    ['a store that opens at night', cook, toYaba([one(night.items.dish.id)]), 'store_closed', 409],
    [
      'a place of another zone',
      grocer,
      toYaba([one(scarce.id)], { latitude: knownZones.island.at.lat, longitude: knownZones.island.at.lng }),
      'outside_store_zone',
      409,
    ],
    [
      'no place at all',
      grocer,
      toYaba([one(scarce.id)], { latitude: undefined, longitude: undefined }),
      'address_needed',
      422,
    ],
    ['[ADDR-16] no address in words', grocer, toYaba([one(scarce.id)], { address: ' ' }), 'address_needed', 422],
    ['too little for the store', cook, toYaba([one(minimum.items.dish.id)]), 'below_minimum_order', 409],
    [
      '[CHK-18] a medicine on prescription without one',
      chemist,
      toYaba([one(pharmacy.items.prescription.id)]),
      'prescription_needed',
      422,
    ],
    [
      'take away where there is none',
      grocer,
      toYaba([one(scarce.id)], { order_type: 'take_away' }),
      'take_away_off',
      409,
    ],
    [
      'an order ahead where there is none',
      grocer,
      toYaba([one(scarce.id)], { schedule_at: '2026-11-20T15:00:00Z' }),
      'schedule_off',
      409,
    ],
    [
      'a time when the store is closed',
      cook,
      toYaba([one(night.items.dish.id)], { schedule_at: '2026-11-20T13:00:00Z' }),
      'schedule_outside_hours',
      422,
    ],
    [
      'a time that is over',
      cook,
      toYaba([one(generous.items.dish.id)], { schedule_at: '2026-11-19T13:00:00Z' }),
      'schedule_outside_hours',
      422,
    ],
    [
      'a wallet that does not exist yet',
      grocer,
      toYaba([one(scarce.id)], { payment_method: 'wallet' }),
      'payment_not_offered',
      409,
    ],
    [
      '[CHK-20] cash in a zone without it',
      grocer,
      toYaba([one(withoutCash.items.bread.id)], {
        latitude: knownZones.withoutCash.at.lat,
        longitude: knownZones.withoutCash.at.lng,
      }),
      'cash_not_offered',
      409,
    ],
    [
      '[CHK-21] cash over the cap',
      grocer,
      toYaba([one(lowCashCap.items.flour.id, { quantity: 2 })], {
        latitude: knownZones.lowCashCap.at.lat,
        longitude: knownZones.lowCashCap.at.lng,
      }),
      'cash_over_cap',
      409,
    ],
    [
      'a total that the shopper did not see',
      grocer,
      toYaba([one(scarce.id)], { order_amount: 1 }),
      'price_changed',
      409,
    ],
    ['half an item', grocer, toYaba([one(scarce.id, { quantity: 0.5 })]), 'items.0.quantity', 400],
    ['minus one item', grocer, toYaba([one(scarce.id, { quantity: -1 })]), 'items.0.quantity', 400],
    ['a tip that takes money away', grocer, toYaba([one(scarce.id)], { dm_tips: -500 }), 'dm_tips', 400],
    [
      'a name that cannot be stored',
      grocer,
      toYaba([one(scarce.id)], { contact_person_name: 'A\u0000da' }),
      'contact_person_name',
      400,
    ],
    [
      'a phone number that is none',
      grocer,
      toYaba([one(scarce.id)], { contact_person_number: 'call me' }),
      'contact_person_number',
      400,
    ],
  ])('refuses %s, and leaves nothing behind', async (_what, moduleId, order, code, status) => {
    const before = [await orderCount(), await stockOf(scarce.id)];
    const answer = await shopper(moduleId).place(order);
    expect([answer.code, answer.status]).toEqual([code, status]);
    expect([await orderCount(), await stockOf(scarce.id)]).toEqual(before);
  });
});

describe('a price that the client names', () => {
  it.each([0, -1, 0.01, 1e9, '1e-9', null, 'NaN', [1]])('[CHK-10] %j changes nothing', async (price) => {
    const honest = await shopper().quote(toYaba([one(scarce.id)]));
    const tampered = await shopper().quote(toYaba([one(scarce.id, { price })], { distance: 0 }));
    expect(tampered.body.total).toBe(honest.body.total);
  });
});

describe('the same order sent again', () => {
  it('gets the first answer and no second order', async () => {
    const [guest, key] = [shopper(), randomUUID()];
    const first = await guest.place(toYaba([one(scarce.id)]), key);
    const count = await orderCount();
    const second = await guest.place(toYaba([one(scarce.id)]), key);
    expect(second.body).toEqual(first.body);
    expect(await orderCount()).toBe(count);
    expect((await guest.placed(key)).body).toMatchObject({ order_id: first.body.order_id, total: first.body.total });
  });

  it('is one order, also when eight arrive at the same moment', async () => {
    const [guest, key, count] = [shopper(), randomUUID(), await orderCount()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.place(toYaba([one(scarce.id)]), key)));
    const codes = new Set(answers.map(({ code }) => code ?? 'placed'));
    expect(codes.has('placed')).toBe(true);
    expect([...codes].filter((code) => code !== 'placed' && code !== 'order_in_progress')).toEqual([]);
    expect(await orderCount()).toBe(count + 1);
  });

  it('is refused when its content differs', async () => {
    const [guest, key] = [shopper(), randomUUID()];
    await guest.place(toYaba([one(scarce.id)]), key);
    expect(await guest.place(toYaba([one(scarce.id, { quantity: 2 })]), key)).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
  });

  it('may succeed after a refusal, for a refusal leaves nothing under the key', async () => {
    const [guest, key] = [shopper(), randomUUID()];
    await sql`update items set stock = 0, stock_received = stock_received - 20 where id = ${scarce.id}`.execute(
      market.db,
    );
    expect((await guest.place(toYaba([one(scarce.id)]), key)).code).toBe('out_of_stock');
    expect((await guest.placed(key)).body.order_id).toBeNull();
    await sql`update items set stock = 1, stock_received = stock_received + 1 where id = ${scarce.id}`.execute(
      market.db,
    );
    expect((await guest.place(toYaba([one(scarce.id)]), key)).status).toBe(200);
  });

  it('needs a key of some length', async () => {
    expect(await shopper().place(toYaba([one(scarce.id)]), 'abc')).toMatchObject({
      status: 400,
      code: 'idempotency_key',
    });
  });
});

it('says how much an order is below the minimum of its store, and accepts one that reaches it', async () => {
  const [cook, { dish }] = [shopper(knownModules.food), minimum.items];
  const little = await cook.quote(toYaba([one(dish.id, { quantity: 2 })]));
  expect(little.body).toMatchObject({ minimum_order: 5_000, missing_to_minimum: 3_000 });
  expect((await cook.place(toYaba([one(dish.id, { quantity: 5 })]))).status).toBe(200);
});

describe('ordering ahead', () => {
  const { dish } = night.items;
  const cook = () => shopper(knownModules.food);

  it('[FOOD-19] [FOOD-21] offers the times at which all of it can be had, and takes each of them', async () => {
    const { body } = await cook().slots({ items: [one(dish.id)] });
    expect(body.time_zone).toBe('Africa/Lagos');
    expect(body.slots[0]).toBe('2026-11-20T19:00:00.000Z');
    for (const slot of [body.slots[0], body.slots.at(-1)]) {
      expect((await cook().quote(toYaba([one(dish.id)], { schedule_at: slot }))).status).toBe(200);
    }
  });

  it('says of a closed store when it takes orders again', async () => {
    expect(await cook().quote(toYaba([one(dish.id)]))).toMatchObject({
      code: 'store_closed',
      message: 'The store takes no orders right now. It takes orders again at 20:00.',
    });
  });

  it('offers none where the store takes no orders for later', async () => {
    expect((await shopper().slots({ items: [one(scarce.id)] })).code).toBe('schedule_off');
  });
});

describe('two hundred buyers of an item with a stock of twenty', () => {
  it('get twenty orders and 180 clear refusals, and the ledger agrees', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => shopper().place(toYaba([one(scarce.id)]))));
    const codes = Map.groupBy(answers, ({ code }) => code ?? 'placed');
    expect(codes.get('placed')).toHaveLength(20);
    expect(codes.get('out_of_stock')).toHaveLength(180);
    expect(await stockOf(scarce.id)).toBe(0);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('while guest checkout is off', () => {
  const node = marketUnderSettings(market, { guest_checkout_status: 0 });

  it('[CHK-05] [CHK-06] a guest cannot order', async () => {
    const guest = shopperUnderTest(() => node.app, knownModules.grocery);
    expect((await guest.place(toYaba([one(scarce.id)]))).code).toBe('guest_checkout_off');
  });
});
