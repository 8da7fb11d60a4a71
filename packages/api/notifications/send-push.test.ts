import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConversation } from '#api/chat/chat.data.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { Undeliverable } from '#api/jobs/undeliverable.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { replyInChat } from '#api/testing/chat-reply.ts';
import { sendMessages, sendPushes } from '#api/testing/run-jobs.ts';
import { type Browser, type Subscription, startPushService } from '#api/testing/stand-ins/push-service.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { acceptOrder } from '#api/testing/under-test/order-steps-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { addToOutbox } from './notifications.data.ts';
import { sendPush } from './send-push.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const store = testStores.grocery.id;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await sql`truncate pushes, push_devices`.execute(market.db);
});

async function call(method: 'GET' | 'POST', path: string, payload?: object, headers: Record<string, string> = {}) {
  const reply = await market.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code };
}

async function browserOf(customer: CustomerUnderTest): Promise<Browser> {
  const browser = await service.subscribe((await call('GET', 'push/key')).body.public_key);
  await subscribe(browser, customer.headers);
  return browser;
}

const subscribe = ({ endpoint, keys }: Subscription, headers: Record<string, string>, more: object = {}) =>
  call('POST', 'push/subscription', { endpoint, keys, ...more }, headers);

async function reply(customer: CustomerUnderTest, text: string): Promise<number> {
  const conversationId = await openConversation(market.db, customer.id, { type: 'store', id: store });
  await replyInChat(market, { by: { type: 'store', id: store }, conversationId, text });
  return conversationId;
}

/** All that waits leaves. */
async function deliver() {
  while ((await sendMessages(market)) > 0);
  while ((await sendPushes(market)) > 0);
}

const waiting = async () => {
  const { rows } = await sql<{ attempts: number; is_sent: boolean }>`
    select attempts, sent_at is not null as is_sent from pushes order by id`.execute(market.db);
  return rows;
};

const onlyPush = async () => {
  const { rows } = await sql<{ id: number }>`select id from pushes`.execute(market.db);
  return rows[0]?.id ?? 0;
};

