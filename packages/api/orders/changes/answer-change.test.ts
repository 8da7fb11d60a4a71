import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { minuteMilliseconds } from 'market/values/durations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { endUnansweredChanges } from '#api/testing/run-jobs.ts';
import { changesUnderTest } from '#api/testing/under-test/changes-under-test.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { send, place, give, balance } = walletUnderTest(market);
const { manager, lines, accepted, orderRow, linesOf, change, details, waiting, answer, avoid, containing, fillStock } =
  changesUnderTest(market);
const { yaba } = knownZones;
const { grocery } = testStores;
const { scarce, limited, amountOff, percentOff } = grocery.items;

beforeEach(fillStock);

afterEach(() => {
  delete market.pausePoint;
  market.now = () => momentOfTests;
});

describe('a line about which the customer is asked', () => {
  it('[CUS-03] changes with the yes; the same answer again is the same, and another one is late', async () => {
    const { customer, id } = await accepted('ask');
    await change(await manager(), id, { line: 1, quantity: 1 });
    const changeId = await waiting(id);
    const [shown] = (await details(customer, id)).changes;
    expect(shown).toMatchObject({ state: 'waiting', kind: 'fewer', decided_by: null });
    expect(Date.parse(shown.answer_until) - momentOfTests.getTime()).toBe(3 * minuteMilliseconds);
    const held = await balance(customer);
    expect((await answer(customer, id, changeId, 'accept')).body).toEqual({ state: 'applied' });
    const given = (await balance(customer)) - held;
    expect(given).toBeGreaterThan(0);
    expect((await answer(customer, id, changeId, 'accept')).body).toEqual({ state: 'applied' });
    expect((await balance(customer)) - held).toBe(given);
    expect(await answer(customer, id, changeId, 'leave_out')).toMatchObject({ status: 409, code: 'change_over' });
  });

  it('[CUS-03] is answered once by two presses at the same moment', async () => {
    const { customer, id } = await accepted('ask');
    await change(await manager(), id, { line: 1, quantity: 1 });
    const changeId = await waiting(id);
    const paused = pauseAt(market, 'order held');
    const first = answer(customer, id, changeId, 'accept');
    await paused.arrived;
    const second = answer(customer, id, changeId, 'leave_out');
    await waitUntilBlocked(market, second);
    paused.letGo();
    expect([(await first).body.state, (await second).code]).toEqual(['applied', 'change_over']);
    expect((await linesOf(id))[0]).toEqual([1, scarce.id, 1]);
  });

  it('[CUS-03] of an order that is canceled in that moment comes too late, and all goes back once', async () => {
    const { customer, id } = await accepted('ask');
    await change(await manager(), id, { line: 1, quantity: 1 });
    const changeId = await waiting(id);
    const paused = pauseAt(market, 'order held');
    const end = moveOrder(market, { orderId: id, to: 'canceled', by: 'market', reason: 'Fraud' });
    await paused.arrived;
    const yes = answer(customer, id, changeId, 'accept');
    await waitUntilBlocked(market, yes);
    paused.letGo();
    await end;
    expect(await yes).toMatchObject({ status: 409, code: 'change_over' });
    expect(await balance(customer)).toBe(10_000_000);
  });

  it('[CUS-03] answered before that moment gives back its part, and the end only the rest', async () => {
    const { customer, id } = await accepted('ask');
    await change(await manager(), id, { line: 1, quantity: 1 });
    const changeId = await waiting(id);
    const paused = pauseAt(market, 'order held');
    const yes = answer(customer, id, changeId, 'accept');
    await paused.arrived;
    const end = moveOrder(market, { orderId: id, to: 'canceled', by: 'market', reason: 'Fraud' });
    await waitUntilBlocked(market, end);
    paused.letGo();
    expect((await yes).body).toEqual({ state: 'applied' });
    await end;
    expect(await balance(customer)).toBe(10_000_000);
  });

  it('[CUS-03] is left out, or ends the whole order, as the customer answers', async () => {
    const [some, none] = [await accepted('ask'), await accepted('ask')];
    const by = await manager();
    for (const { id } of [some, none]) await change(by, id, { line: 2, quantity: 1, item_id: percentOff.id });
    await answer(some.customer, some.id, await waiting(some.id), 'leave_out');
    expect(await linesOf(some.id)).toEqual([[1, scarce.id, 2]]);
    expect((await details(some.customer, some.id)).changes).toMatchObject([
      { state: 'left_out', decided_by: 'customer' },
    ]);
    await answer(none.customer, none.id, await waiting(none.id), 'cancel_order');
    expect((await orderRow(none.id)).order_status).toBe('canceled');
    expect(await balance(none.customer)).toBe(10_000_000);
  });

  it('[CUS-03] that nobody answers comes without the other item, or in fewer pieces, after three minutes', async () => {
    const [swap, less] = [await accepted('ask'), await accepted('ask')];
    const by = await manager();
    await change(by, swap.id, { line: 2, quantity: 1, item_id: percentOff.id });
    await change(by, less.id, { line: 1, quantity: 1 });
    const late = await waiting(swap.id);
    expect(await endUnansweredChanges(market)).toEqual([]);
    expect(await linesOf(swap.id)).toHaveLength(2);
    market.now = () => new Date(momentOfTests.getTime() + 3 * minuteMilliseconds);
    expect(await answer(swap.customer, swap.id, late, 'accept')).toMatchObject({ status: 409, code: 'change_over' });
    expect(await endUnansweredChanges(market)).toEqual([]);
    expect(await linesOf(swap.id)).toEqual([[1, scarce.id, 2]]);
    expect((await linesOf(less.id))[0]).toEqual([1, scarce.id, 1]);
    expect((await details(swap.customer, swap.id)).changes).toMatchObject([{ state: 'left_out', decided_by: 'time' }]);
    expect((await details(less.customer, less.id)).changes).toMatchObject([{ state: 'applied', decided_by: 'time' }]);
  });

  it('[CUS-03] of an order of one line ends the order where nothing is left', async () => {
    const { customer, id } = await accepted('ask', { items: lines('ask').slice(0, 1) });
    await change(await manager(), id, { line: 1, quantity: 1, item_id: limited.id });
    market.now = () => new Date(momentOfTests.getTime() + 3 * minuteMilliseconds);
    await endUnansweredChanges(market);
    expect(await orderRow(id)).toMatchObject({ order_status: 'canceled', canceled_by: 'market' });
    expect(await balance(customer)).toBe(10_000_000);
  });

  it('[STO-024] does not change by a yes to what the customer avoids since', async () => {
    const { customer, id } = await accepted('ask');
    await containing(percentOff.id, ['Milk']);
    await change(await manager(), id, { line: 2, quantity: 1, item_id: percentOff.id });
    await avoid(customer, ['milk']);
    expect(await answer(customer, id, await waiting(id), 'accept')).toMatchObject({ code: 'allergen_avoided' });
    expect((await answer(customer, id, await waiting(id), 'leave_out')).body).toEqual({ state: 'left_out' });
    await containing(percentOff.id, []);
  });

  it('[CUS-03] is not answered by anybody else, nor after the order was canceled', async () => {
    const { customer, id } = await accepted('ask');
    await change(await manager(), id, { line: 1, quantity: 1 });
    const changeId = await waiting(id);
    const stranger = await signedInCustomer(market);
    expect(await answer(stranger, id, changeId, 'accept')).toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await answer(customer, id, 999_999_999, 'accept')).toMatchObject({ status: 404, code: 'change_not_found' });
    await moveOrder(market, { orderId: id, to: 'canceled', by: 'market', reason: 'Fraud' });
    expect(await answer(customer, id, changeId, 'accept')).toMatchObject({ status: 409, code: 'change_over' });
    expect((await details(customer, id)).changes).toMatchObject([{ state: 'void' }]);
    expect(await balance(customer)).toBe(10_000_000);
    market.now = () => new Date(momentOfTests.getTime() + 3 * minuteMilliseconds);
    expect(await endUnansweredChanges(market)).toEqual([]);
  });

  it('[STO-022] waits: no second change of it, and the order is not ready', async () => {
    const { id } = await accepted('ask');
    const by = await manager();
    await change(by, id, { line: 1, quantity: 1 });
    expect(await change(by, id, { line: 1, quantity: 0 })).toMatchObject({ status: 409, code: 'change_waits' });
    const { version } = await orderRow(id);
    const ready = await visitor.post(`vendor/stores/${grocery.id}/orders/${id}/ready`, { version }, by.headers);
    expect(ready).toMatchObject({ status: 409, code: 'change_waits' });
  });
});

