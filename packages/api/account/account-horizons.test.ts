import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { orderStory } from '#api/orders/board/orders-board.data.ts';
import { eventsOfOrder } from '#api/orders/desk/orders-desk.data.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { deleteKeysOfOrders, deleteSentMessages, deleteStepsOfOrders } from './account-horizons.data.ts';
import { deleteOldData } from './delete-old-data.ts';

const market = marketUnderTest();
const dayMilliseconds = 86_400_000;
const ago = (days: number) => new Date(momentOfTests.getTime() - days * dayMilliseconds);

/** Adds sent messages of no order with the days since then, in this order; null is one that was not sent. */
async function newMessages(...days: (number | null)[]): Promise<void> {
  for (const [place, day] of days.entries()) {
    await sql`insert into outbox (kind, payload, dedupe_key, created_at, sent_at)
      values ('x', '{}', ${`${place}: ${day}`}, ${ago(day ?? 900)}, ${day === null ? null : ago(day)})`.execute(
      market.db,
    );
  }
}

async function messagesLeft(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select dedupe_key as key from outbox where kind = 'x' order by id`.execute(market.db);
  return rows.map(({ key }) => key);
}

async function partsOf(orderId: string) {
  const { rows } = await sql<{ messages: number; keys: number }>`
    select (select count(*)::int from outbox where order_id = ${orderId}) as messages,
      (select count(*)::int from idempotency_keys where order_id = ${orderId}) as keys`.execute(market.db);
  return rows[0];
}

async function newOrder(): Promise<string> {
  const items = [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }];
  const orderId = await ordersUnderTest(market).place(await signedInCustomer(market), { items });
  await sql`update outbox set sent_at = now() where sent_at is null and order_id = ${orderId}`.execute(market.db);
  return orderId;
}

/** After all that these tests and the seed have written. */
const inAYear = new Date(Date.now() + 365 * dayMilliseconds);

beforeEach(async () => {
  await sql`truncate retention_horizons`.execute(market.db);
  await sql`delete from outbox where kind = 'x'`.execute(market.db);
});

/** What these tests have deleted is missing: the invariants after them know why. */
afterAll(async () => {
  await sql`insert into retention_horizons (part, before) values ('messages', ${inAYear}), ('keys of orders', ${inAYear}),
      ('steps of orders', ${inAYear})
    on conflict (part) do update set before = excluded.before`.execute(market.db);
});

describe('messages that were sent', () => {
  it('go after 90 days, and those that were not sent stay', async () => {
    await newMessages(95, null, 91, 89, 10);
    await deleteOldData(market);
    expect(await messagesLeft()).toEqual(['1: null', '3: 89', '4: 10']);
  });

  it('are read from the beginning again after the last one', async () => {
    await newMessages(95, null, 89);
    await deleteSentMessages(market.db, ago(90));
    await sql`update outbox set sent_at = ${ago(95)} where dedupe_key = '1: null'`.execute(market.db);
    await deleteSentMessages(market.db, ago(85));
    expect(await messagesLeft()).toEqual([]);
  });

  it('go by the thousand in one run', async () => {
    await sql`insert into outbox (kind, payload, dedupe_key, created_at, sent_at)
      select 'x', '{}', 'many ' || n, ${ago(100)}, ${ago(100)} from generate_series(1, 12345) n`.execute(market.db);
    await newMessages(80);
    await deleteSentMessages(market.db, ago(90));
    expect(await messagesLeft()).toEqual(['0: 80']);
  });

  it('stay while a webhook has not had them', async () => {
    await newMessages(95, 94);
    await sql`
      with endpoint as (
        insert into webhook_endpoints (url, secret) values ('http://127.0.0.1:9/', 'x') returning id
      )
      insert into webhook_deliveries (outbox_id, endpoint_id, event_id, event, body)
      select o.id, e.id, 'event', 'order.placed', '{}' from outbox o, endpoint e where o.dedupe_key = '0: 95'`.execute(
      market.db,
    );
    await deleteSentMessages(market.db, ago(90));
    expect(await messagesLeft()).toEqual(['0: 95']);
  });
});

describe('the messages of an order and the key of its intent', () => {
  it('go with time, and the invariants want them of younger orders only', async () => {
    const orderId = await newOrder();
    const all = await partsOf(orderId);
    expect(all).toEqual({ messages: 1, keys: 1 });
    await deleteSentMessages(market.db, ago(90));
    await deleteKeysOfOrders(market.db, ago(90));
    expect(await partsOf(orderId)).toEqual(all);

    await deleteSentMessages(market.db, inAYear);
    await deleteKeysOfOrders(market.db, inAYear);
    expect(await partsOf(orderId)).toEqual({ messages: 0, keys: 0 });
    expect(await breachesIn(market.db)).toEqual([]);

    const { rows } = await sql<{ part: string; before: Date }>`
      update retention_horizons set before = '2020-01-01' returning part`.execute(market.db);
    expect(rows.map(({ part }) => part).toSorted()).toEqual(['keys of orders', 'messages']);
    const found = (await breachesIn(market.db)) as { breach: string; subject: string }[];
    expect(found).toContainEqual({ invariant: 'I2', breach: 'order without exactly one intent', subject: orderId });
    expect(found).toContainEqual({
      invariant: 'I10',
      breach: 'state change without exactly one message',
      subject: `${orderId} 1`,
    });
  });

  it('go day by day, as far as one run comes', async () => {
    const orderId = await newOrder();
    const { rows } = await sql<{ before: Date }>`
      insert into retention_horizons (part, before)
      select 'keys of orders', placed_at - interval '201 days' from orders where id = ${orderId}
      returning before`.execute(market.db);
    expect(rows).toHaveLength(1);
    await deleteKeysOfOrders(market.db, inAYear);
    expect((await partsOf(orderId))?.keys).toBe(1);
    await deleteKeysOfOrders(market.db, inAYear);
    expect((await partsOf(orderId))?.keys).toBe(0);
  });
});

describe('the steps of an order', () => {
  const stepsOf = async (orderId: string): Promise<{ number: number; what: string }[]> => {
    const { rows } = await sql<{ number: number; what: string }>`
      select step_number as number, to_status as what from order_steps where order_id = ${orderId}
      order by step_number`.execute(market.db);
    return rows;
  };

  it('go but for the last one when it has ended, and its timeline still has all states', async () => {
    const orderId = await newOrder();
    await ordersUnderTest(market).deliver(orderId);
    await deleteStepsOfOrders(market.db, ago(730));
    const all = (await stepsOf(orderId)).map(({ what }) => what);
    expect(all).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered']);

    await deleteStepsOfOrders(market.db, inAYear);
    expect(await stepsOf(orderId)).toEqual([{ number: 6, what: 'delivered' }]);
    expect(await breachesIn(market.db)).not.toContainEqual(expect.objectContaining({ invariant: 'I8' }));
    const events = await eventsOfOrder(market.db, orderId, []);
    const steps = events.filter(({ kind }) => kind === 'step').toReversed();
    expect(steps.map(({ what }) => what)).toEqual(all);
    expect(steps.map(({ by }) => by)).toEqual([null, null, null, null, null, 'delivery_man']);
    const storeId = testStores.grocery.id;
    const story = await orderStory(market.db, { storeId, orderId, actions: [] });
    // All have the same moment here.
    expect(story.map(({ what }) => what).toSorted()).toEqual(all.toSorted());
  });

  it('stay while it has not ended', async () => {
    const orderId = await newOrder();
    await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
    await deleteStepsOfOrders(market.db, inAYear);
    expect((await stepsOf(orderId)).map(({ what }) => what)).toEqual(['pending', 'confirmed']);
  });

  it('are wanted by the invariants from younger orders', async () => {
    const orderId = await newOrder();
    await ordersUnderTest(market).deliver(orderId);
    await deleteStepsOfOrders(market.db, inAYear);
    await sql`update retention_horizons set before = '2020-01-01' where part = 'steps of orders'`.execute(market.db);
    expect(await breachesIn(market.db)).toContainEqual({
      invariant: 'I8',
      breach: 'step that no table allows',
      subject: `${orderId} picked_up to delivered`,
    });
  });
});
