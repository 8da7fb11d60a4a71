import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { webhookWaits } from 'market/notifications/notifications.rules';
import { type WebhookEventName, webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addCourierApplication } from '#api/access/registration/registration.data.ts';
import { insertAccount } from '#api/auth/auth-customers.data.ts';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { sendMessages } from '#api/testing/run-jobs.ts';
import {
  type ReceivedCall,
  startWebhookReceiver,
  type WebhookReceiver,
} from '#api/testing/stand-ins/webhook-receiver.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { answerRefund } from '#api/testing/under-test/refund-steps-under-test.ts';
import { addEndpoint, replayWebhooks } from './manage-webhooks.ts';
import { waitingIn } from './notifications-waiting.data.ts';
import { deleteOldDeliveries, endpointRows } from './notifications-webhooks.data.ts';
import { type BusyEndpoints, startWebhooks } from './send-webhooks.ts';

const market = marketUnderTest();
const orders = ordersUnderTest(market);
const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }];

/** The reply of each path; the default is 200. */
const answers: Record<string, (response: ServerResponse, call: ReceivedCall) => void> = {};
let receiver: WebhookReceiver;
let customer: CustomerUnderTest;
let clock: Date;

beforeAll(async () => {
  receiver = await startWebhookReceiver((call, response) => {
    const answer = answers[call.path];
    if (answer) answer(response, call);
    else response.end();
  });
  customer = await signedInCustomer(market);
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  clock = new Date();
  while ((await sendMessages(market)) > 0);
  await market.db.deleteFrom('webhook_endpoints').execute();
});

const node = () => ({ db: market.db, now: () => clock, webhooks: market.webhooks });

const endpointAt = (path: string, events: WebhookEventName[] = []) =>
  addEndpoint(market.db, { url: `${receiver.origin}${path}`, events });
const placed = () => orders.place(customer, { items });

/** Queues the events and sends all deliveries that are due. */
async function deliver(by = node()): Promise<void> {
  while ((await sendMessages(market)) > 0);
  const busy: BusyEndpoints = new Map();
  await startWebhooks(by, busy);
  await Promise.all(busy.values());
}

const eventsAt = (path: string) => receiver.at(path).map(({ body }) => JSON.parse(body));

/** By the specification alone, with another implementation than the one that signed. */
async function isSigned({ id, timestamp, signature, body }: ReceivedCall, secret: string): Promise<boolean> {
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, hmac, false, ['verify']);
  const [version, code = ''] = signature.split(',');
  const signed = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return version === 'v1' && crypto.subtle.verify(hmac, imported, signed, content);
}

/** As docs/webhooks.md tells receivers to verify a call. */
async function verifyWebhookSignature(
  { id, timestamp, signature, body }: ReceivedCall,
  secret: string,
): Promise<boolean> {
  const source = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8'))?.[1] ?? '';
  const documented = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  return documented.verifyWebhookSignature(headers, body, secret);
}

