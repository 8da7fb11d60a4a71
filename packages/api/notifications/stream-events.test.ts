import { sql } from 'kysely';
import { eventPaths } from 'market/notifications/notifications.rules';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { openConversation } from '#api/chat/chat.data.ts';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { issueGuestId } from '#api/http/callers/guest-ids.ts';
import { closeGracefully } from '#api/http/listen/graceful-close.ts';
import { defaultStreamLimits } from '#api/http/listen/stream-slots.ts';
import { reportPosition } from '#api/orders/transitions/report-position.ts';
import { postgresPubSub } from '#api/providers/live/postgres-pub-sub.ts';
import { replyInChat } from '#api/testing/chat-reply.ts';
import { sendMessages } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { acceptOrder, markReady, pickUp, startPreparing } from '#api/testing/under-test/order-steps-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const store = testStores.grocery.id;

/** A listening node. */
async function node(live = market.live, streams = defaultStreamLimits) {
  const app = buildApi({ ...market, live, streams });
  closeGracefully(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, origin };
}

interface StreamedEvent {
  id?: string;
  event: string;
  data: Record<string, unknown>;
}

/** Listens as a browser does; `next` waits for one more event, `ended` for the end of the stream. */
async function listen(origin: string, query: string, headers: Record<string, string> = {}) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const path = query ? `${eventPaths.order}?${query}` : eventPaths.own;
  const reply = await fetch(origin + path, { headers, signal: ending.signal });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<StreamedEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const fields = Object.fromEntries(lines.map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 2)]));
        if (!fields.event) continue;
        return { ...(fields.id && { id: fields.id }), event: fields.event, data: JSON.parse(fields.data ?? '{}') };
      }
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) return undefined;
      text += value;
    }
  };
  return { status: reply.status, type: reply.headers.get('content-type'), next, leave: () => ending.abort() };
}

