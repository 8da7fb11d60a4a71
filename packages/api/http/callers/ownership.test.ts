import { randomUUID } from 'node:crypto';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';

const market = marketUnderTest({ checksInvariants: false });
const orders = ordersUnderTest(market);
const { grocery } = testStores;
const { percentOff } = grocery.items;

/** What belongs to one person, and an id of the same shape that nothing has. */
const unknownIds = {
  address: 2_000_000_001,
  session: 2_000_000_002,
  line: 2_000_000_003,
  conversation: 2_000_000_004,
  pending: '9999999901',
  delivered: '9999999902',
  prescribed: '9999999903',
};
type Thing = keyof typeof unknownIds;

interface OwnedCall {
  of: Thing;
  /** The field with the id. */
  by: string;
  /** What else the call needs. */
  more?: Record<string, unknown>;
}

const address = {
  address: '7 Quiet Close',
  contact_person_name: 'Ada',
  contact_person_number: '0803 555 0142',
  latitude: 6.5,
  longitude: 3.37,
};
const rating = { item_id: percentOff.id, rating: 5 };

/** Every call that refers to data of a person; calls that delete come last, and the owner calls after everyone else. */
const ownedCalls: Record<string, OwnedCall> = {
  'addresses.update': { of: 'address', by: 'id', more: address },
  'chat.details': { of: 'conversation', by: 'conversation_id' },
  'chat.send': { of: 'conversation', by: 'conversation_id', more: { message: 'Hello' } },
  'chat.see': { of: 'conversation', by: 'conversation_id' },
  'orders.details': { of: 'pending', by: 'order_id' },
  'orders.answerDoor': { of: 'pending', by: 'order_id', more: { is_pin_right: true } },
  'orders.confirmCorrection': { of: 'pending', by: 'order_id' },
  'orders.answerChange': { of: 'pending', by: 'order_id', more: { change_id: 1, answer: 'accept' } },
  'orders.forget': { of: 'delivered', by: 'order_id' },
  'orders.giveTip': { of: 'delivered', by: 'order_id', more: { amount: 100 } },
  'orders.reorder': { of: 'delivered', by: 'order_id' },
  'orders.requestRefund': { of: 'delivered', by: 'order_id', more: { reason: 'It was cold' } },
  'orders.prescription': { of: 'prescribed', by: 'order_id' },
  'orders.answerPharmacist': { of: 'prescribed', by: 'order_id', more: { text: 'Twice a day' } },
  'orders.agreeToPrescription': { of: 'prescribed', by: 'order_id', more: { order_amount: 1 } },
  'orders.paymentMethod': { of: 'pending', by: 'order_id', more: { payment_method: 'cash_on_delivery' } },
  'payments.start': { of: 'pending', by: 'order_id' },
  'payments.due': { of: 'pending', by: 'order_id' },
  'reviews.ofOrder': { of: 'delivered', by: 'order_id' },
  'reviews.rateItem': { of: 'delivered', by: 'order_id', more: rating },
  'reviews.rateStore': { of: 'delivered', by: 'order_id', more: { store_id: grocery.id, rating: 5 } },
  'reviews.rateDeliveryMan': { of: 'delivered', by: 'order_id', more: { delivery_man_id: 1, rating: 5 } },
  'reviews.closeByGet': { of: 'delivered', by: 'order_id' },
  'reviews.close': { of: 'delivered', by: 'order_id' },
  'cart.update': { of: 'line', by: 'cart_id', more: { item_id: percentOff.id, quantity: 2 } },
  'cart.removeItem': { of: 'line', by: 'cart_id' },
  'orders.cancel': { of: 'pending', by: 'order_id', more: { reason: 'Changed my mind' } },
  'addresses.remove': { of: 'address', by: 'address_id' },
  'account.endSession': { of: 'session', by: 'session_id' },
};

const endpoints = Object.fromEntries(
  Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => [`${noun}.${name}`, endpoint]),
  ),
);

type Headers = Record<string, string>;

async function call(name: string, headers: Headers, id: string | number) {
  const endpoint = endpoints[name] as Endpoint;
  const { by, more } = ownedCalls[name] as OwnedCall;
  const fields = { ...more, [by]: id };
  const query = new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const reply = await market.app.inject({
    method: endpoint.method,
    url: endpoint.query ? `${endpoint.path}?${query}` : endpoint.path,
    headers: {
      moduleid: String(knownModules.grocery),
      ...(endpoint.oncePerKey && { 'idempotency-key': randomUUID() }),
      ...headers,
      ...(endpoint.body && (await typeOf(endpoint, fields))),
    },
    ...(endpoint.body && { payload: await payloadOf(endpoint, fields) }),
  });
  return { status: reply.statusCode, body: reply.body };
}

