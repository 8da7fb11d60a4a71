import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const { visitor, placed } = deliveryUnderTest(market);
const { generous } = testStores;
const base = `vendor/stores/${generous.id}`;
const bookkeeper = () => signedInMember(market, { storeId: generous.id, role: 'bookkeeper' });

/** The tests run on Friday, the 20th, at noon in Lagos. */
const at = (days: number, minutes = 0) => new Date(market.now().getTime() + (days * 24 * 60 + minutes) * 60_000);

async function orderAt(days: number, change: Record<string, unknown> = {}): Promise<string> {
  const { id } = await placed();
  await sql`update orders set placed_at = ${at(days)} where id = ${id}`.execute(market.db);
  for (const [column, value] of Object.entries(change)) {
    await sql`update orders set ${sql.ref(column)} = ${value} where id = ${id}`.execute(market.db);
  }
  return id;
}

/** Made in so many minutes, of so many promised. */
const madeIn = (days: number, minutes: number, promised: number) =>
  orderAt(days, {
    order_status: 'delivered',
    confirmed_at: at(days),
    handover_at: at(days, minutes),
    ready_at: at(days, promised),
  });

const report = async (query = '') => {
  const by = await bookkeeper();
  return (await visitor.get(`${base}/report${query}`, by.headers)).body;
};

it('[STO-091] shows orders, items, hours, ways of payment and minutes of seven days, against the week before', async () => {
  await sql`update orders set placed_at = placed_at - interval '1 year' where store_id = ${generous.id}`.execute(
    market.db,
  );
  for (const minutes of [10, 20, 30]) await madeIn(-1, minutes, 20);
  await madeIn(-8, 40, 20);
  // After this time of day a week ago, it counts in neither.
  await sql`update orders set placed_at = ${at(-7, 30)} where id = ${await orderAt(-7)}`.execute(market.db);
  const body = await report();
  expect(body).toMatchObject({ from: '2026-11-14', until: '2026-11-20', currency: 'NGN' });
  expect(body.figures).toMatchObject({
    ...{ orders: 3, ready_p50: 20, ready_p90: 28, promised_p50: 20, promised_p90: 20, ready_orders: 3, on_time: 2 },
  });
  expect(body.before).toMatchObject({ orders: 1, ready_p50: 40, on_time: 0 });
  expect(body.figures.turnover).toBe(3 * body.before.turnover);
  expect(body.hours).toEqual([{ hour: 12, orders: 3, turnover: body.figures.turnover }]);
  expect(body.payments).toEqual([{ method: 'cash_on_delivery', orders: 3, turnover: body.figures.turnover }]);
  expect(body.items).toHaveLength(1);
  expect(body.items[0].pieces).toBe(body.figures.pieces);
  const earlier = await report('?until=2026-11-13');
  expect(earlier).toMatchObject({ from: '2026-11-07', until: '2026-11-13', figures: { orders: 2 } });
});

it('[STO-091] counts who refused or canceled orders, and why', async () => {
  await sql`update orders set placed_at = placed_at - interval '1 year' where store_id = ${generous.id}`.execute(
    market.db,
  );
  const ended = { order_status: 'canceled', canceled_at: at(-1) };
  const busy = { ...ended, canceled_by: 'store', cancel_reason: 'The store is too busy.' };
  await orderAt(-1, busy);
  await orderAt(-2, busy);
  await orderAt(-1, { ...ended, canceled_by: 'shopper', cancel_reason: 'Changed my mind', confirmed_at: at(-1) });
  const { figures, endings } = await report();
  expect(figures).toMatchObject({ orders: 0, refused: 2, canceled: 1, turnover: 0 });
  expect(endings).toEqual([
    { by: 'store', was_accepted: false, reason: 'The store is too busy.', orders: 2 },
    { by: 'shopper', was_accepted: true, reason: 'Changed my mind', orders: 1 },
  ]);
});

it('[STO-091] says what was lost while the store was paused or items were off, by the four weeks before', async () => {
  await sql`update orders set placed_at = placed_at - interval '1 year' where store_id = ${generous.id}`.execute(
    market.db,
  );
  // Every Thursday at noon.
  for (const days of [-8, -15, -22, -29]) await orderAt(days);
  await sql`insert into store_pauses (store_id, began_at, ends_at, ended_at) values
    (${generous.id}, ${at(-1)}, ${at(-1, 60)}, ${at(-1, 30)}), (${generous.id}, ${at(-2)}, ${at(-2, 15)}, null)`.execute(
    market.db,
  );
  const { rows } = await sql<{ item_id: number }>`
    select l.item_id from order_lines l join orders o on o.id = l.order_id where o.store_id = ${generous.id} limit 1`.execute(
    market.db,
  );
  await sql`insert into items_off (item_id, store_id, began_at, ends_at) values
    (${rows[0]?.item_id}, ${generous.id}, ${at(-1)}, ${at(-1, 24 * 60)})`.execute(market.db);
  const { figures, before } = await report();
  const turnover = before.turnover;
  expect(figures).toMatchObject({ paused_minutes: 45, lost_orders: 0.5, off_minutes: 24 * 60 });
  expect(figures.lost_turnover).toBeCloseTo(turnover / 2, 0);
  expect(figures.lost_pieces).toBeGreaterThan(0);
  expect(figures.lost_items_turnover).toBeGreaterThan(0);
});

it('[STO-091] notes pauses and items that are off as they happen, whoever makes them', async () => {
  const pauses = async () =>
    (
      await sql<{ is_over: boolean }>`
        select ended_at is not null as is_over from store_pauses where store_id = ${generous.id} and ends_at > now()
        order by began_at, ended_at nulls last`.execute(market.db)
    ).rows.map(({ is_over: isOver }) => isOver);
  const pause = (until: string) =>
    sql`update stores set paused_until = ${sql.raw(until)} where id = ${generous.id}`.execute(market.db);
  await pause(`now() + interval '1 hour'`);
  expect(await pauses()).toEqual([false]);
  await pause('null');
  expect(await pauses()).toEqual([true]);
  const { dish } = generous.items;
  const off = async () =>
    (
      await sql<{ is_over: boolean }>`
        select ended_at is not null as is_over from items_off where item_id = ${dish.id} and began_at > now() - interval '1 hour'`.execute(
        market.db,
      )
    ).rows.map(({ is_over: isOver }) => isOver);
  await sql`update items set sold_out = true where id = ${dish.id}`.execute(market.db);
  expect(await off()).toEqual([false]);
  await sql`update items set sold_out = false where id = ${dish.id}`.execute(market.db);
  expect(await off()).toEqual([true]);
});

it('[STO-091] is for members who may see reports', async () => {
  const kitchen = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  expect((await visitor.get(`${base}/report`, kitchen.headers)).code).toBe('right_missing');
});
