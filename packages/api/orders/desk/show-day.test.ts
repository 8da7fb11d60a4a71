import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { generous } = testStores;

const analyst = (zoneIds?: number[]) => signedInOperator(market, { roles: ['marketing'], ...(zoneIds && { zoneIds }) });
const dayAs = async (by: Awaited<ReturnType<typeof analyst>>) => (await visitor.get('admin/day', by.headers)).body;

/** The tests run on a Friday at noon in Lagos. */
const ago = (days: number, minutes: number) => new Date(market.now().getTime() - days * 86_400_000 - minutes * 60_000);

/** An order of Yaba as it would stand had it been placed at a moment; returns its number. */
async function orderAt(placedAt: Date, change: Record<string, unknown> = {}): Promise<string> {
  const shopper = shopperUnderTest(() => market.app, knownModules.food);
  const { body } = await shopper.place(
    {
      items: [{ item_id: generous.items.dish.id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    },
    randomUUID(),
  );
  const fields = { placed_at: placedAt, promised_at: new Date(placedAt.getTime() + 40 * 60_000), ...change };
  await market.db.updateTable('orders').set(fields).where('id', '=', body.order_id).execute();
  return body.order_id;
}

const delivered = (placedAt: Date, minutes: number) =>
  orderAt(placedAt, { order_status: 'delivered', delivered_at: new Date(placedAt.getTime() + minutes * 60_000) });

describe('the day so far', () => {
  it('[OPS-085] counts orders, turnover, minutes to the door, promises and cancellations against the weekday before', async () => {
    await sql`update orders set placed_at = placed_at - interval '30 days'`.execute(market.db);
    const by = await analyst([yaba.id]);
    expect((await dayAs(by)).totals).toEqual([]);
    await delivered(ago(0, 120), 30);
    await delivered(ago(0, 110), 40);
    await delivered(ago(0, 100), 50);
    await orderAt(ago(0, 10));
    await orderAt(ago(0, 60), { order_status: 'canceled', canceled_by: 'shopper', canceled_at: ago(0, 55) });
    await orderAt(ago(0, 50), {
      order_status: 'canceled',
      canceled_by: 'market',
      cancel_reason: 'The store did not answer',
      canceled_at: ago(0, 40),
    });
    // Yesterday and the day before count in neither.
    await delivered(ago(1, 60), 30);
    await delivered(ago(7, 60), 20);
    // Placed in time, and delivered after noon.
    await delivered(ago(7, 10), 30);
    await delivered(ago(7, -30), 30);
    const { rows } = await sql<{
      total: number;
    }>`select max(total)::int as total from orders where store_id = ${generous.id}`.execute(market.db);
    const one = (rows[0]?.total ?? 0) / 100;

    const day = await dayAs(by);
    const today = {
      orders: 6,
      turnover: one * 4,
      delivered: 3,
      minutes_p50: 40,
      minutes_p90: 48,
      promised: 3,
      on_time: 2,
      unaccepted: 1,
      canceled: { shopper: 1, store: 0, delivery_man: 0, market: 1 },
    };
    const before = { orders: 2, turnover: one * 2, delivered: 1, minutes_p50: 20, on_time: 1, unaccepted: 0 };
    expect(day.totals).toMatchObject([{ currency: 'NGN', today, before }]);
    expect(day.parts).toMatchObject([{ zone_id: yaba.id, module_type: 'food', today, before }]);
    expect(day.hours).toEqual([
      { hour: 10, today: { orders: 3, couriers: 0 }, before: { orders: 0, couriers: 0 } },
      { hour: 11, today: { orders: 3, couriers: 0 }, before: { orders: 2, couriers: 0 } },
    ]);
    expect((await dayAs(await analyst([island.id]))).totals).toEqual([]);
  });

  it('[OPS-085] keeps what an order was promised when it was placed', async () => {
    const shopper = shopperUnderTest(() => market.app, knownModules.food);
    const { body } = await shopper.place({
      items: [{ item_id: generous.items.dish.id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    const { rows } = await sql<{ is_same: boolean }>`
      select promised_at = expected_at as is_same from orders where id = ${body.order_id}`.execute(market.db);
    expect(rows).toEqual([{ is_same: true }]);
  });

  it('[OPS-085] [SEAT-14] is for operators with the permission', async () => {
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await visitor.get('admin/day', dispatcher.headers)).code).toBe('right_missing');
  });
});