/** A form, written with its boundary. */
function formOf(fields: object): Response {
  const lines = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return new Response(`${lines.join('')}--b--\r\n`, { headers: { 'content-type': 'multipart/form-data; boundary=b' } });
}

const isForm = (endpoint: Endpoint) => endpoint.bodyAs === 'multipart';

async function typeOf(endpoint: Endpoint, fields: object): Promise<Headers> {
  const type = isForm(endpoint) ? formOf(fields).headers.get('content-type') : 'application/json';
  return { 'content-type': type ?? '' };
}

async function payloadOf(endpoint: Endpoint, fields: object): Promise<string> {
  return isForm(endpoint) ? formOf(fields).text() : JSON.stringify(fields);
}

let owner: CustomerUnderTest;
let others: [string, Headers][];
let ids: Record<Thing, string | number>;

beforeAll(async () => {
  owner = await signedInCustomer(market);
  others = [
    ['another customer', (await signedInCustomer(market)).headers],
    ['a guest', { cookie: `guest_id=${guestUnderTest()}`, 'x-software-id': 'soko-web' }],
  ];
  const goods = { items: [{ item_id: percentOff.id, quantity: 1 }] };
  const [pending, delivered] = [await orders.place(owner, goods), await orders.place(owner, goods)];
  await orders.deliver(delivered);
  const prescribed = await orders.place(owner, goods);
  await market.db.updateTable('orders').set({ prescription: 'sent' }).where('id', '=', prescribed).execute();
  await orders.send(owner, 'POST', 'cart/add', { item_id: percentOff.id, quantity: 1 });
  await orders.send(owner, 'POST', 'customer/address/add', address);
  const idIn = (table: 'addresses' | 'cart_lines' | 'conversations' | 'sessions') =>
    market.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await market.db.insertInto('conversations').values({ customer_id: owner.id, store_id: grocery.id }).execute();
  const { id: session } = await market.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  ids = {
    pending,
    delivered,
    prescribed,
    address: (await idIn('addresses')).id,
    line: (await idIn('cart_lines')).id,
    conversation: (await idIn('conversations')).id,
    session: Number(session),
  };
});

describe('what belongs to one person', () => {
  it('is known by every call that names it', () => {
    const owned = /^(session_id|address_id|cart_id|order_id|conversation_id)$/;
    const fieldsOf = (schema: z.core.$ZodType | undefined) =>
      Object.keys((schema as z.ZodMiniObject | undefined)?._zod.def.shape ?? {});
    const naming = Object.entries(endpoints)
      .filter(([, { callers }]) => callers === 'customer' || callers === 'shopper')
      .filter(([, { query, body }]) => [query, body].flatMap(fieldsOf).some((field) => owned.test(field)))
      .map(([name]) => name);
    expect(naming.length).toBeGreaterThan(15);
    expect(naming.filter((name) => !(name in ownedCalls))).toEqual([]);
  });

  it.each(Object.keys(ownedCalls))('[API-18] %s answers others as if there were no such thing', async (name) => {
    const { of } = ownedCalls[name] as OwnedCall;
    for (const [who, headers] of others) {
      const [theirs, none] = [await call(name, headers, ids[of]), await call(name, headers, unknownIds[of])];
      expect([who, theirs]).toEqual([who, none]);
      expect(theirs.status).toBeGreaterThanOrEqual(400);
      for (const strange of [0, -1, 2 ** 53, '1 OR 1=1', '__proto__']) {
        const { status } = await call(name, headers, strange);
        expect([who, strange, status >= 400 && status < 500]).toEqual([who, strange, true]);
      }
    }
  });

  it.each(Object.keys(ownedCalls))(
    '%s answers its owner otherwise, so that the above proves something',
    async (name) => {
      const { of } = ownedCalls[name] as OwnedCall;
      // A session that has ended itself cannot be asked about another one.
      const none = await call(name, owner.headers, unknownIds[of]);
      expect(await call(name, owner.headers, ids[of])).not.toEqual(none);
    },
  );
});
