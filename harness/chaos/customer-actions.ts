import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller, Known, Wanted } from './calls.ts';
import type { Customer } from './customer-accounts.ts';
import { type Acknowledged, orderOf, recordAcknowledged, type TestStore } from './shoppers.ts';

/** What customers find, what they have done, and their random numbers. */
export interface Around {
  caller: Caller;
  random: () => number;
  stores: TestStore[];
  /** That takes prescriptions. */
  pharmacy: TestStore;
  picture: Uint8Array<ArrayBuffer>;
  coupons: string[];
  acknowledged: Acknowledged[];
  /** How often each thing was done to its end. */
  done: Map<string, number>;
}

type CustomerAction = (around: Around, person: Customer) => Promise<void>;

function one<T>({ random }: Around, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

function count({ done }: Around, what: string, answer: Known | undefined) {
  if (answer?.status === 200) done.set(what, (done.get(what) ?? 0) + 1);
  return answer?.status === 200 ? answer.body : undefined;
}

function call({ caller }: Around, person: Customer, { moduleId, zoneId }: TestStore, wanted: Wanted, key?: string) {
  return caller.insist({
    ...wanted,
    headers: {
      authorization: `Bearer ${person.token}`,
      moduleid: String(moduleId),
      zoneid: `[${zoneId}]`,
      ...(key && { 'idempotency-key': key }),
    },
  });
}

async function place(around: Around, person: Customer, store: TestStore, more: object): Promise<string | undefined> {
  const key = randomUUID();
  const body = { ...orderOf(key, store, 1), contact_person_number: person.phone, ...more };
  const answer = await call(around, person, store, { path: 'customer/order/place', body }, key);
  recordAcknowledged(around.acknowledged, key, answer);
  return count(around, 'order', answer)?.order_id;
}

/** Two different orders at the same moment that want the same coupon and the same money. */
async function orderWithBothHands(around: Around, person: Customer): Promise<void> {
  const store = one(around, around.stores);
  const more = { coupon_code: one(around, around.coupons), use_wallet: around.random() < 0.7 };
  const orders = await Promise.all([place(around, person, store, more), place(around, person, store, more)]);
  for (const orderId of orders) if (orderId && around.random() < 0.4) await cancel(around, person, store, orderId);
}

async function payDigitally(around: Around, person: Customer): Promise<void> {
  const store = one(around, around.stores);
  const orderId = await place(around, person, store, {
    payment_method: 'digital_payment',
    use_wallet: around.random() < 0.3,
  });
  if (!orderId) return;
  const start = { path: 'payments/start', body: { order_id: orderId, callback: '/home' } };
  const started = count(around, 'payment begun', await call(around, person, store, start));
  if (!started) return;
  await reportPayment(around, person, store, started.payment_id);
  const next = around.random();
  if (next < 0.25) await cancel(around, person, store, orderId);
  else if (next < 0.4)
    count(
      around,
      'switched to cash',
      await call(around, person, store, { path: 'customer/order/payment-method', body: { order_id: orderId } }),
    );
}

/** Reports of the provider: in time, late, twice, with a concurrent failure, and forged ones. */
async function reportPayment(around: Around, person: Customer, store: TestStore, paymentId: string): Promise<void> {
  const forged = {
    event_id: randomUUID(),
    payment_id: paymentId,
    news: { kind: 'paid', amount: 1, currency: 'NGN' },
  };
  const forgery = await around.caller.insist({
    path: 'payments/events/sandbox',
    headers: { 'sandbox-signature': '00'.repeat(32) },
    body: forged,
  });
  if (forgery?.status === 200) around.caller.faults.push('a forged event was taken');
  const play = (does: string) =>
    call(around, person, store, { path: 'payments/sandbox', body: { payment_id: paymentId, does } });
  const does = one(around, ['pay', 'pay', 'twice', 'twice', 'late', 'fail', 'cancel']);
  const replies = await Promise.all([
    play(does),
    ...(around.random() < 0.3 ? [play(one(around, ['pay', 'fail', 'twice']))] : []),
  ]);
  for (const answer of replies) count(around, `event ${does}`, answer);
}

async function fillWallet(around: Around, person: Customer): Promise<void> {
  const store = one(around, around.stores);
  const amount = 1_000 + Math.floor(around.random() * 5_000);
  const body = { amount, callback: '/profile?page=wallet' };
  const isStarted = count(
    around,
    'wallet begun',
    await call(around, person, store, { path: 'customer/wallet/add-fund', body }),
  );
  if (isStarted) await reportPayment(around, person, store, isStarted.payment_id);
}

async function cancel(around: Around, person: Customer, store: TestStore, orderId: string): Promise<void> {
  const wanted = { path: 'customer/order/cancel', body: { order_id: orderId, reason: 'Changed my mind' } };
  const both = await Promise.all([call(around, person, store, wanted), call(around, person, store, wanted)]);
  for (const answer of both) count(around, 'canceled', answer);
}

async function changePoints(around: Around, person: Customer): Promise<void> {
  const transfer = { path: 'customer/loyalty-point/point-transfer', body: { point: 500 } };
  const store = one(around, around.stores);
  const both = [randomUUID(), randomUUID()].map((key) => call(around, person, store, transfer, key));
  for (const answer of await Promise.all(both)) count(around, 'points changed', answer);
}

async function askForRefund(around: Around, person: Customer): Promise<void> {
  const store = one(around, around.stores);
  const list = await call(around, person, store, {
    method: 'GET',
    path: 'customer/order/order-history?limit=20&offset=1',
  });
  const orders: { id: string; refundable: boolean }[] = list?.body.orders ?? [];
  const order = orders.find(({ refundable }) => refundable);
  if (!order) return;
  const body = { order_id: String(order.id), reason: 'Something was missing' };
  count(around, 'refund asked', await call(around, person, store, { path: 'customer/order/refund-request', body }));
}

async function sendPrescription(around: Around, person: Customer): Promise<void> {
  const { pharmacy, picture } = around;
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
  const answer = await call(around, person, pharmacy, { path: 'customer/order/prescription/place', body: form }, key);
  const orderId = count(around, 'prescription', answer)?.order_id;
  for (let look = 0; orderId && look < 20; look++) {
    const path = `customer/order/prescription?order_id=${orderId}`;
    const { prescription, total } = (await call(around, person, pharmacy, { method: 'GET', path }))?.body ?? {};
    if (prescription === 'quoted') {
      const agree = { path: 'customer/order/prescription/agree', body: { order_id: orderId, order_amount: total } };
      count(around, 'quote agreed', await call(around, person, pharmacy, agree));
      return;
    }
    await sleep(100);
  }
}

const customerActions: readonly [share: number, deed: CustomerAction][] = [
  [0.3, orderWithBothHands],
  [0.3, payDigitally],
  [0.16, fillWallet],
  [0.1, changePoints],
  [0.1, askForRefund],
  [0.04, sendPrescription],
];

/** What a customer does next. */
export function randomAction({ random }: Around): CustomerAction {
  let left = random();
  for (const [share, action] of customerActions) {
    left -= share;
    if (left < 0) return action;
  }
  return orderWithBothHands;
}
