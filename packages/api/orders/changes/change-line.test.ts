import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { changesUnderTest, type Member } from '#api/testing/under-test/changes-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';
import { debitWallet } from '#api/wallet/move-wallet.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { balance } = walletUnderTest(market);
const {
  manager,
  lines,
  accepted,
  orderRow,
  linesOf,
  stockOf,
  change,
  details,
  waiting,
  answer,
  avoid,
  containing,
  fillStock,
} = changesUnderTest(market);
const { grocery, food } = testStores;
const { scarce, limited, amountOff, percentOff, typed } = grocery.items;

beforeEach(fillStock);

afterEach(() => {
  delete market.pausePoint;
  market.now = () => momentOfTests;
});

describe('a line that the customer lets the store leave out', () => {
  it('[STO-022] [CUS-04] is taken out at once; its price, tax included, is back in the wallet, and it is told', async () => {
    const { customer, id } = await accepted('leave_out');
    const by = await manager();
    const [before, balanceBefore, stock] = [await orderRow(id), await balance(customer), await stockOf(limited.id)];
    const { status, body } = await change(by, id, { line: 2, quantity: 0, reason: 'Sold out this morning' });
    expect([status, body.order.lines.length, body.order.version]).toEqual([200, 1, before.version + 1]);
    const after = await orderRow(id);
    expect(after.total).toBeLessThan(before.total);
    expect(after.wallet_paid).toBe(after.total);
    expect((await balance(customer)) - balanceBefore).toBe(before.total - after.total);
    // What is missing does not go back to the stock.
    expect(await stockOf(limited.id)).toBe(stock);
    const [shown] = (await details(customer, id)).changes;
    expect(shown).toMatchObject({
      kind: 'remove',
      state: 'applied',
      decided_by: 'choice',
      after: null,
      reason: 'Sold out this morning',
      total_before: before.total / 100,
      total_after: after.total / 100,
      to_wallet: (before.total - after.total) / 100,
    });
    const { rows } = await sql`select from outbox where order_id = ${id} and kind = 'order_change'`.execute(market.db);
    expect(rows).toHaveLength(1);
    const audit = await sql<{ action: string; reason: string }>`
      select action, reason from audit_lines where subject = ${`order:${id}`} and action = 'order.change'`.execute(
      market.db,
    );
    expect(audit.rows).toEqual([{ action: 'order.change', reason: 'Sold out this morning' }]);
  });

  it('[STO-022] comes in fewer pieces, and the others go back to the stock where they are there', async () => {
    const { id } = await accepted('leave_out');
    const stock = await stockOf(scarce.id);
    await change(await manager(), id, { line: 1, quantity: 1, returns_stock: true });
    expect(await linesOf(id)).toEqual([
      [1, scarce.id, 1],
      [2, limited.id, 1],
    ]);
    expect(await stockOf(scarce.id)).toBe(stock + 1);
  });

  it('[STO-022] is asked about before another item comes', async () => {
    const { id } = await accepted('leave_out');
    const { body } = await change(await manager(), id, { line: 2, quantity: 1, item_id: percentOff.id });
    expect(body.order.changes).toMatchObject([{ state: 'waiting', kind: 'replace' }]);
  });

  it('[STO-022] is not the last one: then the order is canceled instead', async () => {
    const { id } = await accepted('leave_out', { items: lines('leave_out').slice(0, 1) });
    expect(await change(await manager(), id, { line: 1, quantity: 0 })).toMatchObject({
      status: 409,
      code: 'order_would_be_empty',
    });
  });

  it.each([
    ['of which nothing changes', { line: 1, quantity: 2 }, 422, 'change_nothing'],
    ['that the order does not have', { line: 9, quantity: 0 }, 404, 'line_not_found'],
    ['by an item of another store', { line: 1, quantity: 1, item_id: food.items.plain.id }, 404, 'item_not_found'],
    ['by an item that needs a choice', { line: 1, quantity: 1, item_id: typed.id }, 422, 'variation_needed'],
    ['by an item that is sold out', { line: 1, quantity: 1, item_id: grocery.items.soldOut.id }, 409, 'out_of_stock'],
    ['by more pieces than one may have', { line: 1, quantity: 4, item_id: limited.id }, 409, 'over_maximum'],
  ])('[STO-022] is refused %s', async (_what, body, status, code) => {
    const { id } = await accepted('replace');
    const reply = await change(await manager(), id, body);
    expect([reply.status, reply.code]).toEqual([status, code]);
  });
});

