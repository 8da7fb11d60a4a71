import { sql } from 'kysely';
import type { Coordinates } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import type { QueueJobs } from '#api/jobs/job-kinds.ts';
import { relayMessages } from '#api/notifications/relay-messages.ts';
import { noDirections } from '#api/providers/maps/directions.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { solvedChallenge } from '#api/testing/under-test/challenge-under-test.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import {
  acceptOrder,
  deliver,
  handToShopper,
  markReady,
  pickUp,
  startPreparing,
} from '#api/testing/under-test/order-steps-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { courierWithFewestOrders } from '../transitions/orders-transitions.data.ts';

const market = marketUnderTest();
const { scarce } = testStores.grocery.items;
const store = { store: testStores.grocery.id };
const { yaba } = knownZones;
const phone = '+2348035550142';

async function placed(change: object = {}) {
  const guest = shopperUnderTest(() => market.app, knownModules.grocery);
  await sql`update items set stock = stock + 5, stock_received = stock_received + 5 where id = ${scarce.id}`.execute(
    market.db,
  );
  const { body } = await guest.place({
    items: [{ item_id: scarce.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    house: '14',
    landmark: 'Blue water tank',
    contact_person_name: 'Ada Obi',
    contact_person_number: phone,
    contact_person_email: 'ada@example.com',
    ...change,
  });
  return { guest, orderId: body.order_id as string, token: body.tracking_token as string };
}

let lastAddress = 0;

/** Guesses are counted by address, so each test that is not about that comes from a new one. */
function newAddress(): string {
  lastAddress += 1;
  return `10.0.0.${lastAddress}`;
}

async function track(query: Record<string, string>, address = newAddress(), headers: Record<string, string> = {}) {
  const reply = await market.app.inject({
    url: `/api/v1/customer/order/track?${new URLSearchParams(query)}`,
    remoteAddress: address,
    headers,
  });
  return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] };
}