describe('the money of a changed order', () => {
  it('[STO-022] is less cash at the door, then what was paid by the wallet', async () => {
    const { customer, id } = await accepted('leave_out', { payment_method: 'cash_on_delivery', use_wallet: false });
    const before = await orderRow(id);
    await change(await manager(), id, { line: 1, quantity: 1 });
    const after = await orderRow(id);
    expect([after.payment_status, after.wallet_paid]).toEqual(['unpaid', 0]);
    expect(before.total - after.total).toBeGreaterThan(0);
    expect(await balance(customer)).toBe(10_000_000);
  });

  it('[STO-022] goes back once, also where it is canceled after two changes', async () => {
    const { customer, id } = await accepted('leave_out');
    const by = await manager();
    await change(by, id, { line: 1, quantity: 1 });
    await change(by, id, { line: 2, quantity: 0 });
    await moveOrder(market, { orderId: id, to: 'canceled', by: 'market', reason: 'Fraud' });
    expect(await balance(customer)).toBe(10_000_000);
  });

  it('[STO-022] paid online goes back into the wallet, and the rest when it is canceled', async () => {
    const { customer, id } = await paidOnline();
    const held = await balance(customer);
    await change(await manager(), id, { line: 2, quantity: 0 });
    const given = (await balance(customer)) - held;
    expect(given).toBeGreaterThan(0);
    const { total } = await orderRow(id);
    await moveOrder(market, { orderId: id, to: 'canceled', by: 'market', reason: 'Fraud' });
    expect((await balance(customer)) - held).toBe(given + total);
  });

  it('[STO-022] of a guest goes back through the provider, and no more is charged', async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    const { body } = await guest.place({
      items: lines('replace'),
      payment_method: 'digital_payment',
      ...{ latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address },
      ...{ contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0177' },
    });
    const id = body.order_id as string;
    const asGuest = { guest_id: guest.guestId, order_id: id, callback: '/home' };
    const { body: started } = await visitor.post('payments/start', asGuest, {});
    await visitor.post(
      'payments/sandbox',
      { payment_id: started.payment_id, does: 'pay', guest_id: guest.guestId },
      {},
    );
    await moveOrder(market, { orderId: id, to: 'confirmed', by: 'store' });
    const by = await manager();
    const before = await orderRow(id);
    expect(before.payment_status).toBe('paid');
    expect(await change(by, id, { line: 2, quantity: 1, item_id: amountOff.id })).toMatchObject({
      status: 409,
      code: 'replacement_dearer',
    });
    await change(by, id, { line: 2, quantity: 0 });
    const after = await orderRow(id);
    const returned = async () => {
      const { rows } = await sql<{ amount: number }>`
        select r.amount from payment_returns r join payments p on p.id = r.payment_id where p.order_id = ${id} order by r.id`.execute(
        market.db,
      );
      return rows.map(({ amount }) => amount);
    };
    expect(await returned()).toEqual([before.total - after.total]);
    await moveOrder(market, { orderId: id, to: 'canceled', by: 'market', reason: 'Fraud' });
    expect(await returned()).toEqual([before.total - after.total, after.total]);
  });

  async function paidOnline() {
    const customer = await signedInCustomer(market);
    await give(customer, 'NGN', 10_000_000);
    const { body } = await place(customer, { items: lines('leave_out'), payment_method: 'digital_payment' });
    const id = body.order_id as string;
    const { body: started } = await send(customer, 'POST', 'payments/start', {
      body: { order_id: id, callback: '/home' },
      key: randomUUID(),
    });
    await send(customer, 'POST', 'payments/sandbox', { body: { payment_id: started.payment_id, does: 'pay' } });
    await moveOrder(market, { orderId: id, to: 'confirmed', by: 'store' });
    return { customer, id };
  }
});
