import { limitedCalls, moneyPermissions } from 'market/access/access-limits.rules';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { staffNeedOf } from 'market/calls/staff-callers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { type CustomerUnderTest as Person, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { limitsUnderTest } from '#api/testing/under-test/limits-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const seeded = marketUnderTest();
const market = marketUnderSettings(seeded, { customer_wallet_status: 1 });
const {
  call,
  decide,
  delivered,
  items,
  lead,
  member,
  open,
  orders,
  owner,
  paid,
  reason,
  refund,
  refundWhole,
  setLimit,
  support,
} = limitsUnderTest(market);
const { grocery } = testStores;
const { yaba } = knownZones;
const hour = 3_600_000;

beforeEach(async () => {
  await setLimit('support', 50, 100);
});
afterEach(() => {
  delete market.pausePoint;
  market.now = () => momentOfTests;
});

describe('[SEAT-16] a limit of amount', () => {
  it('lets a person refund up to it alone, and nothing above it', async () => {
    const { orderId, balance } = await delivered();
    const by = await support();
    expect((await refund(by, orderId, 50)).status).toBe(200);
    const over = await refund(by, orderId, 50.01);
    expect([over.status, over.code]).toEqual([403, 'needs_second_person']);
    expect(over.message).toContain('second person');
    expect(await balance()).toBe(5000);
  });

  it('is also of a day, for each person, whichever orders it was', async () => {
    const by = await support();
    for (const amount of [50, 40]) expect((await refund(by, (await delivered()).orderId, amount)).status).toBe(200);
    const { orderId } = await delivered();
    expect((await refund(by, orderId, 11)).code).toBe('needs_second_person');
    expect((await refund(await support(), orderId, 11)).status).toBe(200);
    expect((await refund(by, orderId, 10)).status).toBe(200);
    market.now = () => new Date(momentOfTests.getTime() + 24 * hour + 1000);
    expect((await refund(by, orderId, 50)).status).toBe(200);
  });

  it('cannot be beaten by two refunds of different orders at once', async () => {
    const by = await support();
    await refund(by, (await delivered()).orderId, 50);
    const [one, other] = [await delivered(), await delivered()];
    const { arrived, letGo } = pauseAt(market, 'limit checked');
    const first = refund(by, one.orderId, 30);
    await arrived;
    const second = refund(by, other.orderId, 30);
    await waitUntilBlocked(market, second);
    letGo();
    expect([(await first).status, (await second).code]).toEqual([200, 'needs_second_person']);
  });

  it('of 0 leaves nothing to the person alone, and the owner has none', async () => {
    await setLimit('support', 0, 0);
    const { orderId, total } = await delivered();
    expect((await refund(await support(), orderId, 0.01)).code).toBe('needs_second_person');
    expect((await refundWhole(await owner(), orderId, total)).status).toBe(200);
  });

  it('comes after what is left: more than that is refused, and never proposed', async () => {
    const { orderId, total } = await delivered();
    const by = await support();
    expect((await refund(by, orderId, total + 1)).code).toBe('refund_over_left');
    expect((await open(by)).filter((one: { order_id: string }) => one.order_id === orderId)).toEqual([]);
  });

  it('binds cancellations of what was paid, and not of what was not', async () => {
    await setLimit('dispatcher', 1, 1);
    const by = await signedInOperator(market, { roles: ['dispatcher'] });
    const orderId = await paid();
    const cancel = (id: string, version: number) => call(by, 'POST', `admin/orders/${id}/cancel`, { version, reason });
    const { version } = (await call(by, 'GET', `admin/orders/${orderId}`)).body;
    expect((await cancel(orderId, version)).code).toBe('needs_second_person');
    expect((await cancel(orderId, version)).code).toBe('needs_second_person');
    const waiting = (await open(by)).filter((one: { order_id: string }) => one.order_id === orderId);
    expect(waiting).toHaveLength(1);
    const cash = await orders.place(await signedInCustomer(market), { items });
    expect((await cancel(cash, 1)).status).toBe(200);
    expect((await decide(await lead(), waiting[0].id, 'approve')).body).toMatchObject({ state: 'approved' });
    expect((await orders.row(orderId)).order_status).toBe('canceled');
  });

  it('[OPS-036] binds a move that refunds, which needs the permission to refund as well', async () => {
    const { orderId, total } = await delivered();
    await moveOrder(market, { orderId, to: 'refund_requested', by: 'shopper' });
    const { version } = await orders.row(orderId);
    const move = (by: Person) => call(by, 'POST', `admin/orders/${orderId}/move`, { version, to: 'refunded', reason });
    const denied = await move(await signedInOperator(market, { roles: ['dispatcher'] }));
    expect([denied.code, denied.message]).toEqual(['right_missing', expect.stringContaining('ops.refund')]);
    const by = await support();
    expect((await move(by)).code).toBe('needs_second_person');
    const [{ id, amount, to }] = (await open(by)).filter((one: { order_id: string }) => one.order_id === orderId);
    expect([amount, to]).toEqual([total, 'refunded']);
    expect((await decide(await lead(), id, 'approve')).status).toBe(200);
    expect((await orders.row(orderId)).order_status).toBe('refunded');
  });

  it('[SEAT-18] is set by operators of all zones, never above the own one, and not from an old page', async () => {
    const first = await setLimit('lead', 1000, 5000);
    expect(first.body).toMatchObject({ role: 'lead', per_act: 1000, per_day: 5000 });
    const by = await lead();
    expect((await setLimit('support', 1001, 5000, by)).code).toBe('right_missing');
    expect((await setLimit('lead', null, null, by)).code).toBe('right_missing');
    expect((await setLimit('support', 1000, 5000, by)).status).toBe(200);
    expect((await setLimit('support', 10, 50, await lead([yaba.id]))).code).toBe('right_missing');
    expect((await setLimit('support', 10, 5)).code).toBe('limit_order');
    expect((await setLimit('support', null, 5)).code).toBe('limit_order');
    expect((await setLimit('support', -1, 5)).code).toBe('per_act');
    expect(
      (await call(await owner(), 'PUT', 'admin/limits/support/USD', { per_act: 1, per_day: 1, version: 0 })).code,
    ).toBe('rule_scope');
    expect(
      (await call(await owner(), 'PUT', 'admin/limits/support/NGN', { per_act: 1, per_day: 1, version: 0 })).code,
    ).toBe('changed_meanwhile');
    expect(
      (await call(await owner(), 'PUT', 'admin/limits/owner/NGN', { per_act: 1, per_day: 1, version: 0 })).status,
    ).toBe(400);
    expect((await setLimit('lead', null, null)).status).toBe(200);
  });
});