describe('what a receiver gets', () => {
  it('is each event of the contract in its shape, and nothing of a person beside', async () => {
    await endpointAt('/all');
    const cash = await placed();
    await orders.deliver(cash);
    await orders.send(customer, 'POST', 'customer/order/refund-request', { order_id: cash, reason: 'Wrong item' });
    await answerRefund(market, { orderId: cash, isGranted: true });
    const card = await orders.place(customer, { items, payment_method: 'digital_payment' });
    await orders.pay(customer, card);
    await orders.deliver(card);
    await orders.send(customer, 'POST', 'stores/reviews/submit', { order_id: card, rating: 4, comment: 'Good yam' });
    const leaving = await signedInCustomer(market, { f_name: 'Zainab', phone: '+2348035550777' });
    const registered = await insertAccount(market.db, {
      ...{ f_name: 'Zainab', l_name: 'Bello', phone: null, email: 'zainab@example.com', password_hash: null },
      ...{ is_phone_verified: false, is_email_verified: false, referred_by: null, ref_code: 'HOOKED01' },
    });
    await orders.send(leaving, 'DELETE', 'customer/remove-account');
    await addCourierApplication(market.db, {
      ...{ f_name: 'Zainab', l_name: 'Bello', phone: '+2348035550777', email: 'zainab@example.com' },
      ...{ password_hash: 'x', zone_id: knownZones.yaba.id, vehicle: 'car', identity_number: '1', image: null },
      identity_type: 'passport',
    });
    for (const prescription of ['quoted', 'agreed']) {
      const message = { kind: 'prescription', order_id: card, payload: JSON.stringify({ prescription }) };
      await market.db
        .insertInto('outbox')
        .values({ ...message, dedupe_key: `${card}:${prescription}` })
        .execute();
    }
    await deliver();
    const events = eventsAt('/all');
    for (const { type, timestamp, data } of events) {
      const { data: shape } = webhookEvents[type as WebhookEventName];
      expect(z.parse(z.strictObject((shape as z.ZodMiniObject).shape), data)).toEqual(data);
      expect(new Date(timestamp).toISOString()).toBe(timestamp);
    }
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(webhookEvents)));
    const of = (orderId: string) => events.filter(({ data, type }) => data.order_id === orderId && !/^p/.test(type));
    expect(of(cash).map(({ type, data }) => `${type} ${data.order_status}`)).toEqual([
      'order.placed pending',
      'order.status_changed confirmed',
      'order.status_changed processing',
      'order.status_changed handover',
      'order.status_changed picked_up',
      'order.status_changed delivered',
      expect.stringMatching(/^order.paid /),
      'order.status_changed refund_requested',
      'order.refunded refunded',
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'customer.registered', data: { customer_id: registered } }),
    );
    expect(JSON.stringify(events)).not.toMatch(/Zainab|Bello|zainab|5550142|5550777|Ada/);
  });

  it('is signed with the secret of its endpoint, and with no other', async () => {
    const [one, other] = [await endpointAt('/one'), await endpointAt('/other')];
    await placed();
    await deliver();
    const [call] = receiver.at('/one');
    expect(call && (await isSigned(call, one.secret))).toBe(true);
    expect(call && (await isSigned(call, other.secret))).toBe(false);
    expect(call && (await isSigned({ ...call, body: call.body.replace('NGN', 'KES') }, one.secret))).toBe(false);
    expect(call && (await verifyWebhookSignature(call, one.secret))).toBe(true);
    expect(call && (await verifyWebhookSignature(call, other.secret))).toBe(false);
    expect(call && (await verifyWebhookSignature({ ...call, timestamp: '1' }, one.secret))).toBe(false);
    expect(Number(call?.timestamp)).toBe(Math.floor(clock.getTime() / 1000));
  });

  it('is what it has asked for, once, from the moment it was added', async () => {
    await placed();
    await deliver();
    await endpointAt('/placed', ['order.placed']);
    const orderId = await placed();
    await orders.deliver(orderId);
    await deliver();
    await deliver();
    expect(eventsAt('/placed')).toMatchObject([{ type: 'order.placed', data: { order_id: orderId } }]);
  });
});

describe('a listener that does not take it', () => {
  it('is retried for a day with growing pauses, given up, listed in the outbox, and sent again on request', async () => {
    let status = 500;
    answers['/broken'] = (response) => response.writeHead(status).end('Our \u001b[31mtable\nis full');
    const { id: endpointId } = await endpointAt('/broken');
    await placed();
    for (const wait of webhookWaits) {
      await deliver();
      clock = new Date(clock.getTime() + wait * 1000 - 1);
      await deliver();
      clock = new Date(clock.getTime() + 1);
    }
    expect(await waitingIn(market.db, 10)).toMatchObject([{ what: 'webhook', attempts: 10 }]);
    await deliver();
    const calls = receiver.at('/broken');
    expect(calls).toHaveLength(webhookWaits.length + 1);
    expect(new Set(calls.map(({ id, body }) => id + body)).size).toBe(1);
    const eventId = calls[0]?.id ?? '';
    clock = new Date(clock.getTime() + 86_400_000);
    await deliver();
    expect(await waitingIn(market.db, 10)).toMatchObject([
      { what: 'webhook given up', id: eventId, due_at: null, fault: '500 Our [31mtable is full' },
    ]);
    status = 204;
    expect(await replayWebhooks(market.db, { endpointId })).toBe(1);
    await deliver();
    expect(receiver.at('/broken').at(-1)?.id).toBe(eventId);
    expect(await waitingIn(market.db, 10)).toEqual([]);
  });

  it('by leading elsewhere is not followed', async () => {
    answers['/moved'] = (response) => response.writeHead(308, { location: `${receiver.origin}/secret` }).end();
    await endpointAt('/moved');
    await placed();
    await deliver();
    expect(receiver.at('/secret')).toEqual([]);
    expect(await endpointRows(market.db)).toMatchObject([{ waiting: 1, last_fault: '308' }]);
  });

  it('does not delay other endpoints while it sends no reply', async () => {
    let silent = 0;
    answers['/silent'] = (response) => {
      silent += 1;
      response.on('close', () => {
        silent -= 1;
      });
    };
    await endpointAt('/silent');
    const quick = await endpointAt('/quick');
    const busy: BusyEndpoints = new Map();
    await Promise.all(Array.from({ length: 10 }, placed));
    while ((await sendMessages(market)) > 0);
    const ending = new AbortController();
    const started = startWebhooks(node(), busy, ending.signal);
    await receiver.until('/quick', 10);
    // Both endpoints are called at once; which calls arrive first is up to the network.
    await receiver.until('/silent', 8);
    expect(silent).toBe(8);
    await placed();
    while ((await sendMessages(market)) > 0);
    await started;
    await busy.get(quick.id);
    await startWebhooks(node(), busy, ending.signal);
    await receiver.until('/quick', 11);
    await busy.get(quick.id);
    expect(silent).toBe(8);
    ending.abort();
    await Promise.all(busy.values());
    expect(await endpointRows(market.db)).toMatchObject([{ waiting: 11 }, { waiting: 0 }]);
  });

  it('because the server stops loses no attempt', async () => {
    const ending = new AbortController();
    answers['/late'] = () => ending.abort();
    await endpointAt('/late');
    await placed();
    while ((await sendMessages(market)) > 0);
    const busy: BusyEndpoints = new Map();
    await startWebhooks(node(), busy, ending.signal);
    await Promise.all(busy.values());
    delete answers['/late'];
    expect(await waitingIn(market.db, 10)).toMatchObject([{ attempts: 0, due_at: null }]);
    await deliver();
    expect(receiver.at('/late')).toHaveLength(2);
  });
});

