import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { signedInCustomer } from '../customer-under-test.ts';
import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { ordersUnderTest } from '../orders-under-test.ts';
import { signedInMember, signedInOperator } from '../staff-under-test.ts';
import { visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const reason = 'As agreed on the phone';
const { grocery } = testStores;
const items = [{ item_id: grocery.items.percentOff.id, quantity: 2 }];

/** The writing calls about limits and proposals, by their names in the contract. */
export function proposalCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);
  const delivery = deliveryUnderTest(market);
  const orders = ordersUnderTest(market);
  const operator = (role: 'owner' | 'support') => signedInOperator(market, { roles: [role] });

  async function setLimit(role: string) {
    const by = await operator('owner');
    const { limits } = (await visitor.get('admin/limits', by.headers)).body;
    const named = (one: { role: string; currency: string }) => one.role === role && one.currency === 'NGN';
    return {
      by,
      params: { role, currency: 'NGN' },
      body: { per_act: 0, per_day: 0, version: limits.find(named).version },
    };
  }
  async function withoutLimit(role: string) {
    const { by, body } = await setLimit(role);
    await visitor.put(`admin/limits/${role}/NGN`, body, by.headers);
  }

  /** A refund that waits for a lead. */
  async function ofMarket() {
    await withoutLimit('support');
    const { id } = await delivery.carried();
    const { rows } = await sql<{ version: number }>`select version from orders where id = ${id}`.execute(market.db);
    const done = { version: rows[0]?.version, to: 'delivered', reason };
    await visitor.post(`admin/orders/${id}/move`, done, (await operator('owner')).headers);
    const by = await operator('support');
    const wish = { amount: 5, borne_by: { market: 5, store: 0, courier: 0 }, way: 'source', reason };
    await visitor.post(`admin/orders/${id}/refund`, wish, { ...by.headers, 'idempotency-key': randomUUID() });
    const { proposals } = (await visitor.get('admin/proposals', by.headers)).body;
    return { by, params: { proposal_id: proposals[0].id as number } };
  }

  /** A cancellation that waits for the owner of the store. */
  async function ofStore() {
    await withoutLimit('manager');
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, { items, payment_method: 'digital_payment' });
    await orders.pay(customer, orderId);
    await moveOrder(market, { orderId, to: 'confirmed', by: 'store' });
    const by = await signedInMember(market, { storeId: grocery.id, role: 'manager' });
    const { version } = await orders.row(orderId);
    const path = `vendor/stores/${grocery.id}`;
    await visitor.post(`${path}/orders/${orderId}/cancel`, { version, reason: 'closing' }, by.headers);
    const { proposals } = (await visitor.get(`${path}/proposals`, by.headers)).body;
    return { by, params: { store_id: grocery.id, proposal_id: proposals[0].id as number } };
  }
  const storeOwner = () => signedInMember(market, { storeId: grocery.id, role: 'owner' });

  return {
    'adminLimits.set': () => setLimit('dispatcher'),
    'adminProposals.approve': async () => ({ ...(await ofMarket()), by: await operator('owner') }),
    'adminProposals.decline': async () => ({ ...(await ofMarket()), by: await operator('owner'), body: { reason } }),
    'adminProposals.takeBack': ofMarket,
    'vendorProposals.approve': async () => ({ ...(await ofStore()), by: await storeOwner() }),
    'vendorProposals.decline': async () => ({ ...(await ofStore()), by: await storeOwner(), body: { reason } }),
    'vendorProposals.takeBack': ofStore,
  };
}
