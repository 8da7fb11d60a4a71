import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, placed } = deliveryUnderTest(market);
const { generous, food } = testStores;
const base = `vendor/stores/${generous.id}`;
const counter = (storeId: number = generous.id) => signedInMember(market, { storeId, role: 'counter' });

async function search() {
  const { headers } = await counter();
  const find = async (query: string) => {
    const { body } = await visitor.get(`${base}/orders?limit=100&${query}`, headers);
    return (body.orders as { id: string }[]).map(({ id }) => id);
  };
  return { find, headers };
}

describe('the orders of a store', () => {
  it('[STO-042] are found by their number, its end, the end of the phone, and an item', async () => {
    const { find, headers } = await search();
    const { id } = await placed({ contact_person_number: '+2348035557788' });
    const { name } = (await visitor.get(`${base}/orders/${id}`, headers)).body.order.lines[0];
    for (const written of [id, `%23${id}`, id.slice(-4), '7788', '5557788', name.slice(1, 5)]) {
      expect(await find(`search=${encodeURIComponent(decodeURIComponent(written))}`), written).toContain(id);
    }
    expect(await find('search=788')).not.toContain(id);
    expect(await find('search=no%20such%20dish')).toEqual([]);
  });

  it('[STO-042] are found by the day of the zone, the state and the way of payment', async () => {
    const { find } = await search();
    const [early, late] = [await placed(), await placed()];
    // 00:30 and 23:30 of November 18 in Lagos.
    await sql`update orders set placed_at = '2026-11-17T23:30:00Z' where id = ${early.id}`.execute(market.db);
    await sql`update orders set placed_at = '2026-11-18T22:30:00Z' where id = ${late.id}`.execute(market.db);
    expect(await find('day=2026-11-18')).toEqual([late.id, early.id]);
    expect(await find('day=2026-11-17')).toEqual([]);
    expect(await find('day=2026-11-18&state=running&payment=cash_on_delivery')).toHaveLength(2);
    expect(await find('day=2026-11-18&state=delivered')).toEqual([]);
    expect(await find('day=2026-11-18&payment=wallet')).toEqual([]);
  });

  it('[STO-042] open however old they are, with what happened', async () => {
    const { find, headers } = await search();
    const { id } = await placed();
    await sql`update orders set placed_at = '2026-01-05T11:00:00Z' where id = ${id}`.execute(market.db);
    expect(await find('day=2026-01-05')).toEqual([id]);
    expect((await visitor.get(`${base}/orders/${id}`, headers)).body.order).toMatchObject({ id });
    expect((await visitor.get(`${base}/orders/${id}/story`, headers)).status).toBe(200);
  });

  it('[STO-042] are those of this store, and none that waits for its payment', async () => {
    const { id } = await placed({ payment_method: 'digital_payment' });
    const { find } = await search();
    expect(await find('')).not.toContain(id);
    const other = await counter(food.id);
    const { id: own } = await placed();
    expect((await visitor.get(`vendor/stores/${food.id}/orders/${own}`, other.headers)).code).toBe('order_not_found');
    const { orders } = (await visitor.get(`vendor/stores/${food.id}/orders`, other.headers)).body;
    expect(orders.map((order: { id: string }) => order.id)).not.toContain(own);
  });
});
