import { sql } from 'kysely';
import type { OrderStatus } from 'market/orders/orders.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
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
import { reportPosition } from './report-position.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const { generous, food } = testStores;

async function placed(change: object = {}): Promise<string> {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const { body, code, message } = await guest.place({
    items: [{ item_id: generous.items.dish.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: '+2348035550142',
    ...change,
  });
  if (code) throw new Error(`${code} ${message}`);
  return body.order_id;
}

/** Two couriers of the city of the order, and one of another. */
async function couriers() {
  const { rows } = await sql<{ id: number; isNear: boolean }>`
    select d.id, d.city = z.city as "isNear" from delivery_men d join zones z on z.id = ${yaba.id} order by d.id`.execute(
    market.db,
  );
  const [own = 0, other = 0] = rows.filter(({ isNear }) => isNear).map(({ id }) => id);
  return { own, other, far: rows.find(({ isNear }) => !isNear)?.id ?? 0 };
}

const own = { store: generous.id };
const statusOf = async (id: string) =>
  (await market.db.selectFrom('orders').select('order_status').where('id', '=', id).executeTakeFirstOrThrow())
    .order_status;

/** Takes a new order as far as this state, each step by whom it belongs to. */
async function orderIn(status: OrderStatus, change: object = {}): Promise<string> {
  const id = await placed(change);
  const courier = (await couriers()).own;
  const steps: [OrderStatus, () => Promise<void>][] = [
    ['confirmed', () => acceptOrder(market, own, id)],
    ['processing', () => startPreparing(market, own, id)],
    ['handover', () => markReady(market, own, id)],
    ['picked_up', () => pickUp(market, { courier }, id, 600)],
    ['delivered', () => deliver(market, { courier }, id)],
  ];
  for (const [reached, take] of steps) {
    if ((await statusOf(id)) === status) break;
    await take();
    if (reached === status) break;
  }
  return id;
}

type Action = (id: string) => Promise<void>;

/** The steps of a store, and the one state from which each succeeds with an order of its own. */
const storeSteps: Record<string, { from: OrderStatus; take: (store: number) => Action }> = {
  accepts: { from: 'pending', take: (store) => (id) => acceptOrder(market, { store }, id) },
  prepares: { from: 'confirmed', take: (store) => (id) => startPreparing(market, { store }, id) },
  'hands over': { from: 'processing', take: (store) => (id) => markReady(market, { store }, id) },
};
const riderSteps: Record<string, (courier: number) => Action> = {
  'picks up': (courier) => (id) => pickUp(market, { courier }, id, 600),
  delivers: (courier) => (id) => deliver(market, { courier }, id),
};
/** The outcomes for the courier who has the order, or could take it; in every other state the order is unknown. */
const riderOutcomes: Record<string, Partial<Record<OrderStatus, string>>> = {
  'picks up': { handover: 'done', picked_up: 'step_not_allowed', delivered: 'step_not_allowed' },
  delivers: { picked_up: 'done', delivered: 'step_not_allowed' },
};
const states: OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];

async function outcome(action: Action, id: string): Promise<string> {
  return action(id).then(
    () => 'done',
    ({ code }) => code,
  );
}

describe.each(states)('an order that is %s', (status) => {
  it('is moved by its own store where the table has the step, and is unknown to every other', async () => {
    for (const { from, take } of Object.values(storeSteps)) {
      const id = await orderIn(status);
      expect(await outcome(take(food.id), id)).toBe('order_not_found');
      expect(await outcome(take(food.id), '1234567890')).toBe('order_not_found');
      expect(await statusOf(id)).toBe(status);
      expect(await outcome(take(generous.id), id)).toBe(from === status ? 'done' : 'step_not_allowed');
    }
  });

  it('is moved by its own courier, and is unknown to others, near and far', async () => {
    const men = await couriers();
    for (const [name, take] of Object.entries(riderSteps)) {
      const id = await orderIn(status);
      const expected = riderOutcomes[name]?.[status] ?? 'order_not_found';
      expect(await outcome(take(men.far), id)).toBe('order_not_found');
      if (expected !== 'done' || name === 'delivers')
        expect(await outcome(take(men.other), id)).toBe('order_not_found');
      expect(await statusOf(id)).toBe(status);
      expect(await outcome(take(men.own), id)).toBe(expected);
    }
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('take away', () => {
  it('is handed over by its own store only, and by no courier', async () => {
    const id = await orderIn('handover', { order_type: 'take_away' });
    const { own: rider } = await couriers();
    expect(await outcome((order) => handToShopper(market, { store: food.id }, order), id)).toBe('order_not_found');
    expect(await outcome((order) => pickUp(market, { courier: rider }, order, 600), id)).toBe('step_not_allowed');
    expect(await outcome((order) => deliver(market, { courier: rider }, order), id)).toBe('order_not_found');
    expect(await outcome((order) => handToShopper(market, own, order), id)).toBe('done');
  });
});

describe('a courier', () => {
  it('is at the counter after picking up an order, and nowhere else before', async () => {
    const { own: rider, other } = await couriers();
    const far = { lat: 6.9, lng: 3.9 };
    for (const courier of [rider, other]) await reportPosition(market, { courier }, far);
    const id = await orderIn('handover');
    const [first, second] = await Promise.allSettled([
      pickUp(market, { courier: rider }, id, 600),
      pickUp(market, { courier: other }, id, 600),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    const winner = first.status === 'fulfilled' ? rider : other;
    const places = await market.db
      .selectFrom('delivery_men')
      .select(['id', 'lat', 'lng'])
      .where('id', 'in', [rider, other])
      .execute();
    const store = await market.db
      .selectFrom('stores')
      .select(['lat', 'lng'])
      .where('id', '=', generous.id)
      .executeTakeFirstOrThrow();
    for (const { id: courier, ...at } of places) expect(at).toEqual(courier === winner ? store : far);
  });
});