describe('tracking an order', () => {
  it('draws the way by road where it is known, and no line where it is not', async () => {
    const { orderId } = await placed();
    const route = async () => (await track({ order_id: orderId, contact_number: phone })).body.route;
    expect(await route()).toEqual([]);
    const way = async (from: Coordinates, to: Coordinates) => {
      return { metres: 2_400, seconds: 300, points: [from, { lat: 6.511111111, lng: 3.372222222 }, to] };
    };
    try {
      market.directions = { ...noDirections, way };
      const [, corner, door] = await route();
      expect(corner).toEqual([6.51111, 3.37222]);
      expect(door).toEqual([yaba.at.lat, yaba.at.lng]);
    } finally {
      market.directions = noDirections;
    }
  });

  it('[TRK-03] [TRK-04] [TRK-16] [TRK-17] opens with the order id and the phone or the email of the order', async () => {
    const { orderId } = await placed();
    for (const [name, contact] of [
      ['contact_number', phone],
      ['phone', '0803 555 0142'],
      ['email', 'ADA@example.com'],
    ] as const) {
      const { status, body } = await track({ order_id: orderId, [name]: contact });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: orderId,
        order_status: 'pending',
        order_amount: expect.any(Number),
        pending: expect.any(String),
        confirmed: null,
        picked_up: null,
        delivered: null,
        delivery_address: { latitude: yaba.at.lat, contact_person_name: 'Ada Obi' },
        receiver_details: { address: expect.stringContaining('Yaba') },
        delivery_man: null,
        cancelable: true,
      });
    }
  });

  it('opens with the signed link alone, and not with another one', async () => {
    const { orderId, token } = await placed();
    expect((await track({ order_id: orderId, token })).status).toBe(200);
    expect((await track({ order_id: orderId, token: 'A'.repeat(22) })).status).toBe(404);
  });

  it('[TRK-05] gives one and the same answer to a wrong id and a wrong contact', async () => {
    const { orderId } = await placed();
    const wrongContact = await track({ order_id: orderId, contact_number: '+2348035550199' });
    const wrongId = await track({ order_id: '1234567890', contact_number: phone });
    const noContact = await track({ order_id: orderId });
    expect(wrongContact).toEqual(wrongId);
    expect(noContact).toEqual(wrongId);
    expect(wrongId).toMatchObject({ status: 404, body: { errors: [{ code: 'order_not_found' }] } });
  });

  it('shows neither the whole number, nor the house, nor the email', async () => {
    const { orderId, token } = await placed();
    const text = JSON.stringify((await track({ order_id: orderId, token })).body);
    for (const secret of ['8035550', 'ada@example.com', '"14"', 'tracking_hash', 'shopper']) {
      expect(text).not.toContain(secret);
    }
  });

  it('[TRK-05] asks an address that guesses much for a challenge, and takes each solution once', async () => {
    market.limitNumbers = { LIMIT_TRACKING_OF_ADDRESS: 10, CHALLENGE_ROUNDS: 2 };
    const { orderId, token } = await placed();
    const guesses = [];
    for (let guess = 0; guess < 11; guess++) {
      guesses.push((await track({ order_id: `${1_000_000_000 + guess}`, phone }, '10.9.9.9')).status);
    }
    expect(guesses).toEqual([...Array(10).fill(404), 428]);
    const right = await track({ order_id: orderId, phone }, '10.9.9.9');
    expect(right).toMatchObject({ status: 428, body: { errors: [{ code: 'challenge_required' }] } });
    const solved = await solvedChallenge(market.app);
    expect((await track({ order_id: orderId, phone }, '10.9.9.9', solved)).status).toBe(200);
    expect((await track({ order_id: orderId, phone }, '10.9.9.9', solved)).status).toBe(428);
    expect((await track({ order_id: orderId, phone })).status).toBe(200);
    expect((await track({ order_id: orderId, token }, '10.9.9.9')).status).toBe(200);
    market.limitNumbers = {};
  });

  it('[TRK-05] takes five wrong guesses at an order from one place, also at once, and says when it takes another', async () => {
    const { orderId, token, guest } = await placed();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => track({ order_id: orderId, phone: `+23480355501${10 + n}` }, '10.7.7.7')),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(5);
    const late = await track({ order_id: orderId, phone }, '10.7.7.7');
    expect(late.status).toBe(429);
    expect(Math.abs(Number(late.retryAfter) - (3600 - ((Date.now() / 1000) % 3600)))).toBeLessThan(10);
    expect((await track({ order_id: orderId, token }, '10.7.7.7')).status).toBe(200);
    expect((await track({ order_id: orderId, guest_id: guest.guestId }, '10.7.7.7')).status).toBe(200);
  });

  it('[TRK-05] takes five wrong guesses at an order, wherever they come from, before each costs a challenge', async () => {
    const { orderId } = await placed();
    const guesses = [];
    for (let guess = 0; guess < 6; guess++) {
      guesses.push((await track({ order_id: orderId, phone: `+23480355501${10 + guess}` })).status);
    }
    expect(guesses).toEqual([...Array(5).fill(404), 428]);
  });

  it('counts no right answer: who waits may ask as often as the page does', async () => {
    const { orderId } = await placed();
    for (let look = 0; look < 15; look++) {
      expect((await track({ order_id: orderId, phone }, '10.8.8.8')).status).toBe(200);
    }
  });
});