describe('web push', () => {
  it('[PUSH-01] [PUSH-08] brings a message of a chat to each browser of the customer, encrypted, once', async () => {
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    const [phone, laptop, foreign] = [await browserOf(customer), await browserOf(customer), await browserOf(other)];
    const conversationId = await reply(customer, 'Your yam is ready.');
    await deliver();
    await deliver();
    const expected = {
      type: 'message',
      conversation_id: String(conversationId),
      sender_type: 'store',
      title: expect.stringMatching(/./),
      body: 'Your yam is ready.',
      for: 'customer',
      receipt: expect.any(String),
    };
    expect([phone.received(), laptop.received(), foreign.received()]).toEqual([[expected], [expected], []]);
  });

  it('[PUSH-01] informs a guest of the store’s steps with an order, by its id', async () => {
    const shopper = shopperUnderTest(() => market.app, knownModules.grocery);
    const browser = await service.subscribe((await call('GET', 'push/key')).body.public_key);
    await subscribe(browser, {}, { guest_id: shopper.guestId });
    const { body } = await shopper.place({
      items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
    });
    await acceptOrder(market, { store }, body.order_id);
    await deliver();
    expect(browser.received()).toMatchObject([{ type: 'order_status', order_id: body.order_id, for: 'guest' }]);
  });

  it('[PUSH-01] brings the reward of an invitation', async () => {
    const customer = await signedInCustomer(market);
    const browser = await browserOf(customer);
    const shopper = shopperKeyOf({ kind: 'customer', customerId: customer.id, sessionId: 0 });
    const word = { shopper, title: 'Thank you', body: 'A friend has ordered with your code.' };
    await addToOutbox(market.db, { kind: 'referral_code', payload: word, dedupeKey: 'referral:1' });
    await addToOutbox(market.db, { kind: 'referral_code', payload: word, dedupeKey: 'referral:1' });
    await deliver();
    expect(browser.received()).toMatchObject([{ type: 'referral_code', title: 'Thank you' }]);
  });

  it('forgets a browser that has unsubscribed at its service', async () => {
    const customer = await signedInCustomer(market);
    const browser = await browserOf(customer);
    browser.expire();
    await reply(customer, 'Anybody?');
    await deliver();
    expect(await waiting()).toEqual([]);
    const { rows } = await sql`select from push_devices`.execute(market.db);
    expect(rows).toEqual([]);
  });

  it('ends with the session, and where the browser says no more', async () => {
    const [leaving, quiet] = [await signedInCustomer(market), await signedInCustomer(market)];
    const browsers = [await browserOf(leaving), await browserOf(quiet)];
    await call('POST', 'auth/logout', {}, leaving.headers);
    await sql`delete from sessions where customer_id = ${leaving.id}`.execute(market.db);
    await call('POST', 'push/unsubscribe', { endpoint: browsers[1]?.endpoint }, quiet.headers);
    await reply(leaving, 'Hello');
    await reply(quiet, 'Hello');
    await deliver();
    expect(browsers.map((browser) => browser.received())).toEqual([[], []]);
  });

  it('[PUSH-08] belongs to the user of the browser: a guest, then a customer, then a guest again', async () => {
    const [{ guestId }, customer] = [
      shopperUnderTest(() => market.app, knownModules.grocery),
      await signedInCustomer(market),
    ];
    const browser = await service.subscribe((await call('GET', 'push/key')).body.public_key);
    const owners = async () => {
      const { rows } = await sql<{ shopper: string }>`select shopper from push_devices`.execute(market.db);
      return rows.map(({ shopper }) => shopper);
    };
    const guest = shopperKeyOf({ kind: 'guest', guestId });
    await subscribe(browser, {}, { guest_id: guestId });
    expect(await owners()).toEqual([guest]);
    await subscribe(browser, customer.headers);
    expect(await owners()).toEqual([`customer:${customer.id}`]);
    await call('POST', 'auth/logout', {}, customer.headers);
    expect(await owners()).toEqual([]);
    await subscribe(browser, {}, { guest_id: guestId });
    await reply(customer, 'For the customer alone');
    await deliver();
    expect(await owners()).toEqual([guest]);
    expect(browser.received()).toEqual([]);
  });

  it('calls no address but those of push services', async () => {
    const { headers } = await signedInCustomer(market);
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    for (const endpoint of [
      'http://169.254.169.254/latest/meta-data',
      'https://evil.example/push',
      'https://fcm.googleapis.com.evil.example/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'nothing',
    ]) {
      expect([endpoint, (await subscribe({ endpoint, keys }, headers)).code]).toEqual([endpoint, 'push_address']);
    }
    const known = 'https://updates.push.services.mozilla.com/wpush/v2/x';
    expect((await subscribe({ endpoint: known, keys }, headers)).status).toBe(200);
  });

  it('is retried later when the service does not answer, and is given up after the last try', async () => {
    const customer = await signedInCustomer(market);
    await browserOf(customer);
    // No server listens there.
    await sql`update push_devices set target = 'http://localhost:9/notify/x'`.execute(market.db);
    await reply(customer, 'Hello');
    await deliver();
    expect(await waiting()).toEqual([{ attempts: 1, is_sent: false }]);
    const last = { isFirst: false, isLast: true, isByOperator: false };
    await expect(sendPush(market, await onlyPush(), last)).rejects.toThrow(DeliveryError);
    expect(await waiting()).toEqual([{ attempts: 2, is_sent: true }]);
  });

  it('is given up at once where our keys are refused, and is retried when the operator says so', async () => {
    const customer = await signedInCustomer(market);
    const browser = await browserOf(customer);
    await reply(customer, 'Your yam is ready.');
    while ((await sendMessages(market)) > 0);
    const send = () => Promise.reject(new DeliveryError('setup', 'A push service refused our word (403)'));
    const first = { isFirst: true, isLast: false, isByOperator: false };
    const refused = sendPush({ ...market, push: { ...market.push, send } }, await onlyPush(), first);
    await expect(refused).rejects.toThrow(Undeliverable);
    expect(await waiting()).toEqual([{ attempts: 1, is_sent: true }]);
    await sendPush(market, await onlyPush(), first);
    expect(browser.received()).toEqual([]);
    await sendPush(market, await onlyPush(), { ...first, isByOperator: true });
    expect(browser.received()).toMatchObject([{ type: 'message' }]);
  });
});

