import { randomUUID } from 'node:crypto';
import { money } from 'market/values/money';
import { afterEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { once } from '#api/http/once.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { pauseAt, waitUntilBlocked } from '#api/testing/pause-at.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { acceptOrder } from '#api/testing/under-test/order-steps-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { insertOrder } from '../orders.data.ts';

const market = marketUnderTest({ checksInvariants: false });
const { grocery } = testStores;
const { scarce, typed, percentOff, amountOff } = grocery.items;
const { yaba, island, withoutCash } = knownZones;

const shopper = () => shopperUnderTest(() => market.app, knownModules.grocery);
const toYaba = (items?: object[], change: object = {}) => ({
  ...(items && { items }),
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
  ...change,
});
const one = (itemId: number, change: object = {}) => ({ item_id: itemId, quantity: 1, ...change });

afterEach(() => {
  delete market.pausePoint;
});

async function stockOf(itemId: number, stock?: number): Promise<number | null> {
  if (stock !== undefined) {
    const sold = await market.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .where('item_id', '=', itemId)
      .where('counted', '=', true)
      .where('order_status', 'not in', ['canceled', 'failed'])
      .select(({ fn }) => fn.coalesce(fn.sum<number>('quantity'), fn.countAll<number>()).as('n'))
      .executeTakeFirstOrThrow();
    await market.db
      .updateTable('items')
      .set({ stock, stock_received: stock + Number(sold.n) })
      .where('id', '=', itemId)
      .execute();
  }
  const row = await market.db.selectFrom('items').select('stock').where('id', '=', itemId).executeTakeFirstOrThrow();
  return row.stock;
}

function openStore(active: boolean) {
  return market.db.updateTable('stores').set({ active }).where('id', '=', grocery.id).execute();
}

describe('at the same moment', () => {
  it('[CHK-10] of two buyers of the last one, one gets it and the other is refused', async () => {
    await stockOf(scarce.id, 1);
    const paused = pauseAt(market, 'before stock');
    const slow = shopper().place(toYaba([one(scarce.id)]));
    await paused.arrived;
    const quick = await shopper().place(toYaba([one(scarce.id)]));
    paused.letGo();
    expect([quick.status, (await slow).code]).toEqual([200, 'out_of_stock']);
    expect(await stockOf(scarce.id)).toBe(0);
  });

  it('[ITEM-30] of two buyers of the last of a kind, one gets it', async () => {
    await market.db
      .updateTable('item_variations')
      .set({ stock: 1, stock_received: 1 })
      .where('item_id', '=', typed.id)
      .where('type', '=', 'Small')
      .execute();
    const line = one(typed.id, { variation: [{ type: 'Small' }] });
    const paused = pauseAt(market, 'before stock');
    const slow = shopper().place(toYaba([line]));
    await paused.arrived;
    const quick = await shopper().place(toYaba([line]));
    paused.letGo();
    expect([quick.status, (await slow).code]).toEqual([200, 'variation_out_of_stock']);
  });

  it('an order that waited for the stock and lost blocks no other', async () => {
    await stockOf(scarce.id, 1);
    const paused = pauseAt(market, 'after stock');
    const first = shopper().place(toYaba([one(scarce.id)]));
    await paused.arrived;
    const others = [1, 2, 3].map(() => shopper().place(toYaba([one(scarce.id)])));
    const elsewhere = await shopper().place(toYaba([one(percentOff.id)]));
    paused.letGo();
    expect([(await first).status, elsewhere.status]).toEqual([200, 200]);
    expect((await Promise.all(others)).map(({ code }) => code)).toEqual(Array(3).fill('out_of_stock'));
  });

  it('many baskets of the same things in different orders never lock each other out', async () => {
    const baskets = Array.from({ length: 40 }, (_, turn) => {
      const lines = [one(percentOff.id), one(amountOff.id)];
      return toYaba(turn % 2 ? lines : lines.reverse());
    });
    const answers = await Promise.all(baskets.map((basket) => shopper().place(basket)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('[CHK-11] one cart in two tabs is one order', async () => {
    const guest = shopper();
    await guest.add(one(percentOff.id, { quantity: 2 }));
    const paused = pauseAt(market, 'before stock');
    const slow = guest.place(toYaba());
    await paused.arrived;
    const quick = await guest.place(toYaba());
    paused.letGo();
    expect([quick.status, (await slow).code]).toEqual([200, 'cart_empty']);
  });

  it('[CHK-11] what is added while an order is placed stays in the cart', async () => {
    const guest = shopper();
    await guest.add(one(percentOff.id));
    const paused = pauseAt(market, 'before stock');
    const order = guest.place(toYaba());
    await paused.arrived;
    await guest.add(one(amountOff.id));
    paused.letGo();
    expect((await order).status).toBe(200);
    expect((await guest.lines()).body).toMatchObject([{ item_id: amountOff.id }]);
  });

  it('[CHK-10] a price that changes is refused, not charged: the shopper sees it first', async () => {
    const seen = (await shopper().quote(toYaba([one(percentOff.id)]))).body.total;
    await market.db
      .updateTable('items')
      .set({ price: money(150_000) })
      .where('id', '=', percentOff.id)
      .execute();
    const answer = await shopper().place(toYaba([one(percentOff.id)], { order_amount: seen }));
    expect(answer).toMatchObject({ status: 409, code: 'price_changed' });
  });

  it('[CHK-10] a price that changes while the order is written leaves it at the price that it was checked at', async () => {
    const seen = (await shopper().quote(toYaba([one(amountOff.id)]))).body.total;
    const paused = pauseAt(market, 'before stock');
    const order = shopper().place(toYaba([one(amountOff.id)], { order_amount: seen }));
    await paused.arrived;
    await market.db
      .updateTable('items')
      .set({ price: money(900_000) })
      .where('id', '=', amountOff.id)
      .execute();
    paused.letGo();
    expect((await order).body).toMatchObject({ total: seen });
  });

  it('[CHK-10] an item that is withdrawn while the order is written is not sold', async () => {
    await stockOf(scarce.id, 5);
    const paused = pauseAt(market, 'before stock');
    const order = shopper().place(toYaba([one(scarce.id)]));
    await paused.arrived;
    await market.db.updateTable('items').set({ active: false }).where('id', '=', scarce.id).execute();
    paused.letGo();
    expect((await order).status).toBe(409);
    await market.db.updateTable('items').set({ active: true }).where('id', '=', scarce.id).execute();
  });

  it('[CHK-10] a store that closes refuses the next order, and one that is being written', async () => {
    await stockOf(scarce.id, 5);
    const paused = pauseAt(market, 'before stock');
    const order = shopper().place(toYaba([one(scarce.id)]));
    await paused.arrived;
    await openStore(false);
    paused.letGo();
    const [written, next] = [await order, await shopper().place(toYaba([one(scarce.id)]))];
    await openStore(true);
    expect([written.code, next.code]).toEqual(['store_closed', 'store_closed']);
    expect(await stockOf(scarce.id)).toBe(5);
  });

  it('[CHK-10] an order that is placed before its store closes stays', async () => {
    await stockOf(scarce.id, 5);
    const paused = pauseAt(market, 'before commit');
    const order = shopper().place(toYaba([one(scarce.id)]));
    await paused.arrived;
    await openStore(false);
    paused.letGo();
    const { status } = await order;
    await openStore(true);
    expect([status, await stockOf(scarce.id)]).toEqual([200, 4]);
  });

  it('[CHK-10] a dish that is withdrawn while its order is written is not sold, though it has no stock', async () => {
    const { plain } = testStores.food.items;
    const sell = (active: boolean) =>
      market.db.updateTable('items').set({ active }).where('id', '=', plain.id).execute();
    const paused = pauseAt(market, 'before stock');
    const order = shopperUnderTest(() => market.app, knownModules.food).place(toYaba([one(plain.id)]));
    await paused.arrived;
    await sell(false);
    paused.letGo();
    expect((await order).code).toBe('item_not_found');
    await sell(true);
  });

  it('an address that is edited while the order is written leaves it its own, with its fee and zone', async () => {
    await stockOf(scarce.id, 5);
    const customer = await signedInCustomer(market);
    const call = (path: string, payload: object) =>
      market.app.inject({
        method: 'POST',
        url: `/api/v1/customer/${path}`,
        headers: { ...customer.headers, moduleid: String(knownModules.grocery), 'idempotency-key': randomUUID() },
        payload,
      });
    const toHer = toYaba([one(scarce.id)], { house: '12', floor: '3' });
    const { items: _, ...placeAlone } = toHer as typeof toHer & { items: unknown };
    const saved = (await call('address/add', { ...placeAlone, address_type: 'home' })).json();
    const quoted = (await call('order/quote', toHer)).json();
    const paused = pauseAt(market, 'before stock');
    const placing = call('order/place', { ...toHer, order_amount: quoted.total });
    await paused.arrived;
    const elsewhere = { latitude: island.at.lat, longitude: island.at.lng, address: island.address, house: '99' };
    const edited = await call('address/update', { ...placeAlone, ...elsewhere, id: saved.id, address_type: 'home' });
    expect(edited.statusCode).toBe(200);
    paused.letGo();
    const order = await market.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', (await placing).json().order_id)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      zone_id: yaba.id,
      total: Math.round(quoted.total * 100),
      delivery_address: { address: yaba.address, house: '12', floor: '3', lat: yaba.at.lat, lng: yaba.at.lng },
    });
  });

  it('[ORD-12] of canceling and confirming the second is refused', async () => {
    await stockOf(scarce.id, 5);
    const guest = shopper();
    const { body } = await guest.place(toYaba([one(scarce.id)]));
    const paused = pauseAt(market, 'order held');
    const confirming = acceptOrder(market, { store: grocery.id }, body.order_id);
    await paused.arrived;
    const canceling = guest.cancel(body.order_id);
    await waitUntilBlocked(market, canceling);
    paused.letGo();
    await confirming;
    expect(await canceling).toMatchObject({ status: 409, code: 'not_cancelable' });
    expect(await stockOf(scarce.id)).toBe(4);
  });

  it('the same intent is told that it is being placed', async () => {
    await stockOf(scarce.id, 5);
    const [guest, key] = [shopper(), randomUUID()];
    const paused = pauseAt(market, 'before commit');
    const first = guest.place(toYaba([one(scarce.id)]), key);
    await paused.arrived;
    expect(await guest.place(toYaba([one(scarce.id)]), key)).toMatchObject({ status: 409, code: 'order_in_progress' });
    paused.letGo();
    const { body } = await first;
    expect((await guest.place(toYaba([one(scarce.id)]), key)).body).toEqual(body);
  });

  it('an order that fails before its end leaves nothing at all', async () => {
    await stockOf(scarce.id, 5);
    const [guest, key] = [shopper(), randomUUID()];
    market.pausePoint = async (name) => {
      if (name === 'before commit') throw new Error('The connection broke');
    };
    expect((await guest.place(toYaba([one(scarce.id)]), key)).status).toBe(500);
    delete market.pausePoint;
    expect([await stockOf(scarce.id), (await guest.placed(key)).body.order_id]).toEqual([5, null]);
    expect((await guest.place(toYaba([one(scarce.id)]), key)).status).toBe(200);
  });
});

describe('what the client says of itself', () => {
  it('[API-08] the zone of the header decides nothing: the place of the address does', async () => {
    await stockOf(scarce.id, 5);
    const place = (zone: number, at: { lat: number; lng: number }, item: number = scarce.id) =>
      market.app.inject({
        method: 'POST',
        url: '/api/v1/customer/order/place',
        headers: { moduleid: '2', zoneid: `[${zone}]`, 'idempotency-key': randomUUID() },
        payload: toYaba([one(item)], { guest_id: shopper().guestId, latitude: at.lat, longitude: at.lng }),
      });
    const lying = await place(yaba.id, island.at);
    expect(lying.json().errors[0].code).toBe('outside_store_zone');
    const cashless = await place(yaba.id, withoutCash.at, testStores.withoutCash.items.bread.id);
    expect(cashless.json().errors[0].code).toBe('cash_not_offered');
    expect((await place(island.id, yaba.at)).statusCode).toBe(200);
  });

  it('[CHK-19] a distance of its own changes no fee', async () => {
    const far = { latitude: yaba.at.lat + 0.015, longitude: yaba.at.lng };
    const honest = await shopper().quote(toYaba([one(scarce.id)], far));
    for (const distance of [0, 50_000, -1, 'near']) {
      const lying = await shopper().quote(toYaba([one(scarce.id)], { ...far, distance }));
      expect(lying.body.delivery_fee).toBe(honest.body.delivery_fee);
    }
  });

  it('[CHK-10] cart, quote and order come to the same total, and parts add up', async () => {
    await stockOf(scarce.id, 5);
    const guest = shopper();
    await guest.add(one(percentOff.id, { quantity: 2 }));
    const { body: lines } = await guest.add(one(scarce.id));
    const { body: quote } = await guest.quote(toYaba(undefined, { dm_tips: 300 }));
    const inCart = lines.reduce((sum: number, line: { total_price: number }) => sum + line.total_price, 0);
    expect(quote.item_total + quote.add_on_total - quote.discount_total).toBe(inCart);
    expect(quote.total).toBe(inCart + quote.tax + quote.delivery_fee + quote.service_charge + 300);
    const { body: order } = await guest.place(toYaba(undefined, { dm_tips: 300, order_amount: quote.total }));
    expect(order.total).toBe(quote.total);
  });

  it('after all of this, the invariants hold', async () => {
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('the number of an order', () => {
  it('[CHK-08] [CHK-25] that another order has is replaced by the next one', async () => {
    const { body: other } = await shopper().place(toYaba([one(scarce.id)]));
    const now = market.now();
    const free = '1234567890';
    const numbers = [other.order_id, free];
    const nothing = money(0);
    const totals = {
      itemTotal: money(500),
      addOnTotal: nothing,
      discountTotal: nothing,
      couponDiscount: nothing,
      firstOrderDiscount: nothing,
      tax: nothing,
      taxInclusive: false,
      deliveryFee: nothing,
      serviceCharge: nothing,
      tip: nothing,
      total: money(500),
    };
    const order = {
      shopper: `guest:${randomUUID()}`,
      moduleId: knownModules.grocery,
      zoneId: yaba.id,
      storeId: grocery.id,
      orderType: 'take_away',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'unpaid' as const,
      walletPaid: nothing,
      currency: 'NGN',
      quote: totals,
      coupon: null,
      distanceMetres: 0,
      contact: { name: 'Ada Obi', number: '+2348035550142', email: null },
      deliveryAddress: null,
      orderNote: '',
      cutlery: false,
      unavailableItemNote: '',
      paysWith: null,
      workFrom: null,
      scheduleAt: null,
      expectedAt: now,
      promises: { ready: null, arrival: null },
      placedAt: now,
      lines: [],
      commission: nothing,
      commissionRuleId: null,
      entries: [],
      cartLineIds: [],
      contactHashes: ['hash'],
      origin: { blockHash: 'block', isPhoneProved: false, holdMinutes: 15, notes: [] },
    };
    const reply = await once(
      market.db,
      { owner: order.shopper, key: randomUUID(), request: {} },
      async (transaction, record) => {
        const id = numbers.shift() ?? 'none';
        await insertOrder(transaction, { ...order, id, trackingHash: randomUUID() }, { record, reply: { id } });
        return { id };
      },
    );
    expect(reply).toEqual({ id: free });
    expect(numbers).toEqual([]);
    const written = await market.db.selectFrom('orders').select('shopper').where('id', '=', free).execute();
    expect(written).toEqual([{ shopper: order.shopper }]);
  });
});
