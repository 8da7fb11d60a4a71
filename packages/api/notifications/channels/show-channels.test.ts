import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { type Browser, startPushService } from '#api/testing/stand-ins/push-service.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier } = deliveryUnderTest(market);
const store = testStores.generous.id;
const path = `vendor/stores/${store}/notifications`;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await sql`truncate pushes, push_devices`.execute(market.db);
});

type Headers = Record<string, string>;

async function browserOf(headers: Headers, app: string): Promise<Browser> {
  const browser = await service.subscribe((await visitor.get('push/key')).body.public_key);
  const { endpoint, keys } = browser;
  expect((await visitor.post('push/subscription', { endpoint, keys, app }, headers)).status).toBe(200);
  return browser;
}
const test = (headers: Headers, app = 'vendor') => visitor.post('push/tests', { app }, headers);
const confirm = (receipt: unknown) => visitor.post('push/confirmed', { receipt });
const age = (hours: number) =>
  sql`update push_devices set since = since - make_interval(hours => ${hours}::int),
    confirmed_at = confirmed_at - make_interval(hours => ${hours}::int)`.execute(market.db);

describe('[SEAT-28] a test of the own pushes', () => {
  it('arrives on each device, which confirms it by its receipt, once', async () => {
    const cook = await signedInMember(market, { storeId: store, role: 'kitchen' });
    const browsers = [await browserOf(cook.headers, 'vendor'), await browserOf(cook.headers, 'vendor')];
    const { status, body } = await test(cook.headers);
    expect([status, body.devices.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
      200,
      ['taken', 'taken'],
    ]);
    const [first] = browsers[0]?.received() ?? [];
    expect(first).toMatchObject({ type: 'test', for: 'staff', path: 'notifications', receipt: expect.any(String) });
    const arrived = async () => (await visitor.get(`push/tests/${body.id}`, cook.headers)).body.arrived;
    expect(await arrived()).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect((await confirm(first?.receipt)).status).toBe(200);
    expect(await arrived()).toHaveLength(1);
    expect((await visitor.get(path, cook.headers)).body).toMatchObject({
      state: 'well',
      devices: [{ confirmed_at: market.now().toISOString() }, { confirmed_at: null }],
    });
    const other = await signedInMember(market, { storeId: store, role: 'kitchen' });
    expect((await visitor.get(`push/tests/${body.id}`, other.headers)).body.arrived).toEqual([]);
  });

  it('tells what failed: a browser that has ended its subscription, a service that is away, no device at all', async () => {
    const cook = await signedInMember(market, { storeId: store, role: 'kitchen' });
    expect((await test(cook.headers)).code).toBe('push_device_missing');
    (await browserOf(cook.headers, 'vendor')).expire();
    expect((await test(cook.headers)).body.devices).toMatchObject([{ outcome: 'gone', words: null }]);
    expect((await test(cook.headers)).code).toBe('push_device_missing');
    await browserOf(cook.headers, 'vendor');
    await sql`update push_devices set target = 'http://localhost:9/notify/x'`.execute(market.db);
    expect((await test(cook.headers)).body.devices).toMatchObject([
      { outcome: 'failed', words: expect.stringMatching(/./) },
    ]);
  });

  it('is of one application, of signed-in people, and 20 an hour', async () => {
    const rider = await courier();
    const browser = await browserOf(rider.headers, 'courier');
    expect((await test(rider.headers)).code).toBe('push_device_missing');
    expect((await test(rider.headers, 'storefront')).code).toBe('app');
    expect((await test({})).code).toBe('sign_in_needed');
    for (let time = 1; time < 20; time += 1) expect((await test(rider.headers, 'courier')).status).toBe(200);
    expect((await test(rider.headers, 'courier')).code).toBe('too_many');
    expect(browser.received()).toHaveLength(19);
  });

  it('answers an unknown receipt like a known one, and refuses what is none', async () => {
    expect((await confirm(randomUUID())).status).toBe(200);
    expect((await confirm('x')).code).toBe('receipt');
  });
});

describe('[SEAT-28] who is reached', () => {
  it('is silent once no push was confirmed for 24 hours, also after the page was opened again', async () => {
    const rider = await courier();
    const state = async () => (await visitor.get('courier/notifications', rider.headers)).body.state;
    expect(await state()).toBe('none');
    const browser = await browserOf(rider.headers, 'courier');
    expect(await state()).toBe('new');
    await test(rider.headers, 'courier');
    await confirm(browser.received()[0]?.receipt);
    expect(await state()).toBe('well');
    await age(24);
    const { endpoint, keys } = browser;
    await visitor.post('push/subscription', { endpoint, keys, app: 'courier' }, rider.headers);
    expect(await state()).toBe('silent');
  });

  it('begins anew where another person takes over the browser', async () => {
    const [first, second] = [await courier(), await courier()];
    const { endpoint, keys } = await browserOf(first.headers, 'courier');
    await age(30);
    await visitor.post('push/subscription', { endpoint, keys, app: 'courier' }, second.headers);
    expect((await visitor.get('courier/notifications', second.headers)).body.state).toBe('new');
  });

  it('is seen of everybody by those who manage staff, of oneself by others, and by nobody of another store', async () => {
    const [owner, cook, clerk] = [
      await signedInMember(market, { storeId: store, role: 'owner' }),
      await signedInMember(market, { storeId: store, role: 'kitchen' }),
      await signedInMember(market, { storeId: store, role: 'bookkeeper' }),
    ];
    await browserOf(cook.headers, 'vendor');
    const { people, events } = (await visitor.get(path, owner.headers)).body;
    expect(people).toContainEqual(
      expect.objectContaining({ id: cook.id, role: 'kitchen', state: 'new', device_count: 1, confirmed_at: null }),
    );
    expect(people).toContainEqual(expect.objectContaining({ id: clerk.id, state: 'none', device_count: 0 }));
    expect(events).toContainEqual({ event: 'pin_locked', channels: ['push'], roles: ['owner'], includes_caller: true });
    const own = (await visitor.get(path, clerk.headers)).body;
    expect(own.people).toEqual([]);
    expect(own.events.find(({ event }: { event: string }) => event === 'new_order').includes_caller).toBe(false);
    const stranger = await signedInMember(market, { storeId: testStores.food.id, role: 'owner' });
    expect((await visitor.get(path, stranger.headers)).status).toBe(404);
  });
});
