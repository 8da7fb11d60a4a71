import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { changesUnderTest, type Member } from '#api/testing/under-test/changes-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';
import { endChange } from './answer-change.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { balance } = walletUnderTest(market);
const { accepted, orderRow, linesOf, stockOf, details, waiting, answer, fillStock, lines } = changesUnderTest(market);
const { scarce, limited, percentOff } = testStores.grocery.items;

beforeEach(async () => {
  delete market.pausePoint;
  market.now = () => momentOfTests;
  await fillStock();
});

const lead = () => signedInOperator(market, { roles: ['lead'] });
async function change(by: Member | Awaited<ReturnType<typeof lead>>, id: string, body: object) {
  const { version } = await orderRow(id);
  return visitor.post(`admin/orders/${id}/change`, { version, ...body }, by.headers);
}
const show = async (by: Awaited<ReturnType<typeof lead>>, id: string) =>
  (await visitor.get(`admin/orders/${id}`, by.headers)).body;

describe('[OPS-031] an operator changes a line for the customer', () => {
  it('to less, at once where the customer allows it; what was paid is back in the wallet', async () => {
    const by = await lead();
    const { customer, id } = await accepted('leave_out');
    const [before, held] = [await orderRow(id), await balance(customer)];
    const { status, body } = await change(by, id, { line: 2, quantity: 0, reason: 'You called us' });
    expect([status, body.lines.length, body.may_change]).toEqual([200, 1, true]);
    expect(body.changes).toMatchObject([{ kind: 'remove', state: 'applied', is_by_market: true }]);
    const after = await orderRow(id);
    expect((await balance(customer)) - held).toBe(before.total - after.total);
    expect((await details(customer, id)).changes).toMatchObject([
      { kind: 'remove', state: 'applied', is_by_market: true, reason: 'You called us' },
    ]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('to more pieces at the price of the order: nothing is charged before a yes, then the wallet pays', async () => {
    const by = await lead();
    const { customer, id } = await accepted('leave_out');
    const [before, held, stock] = [await orderRow(id), await balance(customer), await stockOf(scarce.id)];
    const proposed = await change(by, id, { line: 1, quantity: 4 });
    expect(proposed.body.changes).toMatchObject([{ kind: 'more', state: 'waiting', after: { quantity: 4 } }]);
    expect([await orderRow(id), await balance(customer), await stockOf(scarce.id)]).toMatchObject([
      { total: before.total },
      held,
      stock,
    ]);
    await sql`update items set price = price * 3 where id = ${scarce.id}`.execute(market.db);
    expect((await answer(customer, id, await waiting(id), 'accept')).body).toEqual({ state: 'applied' });
    await sql`update items set price = price / 3 where id = ${scarce.id}`.execute(market.db);
    const after = await orderRow(id);
    const [line] = (await show(by, id)).lines;
    expect(line).toMatchObject({ quantity: 4 });
    expect(held - (await balance(customer))).toBe(after.total - before.total);
    expect(after.total).toBeGreaterThan(before.total);
    expect(await stockOf(scarce.id)).toBe(stock - 2);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it.each(['a no', 'silence'])('to more pieces, and the line stays as it is after %s', async (what) => {
    const { customer, id } = await accepted('replace', { items: lines('replace').slice(0, 1) });
    const before = await orderRow(id);
    await change(await lead(), id, { line: 1, quantity: 3 });
    const changeId = await waiting(id);
    if (what === 'a no') {
      expect((await answer(customer, id, changeId, 'leave_out')).body).toEqual({ state: 'left_out' });
    } else {
      market.now = () => new Date(momentOfTests.getTime() + 600_000);
      await endChange(market, changeId);
    }
    expect(await linesOf(id)).toEqual([[1, scarce.id, 2]]);
    expect(await orderRow(id)).toMatchObject({ total: before.total, order_status: 'confirmed' });
    expect((await details(customer, id)).changes).toMatchObject([{ kind: 'more', state: 'left_out' }]);
  });

  it('to more pieces paid in cash at the door, where more is more to pay', async () => {
    const { customer, id } = await accepted('ask', { payment_method: 'cash_on_delivery' });
    const before = await orderRow(id);
    await change(await lead(), id, { line: 1, quantity: 3 });
    await answer(customer, id, await waiting(id), 'accept');
    const after = await orderRow(id);
    expect(after.total).toBeGreaterThan(before.total);
    expect(after.payment_status).toBe('unpaid');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('to another item of the store', async () => {
    const by = await lead();
    const { id } = await accepted('replace');
    const path = `admin/orders/${id}/replacements?line=1&limit=50`;
    const found = (await visitor.get(path, by.headers)).body.items.map((item: { id: number }) => item.id);
    expect(found).toContain(percentOff.id);
    await change(by, id, { line: 1, quantity: 1, item_id: limited.id });
    expect(await linesOf(id)).toEqual([
      [1, limited.id, 1],
      [2, limited.id, 1],
    ]);
  });

  it.each([
    ['more than there is', { line: 1, quantity: 999 }, 'out_of_stock'],
    ['more than one may have, with all lines of the order', { line: 2, quantity: 4 }, 'over_maximum'],
    ['as many as before', { line: 1, quantity: 2 }, 'change_nothing'],
    ['a line that it does not have', { line: 9, quantity: 0 }, 'line_not_found'],
  ])('not to %s', async (_what, body, code) => {
    const { id } = await accepted('leave_out');
    expect((await change(await lead(), id, body)).code).toBe(code);
  });

  it('not once it is ready, where a refund is the way, nor without the permission or the zone', async () => {
    const { id } = await accepted('leave_out');
    const less = { line: 1, quantity: 1 };
    const dispatcher = await signedInOperator(market, { roles: ['marketing'] });
    expect((await change(dispatcher, id, less)).code).toBe('right_missing');
    const elsewhere = await signedInOperator(market, { roles: ['lead'], zoneIds: [9_999] });
    expect((await change(elsewhere, id, less)).code).toBe('order_not_found');
    const path = `admin/orders/${id}/replacements?line=1&limit=5`;
    expect((await visitor.get(path, elsewhere.headers)).code).toBe('order_not_found');
    await moveOrder(market, { orderId: id, to: 'processing', by: 'store' });
    await moveOrder(market, { orderId: id, to: 'handover', by: 'store' });
    expect((await change(await lead(), id, less)).code).toBe('step_not_allowed');
    expect((await show(await lead(), id)).may_change).toBe(false);
  });

  it('once: a second press is answered like the first, and of two at once one reads what the other has done', async () => {
    const { id } = await accepted('leave_out');
    const [one, other] = [await lead(), await lead()];
    const { version } = await orderRow(id);
    const press = (by: typeof one) =>
      visitor.post(`admin/orders/${id}/change`, { version, line: 1, quantity: 1 }, by.headers);
    const paused = pauseAt(market, 'order held');
    const first = press(one);
    await paused.arrived;
    const second = press(other);
    await waitUntilBlocked(market, second);
    paused.letGo();
    expect([(await first).status, (await second).code]).toEqual([200, 'changed_meanwhile']);
    const { total } = await orderRow(id);
    expect((await press(one)).status).toBe(200);
    expect((await orderRow(id)).total).toBe(total);
  });

  it('above their limit with a second person, who approves the same change', async () => {
    const support = await signedInOperator(market, { roles: ['support'] });
    const { customer, id } = await accepted('leave_out', {
      items: [
        { item_id: scarce.id, quantity: 30, when_missing: 'leave_out' },
        { item_id: limited.id, quantity: 1, when_missing: 'leave_out' },
      ],
    });
    expect((await change(support, id, { line: 1, quantity: 0 })).code).toBe('needs_second_person');
    const held = await balance(customer);
    const by = await lead();
    const { proposals } = (await visitor.get('admin/proposals', by.headers)).body;
    const { id: proposalId } = proposals.find(({ order_id: of }: { order_id: string }) => of === id);
    expect((await visitor.post(`admin/proposals/${proposalId}/approve`, {}, by.headers)).status).toBe(200);
    expect(await linesOf(id)).toEqual([[2, limited.id, 1]]);
    expect(await balance(customer)).toBeGreaterThan(held);
  });
});
