import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { type CustomerUnderTest, signedInCustomer } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { ordersUnderTest } from './orders-under-test.ts';
import { signedInMember, signedInOperator } from './staff-under-test.ts';

type Person = CustomerUnderTest;

const { grocery } = testStores;
const items = [{ item_id: grocery.items.percentOff.id, quantity: 2 }];

/** Staff whose acts about money have limits, and what they propose. */
export function limitsUnderTest(market: MarketUnderTest) {
  const reason = 'Item missing';
  const orders = ordersUnderTest(market);
  const support = (zoneIds?: number[]) => signedInOperator(market, { roles: ['support'], ...(zoneIds && { zoneIds }) });
  const lead = (zoneIds?: number[]) => signedInOperator(market, { roles: ['lead'], ...(zoneIds && { zoneIds }) });
  const owner = () => signedInOperator(market, { roles: ['owner'] });
  const member = (role: 'owner' | 'manager' | 'counter', storeId: number = grocery.id) =>
    signedInMember(market, { storeId, role });

  async function call(
    by: Person,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    key: string = randomUUID(),
  ) {
    const reply = await market.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { ...by.headers, 'idempotency-key': key },
      ...(payload && { payload }),
    });
    const body = reply.json();
    return { status: reply.statusCode, code: body.errors?.[0]?.code, message: body.errors?.[0]?.message, body };
  }

  async function setLimit(role: string, per_act: number | null, per_day: number | null, by?: Person) {
    const person = by ?? (await owner());
    const { limits } = (await call(person, 'GET', 'admin/limits')).body;
    const { version } = limits.find(
      (one: { role: string; currency: string }) => one.role === role && one.currency === 'NGN',
    );
    return call(person, 'PUT', `admin/limits/${role}/NGN`, { per_act, per_day, version });
  }

  async function delivered(plan: object = {}) {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items, ...plan });
    await orders.deliver(orderId);
    const { total } = await orders.row(orderId);
    const balance = () => balanceOf(market.db, customer.id, 'NGN');
    return { customer, orderId, total: Number(total) / 100, balance };
  }

  async function paid() {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items, payment_method: 'digital_payment' });
    await orders.pay(customer, orderId);
    return orderId;
  }

  const refund = (by: Person, orderId: string, amount: number, key?: string) =>
    call(
      by,
      'POST',
      `admin/orders/${orderId}/refund`,
      { amount, borne_by: { market: amount, store: 0, courier: 0 }, way: 'wallet', reason },
      key,
    );
  const refundWhole = (by: Person, orderId: string, left: number) =>
    call(by, 'POST', `admin/orders/${orderId}/refund`, {
      whole: true,
      borne_by: { market: left, store: 0, courier: 0 },
      way: 'wallet',
      reason,
    });
  const open = async (by: Person, base = 'admin') =>
    (await call(by, 'GET', `${base}/proposals?limit=100`)).body.proposals;
  const decide = (by: Person, id: number, how: 'approve' | 'decline', body?: object, base = 'admin') =>
    call(
      by,
      'POST',
      `${base}/proposals/${id}/${how}`,
      body ?? (how === 'decline' ? { reason: 'Too much' } : undefined),
    );

  /** A refund that waits for a second person. */
  async function proposed(amount = 60) {
    const order = await delivered();
    const by = await support();
    expect((await refund(by, order.orderId, amount)).code).toBe('needs_second_person');
    const [proposal] = (await open(by)).filter((one: { order_id: string }) => one.order_id === order.orderId);
    return { ...order, by, id: proposal.id as number, proposal };
  }

  return {
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
    proposed,
    reason,
    refund,
    refundWhole,
    setLimit,
    support,
  };
}
