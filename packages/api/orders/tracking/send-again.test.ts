import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { minuteMilliseconds } from 'market/values/durations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { sendMessages, sendPushes } from '#api/testing/run-jobs.ts';
import { startPushService } from '#api/testing/stand-ins/push-service.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { deleteOldOrderMessages } from './orders-messages.data.ts';

const market = marketUnderTest();
const delivery = deliveryUnderTest(market);
const orders = ordersUnderTest(market);
const phone = '+2348035550142';
const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 2 }];
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  await sql`
    insert into settings (name, value) values ('door_code_for', '"all"')
    on conflict (name) do update set value = excluded.value`.execute(market.db);
  clearCaches(market.db);
});
afterAll(() => service.stop());
afterEach(() => {
  market.now = () => momentOfTests;
});

const support = (zoneIds?: number[]) => signedInOperator(market, { roles: ['support'], ...(zoneIds && { zoneIds }) });

async function call(
  method: 'GET' | 'POST',
  by: CustomerUnderTest,
  orderId: string,
  payload?: object,
  key: string = randomUUID(),
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/admin/orders/${orderId}/messages`,
    headers: { ...by.headers, 'idempotency-key': key },
    ...(payload && { payload }),
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.errors?.[0]?.code, body };
}
const send = (by: CustomerUnderTest, orderId: string, kind: string, channel: string, key: string = randomUUID()) =>
  call('POST', by, orderId, { kind, channel }, key);

async function posted(recipient: string) {
  const { rows } = await sql<{ channel: string; subject: string; body: string }>`
    select channel, subject, body from demo_post where recipient = ${recipient} order by id desc`.execute(market.db);
  return rows;
}

describe('[OPS-037] support sends again', () => {
  it('a new tracking link that opens the order, while the first one still does; once for each key, with a line in the audit log', async () => {
    const [by, { id, track }, key] = [await support(), await delivery.placed(), randomUUID()];
    const { body } = await send(by, id, 'tracking', 'sms', key);
    expect(body.sent).toMatchObject([
      { kind: 'tracking', channel: 'sms', to: '+234••••••142', person: 'support Obi', state: 'taken', fault: null },
    ]);
    expect((await send(by, id, 'tracking', 'sms', key)).body.sent).toHaveLength(1);
    const messages = (await posted(phone)).filter(({ body: text }) => text.includes(`#${id}`));
    expect(messages).toHaveLength(1);
    const link = new URL(messages[0]?.body.match(/http\S+/)?.[0] ?? '');
    expect(link.pathname).toBe('/track-order');
    const { body: opened } = await delivery.visitor.get(`customer/order/track${link.search}`);
    expect(opened).toMatchObject({ id, order_amount: (await track()).order_amount });
    const wrong = `?order_id=${id}&token=${'x'.repeat(22)}`;
    expect((await delivery.visitor.get(`customer/order/track${wrong}`)).code).toBe('order_not_found');
    const { rows } = await sql`
      select after from audit_lines where action = 'order.message' and subject = ${`order:${id}`}`.execute(market.db);
    expect(rows).toEqual([{ after: { kind: 'tracking', channel: 'sms', to: '+234••••••142' } }]);
  });

  it('the code of the door to the customer alone, and none once it has served or where there is none', async () => {
    const by = await support();
    expect((await send(by, (await delivery.placed()).id, 'code', 'sms')).code).toBe('message_impossible');
    const { id, track } = await delivery.carried();
    const { body } = await send(by, id, 'code', 'sms');
    expect(body.sent).toMatchObject([{ kind: 'code', state: 'taken' }]);
    const { door_code: code } = await track();
    expect((await posted(phone))[0]?.body).toContain(`say ${code} to the rider at your door`);
    expect(JSON.stringify(body)).not.toContain(`"${code}"`);
    await moveOrder(market, { orderId: id, to: 'delivered', by: 'market' });
    expect((await send(by, id, 'code', 'sms')).code).toBe('message_impossible');
    const { body: shown } = await call('GET', by, id);
    const obstacles = Object.fromEntries(
      shown.ways.map(({ kind, channel, obstacle }: Record<string, string>) => [`${kind} ${channel}`, obstacle]),
    );
    expect(obstacles).toMatchObject({ 'code sms': 'code_over', 'receipt mail': 'no_email', 'push push': 'no_device' });
  });

  it('the receipt by mail, whose sums add up', async () => {
    const email = `ada-${randomUUID()}@example.com`;
    const customer = await signedInCustomer(market, { email, is_email_verified: true });
    const orderId = await orders.place(customer, { items });
    const { body } = await send(await support(), orderId, 'receipt', 'mail');
    expect(body.sent).toMatchObject([{ kind: 'receipt', to: `a••••@example.com`, state: 'taken' }]);
    const [mail] = await posted(email);
    expect(mail?.subject).toBe(`Receipt for order #${orderId}`);
    const amountIn = (line: string) => Number(line.match(/₦([\d,]+)$/)?.[1]?.replace(/,/g, '') ?? Number.NaN);
    const sums = (mail?.body ?? '').split('\n').filter((line) => /^[A-Z][a-z, ]+: /.test(line));
    const total = sums.find((line) => line.startsWith('Total')) ?? '';
    const parts = sums.filter((line) => !/^(Total|Tax, included)/.test(line));
    const sum = parts.reduce((whole, line) => whole + (line.includes('−') ? -amountIn(line) : amountIn(line)), 0);
    expect(sum).toBe(amountIn(total));
    expect(amountIn(total)).toBe(Number((await orders.row(orderId)).total) / 100);
  });

  it('nothing more than five times an hour for one order, two at once included', async () => {
    const [by, other, { id }] = [await support(), await support(), await delivery.placed()];
    for (const _ of [1, 2, 3, 4]) expect((await send(by, id, 'tracking', 'sms')).status).toBe(200);
    const both = await Promise.all([send(by, id, 'tracking', 'sms'), send(other, id, 'tracking', 'sms')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['too_many', undefined]);
    const { body } = await call('GET', by, id);
    expect(body.next_at).toBe(new Date(momentOfTests.getTime() + 60 * minuteMilliseconds).toISOString());
    expect((await send(by, (await delivery.placed()).id, 'tracking', 'sms')).status).toBe(200);
    market.now = () => new Date(momentOfTests.getTime() + 60 * minuteMilliseconds);
    expect((await send(by, id, 'tracking', 'sms')).status).toBe(200);
  });

  it('and sees why a provider did not take a message', async () => {
    const [by, { id }, { sms }] = [await support(), await delivery.placed(), market];
    market.sms = { send: () => Promise.reject(new DeliveryError('recipient', 'No such number')) };
    const { body } = await send(by, id, 'tracking', 'sms');
    market.sms = sms;
    expect(body.sent).toMatchObject([{ state: 'failed', fault: 'recipient' }]);
  });

  it('a notification to the devices of the customer, and sees what became of it and of those of the market', async () => {
    const [by, customer] = [await support(), await signedInCustomer(market)];
    const orderId = await orders.place(customer, { items });
    const { body: key } = await delivery.visitor.get('push/key');
    const { endpoint, keys } = await service.subscribe(key.public_key);
    await delivery.visitor.post('push/subscription', { endpoint, keys }, customer.headers);
    const { body } = await send(by, orderId, 'push', 'push');
    expect(body.sent).toMatchObject([{ kind: 'push', state: 'waiting', to: '' }]);
    await orders.deliver(orderId);
    while ((await sendMessages(market)) > 0);
    while ((await sendPushes(market)) > 0);
    const { body: shown } = await call('GET', by, orderId);
    expect(shown.sent).toMatchObject([{ state: 'taken', devices: { reached: 1, failed: 0, waiting: 0 } }]);
    const bodies = shown.notifications.map(
      ({ body: text, state }: { body: string; state: string }) => `${text} ${state}`,
    );
    expect(bodies).toContain('Your order has arrived. Enjoy! taken');
    expect(bodies.join()).not.toContain('The store has your order.');
  });

  it('a link that works for 90 days, as long as its message is kept', async () => {
    const [by, { id }] = [await support(), await delivery.placed()];
    await send(by, id, 'tracking', 'sms');
    const [message] = (await posted(phone)).filter(({ body: text }) => text.includes(`#${id}`));
    const { search } = new URL(message?.body.match(/http\S+/)?.[0] ?? '');
    const open = () => delivery.visitor.get(`customer/order/track${search}`);
    await deleteOldOrderMessages(market.db, momentOfTests);
    expect((await open()).status).toBe(200);
    await deleteOldOrderMessages(market.db, new Date(momentOfTests.getTime() + 1));
    expect((await open()).code).toBe('order_not_found');
    expect((await call('GET', by, id)).body.sent).toEqual([]);
  });

  it('nothing about orders of other zones, and nothing without the permission', async () => {
    const { id } = await delivery.placed();
    const elsewhere = Object.values(knownZones).find(({ id: zoneId }) => zoneId !== knownZones.yaba.id)?.id ?? 0;
    expect((await send(await support([elsewhere]), id, 'tracking', 'sms')).code).toBe('order_not_found');
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await call('GET', dispatcher, id)).code).toBe('right_missing');
    expect((await send(await support(), id, 'receipt', 'sms')).code).toBe('message_impossible');
  });
});
