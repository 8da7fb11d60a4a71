import { money } from 'market/values/money';
import { afterEach, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { newNumber, walletUnderTest } from '#api/testing/under-test/wallet-under-test.ts';

const market = marketUnderTest();
const put = promotionsUnderTest(market);
const { send, quote, place, give, balance } = walletUnderTest(market);
const { limited } = testStores.grocery.items;

afterEach(() => {
  delete market.pausePoint;
});

it('a coupon that another order used up while this one was written is refused', async () => {
  const id = await put.coupon('SAMETIME');
  const customer = await signedInCustomer(market);
  const paused = pauseAt(market, 'before stock');
  const slow = place(customer, { coupon_code: 'SAMETIME' });
  await paused.arrived;
  const quick = await place(customer, { coupon_code: 'SAMETIME' });
  paused.letGo();
  expect([quick.status, (await slow).code]).toEqual([200, 'coupon_used_up']);
  const uses = await market.db.selectFrom('coupon_uses').select('order_id').where('coupon_id', '=', id).execute();
  expect(uses).toEqual([{ order_id: quick.body.order_id }]);
});

it('money of a wallet that another order spent while this one was written is not spent again', async () => {
  const customer = await signedInCustomer(market);
  const { total } = (await quote(customer)).body;
  await give(customer, 'NGN', Math.round(total * 150));
  const paused = pauseAt(market, 'before stock');
  const slow = place(customer, { payment_method: 'wallet' });
  await paused.arrived;
  const quick = await place(customer, { payment_method: 'wallet' });
  paused.letGo();
  expect([quick.status, (await slow).code]).toEqual([200, 'wallet_short']);
  expect(await balance(customer)).toBe(Math.round(total * 50));
});

it('an order that is canceled twice gives its money back once', async () => {
  const customer = await signedInCustomer(market);
  await give(customer, 'NGN', 100_000_000);
  const { body } = await place(customer, { payment_method: 'wallet' });
  const cancel = () =>
    send(customer, 'POST', 'customer/order/cancel', { body: { order_id: body.order_id, reason: 'Too slow' } });
  const paused = pauseAt(market, 'order held');
  const first = cancel();
  await paused.arrived;
  const second = cancel();
  await waitUntilBlocked(market, second);
  paused.letGo();
  expect([(await first).status, (await second).code]).toEqual([200, 'not_cancelable']);
  expect(await balance(customer)).toBe(100_000_000);
});

it('points that are being exchanged are not exchanged a second time', async () => {
  const customer = await signedInCustomer(market);
  await give(customer, 'PTS', 800);
  const exchange = (key: string) =>
    send(customer, 'POST', 'customer/loyalty-point/point-transfer', { body: { point: 500 }, key });
  const paused = pauseAt(market, 'points taken');
  const first = exchange('one-exchange');
  await paused.arrived;
  const second = exchange('other-exchange');
  await waitUntilBlocked(market, second);
  paused.letGo();
  expect([(await first).status, (await second).code]).toEqual([200, 'points_short']);
  expect([await balance(customer, 'PTS'), await balance(customer)]).toEqual([300, 25_000]);
});

it('[CART-27] the maximum of an item holds over all orders on their way to one person, also fifty at once (B14)', async () => {
  await market.db.updateTable('items').set({ stock: 200, stock_received: 200 }).where('id', '=', limited.id).execute();
  const [customer, number] = [await signedInCustomer(market), newNumber()];
  const items = [{ item_id: limited.id, quantity: 1 }];
  const bot = await Promise.all(
    Array.from({ length: 50 }, () => place(customer, { items, contact_person_number: number })),
  );
  expect(bot.filter(({ status }) => status === 200)).toHaveLength(limited.maximum);
  expect(new Set(bot.flatMap(({ code }) => code ?? []))).toEqual(new Set(['over_maximum']));
  // Another number or another account does not help; a different person is served.
  const more = await place(customer, { items });
  expect(more.code).toBe('over_maximum');
  expect(more.body.errors[0].message).toMatch(
    /^Out of Limits\. At most \d+ of .+ wait until your other orders have arrived\.$/,
  );
  const stranger = await signedInCustomer(market);
  expect((await place(stranger, { items, contact_person_number: number })).code).toBe('over_maximum');
  expect((await place(stranger, { items })).status).toBe(200);
  // A canceled order releases its goods.
  const { order_id } = bot.find(({ status }) => status === 200)?.body ?? {};
  await send(customer, 'POST', 'customer/order/cancel', { body: { order_id, reason: 'Changed my mind' } });
  expect((await place(customer, { items, contact_person_number: number })).status).toBe(200);
});

it('a flash sale ends at its second: its price is refused after it, and given before it (B7)', async () => {
  const { scarce } = testStores.grocery.items;
  const items = [{ item_id: scarce.id, quantity: 1 }];
  const customer = await signedInCustomer(market);
  const now = market.now();
  const at = (seconds: number) => {
    market.now = () => new Date(now.getTime() + seconds * 1000);
  };
  await put.flashSale(scarce.id, { stock: 5, endsAt: new Date(now.getTime() + 60_000) });
  at(59);
  const { total } = (await quote(customer, { items })).body;
  expect((await place(customer, { items, order_amount: total })).status).toBe(200);
  at(60);
  expect((await place(customer, { items, order_amount: total })).code).toBe('price_changed');
  market.now = () => now;
});

it('a wallet is never below zero, whatever a statement forgets', async () => {
  const customer = await signedInCustomer(market);
  await give(customer, 'NGN', 500);
  const tooMuch = market.db.updateTable('wallets').set({ balance: money(-1) as never });
  await expect(tooMuch.where('customer_id', '=', customer.id).execute()).rejects.toThrow();
});
