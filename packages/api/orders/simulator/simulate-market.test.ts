import { metresBetween } from 'market/places/places.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { simulateDueOrders } from './simulate-market.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const stepSeconds = 5;
let secondsGone = 0;

beforeEach(() => {
  secondsGone = 0;
  market.now = () => new Date(momentOfTests.getTime() + secondsGone * 1000);
});

async function placed(change: object = {}) {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const { body } = await guest.place({
    items: [{ item_id: testStores.generous.items.dish.id, quantity: 1 }],
    latitude: yaba.at.lat + 0.01,
    longitude: yaba.at.lng + 0.008,
    address: yaba.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: '+2348035550142',
    ...change,
  });
  const track = async () => {
    const query = `order_id=${body.order_id}&token=${body.tracking_token}`;
    return (await market.app.inject({ url: `/api/v1/customer/order/track?${query}` })).json();
  };
  return { guest, orderId: body.order_id as string, track };
}

/** Advances the clock and runs the simulator until the order is delivered. */
async function untilDelivered(track: () => Promise<{ order_status: string }>, maxSeconds = 600) {
  const seen = [];
  for (; secondsGone <= maxSeconds; secondsGone += stepSeconds) {
    await simulateDueOrders(market);
    const look = await track();
    seen.push(look);
    if (look.order_status === 'delivered') break;
  }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  return seen as any[];
}

describe('the demo', () => {
  it('[TRK-06] delivers an order in four to six minutes, through every state', async () => {
    const { track } = await placed();
    const seen = await untilDelivered(track);
    const states = new Set(seen.map(({ order_status }) => order_status));
    expect([...states]).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
    expect(secondsGone).toBeGreaterThanOrEqual(240);
    expect(secondsGone).toBeLessThanOrEqual(360);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[TRK-18] lets the rider come nearer along the way, and hides the position at the end', async () => {
    const { track } = await placed();
    const seen = await untilDelivered(track);
    const door = { lat: yaba.at.lat + 0.01, lng: yaba.at.lng + 0.008 };
    const riding = seen.filter(({ delivery_man }) => delivery_man?.lat);
    expect(riding.length).toBeGreaterThan(10);
    const left = riding.map(({ delivery_man: { lat, lng } }) => metresBetween({ lat, lng }, door));
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(left.at(-1)).toBeLessThan(100);
    expect(seen.at(-1).delivery_man).toMatchObject({ lat: null, lng: null });
    const { expected_at } = riding[0];
    expect(Math.abs(Date.parse(expected_at) - market.now().getTime())).toBeLessThan(60_000);
  });

  it('[TRK-10] hands an order over at the counter where it is fetched', async () => {
    const { track } = await placed({ order_type: 'take_away' });
    const seen = await untilDelivered(track);
    expect(seen.map(({ order_status }) => order_status)).not.toContain('picked_up');
    expect(seen.at(-1)).toMatchObject({ order_status: 'delivered', payment_status: 'paid', delivery_man: null });
  });

  it('does nothing before its time, nor with an order for tomorrow', async () => {
    const now = await placed();
    const tomorrow = await placed({ schedule_at: '2026-11-21T15:00:00Z' });
    await simulateDueOrders(market);
    expect((await now.track()).order_status).toBe('pending');
    await untilDelivered(now.track);
    expect((await tomorrow.track()).order_status).toBe('pending');
  });

  it('[STO-001] leaves the orders of a store to a person who has its board open', async () => {
    const { id: storeId } = testStores.generous;
    const cook = await signedInMember(market, { storeId, role: 'kitchen' });
    const { track } = await placed();
    for (const seconds of [30, 85, 140]) {
      secondsGone = seconds;
      await market.app.inject({ url: `/api/v1/vendor/stores/${storeId}/board`, headers: cook.headers });
      await simulateDueOrders(market);
      expect((await track()).order_status).toBe('pending');
    }
    secondsGone = 201;
    await simulateDueOrders(market);
    expect((await track()).order_status).toBe('confirmed');
  });

  it('leaves a canceled order alone', async () => {
    const { guest, orderId, track } = await placed();
    await guest.cancel(orderId);
    secondsGone = 3600;
    await simulateDueOrders(market);
    expect((await track()).order_status).toBe('canceled');
  });

  it('is done by several nodes at once as by one', async () => {
    const { track } = await placed();
    for (; secondsGone <= 600; secondsGone += stepSeconds) {
      await Promise.all([simulateDueOrders(market), simulateDueOrders(market), simulateDueOrders(market)]);
    }
    expect((await track()).order_status).toBe('delivered');
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
