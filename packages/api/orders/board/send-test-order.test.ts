import { sql } from 'kysely';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { generous, food } = testStores;

async function memberOf(storeId: number) {
  const { headers } = await signedInMember(market, { storeId, role: 'manager' });
  const path = `vendor/stores/${storeId}`;
  return {
    send: () => visitor.post(`${path}/test-order`, {}, headers),
    get: (what: string) => visitor.get(`${path}/${what}`, headers),
    step: (id: string, name: string, body: object = {}) => visitor.post(`${path}/orders/${id}/${name}`, body, headers),
    async onBoard(since?: string): Promise<BoardOrder[]> {
      const { orders } = (await visitor.get(`${path}/board${since ? `?since=${since}` : ''}`, headers)).body;
      return orders.filter((order: BoardOrder) => order.test_ends_at !== null);
    },
  };
}

const countsOf = async () => {
  const { rows } = await sql<{ counts: string }>`
    select concat_ws(' ', (select count(*) from orders), (select count(*) from journals),
      (select count(*) from order_steps), (select sum(order_count) from stores)) as counts`.execute(market.db);
  return rows[0]?.counts;
};

const endsIn = async (storeId: number) => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ends_at - ${market.now()}::timestamptz)::int as seconds from test_orders
    where store_id = ${storeId}`.execute(market.db);
  return rows[0]?.seconds;
};
const endNow = (storeId: number) =>
  sql`update test_orders set ends_at = ${market.now()} where store_id = ${storeId}`.execute(market.db);

describe('a test order of a store', () => {
  it('[STO-098] can be worked like another order, and is in no book and no report', async () => {
    const { send, step, get, onBoard } = await memberOf(generous.id);
    const [before, day, { version }] = [await countsOf(), (await get('money/today')).body, (await get('board')).body];
    const { order } = (await send()).body;
    expect(order).toMatchObject({ order_status: 'pending', seen_at: null, version: 1, lines: [{ quantity: 1 }] });
    expect(await onBoard(version)).toEqual([order]);
    const { id, code } = order;
    expect((await step(id, 'see')).body.order.seen_at).not.toBeNull();
    expect((await step(id, 'accept', { version: 1, minutes: 20 })).body.order).toMatchObject({ version: 2 });
    expect((await step(id, 'print', { is_automatic: true })).body).toMatchObject({
      copy: 1,
      order: { print_count: 1 },
    });
    expect((await step(id, 'print', { is_automatic: true })).body.copy).toBeNull();
    const ticked = await step(id, 'tick', { line_number: 1, part: 0, is_ticked: true });
    expect(ticked.body.order).toMatchObject({ order_status: 'processing', version: 3 });
    expect((await step(id, 'ready', { version: 2 })).code).toBe('changed_meanwhile');
    expect((await step(id, 'ready', { version: 3, bags: 2 })).body.order).toMatchObject({ bag_count: 2, version: 4 });
    expect((await step(id, 'hand-over', { version: 4, code: 'none' })).code).toBe('code_wrong');
    const { body } = await step(id, 'hand-over', { version: 4, code });
    expect(body.order).toMatchObject({ order_status: 'delivered' });
    expect([await countsOf(), (await get('money/today')).body]).toEqual([before, day]);
    expect((await get(`orders/${id}/story`)).body.events).toEqual([]);
    expect((await get('orders')).body.orders.map((found: { id: string }) => found.id)).not.toContain(id);
  });

  it('[STO-098] is one at a time, and goes after 15 minutes', async () => {
    const { send, step, onBoard } = await memberOf(food.id);
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect([one.code, other.code]).toContain('test_order_runs');
    const { id } = (one.body.order ?? other.body.order) as BoardOrder;
    expect((await step(id, 'refuse', { version: 1, reason: 'closing' })).body.order.order_status).toBe('canceled');
    const next = (await send()).body.order;
    expect((await step(id, 'accept', { version: 1, minutes: 20 })).code).toBe('order_not_found');
    expect(await endsIn(food.id)).toBe(15 * 60);
    await endNow(food.id);
    expect(await onBoard()).toEqual([]);
    expect((await step(next.id, 'accept', { version: 1, minutes: 20 })).code).toBe('order_not_found');
    expect((await send()).status).toBe(200);
  });

  it('[STO-098] is unknown to another store', async () => {
    const { send } = await memberOf(generous.id);
    await endNow(generous.id);
    const { id } = (await send()).body.order;
    const other = await memberOf(food.id);
    expect((await other.step(id, 'accept', { version: 1, minutes: 20 })).code).toBe('order_not_found');
    expect((await other.get(`orders/${id}`)).code).toBe('order_not_found');
  });
});
