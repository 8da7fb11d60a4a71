import { randomUUID } from 'node:crypto';
import { money } from 'market/values/money';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { type CustomerRow, type CustomerUnderTest, signedInCustomer } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';

const { yaba } = knownZones;

/** Actions of customers on wallets and orders; the API may start later. */
export function walletUnderTest(market: MarketUnderTest) {
  async function send(customer: CustomerUnderTest, method: 'GET' | 'POST', path: string, sent: Sent = {}) {
    const headers = { moduleid: String(knownModules.grocery), zoneid: `[${yaba.id}]`, ...customer.headers };
    const reply = await market.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { ...headers, ...(sent.key && { 'idempotency-key': sent.key }) },
      ...(sent.body && { payload: sent.body }),
    });
    return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
  }

  const plan = (change: object = {}) => ({
    items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: newNumber(),
    ...change,
  });

  return {
    send,

    quote: (customer: CustomerUnderTest, change: object = {}) =>
      send(customer, 'POST', 'customer/order/quote', { body: plan(change) }),

    /** By default to a unique number and door. */
    place: (customer: CustomerUnderTest, change: object = {}) =>
      send(customer, 'POST', 'customer/order/place', {
        body: plan({ house: randomUUID(), ...change }),
        key: randomUUID(),
      }),

    async deliver(orderId: string): Promise<void> {
      for (const to of ['confirmed', 'processing', 'handover'] as const)
        await moveOrder(market, { orderId, to, by: 'market' });
      await moveOrder(market, { orderId, to: 'picked_up', by: 'market', courierId: 1 });
      await moveOrder(market, { orderId, to: 'delivered', by: 'market' });
    },

    /** A customer whom another has invited. */
    async friendOf(referrer: { id: number }, row: CustomerRow = {}): Promise<CustomerUnderTest> {
      const friend = await signedInCustomer(market, { phone: newNumber(), is_phone_verified: true, ...row });
      await market.db
        .updateTable('customers')
        .set({ referred_by: referrer.id, created_at: market.now() })
        .where('id', '=', friend.id)
        .execute();
      return friend;
    },

    /** Minor units, or points, as from an earlier time. */
    async give(customer: CustomerUnderTest, currency: string, amount: number): Promise<void> {
      const isPoints = currency === 'PTS';
      await creditWallet(market.db, {
        kind: isPoints ? 'points_earned' : 'wallet_filled',
        about: { subject: `earlier:${randomUUID()}` },
        customerId: customer.id,
        currency,
        amount: money(amount),
        other: isPoints ? 'points' : 'provider:sandbox',
        at: market.now(),
      });
    },

    balance: (customer: { id: number }, currency = 'NGN') => balanceOf(market.db, customer.id, currency),
  };
}

interface Sent {
  body?: object;
  key?: string;
}

let numbers = 0;
export function newNumber(): string {
  numbers += 1;
  return `+23480355${String(numbers).padStart(5, '0')}`;
}
