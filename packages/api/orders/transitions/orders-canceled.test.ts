import { sql } from 'kysely';
import { wordsOfPush } from 'market/notifications/notifications.rules';
import { describe, expect, it } from 'vitest';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, carried, take, work } = deliveryUnderTest(market);
type Person = Awaited<ReturnType<typeof courier>>;

const seenBy = async (by: Person) => (await visitor.get('courier/canceled', by.headers)).body.orders;

async function cancel(id: string): Promise<void> {
  const { headers } = await signedInOperator(market, { roles: ['lead'] });
  const { body } = await visitor.get(`admin/orders/${id}`, headers);
  const { status } = await visitor.post(
    `admin/orders/${id}/cancel`,
    { version: body.version, reason: 'The customer has moved away' },
    headers,
  );
  if (status !== 200) throw new Error('The order was not canceled');
}

async function pushesOf(id: string) {
  const { rows } = await sql<{ kind: string; payload: Record<string, unknown> }>`
    select kind, payload from outbox where order_id = ${id} and kind = 'courier_canceled'`.execute(market.db);
  return rows.map((row) => wordsOfPush({ ...row, orderId: id })?.body);
}

describe('[DEL-14] an order that is canceled on the way', () => {
  it('is shown to its courier with the reason until it is seen, and goes back to its store', async () => {
    const { rider, id } = await carried();
    expect(await seenBy(rider)).toEqual([]);
    await cancel(id);
    expect((await work(rider)).deliveries).toEqual([]);
    expect(await seenBy(rider)).toMatchObject([{ id, was_carried: true, reason: 'The customer has moved away' }]);
    expect(await pushesOf(id)).toEqual(['Canceled. Bring it back to its store.']);
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBeGreaterThanOrEqual(400);
    const other = await courier();
    expect(await seenBy(other)).toEqual([]);
    expect((await visitor.post(`courier/canceled/${id}/seen`, {}, other.headers)).code).toBe('order_not_found');
    for (let time = 0; time < 2; time++) {
      expect((await visitor.post(`courier/canceled/${id}/seen`, {}, rider.headers)).status).toBe(200);
    }
    expect(await seenBy(rider)).toEqual([]);
  });

  it('need not be fetched where it was not picked up', async () => {
    const rider = await courier();
    const { id } = await accepted();
    await take(rider, id, 'take');
    await cancel(id);
    expect(await seenBy(rider)).toMatchObject([{ id, was_carried: false }]);
    expect(await pushesOf(id)).toEqual(['Canceled. You need not fetch it.']);
  });

  it('is no news for the courier who has brought it back', async () => {
    const { rider, id } = await carried();
    await sql`update orders set order_status = 'canceled' where id = ${id}`.execute(market.db);
    await sql`
      insert into order_steps (order_id, step_number, from_status, to_status, made_by)
      values (${id}, 90, 'picked_up', 'canceled', 'delivery_man')`.execute(market.db);
    expect(await seenBy(rider)).toEqual([]);
    await sql`delete from order_steps where order_id = ${id} and step_number = 90`.execute(market.db);
    await sql`update orders set order_status = 'picked_up' where id = ${id}`.execute(market.db);
  });
});
