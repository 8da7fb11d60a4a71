import { randomUUID } from 'node:crypto';
import { knownModules, knownZones, testStores } from 'api/db/seed/known-market';
import { breachesIn } from 'api/testing/breaches';
import { momentOfTests } from 'api/testing/moment-of-tests';
import { signedInCustomer } from 'api/testing/under-test/customer-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { peopleUnderTest } from 'api/testing/under-test/people-under-test';
import { shopperUnderTest } from 'api/testing/under-test/shopper-under-test';
import { signedInMember } from 'api/testing/under-test/staff-under-test';
import { metresBetween } from 'market/places/places.rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formType, writeForm } from '../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const people = peopleUnderTest(market);
const { yaba } = knownZones;
const { generous } = testStores;
const door = { lat: yaba.at.lat + 0.01, lng: yaba.at.lng + 0.008 };
const stepSeconds = 5;
let secondsGone = 0;

beforeEach(() => {
  secondsGone = 0;
  market.now = () => new Date(momentOfTests.getTime() + secondsGone * 1000);
});

async function placed(change: object = {}) {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const { body } = await guest.place({
    items: [{ item_id: generous.items.dish.id, quantity: 1 }],
    latitude: door.lat,
    longitude: door.lng,
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

/** Advances the clock and lets the people work until the order is delivered. */
async function untilDelivered(track: () => Promise<{ order_status: string }>, maxSeconds = 600) {
  const seen = [];
  for (; secondsGone <= maxSeconds; secondsGone += stepSeconds) {
    await people.workOnce();
    const look = await track();
    seen.push(look);
    if (look.order_status === 'delivered') break;
  }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  return seen as any[];
}

async function stepsInAudit(orderId: string) {
  const rows = await market.db
    .selectFrom('audit_lines')
    .innerJoin('customers', 'customers.id', 'audit_lines.account_id')
    .where('subject', '=', `order:${orderId}`)
    .orderBy('audit_lines.id')
    .select(['action', 'f_name as name'])
    .execute();
  return rows;
}

describe('the people of a demo', () => {
  it('[TRK-06] deliver an order in four to six minutes, through every state, each step by a person', async () => {
    const { orderId, track } = await placed();
    const seen = await untilDelivered(track);
    const states = new Set(seen.map(({ order_status }) => order_status));
    expect([...states]).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
    expect(secondsGone).toBeGreaterThanOrEqual(240);
    expect(secondsGone).toBeLessThanOrEqual(360);
    const steps = await stepsInAudit(orderId);
    expect(steps.map(({ action }) => action)).toEqual([
      'order.accept',
      'order.prepare',
      'order.ready',
      'delivery.take',
      'delivery.pick_up',
      'delivery.deliver',
    ]);
    expect(steps.slice(0, 3).every(({ name }) => name === 'Staff')).toBe(true);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[TRK-18] let the rider come nearer along the way, and hide the position at the end', async () => {
    const { track } = await placed();
    const seen = await untilDelivered(track);
    const riding = seen.filter(({ order_status: status, delivery_man: rider }) => status === 'picked_up' && rider?.lat);
    expect(riding.length).toBeGreaterThan(10);
    const left = riding.map(({ delivery_man: { lat, lng } }) => metresBetween({ lat, lng }, door));
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(left.at(-1)).toBeLessThan(100);
    expect(seen.at(-1).delivery_man).toMatchObject({ lat: null, lng: null });
  });

  it('[TRK-10] hand an order over at the counter where it is fetched', async () => {
    const { track } = await placed({ order_type: 'take_away' });
    const seen = await untilDelivered(track);
    expect(seen.map(({ order_status }) => order_status)).not.toContain('picked_up');
    expect(seen.at(-1)).toMatchObject({ order_status: 'delivered', payment_status: 'paid', delivery_man: null });
  });

  it('do nothing before its time, nor with an order for tomorrow', async () => {
    const now = await placed();
    const tomorrow = await placed({ schedule_at: '2026-11-21T15:00:00Z' });
    await people.workOnce();
    expect((await now.track()).order_status).toBe('pending');
    await untilDelivered(now.track);
    expect((await tomorrow.track()).order_status).toBe('pending');
  });

  it('[CHAT-03] [DEL-62] answer a customer once, as the store and as the courier', async () => {
    const customer = await signedInCustomer(market);
    const { orderId, track } = await placed();
    await market.db
      .updateTable('orders')
      .set({ shopper: `customer:${customer.id}` })
      .where('id', '=', orderId)
      .execute();
    const write = async (type: string, id: number) => {
      await market.app.inject({
        method: 'POST',
        url: '/api/v1/customer/message/send',
        headers: { ...customer.headers, 'idempotency-key': randomUUID(), 'content-type': formType },
        payload: writeForm({ receiver_type: type, receiver_id: String(id), message: 'Anybody there?' }),
      });
      for (let round = 0; round < 3; round += 1, secondsGone += stepSeconds) await people.workOnce();
      const url = `/api/v1/customer/message/details?type=${type}&id=${id}`;
      const { messages } = (await market.app.inject({ url, headers: customer.headers })).json();
      return messages.map(({ sender_type: by }: { sender_type: string }) => by);
    };
    expect(await write('store', generous.id)).toEqual(['store', 'customer']);
    await untilDelivered(track);
    const order = await market.db
      .selectFrom('orders')
      .where('id', '=', orderId)
      .select('delivery_man_id as id')
      .executeTakeFirstOrThrow();
    expect(await write('delivery_man', order.id ?? 0)).toEqual(['delivery_man', 'customer']);
  });

  it('[STO-001] leave the orders of a store to a person who has its board open', async () => {
    const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
    const { track } = await placed();
    for (const seconds of [30, 85, 140]) {
      secondsGone = seconds;
      await market.app.inject({ url: `/api/v1/vendor/stores/${generous.id}/board`, headers: cook.headers });
      await people.workOnce();
      expect((await track()).order_status).toBe('pending');
    }
    secondsGone = 201;
    await people.workOnce();
    expect((await track()).order_status).toBe('confirmed');
  });

  it('leave a canceled order alone', async () => {
    const { guest, orderId, track } = await placed();
    await guest.cancel(orderId);
    secondsGone = 3600;
    await people.workOnce();
    expect((await track()).order_status).toBe('canceled');
  });

  it('are on several nodes at once, and do everything once', async () => {
    const nodes = [people, peopleUnderTest(market), peopleUnderTest(market)];
    const { track } = await placed();
    for (; secondsGone <= 600; secondsGone += stepSeconds) {
      await Promise.all(nodes.map((node) => node.workOnce()));
    }
    expect((await track()).order_status).toBe('delivered');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[SEAT-04] work in a market that wants a second factor of every operator', async () => {
    market.secondFactor = 'required';
    const { track } = await placed();
    await untilDelivered(track);
    market.secondFactor = undefined;
    expect((await track()).order_status).toBe('delivered');
  });

  describe('without a permission', () => {
    const idOf = (code: string) =>
      market.db.selectFrom('customers').select('id').where('ref_code', '=', code).executeTakeFirstOrThrow();
    const withRole = async (role: string) => {
      const { id } = await idOf('DEMO-STAFF');
      const ofStore = market.db.updateTable('store_members').where('store_id', '=', generous.id);
      await ofStore.set({ role }).where('customer_id', '=', id).execute();
    };
    const withOperatorRole = async (role: string) => {
      const { id } = await idOf('DEMO-DISPATCHER');
      await market.db
        .updateTable('operators')
        .set({ roles: [role] })
        .where('customer_id', '=', id)
        .execute();
    };
    afterEach(async () => {
      await withRole('counter');
      await withOperatorRole('dispatcher');
    });

    it('of its store to accept orders, an order stands still until it has it again', async () => {
      const { track } = await placed();
      await people.workOnce();
      await withRole('bookkeeper');
      for (secondsGone = 0; secondsGone < 120; secondsGone += stepSeconds) await people.workOnce();
      expect((await track()).order_status).toBe('pending');
      await withRole('counter');
      await untilDelivered(track, 900);
      expect((await track()).order_status).toBe('delivered');
    });

    it('of the dispatcher to see the city, everything stands still', async () => {
      const { track } = await placed();
      await people.workOnce();
      await withOperatorRole('catalogue');
      secondsGone = 120;
      await expect(people.workOnce()).rejects.toMatchObject({ code: 'right_missing' });
      expect((await track()).order_status).toBe('pending');
    });
  });
});