describe('an order on its way', () => {
  it('[TRK-06] [TRK-12] [TRK-18] passes through every state, each with its time, and ends with the cash at delivery', async () => {
    const { orderId, token } = await placed();
    await acceptOrder(market, store, orderId);
    await startPreparing(market, store, orderId);
    await markReady(market, store, orderId);
    const courier = (await courierWithFewestOrders(market.db, orderId)) ?? 0;
    await pickUp(market, { courier }, orderId, 600);
    const onTheWay = (await track({ order_id: orderId, token })).body;
    expect(onTheWay).toMatchObject({
      order_status: 'picked_up',
      confirmed: expect.any(String),
      picked_up: expect.any(String),
      cancelable: false,
      delivery_man: { id: expect.any(Number), f_name: expect.any(String), phone: expect.stringContaining('•') },
    });
    await deliver(market, { courier }, orderId);
    const done = (await track({ order_id: orderId, token })).body;
    expect(done).toMatchObject({ order_status: 'delivered', payment_status: 'paid', expected_at: null });
    expect(done.delivery_man).toMatchObject({ lat: null, lng: null });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[TRK-30] [TRK-31] shows the whole number of who brings it to its customer alone, and only on the way', async () => {
    const { orderId, token } = await placed();
    const ada = await signedInCustomer(market);
    await sql`update orders set shopper = ${`customer:${ada.id}`} where id = ${orderId}`.execute(market.db);
    await acceptOrder(market, store, orderId);
    await startPreparing(market, store, orderId);
    await markReady(market, store, orderId);
    const courier = (await courierWithFewestOrders(market.db, orderId)) ?? 0;
    await pickUp(market, { courier }, orderId, 600);
    const { phone: number } = await market.db
      .selectFrom('delivery_men')
      .select('phone')
      .where('id', '=', courier)
      .executeTakeFirstOrThrow();
    const ofCustomer = async (headers: Record<string, string> = ada.headers) => {
      const url = `/api/v1/customer/order/track?order_id=${orderId}`;
      return (await market.app.inject({ url, headers })).json().delivery_man?.phone;
    };
    expect(await ofCustomer()).toBe(number);
    const { body: byLink } = await track({ order_id: orderId, token });
    const { body: byContact } = await track({ order_id: orderId, phone });
    for (const { delivery_man: courier } of [byLink, byContact]) expect(courier.phone).toMatch(/^.{4}•+.{3}$/);
    expect(await ofCustomer((await signedInCustomer(market)).headers)).toBeUndefined();
    await deliver(market, { courier }, orderId);
    expect(await ofCustomer()).toContain('•');
  });

  it('takes no step that the table does not have', async () => {
    const { orderId } = await placed();
    await expect(startPreparing(market, store, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
    await expect(handToShopper(market, store, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
    await acceptOrder(market, store, orderId);
    await expect(acceptOrder(market, store, orderId)).rejects.toMatchObject({ code: 'step_not_allowed' });
  });

  it('is moved by one of two who press at the same moment', async () => {
    const { orderId } = await placed();
    const outcomes = await Promise.allSettled([
      acceptOrder(market, store, orderId),
      acceptOrder(market, store, orderId),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('canceling', () => {
  it('[ORD-12] gives the goods back and balances the ledger while the order is pending', async () => {
    const { guest, orderId, token } = await placed();
    const before = await market.db
      .selectFrom('items')
      .select('stock')
      .where('id', '=', scarce.id)
      .executeTakeFirstOrThrow();
    expect(await guest.cancel(orderId, 'Ordered by mistake')).toMatchObject({ status: 200 });
    const after = await market.db
      .selectFrom('items')
      .select('stock')
      .where('id', '=', scarce.id)
      .executeTakeFirstOrThrow();
    expect(after.stock).toBe((before.stock ?? 0) + 1);
    expect((await track({ order_id: orderId, token })).body).toMatchObject({
      order_status: 'canceled',
      cancel_reason: 'Ordered by mistake',
    });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[ORD-12] is too late once the store has confirmed, and happens once', async () => {
    const confirmed = await placed();
    await acceptOrder(market, store, confirmed.orderId);
    expect(await confirmed.guest.cancel(confirmed.orderId)).toMatchObject({ status: 409, code: 'not_cancelable' });
    const twice = await placed();
    const answers = await Promise.all([twice.guest.cancel(twice.orderId), twice.guest.cancel(twice.orderId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[API-18] knows no order of another shopper', async () => {
    const { orderId } = await placed();
    const stranger = shopperUnderTest(() => market.app, knownModules.grocery);
    const [foreign, unknown] = [await stranger.cancel(orderId), await stranger.cancel('1234567890')];
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.status).toBe(404);
  });

  it('and confirming at the same moment: one wins, and the invariants hold', async () => {
    const { guest, orderId } = await placed();
    const [canceled, accepted] = await Promise.allSettled([guest.cancel(orderId), acceptOrder(market, store, orderId)]);
    const isCanceled = canceled.status === 'fulfilled' && canceled.value.status === 200;
    expect(isCanceled).toBe(accepted.status === 'rejected');
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('the outbox', () => {
  it('hands each message on until it is taken', async () => {
    const { orderId } = await placed();
    const away = async () => {
      throw new Error('away');
    };
    await expect(relayMessages(market.db, away)).rejects.toThrow('away');
    const { rows } = await sql<{ id: number }>`select id from outbox where dedupe_key = ${`${orderId}:1`}`.execute(
      market.db,
    );
    const taken: number[] = [];
    const take: QueueJobs = async (_, kind, jobs) => {
      if (kind === 'queue-pushes') taken.push(...jobs.flatMap(({ data }) => (data as { ids: number[] }).ids));
    };
    while ((await relayMessages(market.db, take)) > 0);
    expect(taken).toContain(rows[0]?.id);
    expect(await relayMessages(market.db, take)).toBe(0);
  });
});
