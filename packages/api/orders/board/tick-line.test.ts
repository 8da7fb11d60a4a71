import { sql } from 'kysely';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { afterStep } from 'market/orders/orders-board.rules';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { generous, food } = testStores;
const cook = (storeId: number = generous.id) => signedInMember(market, { storeId, role: 'kitchen' });

type Cook = Awaited<ReturnType<typeof cook>>;
const tick = (by: Cook, id: string, body: object, storeId: number = generous.id) =>
  visitor.post(`vendor/stores/${storeId}/orders/${id}/tick`, body, by.headers);
const line = { line_number: 1, part: 0, is_ticked: true };

describe('the ticks of an order', () => {
  it('[STO-014] [STO-015] are shared between screens, and the first one begins to make the order', async () => {
    const [one, other] = [await cook(), await cook()];
    const { id, board } = await delivery.accepted();
    const before: BoardOrder = (await board()).find((order: BoardOrder) => order.id === id);
    expect(before.lines[0]?.ticked).toEqual([]);
    const { body } = await tick(one, id, line);
    expect(body.order).toMatchObject({ order_status: 'processing', lines: [{ ticked: [0] }] });
    // As the screen shows it before the server has answered.
    const shown = afterStep(before, { kind: 'tick', line: 1, part: 0, isTicked: true }, market.now().toISOString());
    expect(body.order).toMatchObject({ version: shown.version, order_status: shown.order_status, lines: shown.lines });
    const seen = (await visitor.get(`vendor/stores/${generous.id}/board`, other.headers)).body.orders;
    expect(seen.find((order: BoardOrder) => order.id === id).lines[0].ticked).toEqual([0]);
    const back = await tick(other, id, { ...line, is_ticked: false });
    expect(back.body.order).toMatchObject({ order_status: 'processing', lines: [{ ticked: [] }] });
    expect(back.body.order.version).toBe(body.order.version);
  });

  it('[STO-015] are written once, however often they are sent', async () => {
    const by = await cook();
    const { id } = await delivery.accepted();
    const twice = await Promise.all([tick(by, id, line), tick(by, id, line)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where subject = ${`order:${id}`} and action = 'order.tick'`.execute(market.db);
    expect(rows).toEqual([{ after: { line: 1, ticked: [0] } }]);
  });

  it('[STO-015] go when the line changes', async () => {
    const by = await signedInMember(market, { storeId: generous.id, role: 'manager' });
    const items = [{ item_id: generous.items.dish.id, quantity: 2, when_missing: 'leave_out' }];
    const wish: object = { items };
    const { id } = await delivery.accepted(wish);
    const { version } = (await tick(by, id, line)).body.order;
    const fewer = { version, line: 1, quantity: 1 };
    const { body } = await visitor.post(`vendor/stores/${generous.id}/orders/${id}/change`, fewer, by.headers);
    expect(body.order.lines).toMatchObject([{ quantity: 1, ticked: [] }]);
  });

  it('[STO-015] are refused for an order that is new, ready or of another store, and for parts that it has not', async () => {
    const by = await cook();
    const [fresh, ready, made] = [
      await delivery.placed(),
      await delivery.accepted({ isReady: true }),
      await delivery.accepted(),
    ];
    const codes = [
      await tick(by, fresh.id, line),
      await tick(by, ready.id, line),
      await tick(by, made.id, { ...line, part: 9 }),
      await tick(by, made.id, { ...line, line_number: 9 }),
      await tick(await cook(food.id), made.id, line, food.id),
    ].map(({ code }) => code);
    expect(codes).toEqual([...Array(4).fill('step_not_allowed'), 'order_not_found']);
  });
});