describe('nodes', () => {
  it('that send at once send each event once', async () => {
    await endpointAt('/shared');
    const ids = await Promise.all(Array.from({ length: 12 }, placed));
    while ((await sendMessages(market)) > 0);
    const responses: ServerResponse[] = [];
    answers['/shared'] = (response) => responses.push(response);
    const nodes: BusyEndpoints[] = [new Map(), new Map()];
    for (const [index, busy] of nodes.entries()) {
      await startWebhooks(node(), busy);
      await receiver.until('/shared', [8, 12][index] ?? 0);
    }
    delete answers['/shared'];
    for (const response of responses) response.end();
    await Promise.all(nodes.flatMap((busy) => [...busy.values()]));
    await deliver();
    expect(
      eventsAt('/shared')
        .map(({ data }) => data.order_id)
        .sort(),
    ).toEqual(ids.sort());
  });

  it('that are killed while they send leave it to others', async () => {
    await endpointAt('/mortal');
    const orderId = await placed();
    const child = fork(new URL('../testing/stand-ins/webhook-node.ts', import.meta.url), [market.url]);
    answers['/mortal'] = () => child.kill('SIGKILL');
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    delete answers['/mortal'];
    await deliver();
    expect(receiver.at('/mortal')).toHaveLength(1);
    clock = new Date(Date.now() + 31_000);
    await deliver();
    expect(eventsAt('/mortal').map(({ data }) => data.order_id)).toEqual([orderId, orderId]);
    expect(new Set(receiver.at('/mortal').map(({ id }) => id)).size).toBe(1);
  });
});

describe('a replay', () => {
  it('brings what came since a moment under the same ids, also to a listener that is new', async () => {
    await endpointAt('/known', ['order.placed']);
    const since = new Date(clock.getTime() - 60_000);
    await placed();
    await deliver();
    const [call] = receiver.at('/known');
    const { id: endpointId } = await endpointAt('/new', ['order.placed']);
    expect(await replayWebhooks(market.db, { since, endpointId })).toBeGreaterThan(1);
    expect(await replayWebhooks(market.db, { event: call?.id, endpointId })).toBe(1);
    await deliver();
    expect(receiver.at('/new').map(({ id }) => id)).toContain(call?.id);
    expect(receiver.at('/known')).toHaveLength(1);
    expect(await replayWebhooks(market.db, { event: call?.id })).toBe(2);
    await deliver();
    expect(receiver.at('/known').map(({ id }) => id)).toEqual([call?.id, call?.id]);
    expect(await replayWebhooks(market.db, { event: 'evt_1_1' })).toBeUndefined();
  });
});

describe('what is known of webhooks', () => {
  it('is deleted a month after it was delivered or given up; waiting ones stay', async () => {
    await endpointAt('/remembered', ['order.placed']);
    const [arrived, givenUp, waiting, young] = [await placed(), await placed(), await placed(), await placed()];
    while ((await sendMessages(market)) > 0);
    const deliveriesOf = (...ids: (string | undefined)[]) =>
      sql`outbox_id in (select id from outbox where order_id = any (${ids}))`;
    const old = sql`created_at = now() - interval '30 days 1 hour'`;
    await sql`update webhook_deliveries set ${old}, sent_at = now() where ${deliveriesOf(arrived)}`.execute(market.db);
    await sql`update webhook_deliveries set ${old}, given_up_at = now() where ${deliveriesOf(givenUp)}`.execute(
      market.db,
    );
    await sql`update webhook_deliveries set ${old} where ${deliveriesOf(waiting)}`.execute(market.db);
    await sql`update webhook_deliveries set sent_at = now() where ${deliveriesOf(young)}`.execute(market.db);
    await deleteOldDeliveries(market.db);
    const { rows } = await sql<{ id: string }>`
      select body::jsonb -> 'data' ->> 'order_id' as id from webhook_deliveries`.execute(market.db);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([waiting, young]));
  });
});