/** The first listener opens the subscription and resolves once it is open. */
async function listening(origin: string, query: string, headers: Record<string, string> = {}) {
  const stream = await listen(origin, query, headers);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and query = 'listen live'
    `.execute(market.db);
      return rows[0]?.n;
    })
    .toBeGreaterThan(0);
  return stream;
}

async function conversationOf(customer: CustomerUnderTest) {
  const conversationId = await openConversation(market.db, customer.id, { type: 'store', id: store });
  return (text: string) => replyInChat(market, { by: { type: 'store', id: store }, conversationId, text });
}

async function nextNamed(
  stream: { next: () => Promise<StreamedEvent | undefined> },
  name: string,
): Promise<StreamedEvent | undefined> {
  for (;;) {
    const received = await stream.next();
    if (!received || received.event === name) return received;
  }
}

describe('the stream of a customer', () => {
  it('[CHAT-03] reports a message in the customer’s chat at once, and none of others', async () => {
    const { origin } = await node();
    const [customer, other] = [await signedInCustomer(market), await signedInCustomer(market)];
    const stream = await listening(origin, '', customer.headers);
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await (await conversationOf(other))('Not for them');
    await (await conversationOf(customer))('Good day');
    const received = await nextNamed(stream, 'message');
    const { rows } = await sql<{ id: number }>`
      select id from conversations where customer_id = ${customer.id}`.execute(market.db);
    expect(received).toMatchObject({ data: { conversation_id: rows[0]?.id, sender_type: 'store' } });
  });

  it('continues after a break with what was missed; too long a break is reported', async () => {
    const { origin } = await node();
    const customer = await signedInCustomer(market);
    const reply = await conversationOf(customer);
    const first = await listening(origin, '', customer.headers);
    await reply('one');
    const one = await nextNamed(first, 'message');
    first.leave();
    await reply('two');
    await reply('three');
    const second = await listen(origin, '', { ...customer.headers, 'last-event-id': one?.id ?? '' });
    const [two, three] = [await second.next(), await second.next()];
    expect([two?.event, three?.event]).toEqual(['message', 'message']);
    expect(Number(three?.id)).toBeGreaterThan(Number(two?.id));
    const late = await listen(origin, '', { ...customer.headers, 'last-event-id': '987654321' });
    expect((await late.next())?.event).toBe('again');
  });

  it('arrives at listeners of every node', async () => {
    const pubSub = postgresPubSub(market.url);
    onTestFinished(() => pubSub.close());
    const { origin } = await node(pubSub);
    const customer = await signedInCustomer(market);
    const stream = await listening(origin, '', customer.headers);
    await expect.poll(async () => (await stream.next())?.event).toBe('again');
    await (await conversationOf(customer))('From the other node');
    expect((await nextNamed(stream, 'message'))?.data.sender_type).toBe('store');
  });

  it('is for customers, six at a time, and ends with the server', async () => {
    const { app, origin } = await node();
    const customer = await signedInCustomer(market);
    expect((await listen(origin, '')).status).toBe(401);
    const streams = [];
    for (let tab = 0; tab < 6; tab++) streams.push(await listen(origin, '', customer.headers));
    expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await listen(origin, '', customer.headers)).status).toBe(429);
    const ended = Promise.all(streams.map((stream) => nextNamed(stream, 'nothing')));
    await app.close();
    expect(await ended).toEqual(Array(6).fill(undefined));
  });
});

describe('a session that is over', () => {
  it('receives no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { origin } = await node();
    const customer = await signedInCustomer(market);
    const stream = await listen(origin, '', customer.headers);
    await sql`delete from sessions where customer_id = ${customer.id}`.execute(market.db);
    const ended = nextNamed(stream, 'nothing');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await ended).toBeUndefined();
  });
});

async function placedOrder(): Promise<string> {
  const { body } = await shopperUnderTest(() => market.app, knownModules.grocery).place({
    items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: '0803 555 0142',
  });
  return body.order_id;
}

describe('the stream of an order', () => {
  it('is open a few times at once, whatever guest ids its listeners take', async () => {
    const { origin } = await node(market.live, { ...defaultStreamLimits, ofOrder: 3 });
    const query = `order_id=${await placedOrder()}&contact_number=%2B2348035550142`;
    const again = async () => ({ cookie: `guest_id=${await issueGuestId(market.db)}` });
    const streams = [];
    for (let n = 0; n < 4; n++) streams.push(await listen(origin, query, await again()));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const other = await listen(
      origin,
      `order_id=${await placedOrder()}&contact_number=%2B2348035550142`,
      await again(),
    );
    expect(other.status).toBe(200);
    streams[0]?.leave();
    await expect.poll(async () => (await listen(origin, query, await again())).status).toBe(200);
  });

  it('reports state and courier to everyone who may track it, and refuses all others', async () => {
    const { origin } = await node();
    const id = await placedOrder();
    expect((await listen(origin, `order_id=${id}&contact_number=%2B2348035550000`)).status).toBe(404);
    expect((await listen(origin, `order_id=${id}&token=${'x'.repeat(32)}`)).status).toBe(404);
    const stream = await listening(origin, `order_id=${id}&contact_number=%2B2348035550142`);
    expect(stream.status).toBe(200);
    await acceptOrder(market, { store }, id);
    await sendMessages(market);
    expect((await nextNamed(stream, 'order'))?.data).toEqual({ order_id: id, order_status: expect.any(String) });
    await startPreparing(market, { store }, id);
    await markReady(market, { store }, id);
    const { rows } = await sql<{ id: number }>`
      select d.id from delivery_men d join zones z on z.city = d.city and z.id = ${yaba.id} limit 1`.execute(market.db);
    const courier = rows[0]?.id ?? 0;
    await pickUp(market, { courier }, id, 600);
    await reportPosition(market, { courier }, { lat: 6.51, lng: 3.38 });
    expect((await nextNamed(stream, 'position'))?.data).toEqual({ order_id: id, lat: 6.51, lng: 3.38 });
  });
});