describe('a line that the customer lets the store replace', () => {
  it('[STO-022] is replaced at once for the same price or less, and the stock follows', async () => {
    const { customer, id } = await accepted('replace');
    const before = await orderRow(id);
    const [former, next] = [await stockOf(scarce.id), await stockOf(limited.id)];
    await change(await manager(), id, { line: 1, quantity: 2, item_id: limited.id, returns_stock: true });
    expect(await linesOf(id)).toEqual([
      [1, limited.id, 2],
      [2, limited.id, 1],
    ]);
    expect([await stockOf(scarce.id), await stockOf(limited.id)]).toEqual([former + 2, next - 2]);
    expect((await orderRow(id)).total).toBeLessThan(before.total);
    expect((await details(customer, id)).changes).toMatchObject([{ state: 'applied', decided_by: 'choice' }]);
  });

  it('[STO-022] is asked about where it costs more, and nothing more is charged before', async () => {
    const { customer, id } = await accepted('replace');
    const before = await orderRow(id);
    const { body } = await change(await manager(), id, { line: 2, quantity: 1, item_id: amountOff.id });
    expect(body.order.changes).toMatchObject([{ state: 'waiting' }]);
    expect((await orderRow(id)).total).toBe(before.total);
    const held = await balance(customer);
    expect((await answer(customer, id, await waiting(id), 'accept')).body).toEqual({ state: 'applied' });
    const after = await orderRow(id);
    expect(after.total).toBeGreaterThan(before.total);
    expect(held - (await balance(customer))).toBe(after.total - before.total);
  });

  it('[STO-022] is asked about with cash at the door as well, where more is more to pay', async () => {
    const { customer, id } = await accepted('replace', { payment_method: 'cash_on_delivery' });
    const before = await orderRow(id);
    await change(await manager(), id, { line: 2, quantity: 1, item_id: amountOff.id });
    await answer(customer, id, await waiting(id), 'accept');
    const after = await orderRow(id);
    expect(after.total).toBeGreaterThan(before.total);
    expect([after.payment_status, await balance(customer)]).toEqual(['unpaid', 10_000_000]);
  });

  it('[STO-022] is charged no more than the wallet has', async () => {
    const { customer, id } = await accepted('replace');
    await change(await manager(), id, { line: 2, quantity: 1, item_id: amountOff.id });
    await debitWallet(market.db, {
      ...{ kind: 'points_taken_back', about: { subject: `spent:${id}` }, customerId: customer.id, currency: 'NGN' },
      ...{ amount: await balance(customer), other: 'receivable', at: market.now() },
    });
    expect(await answer(customer, id, await waiting(id), 'accept')).toMatchObject({ code: 'wallet_short' });
    expect((await details(customer, id)).changes).toMatchObject([{ state: 'waiting' }]);
  });

  it('[STO-023] [STO-024] is never replaced by what has an allergen that the customer avoids', async () => {
    const { customer, id } = await accepted('replace');
    const by = await manager();
    await containing(limited.id, ['Peanut']);
    const offered = async () =>
      (
        await visitor.get(`vendor/stores/${grocery.id}/orders/${id}/replacements?line=1&limit=50`, by.headers)
      ).body.items.map((item: { id: number }) => item.id);
    expect(await offered()).toContain(limited.id);
    await avoid(customer, ['peanut']);
    expect(await offered()).not.toContain(limited.id);
    expect(await change(by, id, { line: 1, quantity: 1, item_id: limited.id })).toMatchObject({
      status: 409,
      code: 'allergen_avoided',
    });
    await avoid(customer, []);
    await containing(limited.id, []);
  });

  it('[STO-023] is offered what can be had of the own store, and nothing that needs a choice', async () => {
    const { id } = await accepted('replace');
    const by = await manager();
    const path = `vendor/stores/${grocery.id}/orders/${id}/replacements`;
    const all = (await visitor.get(`${path}?line=1&limit=50`, by.headers)).body.items.map(
      (item: { id: number }) => item.id,
    );
    expect(all).toContain(limited.id);
    for (const other of [
      scarce.id,
      typed.id,
      grocery.items.soldOut.id,
      grocery.items.withdrawn.id,
      food.items.plain.id,
    ]) {
      expect(all).not.toContain(other);
    }
    const found = (await visitor.get(`${path}?line=1&text=SUGAR&limit=50`, by.headers)).body.items;
    expect(found.map((item: { id: number }) => item.id)).toEqual([limited.id]);
    expect((await visitor.get(`${path}?line=9&limit=50`, by.headers)).code).toBe('line_not_found');
  });
});

describe('two who change an order', () => {
  it('[STO-022] of the same store: the second sees first what the other has done, a repeated press changes nothing', async () => {
    const { id } = await accepted('leave_out');
    const [one, other] = [await manager(), await manager()];
    const { version } = await orderRow(id);
    const press = (by: Member) =>
      visitor.post(`vendor/stores/${grocery.id}/orders/${id}/change`, { version, line: 1, quantity: 1 }, by.headers);
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

  it('[STO-022] [SEAT-11] of another store, or without the permission: the order is unknown, or the change refused', async () => {
    const { id } = await accepted('leave_out');
    const stranger = await signedInMember(market, { storeId: food.id, role: 'owner' });
    expect(await change(stranger, id, { line: 1, quantity: 1 }, food.id)).toMatchObject({
      status: 404,
      code: 'order_not_found',
    });
    const kitchen = await signedInMember(market, { storeId: grocery.id, role: 'kitchen' });
    expect(await change(kitchen, id, { line: 1, quantity: 1 })).toMatchObject({ status: 403, code: 'right_missing' });
    expect((await orderRow(id)).version).toBe(2);
  });

  it('[STO-022] while it becomes ready: no rider takes an order about which its customer is asked', async () => {
    const { id } = await accepted('ask');
    const [one, other] = [await manager(), await manager()];
    const { version } = await orderRow(id);
    const paused = pauseAt(market, 'order held');
    const question = change(one, id, { line: 1, quantity: 1 });
    await paused.arrived;
    const ready = visitor.post(`vendor/stores/${grocery.id}/orders/${id}/ready`, { version }, other.headers);
    await waitUntilBlocked(market, ready);
    paused.letGo();
    expect([(await question).status, (await ready).status]).toEqual([200, 409]);
    expect((await orderRow(id)).order_status).toBe('confirmed');
  });

  it('[STO-022] only while it is made', async () => {
    const { id } = await accepted('leave_out');
    await moveOrder(market, { orderId: id, to: 'processing', by: 'store' });
    await moveOrder(market, { orderId: id, to: 'handover', by: 'store' });
    expect(await change(await manager(), id, { line: 1, quantity: 1 })).toMatchObject({ code: 'step_not_allowed' });
  });
});
