import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import type { LiveEvent } from '#api/providers/live/pub-sub.ts';
import { sendMessages } from '#api/testing/run-jobs.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, carried, take } = deliveryUnderTest(market);

afterEach(() => sql`delete from dispatch_modes`.execute(market.db));

/** The first listener of a process opens its subscription, and is notified when it is open. */
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      market.live.listen(['none'], () => resolve());
    }),
);

/** Collects what the stream of a courier would carry of an order, as `name` or `name status`. */
function follow(topic: string) {
  const received: (LiveEvent | undefined)[] = [];
  onTestFinished(market.live.listen([topic], (event) => received.push(event)));
  return (orderId: string) =>
    received.flatMap((event) => {
      if (event?.data.order_id !== orderId) return [];
      return event.data.order_status ? `${event.name} ${event.data.order_status}` : event.name;
    });
}

/** Waits until what was published to the list before has arrived: events keep their sequence. */
async function afterAllOf(list: ReturnType<typeof follow>): Promise<void> {
  await market.live.publish(market.db, [{ topic: 'list:Lagos', name: 'list', data: { order_id: 'last' } }]);
  await expect.poll(() => list('last')).toEqual(['list']);
}

async function courierIdOf({ id }: { id: number }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_men where customer_id = ${id}`.execute(market.db);
  return rows[0]?.id ?? 0;
}

describe('[DEL-47] the events of a rider, who reads again only at them', () => {
  it('tell those who take orders from a list that one can be had, and that another has it', async () => {
    const list = follow('list:Lagos');
    const rider = await courier();
    const { id } = await accepted({ isReady: true });
    await sendMessages(market);
    await afterAllOf(list);
    const before = list(id).length;
    expect(before).toBeGreaterThan(0);
    await take(rider, id, 'take');
    await expect.poll(() => list(id).length).toBe(before + 1);
    expect(new Set(list(id))).toEqual(new Set(['list']));
  });

  it('tell nothing of a list where the engine gives orders out', async () => {
    await sql`insert into dispatch_modes (zone_id, mode) values (${knownZones.yaba.id}, 'decides')`.execute(market.db);
    const list = follow('list:Lagos');
    const { id } = await accepted({ isReady: true });
    await sendMessages(market);
    await afterAllOf(list);
    expect(list(id)).toEqual([]);
  });

  it('tell of each change of an own order: ready, delayed, canceled by an operator', async () => {
    const rider = await courier();
    const own = follow(`courier:${await courierIdOf(rider)}`);
    const { id, step } = await accepted();
    await take(rider, id, 'take');
    await expect.poll(() => own(id)).toContain('order');
    await step('ready', { version: 2 });
    await sendMessages(market);
    await expect.poll(() => own(id)).toContain('order handover');
    const { headers } = await signedInOperator(market, { roles: ['lead'] });
    const { body } = await visitor.get(`admin/orders/${id}`, headers);
    const sent = { version: body.version, reason: 'The customer has moved away' };
    expect((await visitor.post(`admin/orders/${id}/cancel`, sent, headers)).status).toBe(200);
    await sendMessages(market);
    await expect.poll(() => own(id)).toContain('order canceled');
  });

  it('tell those who take orders from a list of one that is to be met on the way', async () => {
    const list = follow('list:Lagos');
    const { rider, id } = await carried();
    await afterAllOf(list);
    const before = list(id).length;
    const { status } = await take(rider, id, 'hand-over', { cause: 'breakdown', lat: 6.5, lng: 3.37 });
    expect(status).toBe(200);
    await expect.poll(() => list(id).length).toBeGreaterThan(before);
  });

  it('tell of a code at the door that support lets them do without', async () => {
    await sql`update settings set value = '"all"' where name = 'door_code_for'`.execute(market.db);
    clearCaches(market.db);
    const { rider, id } = await carried();
    const own = follow(`courier:${await courierIdOf(rider)}`);
    const { headers } = await signedInOperator(market, { roles: ['lead'] });
    const sent = { reason: 'Spoke with the customer' };
    expect((await visitor.post(`admin/orders/${id}/door-code/waive`, sent, headers)).status).toBe(200);
    await expect.poll(() => own(id)).toContain('order');
  });

  it('tell of what an operator changes of the rider', async () => {
    const rider = await courier();
    const id = await courierIdOf(rider);
    const received: string[] = [];
    onTestFinished(market.live.listen([`courier:${id}`], (event) => received.push(event?.name ?? 'again')));
    const { headers } = await signedInOperator(market, { roles: ['lead'] });
    const { body } = await visitor.get(`admin/couriers/${id}`, headers);
    const sent = { version: body.version, reason: 'Papers are out of date' };
    expect((await visitor.post(`admin/couriers/${id}/suspend`, sent, headers)).status).toBe(200);
    await expect.poll(() => received).toContain('changed');
  });
});
