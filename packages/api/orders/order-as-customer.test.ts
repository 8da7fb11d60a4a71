import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { percentOff, amountOff } = testStores.grocery.items;
const { yaba } = knownZones;
const unknownOrder = '9999999999';

async function send(
  customer: Pick<CustomerUnderTest, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { moduleid: String(knownModules.grocery), zoneid: `[${yaba.id}]`, ...customer.headers, ...headers },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code, body: reply.json() };
}

const toYaba = {
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
};
const put = (customer: CustomerUnderTest, itemId: number, more: object = {}) =>
  send(customer, 'POST', 'cart/add', { item_id: itemId, quantity: 1, ...more });
const lines = async (customer: CustomerUnderTest) => (await send(customer, 'GET', 'cart/list')).body;
const place = (customer: CustomerUnderTest, key: string = randomUUID()) =>
  send(customer, 'POST', 'customer/order/place', toYaba, { 'idempotency-key': key });
const track = (customer: CustomerUnderTest, orderId: string) =>
  send(customer, 'GET', `customer/order/track?order_id=${orderId}`);
const cancel = (customer: CustomerUnderTest, orderId: string) =>
  send(customer, 'POST', 'customer/order/cancel', { order_id: orderId, reason: 'Changed my mind' });

describe('a signed-in customer', () => {
  it('[CART-44] [CART-46] [CART-47] has a cart that needs no guest id, on every device', async () => {
    const customer = await signedInCustomer(market);
    await put(customer, percentOff.id);
    await put(customer, amountOff.id);
    const other = await signedInCustomer(market);
    await market.db
      .updateTable('sessions')
      .set({ customer_id: customer.id })
      .where('customer_id', '=', other.id)
      .execute();
    expect((await lines(other)).map(({ item_id: id }: { item_id: number }) => id)).toEqual([
      percentOff.id,
      amountOff.id,
    ]);
    const [first] = await lines(customer);
    expect((await send(customer, 'DELETE', `cart/remove-item?cart_id=${first.id}`)).body).toHaveLength(1);
    expect((await send(other, 'DELETE', 'cart/remove')).body).toEqual([]);
  });

  it('[API-18] is never taken for the guest that the call names', async () => {
    const [customer, guest] = [
      await signedInCustomer(market),
      shopperUnderTest(() => market.app, knownModules.grocery),
    ];
    await guest.add({ item_id: amountOff.id });
    await put(customer, percentOff.id, { guest_id: guest.guestId });
    expect((await guest.lines()).body).toMatchObject([{ item_id: amountOff.id }]);
    const named = await send(customer, 'GET', `cart/list?guest_id=${guest.guestId}`);
    expect(named.body).toMatchObject([{ item_id: percentOff.id }]);
  });

  it('[CHK-11] [TRK-27] orders the cart once per key, follows it without a contact, and cancels it', async () => {
    const [customer, key] = [await signedInCustomer(market), randomUUID()];
    await put(customer, percentOff.id);
    const order = await place(customer, key);
    expect(order.status).toBe(200);
    expect((await place(customer, key)).body).toEqual(order.body);
    expect(await lines(customer)).toEqual([]);
    const { order_id: orderId } = order.body;
    expect((await send(customer, 'GET', `customer/order/placed?key=${key}`)).body.order_id).toBe(orderId);
    expect((await track(customer, orderId)).body).toMatchObject({ id: orderId, order_status: 'pending' });
    const again = await send(customer, 'GET', 'customer/visit-again');
    expect(again.body.stores).toMatchObject([{ id: testStores.grocery.id }]);
    expect((await cancel(customer, orderId)).body).toMatchObject({ order_status: 'canceled' });
    expect((await track(customer, orderId)).body.order_status).toBe('canceled');
  });

  it('[API-18] finds no order of another shopper: the same answer as for an unknown one', async () => {
    const [customer, stranger] = [await signedInCustomer(market), await signedInCustomer(market)];
    await put(customer, percentOff.id);
    const { order_id: orderId } = (await place(customer)).body;
    for (const call of [track, cancel]) {
      const foreign = await call(stranger, orderId);
      expect(foreign).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(foreign.body).toEqual((await call(stranger, unknownOrder)).body);
    }
    expect((await track(customer, orderId)).body.order_status).toBe('pending');
  });

  it('[API-18] knows no cart line of anybody else', async () => {
    const [customer, stranger] = [await signedInCustomer(market), await signedInCustomer(market)];
    const { body } = await put(customer, percentOff.id);
    const path = (id: number) => `cart/remove-item?cart_id=${id}`;
    const foreign = await send(stranger, 'DELETE', path(body[0].id));
    expect(foreign).toMatchObject({ status: 404, code: 'cart_line_not_found' });
    expect(foreign.body).toEqual((await send(stranger, 'DELETE', path(2_000_000_000))).body);
    expect(await lines(customer)).toHaveLength(1);
  });

  it('[API-18] finds nothing under the key of another one', async () => {
    const [customer, stranger, key] = [await signedInCustomer(market), await signedInCustomer(market), randomUUID()];
    await put(customer, percentOff.id);
    await place(customer, key);
    expect((await send(stranger, 'GET', `customer/order/placed?key=${key}`)).body.order_id).toBeNull();
  });

  it('keeps the invariants', async () => expect(await breachesIn(market.db)).toEqual([]));
});
