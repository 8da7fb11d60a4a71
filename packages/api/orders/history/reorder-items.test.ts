import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';

const market = marketUnderTest();
const { send, place, deliver } = ordersUnderTest(market);
const { percentOff, amountOff, typed, scarce, limited } = testStores.grocery.items;

const again = (customer: CustomerUnderTest, orderId: string, more: object = {}) =>
  send(customer, 'POST', 'customer/order/reorder', { order_id: orderId, ...more });
const change = (itemId: number, set: object) =>
  market.db.updateTable('items').set(set).where('id', '=', itemId).execute();
const line = (item: { id: number }, quantity = 1, more: object = {}) => ({ item_id: item.id, quantity, ...more });
const small = { variation: [{ type: 'Small' }] };

async function delivered(customer: CustomerUnderTest, items: object[]): Promise<string> {
  const orderId = await place(customer, { items });
  await deliver(orderId);
  return orderId;
}

describe('to order again', () => {
  it('puts every line into the cart as it was chosen, in one step', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(amountOff, 2), line(typed, 1, small)]);
    const { body } = await again(customer, orderId);
    expect(body).toMatchObject({ added: 2, changes: [], currency: 'NGN' });
    expect(body.cart).toMatchObject([
      { item_id: amountOff.id, quantity: 2 },
      { item_id: typed.id, quantity: 1, variation: [{ type: 'Small' }] },
    ]);
    expect((await send(customer, 'GET', 'cart/list')).body).toEqual(body.cart);
  });

  it('adds nothing twice, and says how much was there already', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(amountOff, 2), line(typed, 1, small)]);
    await send(customer, 'POST', 'cart/add', line(amountOff, 1));
    const first = await again(customer, orderId);
    expect(first.body).toMatchObject({ added: 2, merged: 0, cart: [{ quantity: 2 }, { quantity: 1 }] });
    const second = await again(customer, orderId);
    expect(second.body).toMatchObject({ added: 2, merged: 2, changes: [], cart: first.body.cart });
  });

  it('[CART-32] starts another basket, or takes back the one of its store', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(amountOff, 2)]);
    const basketsOf = async () => (await send(customer, 'GET', 'cart/baskets')).body.baskets;
    const other = await itemBeside();
    await send(customer, 'POST', 'cart/add', line(other));
    expect(await again(customer, orderId)).toMatchObject({ status: 409, code: 'other_store' });
    const { body } = await again(customer, orderId, { start_another: true });
    expect(body.cart).toMatchObject([{ item_id: amountOff.id, quantity: 2 }]);
    expect(await basketsOf()).toMatchObject([{ store_id: other.store_id, quantity: 1 }]);
    await send(customer, 'POST', 'cart/add', line(other, 1, { start_another: true }));
    const back = await again(customer, orderId, { start_another: true });
    expect(back.body).toMatchObject({ merged: 1, cart: [{ item_id: amountOff.id, quantity: 2 }] });
    expect(await basketsOf()).toMatchObject([{ store_id: other.store_id, quantity: 2 }]);
  });

  it('uses the current price and reports both', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(percentOff)]);
    await change(percentOff.id, { price: 150_000 });
    const { body } = await again(customer, orderId);
    expect(body.changes).toMatchObject([
      { item_id: percentOff.id, kind: 'price', ordered: 1, added: 1, old_price: 1080, new_price: 1350 },
    ]);
    expect(body.cart).toMatchObject([{ price: 1500, total_price: 1350 }]);
    await change(percentOff.id, { price: percentOff.price });
  });

  it('adds what is in stock, leaves out what is sold out or gone, and reports each', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(scarce, 4), line(limited, 2), line(amountOff), line(percentOff)]);
    const { stock } = await market.db
      .selectFrom('items')
      .select('stock')
      .where('id', '=', scarce.id)
      .executeTakeFirstOrThrow();
    const stockOf = (left: number) =>
      change(scarce.id, { stock: left, stock_received: left + testStores.grocery.items.scarce.stock - (stock ?? 0) });
    await stockOf(1);
    await change(limited.id, { maximum_cart_quantity: 1 });
    await change(amountOff.id, { active: false });
    const { body } = await again(customer, orderId);
    expect(body.added).toBe(3);
    expect(body.changes).toMatchObject([
      { item_id: scarce.id, kind: 'fewer', ordered: 4, added: 1 },
      { item_id: limited.id, kind: 'fewer', ordered: 2, added: 1 },
      { item_id: amountOff.id, kind: 'gone', added: 0, new_price: null },
    ]);
    await stockOf(0);
    const second = await again(await withOrderOf(customer), orderId);
    expect(second.body.changes).toContainEqual(expect.objectContaining({ item_id: scarce.id, kind: 'out_of_stock' }));
    await stockOf(stock ?? 0);
    await change(limited.id, { maximum_cart_quantity: limited.maximum });
    await change(amountOff.id, { active: true });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[CART-32] [CART-34] asks before it takes the place of another store', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(amountOff)]);
    const other = await itemBeside();
    expect((await send(customer, 'POST', 'cart/add', line(other))).status).toBe(200);
    expect(await again(customer, orderId)).toMatchObject({ status: 409, code: 'other_store' });
    expect((await send(customer, 'GET', 'cart/list')).body).toMatchObject([{ item_id: other.id }]);
    const { body } = await again(customer, orderId, { clear_other_store: true });
    expect(body.cart).toMatchObject([{ item_id: amountOff.id }]);
  });

  it('is refused while the store is closed', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await delivered(customer, [line(amountOff)]);
    const store = (active: boolean) =>
      market.db.updateTable('stores').set({ active }).where('id', '=', testStores.grocery.id).execute();
    await store(false);
    expect(await again(customer, orderId)).toMatchObject({ status: 409, code: 'store_closed' });
    await store(true);
    expect((await send(customer, 'GET', 'cart/list')).body).toEqual([]);
  });
});

/** An item of another store of the module. */
function itemBeside() {
  return market.db
    .selectFrom('items')
    .select(['id', 'store_id'])
    .where('store_id', '=', 31)
    .where('active', '=', true)
    .where('id', 'not in', market.db.selectFrom('item_variations').select('item_id'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
}

/** The same customer with an empty cart. */
async function withOrderOf(customer: CustomerUnderTest): Promise<CustomerUnderTest> {
  await market.app.inject({ method: 'DELETE', url: '/api/v1/cart/remove', headers: customer.headers });
  return customer;
}
