import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller, Known, Wanted } from './calls.ts';
import type { Customer } from './customer-accounts.ts';
import { type Acknowledged, keepAcknowledged, orderOf, type Stall } from './shoppers.ts';

export interface Customers {
  acknowledged: Acknowledged[];
  /** How often each thing was done to its end. */
  done: Map<string, number>;
  goHome: () => Promise<void>;
}

interface Market {
  stalls: Stall[];
  /** That takes prescriptions. */
  pharmacy: Stall;
  picture: Uint8Array<ArrayBuffer>;
  coupons: string[];
}

/**
 * Customers who order with coupons and wallets, pay and fail to pay, fill their wallets, change points, cancel, ask for
 * refunds and send prescriptions, all at once and each with himself: what he orders he often orders with both hands.
 */
export function sendCustomers(people: Customer[], caller: Caller, market: Market, random: () => number): Customers {
  const acknowledged: Acknowledged[] = [];
  const done = new Map<string, number>();
  const { stalls, pharmacy, picture, coupons } = market;
  let isOpen = true;

  const one = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  const count = (what: string, answer: Known | undefined) => {
    if (answer?.status === 200) done.set(what, (done.get(what) ?? 0) + 1);
    return answer?.status === 200 ? answer.body : undefined;
  };
  const call = (person: Customer, { moduleId, zoneId }: Stall, wanted: Wanted, key?: string) =>
    caller.insist({
      ...wanted,
      headers: {
        authorization: `Bearer ${person.token}`,
        moduleid: String(moduleId),
        zoneid: `[${zoneId}]`,
        ...(key && { 'idempotency-key': key }),
      },
    });

  async function place(person: Customer, stall: Stall, more: object): Promise<string | undefined> {
    const key = randomUUID();
    const body = { ...orderOf(key, stall, 1), contact_person_number: person.phone, ...more };
    const answer = await call(person, stall, { path: 'customer/order/place', body }, key);
    keepAcknowledged(acknowledged, key, answer);
    return count('order', answer)?.order_id;
  }

  /** Two different orders at the same moment that want the same coupon and the same money. */
  async function orderWithBothHands(person: Customer): Promise<void> {
    const stall = one(stalls);
    const more = { coupon_code: one(coupons), use_wallet: random() < 0.7 };
    const orders = await Promise.all([place(person, stall, more), place(person, stall, more)]);
    for (const orderId of orders) if (orderId && random() < 0.4) await cancel(person, stall, orderId);
  }

  async function payDigitally(person: Customer): Promise<void> {
    const stall = one(stalls);
    const orderId = await place(person, stall, { payment_method: 'digital_payment', use_wallet: random() < 0.3 });
    if (!orderId) return;
    const start = { path: 'payments/start', body: { order_id: orderId, callback: '/home' } };
    const started = count('payment begun', await call(person, stall, start));
    if (!started) return;
    await tellOf(person, stall, started.payment_id);
    const next = random();
    if (next < 0.25) await cancel(person, stall, orderId);
    else if (next < 0.4)
      count(
        'switched to cash',
        await call(person, stall, { path: 'customer/order/payment-method', body: { order_id: orderId } }),
      );
  }

  /** What the provider tells: in time, late, twice, at once with a failure, and from somebody who is not the provider. */
  async function tellOf(person: Customer, stall: Stall, paymentId: string): Promise<void> {
    const forged = {
      event_id: randomUUID(),
      payment_id: paymentId,
      news: { kind: 'paid', amount: 1, currency: 'NGN' },
    };
    const lie = await caller.insist({
      path: 'payments/events/sandbox',
      headers: { 'sandbox-signature': '00'.repeat(32) },
      body: forged,
    });
    if (lie?.status === 200) caller.faults.push('a forged event was taken');
    const play = (does: string) =>
      call(person, stall, { path: 'payments/sandbox', body: { payment_id: paymentId, does } });
    const does = one(['pay', 'pay', 'twice', 'twice', 'late', 'fail', 'cancel']);
    const told = await Promise.all([play(does), ...(random() < 0.3 ? [play(one(['pay', 'fail', 'twice']))] : [])]);
    for (const answer of told) count(`event ${does}`, answer);
  }

  async function fillWallet(person: Customer): Promise<void> {
    const stall = one(stalls);
    const amount = 1_000 + Math.floor(random() * 5_000);
    const body = { amount, callback: '/profile?page=wallet' };
    const begun = count('wallet begun', await call(person, stall, { path: 'customer/wallet/add-fund', body }));
    if (begun) await tellOf(person, stall, begun.payment_id);
  }

  async function cancel(person: Customer, stall: Stall, orderId: string): Promise<void> {
    const wanted = { path: 'customer/order/cancel', body: { order_id: orderId, reason: 'Changed my mind' } };
    const both = await Promise.all([call(person, stall, wanted), call(person, stall, wanted)]);
    for (const answer of both) count('canceled', answer);
  }

  async function changePoints(person: Customer): Promise<void> {
    const transfer = { path: 'customer/loyalty-point/point-transfer', body: { point: 500 } };
    const stall = one(stalls);
    const both = [randomUUID(), randomUUID()].map((key) => call(person, stall, transfer, key));
    for (const answer of await Promise.all(both)) count('points changed', answer);
  }

  async function askForRefund(person: Customer): Promise<void> {
    const stall = one(stalls);
    const list = await call(person, stall, { method: 'GET', path: 'customer/order/order-history?limit=20&offset=1' });
    const orders: { id: string; refundable: boolean }[] = list?.body.orders ?? [];
    const order = orders.find(({ refundable }) => refundable);
    if (!order) return;
    const body = { order_id: String(order.id), reason: 'Something was missing' };
    count('refund asked', await call(person, stall, { path: 'customer/order/refund-request', body }));
  }

  async function sendPrescription(person: Customer): Promise<void> {
    const key = randomUUID();
    const form = new FormData();
    const fields = {
      store_id: pharmacy.storeId,
      address: 'Near the blue water tank',
      latitude: pharmacy.lat,
      longitude: pharmacy.lng,
      contact_person_name: 'Chaos shopper',
      contact_person_number: person.phone,
      order_note: `intent ${key}`,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('order_attachment[]', new File([picture], 'prescription.png', { type: 'image/png' }));
    const answer = await call(person, pharmacy, { path: 'customer/order/prescription/place', body: form }, key);
    const orderId = count('prescription', answer)?.order_id;
    for (let look = 0; orderId && look < 20; look++) {
      const path = `customer/order/prescription?order_id=${orderId}`;
      const { prescription, total } = (await call(person, pharmacy, { method: 'GET', path }))?.body ?? {};
      if (prescription === 'quoted') {
        const agree = { path: 'customer/order/prescription/agree', body: { order_id: orderId, order_amount: total } };
        count('quote agreed', await call(person, pharmacy, agree));
        return;
      }
      await sleep(100);
    }
  }

  const deeds: readonly [share: number, deed: (person: Customer) => Promise<void>][] = [
    [0.3, orderWithBothHands],
    [0.3, payDigitally],
    [0.16, fillWallet],
    [0.1, changePoints],
    [0.1, askForRefund],
    [0.04, sendPrescription],
  ];

  function drawn(): (person: Customer) => Promise<void> {
    let left = random();
    for (const [share, deed] of deeds) {
      left -= share;
      if (left < 0) return deed;
    }
    return orderWithBothHands;
  }

  const everyone = people.map(async (person) => {
    while (isOpen) {
      await drawn()(person);
      await sleep(random() * 20);
    }
  });

  return {
    acknowledged,
    done,
    async goHome() {
      isOpen = false;
      await Promise.all(everyone);
    },
  };
}