describe('the token of an app', () => {
  it('[PUSH-07] is accepted as documented, and belongs to its last sender', async () => {
    const [first, second] = [await signedInCustomer(market), await signedInCustomer(market)];
    const body = { cm_firebase_token: 'dGVzdC10b2tlbg:APA91b', _method: 'put' };
    expect((await call('POST', 'customer/cm-firebase-token', body, first.headers)).status).toBe(200);
    expect((await call('POST', 'customer/cm-firebase-token', body, second.headers)).status).toBe(200);
    const { rows } = await sql`select shopper, kind, target from push_devices`.execute(market.db);
    expect(rows).toEqual([{ shopper: `customer:${second.id}`, kind: 'fcm', target: body.cm_firebase_token }]);
    expect((await call('POST', 'customer/cm-firebase-token', { _method: 'put' }, first.headers)).status).toBe(400);
    expect((await call('POST', 'customer/cm-firebase-token', body)).code).toBe('guest_id_needed');
  });
});

describe('a push for the staff of a store', () => {
  const buka = testStores.generous;

  async function deskOf(role: 'kitchen' | 'bookkeeper', storeId: number = buka.id) {
    const member = await signedInMember(market, { storeId, role });
    const browser = await service.subscribe((await call('GET', 'push/key')).body.public_key);
    await subscribe(browser, member.headers, { app: 'vendor' });
    return { member, browser };
  }

  async function placed(change: object = {}) {
    const guest = shopperUnderTest(() => market.app, knownModules.food);
    const { body } = await guest.place({
      items: [{ item_id: buka.items.dish.id, quantity: 2 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
      ...change,
    });
    return body.order_id as string;
  }

  it('[STO-004] rings once for a new order, on each device of those who work on its orders', async () => {
    const [cook, clerk, elsewhere] = [
      await deskOf('kitchen'),
      await deskOf('bookkeeper'),
      await deskOf('kitchen', testStores.food.id),
    ];
    const id = await placed();
    await deliver();
    await deliver();
    const content = cook.browser.received().filter(({ type }) => type === 'store_order');
    expect(content).toEqual([
      {
        type: 'store_order',
        for: 'staff',
        order_id: id,
        store_id: String(buka.id),
        path: `?store=${buka.id}&order=${id}`,
        title: `New order ${id.slice(-4)}`,
        body: expect.any(String),
        receipt: expect.any(String),
      },
    ]);
    expect([clerk.browser.received(), elsewhere.browser.received()]).toEqual([[], []]);
  });

  it('[STO-004] rings for no order that waits for its payment, or for a later time', async () => {
    const { browser } = await deskOf('kitchen');
    expect(await placed({ payment_method: 'digital_payment' })).toMatch(/^\d{10}$/);
    const guest = shopperUnderTest(() => market.app, knownModules.food);
    const { slots } = (await guest.slots({ items: [{ item_id: buka.items.dish.id, quantity: 1 }] })).body;
    expect(await placed({ schedule_at: slots.at(-1) })).toMatch(/^\d{10}$/);
    await deliver();
    expect(browser.received()).toEqual([]);
  });

  it('[STO-004] keeps apart what a member hears as a customer', async () => {
    const { member, browser } = await deskOf('kitchen');
    const own = await browserOf(member as CustomerUnderTest);
    await reply(member as CustomerUnderTest, 'It is ready');
    await deliver();
    expect(browser.received()).toEqual([]);
    expect(own.received()).toMatchObject([{ type: 'message' }]);
  });
});
