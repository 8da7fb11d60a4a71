import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { send, place, deliver } = ordersUnderTest(market);
const { percentOff, amountOff, typed } = testStores.grocery.items;
const one = (item: { id: number }) => ({ items: [{ item_id: item.id, quantity: 1 }] });
const unknownOrder = '9999999999';

describe("a customer's orders", () => {
  it('[ORD-01] [ORD-03] are in the list of running orders until they are over', async () => {
    const customer = await signedInCustomer(market);
    const [running, over] = [await place(customer, one(percentOff)), await place(customer, one(amountOff))];
    await deliver(over);
    const lists = await Promise.all(
      ['running-orders', 'order-history'].map((list) =>
        send(customer, 'GET', `customer/order/${list}?limit=10&offset=1`),
      ),
    );
    expect(lists.map(({ body }) => body.orders.map(({ id }: { id: string }) => id))).toEqual([[running], [over]]);
    expect(lists[0]?.body).toMatchObject({ total_size: 1, limit: 10, offset: 1 });
    expect(lists[0]?.body.orders[0]).toMatchObject({ cancelable: true, refundable: false, can_reorder: false });
    expect(lists[1]?.body.orders[0]).toMatchObject({ cancelable: false, refundable: true, can_reorder: true });
    expect((await send(customer, 'GET', 'customer/order/all-orders')).status).toBe(400);
  });

  it('[ORD-02] come page by page from 1, the newest first, until a page is empty', async () => {
    const customer = await signedInCustomer(market);
    const now = market.now().getTime();
    const placed: string[] = [];
    for (let n = 0; n < 3; n++) {
      market.now = () => new Date(now + n * 60_000);
      placed.push(await place(customer, one(percentOff)));
    }
    const pages = await Promise.all(
      [1, 2, 3].map((offset) => send(customer, 'GET', `customer/order/running-orders?limit=2&offset=${offset}`)),
    );
    const ids = pages.map(({ body }) => body.orders.map(({ id }: { id: string }) => id));
    expect(ids).toEqual([[placed[2], placed[1]], [placed[0]], []]);
  });

  it("[ORD-04] hold no guest's order, and a guest has no list", async () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    const reply = await market.app.inject({
      url: `/api/v1/customer/order/running-orders?guest_id=${guest.guestId}`,
      headers: { moduleid: String(knownModules.grocery) },
    });
    expect(reply.statusCode).toBe(401);
    const customer = await signedInCustomer(market);
    expect((await send(customer, 'GET', 'customer/order/order-history')).body.orders).toEqual([]);
  });
});

describe('the orders of a guest', () => {
  const newGuest = () => {
    const guest = shopperUnderTest(() => market.app, knownModules.grocery);
    return { headers: { cookie: `guest_id=${guest.guestId}`, 'x-software-id': 'soko-web' } };
  };
  const idsOf = async (guest: { headers: Record<string, string> }, query = '') =>
    (await send(guest, 'GET', `customer/order/all${query}`)).body.orders.map(({ id }: { id: string }) => id);

  it('[TRK-27] are listed in every state to the device that ordered them, and to no other', async () => {
    const [guest, other, customer] = [newGuest(), newGuest(), await signedInCustomer(market)];
    const over = await place(guest, one(percentOff));
    await deliver(over);
    const now = market.now().getTime();
    market.now = () => new Date(now + 60_000);
    const running = await place(guest, one(amountOff));
    const ofCustomer = await place(customer, one(percentOff));
    expect(await idsOf(guest)).toEqual([running, over]);
    expect(await idsOf(guest, '?limit=1&offset=2')).toEqual([over]);
    expect(await idsOf(other)).toEqual([]);
    expect(await idsOf(customer)).toEqual([ofCustomer]);
    // The session of a customer takes precedence over the guest of the browser, and keeps the guest's orders.
    const both = { headers: { ...customer.headers, cookie: guest.headers.cookie } };
    expect(await idsOf(both)).toEqual([ofCustomer]);
    expect(await idsOf(guest)).toEqual([running, over]);
  });

  it('can be forgotten on the device; then only the link, or number and contact, open them', async () => {
    const [guest, other, customer] = [newGuest(), newGuest(), await signedInCustomer(market)];
    const [first, forgotten] = [await place(guest, one(percentOff)), await place(guest, one(amountOff))];
    const ofCustomer = await place(customer, one(percentOff));
    const forget = (who: { headers: Record<string, string> }, id: string) =>
      send(who, 'POST', 'customer/order/forget', { order_id: id });
    expect(await forget(other, forgotten)).toMatchObject({ status: 404, code: 'order_not_found' });
    expect(await forget(customer, ofCustomer)).toMatchObject({ status: 409, code: 'order_of_account' });
    expect((await forget(guest, forgotten)).status).toBe(200);
    expect(await idsOf(guest)).toEqual([first]);
    expect(await forget(guest, forgotten)).toMatchObject({ status: 404 });
    const open = (query: string) => send(guest, 'GET', `customer/order/${query}`);
    expect((await open(`details?order_id=${forgotten}`)).status).toBe(404);
    expect((await open(`track?order_id=${forgotten}`)).status).toBe(404);
    expect((await open(`track?order_id=${forgotten}&contact_number=08035550142`)).status).toBe(200);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('the details of an order', () => {
  it('[ORD-05] [CHK-10] have every part of the quote, to the last digit', async () => {
    const customer = await signedInCustomer(market);
    const plan = {
      items: [
        { item_id: percentOff.id, quantity: 3 },
        { item_id: typed.id, quantity: 1, variation: [{ type: 'Small' }] },
      ],
      dm_tips: 300,
    };
    const place3 = { ...plan, latitude: 6.507, longitude: 3.3755 };
    const { body: quote } = await send(customer, 'POST', 'customer/order/quote', place3);
    const orderId = await place(customer, place3);
    const { body: order } = await send(customer, 'GET', `customer/order/details?order_id=${orderId}`);
    const parts = ['item_total', 'add_on_total', 'discount_total', 'coupon_discount', 'tax', 'tax_inclusive'];
    for (const part of [...parts, 'delivery_fee', 'service_charge', 'tip', 'discount_reason', 'distance_metres']) {
      expect({ [part]: order[part] }).toEqual({ [part]: quote[part] });
    }
    expect(order.order_amount).toBe(quote.total);
    const shown = ['item_id', 'name', 'variation', 'quantity', 'price', 'discount', 'add_on_total', 'total_price'];
    const pick = (line: Record<string, unknown>) => shown.map((name) => line[name]);
    expect(order.lines.map(pick)).toEqual(quote.lines.map(pick));
    expect(order).toMatchObject({
      contact_person_name: 'Ada Obi',
      contact_person_number: '+2348035550142',
      delivery_address: {
        address: 'Yaba, Lagos',
        contact_person_name: 'Ada Obi',
        contact_person_number: '+2348035550142',
        latitude: expect.any(Number),
      },
      store: { id: testStores.grocery.id },
    });
  });

  it('[ORD-05] are those of one’s own orders: any other is not found', async () => {
    const [customer, stranger] = [await signedInCustomer(market), await signedInCustomer(market)];
    const orderId = await place(customer, one(percentOff));
    for (const path of ['details?order_id=', 'reorder', 'refund-request']) {
      const call = (id: string) =>
        path.includes('=')
          ? send(stranger, 'GET', `customer/order/${path}${id}`)
          : send(stranger, 'POST', `customer/order/${path}`, { order_id: id, reason: 'Wrong item' });
      const foreign = await call(orderId);
      expect(foreign).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(foreign.body).toEqual((await call(unknownOrder)).body);
    }
  });
});