describe('[SEAT-16] every call about money', () => {
  const calls = Object.entries(contract).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
      title: `${noun}.${name}`,
      endpoint,
    })),
  );

  it('that its permission or its use case names is bound by a limit, and no other', () => {
    const limited = calls.filter(({ endpoint }) => endpoint.needsApprovalAboveLimit).map(({ title }) => title);
    expect(limited.toSorted()).toEqual([...limitedCalls].toSorted());
    const unbound = calls.filter(({ title, endpoint }) => {
      const need = staffNeedOf(endpoint.callers);
      const permission = need && 'permission' in need ? need.permission : undefined;
      const isAboutMoney = permission !== undefined && moneyPermissions.includes(permission);
      return (
        isAboutMoney &&
        endpoint.method !== 'GET' &&
        !endpoint.needsApprovalAboveLimit &&
        !title.startsWith('vendorProposals.')
      );
    });
    expect(unbound.map(({ title }) => title)).toEqual([]);
  });

  /** With a limit of 0 each of them must ask for a second person. */
  const attempts: Record<(typeof limitedCalls)[number], () => Promise<{ code: string }>> = {
    async 'adminOrders.refund'() {
      return refund(await support(), (await delivered()).orderId, 1);
    },
    async 'adminOrders.cancel'() {
      const orderId = await paid();
      const { version } = await orders.row(orderId);
      return call(await support(), 'POST', `admin/orders/${orderId}/cancel`, { version, reason });
    },
    async 'adminOrders.move'() {
      const { orderId } = await delivered();
      await moveOrder(market, { orderId, to: 'refund_requested', by: 'shopper' });
      const { version } = await orders.row(orderId);
      return call(await support(), 'POST', `admin/orders/${orderId}/move`, { version, to: 'refunded', reason });
    },
    async 'adminChanges.change'() {
      const orderId = await paid();
      await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
      const { version } = await orders.row(orderId);
      const body = { version, line: 1, quantity: 1, item_id: grocery.items.limited.id };
      return call(await support(), 'POST', `admin/orders/${orderId}/change`, body);
    },
    async 'adminCustomers.correctWallet'() {
      const { customer } = await delivered();
      return call(await lead(), 'POST', `admin/customers/${customer.id}/wallet`, {
        currency: 'NGN',
        amount: 1,
        reason,
      });
    },
    async 'adminCustomers.giveGoodwill'() {
      const { customer } = await delivered();
      return call(await support(), 'POST', `admin/customers/${customer.id}/goodwill`, {
        kind: 'coupon',
        currency: 'NGN',
        amount: 1,
        reason,
      });
    },
    async 'vendorOrders.cancel'() {
      const orderId = await paid();
      await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
      const { version } = await orders.row(orderId);
      const path = `vendor/stores/${grocery.id}/orders/${orderId}/cancel`;
      return call(await member('manager'), 'POST', path, { version, reason: 'closing' });
    },
    async 'vendorOrders.change'() {
      const orderId = await paid();
      await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
      const { version } = await orders.row(orderId);
      const path = `vendor/stores/${grocery.id}/orders/${orderId}/change`;
      const body = { version, line: 1, quantity: 1, item_id: grocery.items.limited.id };
      return call(await member('manager'), 'POST', path, body);
    },
  };
  it.each(limitedCalls)('asks for a second person with a limit of 0: %s', async (title) => {
    const roles = ['support', 'manager', 'lead'];
    for (const role of roles) await setLimit(role, 0, 0);
    expect((await attempts[title]()).code).toBe('needs_second_person');
    await setLimit('lead', null, null);
  });
});
