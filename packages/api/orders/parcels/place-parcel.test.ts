import { randomUUID } from 'node:crypto';
import { metresBetween } from 'market/places/places.rules';
import { money } from 'market/values/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { peopleUnderTest } from '#api/testing/under-test/people-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

const market = marketUnderTest();
const people = peopleUnderTest(market);
const withWallets = marketUnderSettings(market, { customer_wallet_status: 1 });
const { yaba } = knownZones;
const receiverAt = { lat: yaba.at.lat + 0.01, lng: yaba.at.lng + 0.008 };
const shopper = () => shopperUnderTest(() => market.app, knownModules.parcel);
let secondsGone = 0;
let categoryId = 0;

beforeEach(async () => {
  secondsGone = 0;
  market.now = () => new Date(momentOfTests.getTime() + secondsGone * 1000);
  const { id } = await market.db
    .selectFrom('categories')
    .where('module_id', '=', knownModules.parcel)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  categoryId = id;
});

/** A good parcel within Yaba; tests change one thing each. */
const parcel = (change: object = {}) => ({
  order_type: 'parcel',
  parcel_category_id: categoryId,
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Wanjiru Kamau',
  contact_person_number: '0803 555 0142',
  receiver_details: {
    contact_person_name: 'Joseph Otieno',
    contact_person_number: '0803 555 0143',
    latitude: receiverAt.lat,
    longitude: receiverAt.lng,
    address: '12 Herbert Macaulay Way',
    landmark: 'Black gate',
  },
  ...change,
});

const receiver = (change: object) => ({ receiver_details: { ...parcel().receiver_details, ...change } });

async function trackOf({ body }: { body: { order_id: string; tracking_token: string } }) {
  const query = `order_id=${body.order_id}&token=${body.tracking_token}`;
  return (await market.app.inject({ url: `/api/v1/customer/order/track?${query}` })).json();
}

async function rowOf(orderId: string) {
  return market.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

/**
 * Advances the clock by so many seconds at a time and lets people work until the order has this status; returns what
 * tracking showed meanwhile.
 */
async function until(status: string, placed: Parameters<typeof trackOf>[0], everySeconds = 15) {
  const seen = [];
  for (; secondsGone <= 900; secondsGone += everySeconds) {
    await people.workOnce();
    const look = await trackOf(placed);
    seen.push(look);
    if (look.order_status === status) break;
  }
  return seen;
}

describe('a parcel of a customer', () => {
  const orders = ordersUnderTest(withWallets);
  /** A customer with this balance, in kobo, who sends parcels. */
  const sender = async (balance: number) => {
    const customer = await signedInCustomer(market);
    const move = {
      kind: 'wallet_filled',
      customerId: customer.id,
      currency: 'NGN',
      other: 'provider:sandbox',
    } as const;
    const about = { subject: `payment:test-${customer.id}` };
    await creditWallet(market.db, { ...move, about, amount: money(balance), at: momentOfTests });
    return { ...customer, headers: { ...customer.headers, moduleid: String(knownModules.parcel) } };
  };
  const sendIt = (customer: CustomerUnderTest, change: object) =>
    orders.send(customer, 'POST', 'customer/order/place', parcel(change));

  it.each([
    { how: 'by the wallet', change: { payment_method: 'wallet' }, balance: 100_000_000, left: 0 },
    { how: 'by the wallet in part, and in cash', change: { use_wallet: true }, balance: 5_000, left: 5_000 },
  ])('[CHK-21] is paid $how, and brought', async ({ change, balance, left }) => {
    const customer = await sender(balance);
    const placed = await sendIt(customer, change);
    const { total, wallet_paid: walletPaid, payment_status: status } = await rowOf(placed.body.order_id);
    expect([Number(walletPaid), status]).toEqual(left > 0 ? [left, 'unpaid'] : [Number(total), 'paid']);
    expect(await balanceOf(market.db, customer.id, 'NGN')).toBe(balance - Number(walletPaid));
    await until('delivered', placed);
    expect(await rowOf(placed.body.order_id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  describe('with a coupon', () => {
    const put = promotionsUnderTest(market);
    const ofParcels = { module_ids: [knownModules.parcel], discount: money(20), limit_per_customer: 1 };
    const quoteIt = (customer: CustomerUnderTest, change: object) =>
      orders.send(customer, 'POST', 'customer/order/quote', parcel(change));

    it('[PROMO-28] costs less by a share of its delivery fee, quote and order alike, and uses the coupon once', async () => {
      await put.coupon('SENDLESS', ofParcels);
      const customer = await sender(0);
      const { body: without } = await quoteIt(customer, {});
      const { body: quoted } = await quoteIt(customer, { coupon_code: 'sendless' });
      const off = Math.round(without.delivery_fee * 0.2);
      expect(quoted).toMatchObject({
        coupon_code: 'SENDLESS',
        coupon_discount: off,
        delivery_fee: without.delivery_fee,
      });
      expect(quoted.total).toBe(without.total - off);
      const applied = await orders.send(customer, 'POST', 'coupon/apply', { ...parcel(), code: 'SENDLESS' });
      expect(applied.body).toMatchObject({ coupon_discount: off, total: quoted.total });
      const placed = await sendIt(customer, { coupon_code: 'SENDLESS', order_amount: quoted.total });
      expect(await rowOf(placed.body.order_id)).toMatchObject({ coupon_code: 'SENDLESS', coupon_paid_by: 'market' });
      expect((await sendIt(customer, { coupon_code: 'SENDLESS' })).code).toBe('coupon_used_up');
      await until('delivered', placed);
      expect(await breachesIn(market.db)).toEqual([]);
    });

    it('[PROMO-28] never costs less than nothing, and gives the coupon back when it is canceled', async () => {
      await put.coupon('ALLOFIT', { ...ofParcels, discount: money(90_000_000), discount_type: 'fixed' });
      const customer = await sender(0);
      const { body: quoted } = await quoteIt(customer, { coupon_code: 'ALLOFIT', dm_tips: 0 });
      expect(quoted.coupon_discount).toBe(quoted.delivery_fee);
      expect(quoted.total).toBe(quoted.service_charge);
      const placed = await sendIt(customer, { coupon_code: 'ALLOFIT' });
      await orders.send(customer, 'POST', 'customer/order/cancel', { order_id: placed.body.order_id, reason: 'Late' });
      expect((await quoteIt(customer, { coupon_code: 'ALLOFIT' })).body.coupon_code).toBe('ALLOFIT');
      expect(await breachesIn(market.db)).toEqual([]);
    });

    it.each([
      ['en', 'This coupon is for groceries.'],
      ['ha', 'Wannan kuponi na kayan masarufi ne.'],
      ['ke', 'Kuponi hii ni ya mboga na bidhaa za nyumbani.'],
      ['yo', 'ohun ìlò ilé ni kúpọ́ọ̀nù yìí wà fún.'],
    ])('of another module it is refused, and %s names where that is good', async (language, message) => {
      const code = `BASKET${language.toUpperCase()}`;
      await put.coupon(code, { module_ids: [knownModules.grocery] });
      const customer = await sender(0);
      const reply = await market.app.inject({
        method: 'POST',
        url: '/api/v1/coupon/apply',
        headers: { ...customer.headers, 'x-localization': language },
        payload: { ...parcel(), code },
      });
      expect(reply.json().errors).toEqual([{ code: 'coupon_other_module', message }]);
    });
  });

  it('[CHK-21] that the wallet cannot pay is refused', async () => {
    const customer = await sender(100);
    expect((await sendIt(customer, { payment_method: 'wallet' })).code).toBe('wallet_short');
    expect(await balanceOf(market.db, customer.id, 'NGN')).toBe(100);
  });

  it('waits for a digital payment, and is brought once it is there', async () => {
    const customer = await sender(100);
    const placed = await sendIt(customer, { payment_method: 'digital_payment' });
    for (; secondsGone < 120; secondsGone += 30) await people.workOnce();
    expect(await rowOf(placed.body.order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    await orders.pay(customer, placed.body.order_id);
    await until('delivered', placed);
    expect(await rowOf(placed.body.order_id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('a parcel', () => {
  it('[CHK-32] [PARC-06] is ordered without store and goods, at the price of the quote', async () => {
    const guest = shopper();
    const quoted = (await guest.quote(parcel())).body;
    const placed = await guest.place(parcel({ order_amount: quoted.total }));
    expect(placed.body).toMatchObject({ order_id: expect.stringMatching(/^\d{10}$/), status: 'pending' });
    expect(placed.body.total).toBe(quoted.total);
    expect(quoted).toMatchObject({ store: null, lines: [], item_total: 0, tax: 0 });
    expect(quoted.total).toBe(quoted.delivery_fee + quoted.service_charge);
    expect(await rowOf(placed.body.order_id)).toMatchObject({
      store_id: null,
      order_type: 'parcel',
      charge_payer: 'sender',
      parcel_category_id: categoryId,
      contact_name: 'Wanjiru Kamau',
      receiver_details: expect.objectContaining({ name: 'Joseph Otieno', number: '+2348035550143' }),
    });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[PARC-06] costs by the tariff of parcels and the distance between its two places, whatever is claimed', async () => {
    const near = (await shopper().quote(parcel())).body;
    const claimed = (await shopper().quote(parcel({ distance: 1 }))).body;
    const door = (await shopper().quote(parcel(receiver({ latitude: yaba.at.lat, longitude: yaba.at.lng })))).body;
    const { delivery_minimum: least } = await market.db
      .selectFrom('zone_modules')
      .where('zone_id', '=', yaba.id)
      .where('module_id', '=', knownModules.parcel)
      .select('delivery_minimum')
      .executeTakeFirstOrThrow();
    expect(near.distance_metres).toBeGreaterThanOrEqual(metresBetween(yaba.at, receiverAt));
    expect(claimed.delivery_fee).toBe(near.delivery_fee);
    expect(door.distance_metres).toBe(0);
    expect(near.delivery_fee).toBeGreaterThan(door.delivery_fee);
    expect(door.delivery_fee * 100).toBeGreaterThanOrEqual(Number(least));
    expect((await shopper().place(parcel({ order_amount: 1 }))).code).toBe('price_changed');
  });

  it.each<[string, string, () => object]>([
    ['no category', 'category_not_found', () => ({ parcel_category_id: undefined })],
    ['a category of goods', 'category_not_found', () => ({ parcel_category_id: 1 })],
    ['no place of the sender', 'address_needed', () => ({ latitude: undefined })],
    ['no receiver', 'address_needed', () => ({ receiver_details: undefined })],
    ['a receiver whose door has no words', 'address_needed', () => receiver({ address: '' })],
    ['a receiver without a name', 'receiver_details.contact_person_name', () => receiver({ contact_person_name: '' })],
    [
      'a receiver without a whole number',
      'receiver_details.contact_person_number',
      () => receiver({ contact_person_number: '12' }),
    ],
    ['a receiver outside the zone', 'outside_zones', () => receiver({ latitude: 9.0765, longitude: 7.3986 })],
    ['a sender where nobody fetches', 'outside_zones', () => ({ latitude: 0, longitude: 0 })],
    ['goods', 'items', () => ({ items: [{ item_id: 1, quantity: 1 }] })],
    ['a coupon that nobody knows', 'coupon_unknown', () => ({ coupon_code: 'NOSUCH' })],
    [
      'a receiver who pays digitally',
      'payment_not_offered',
      () => ({
        charge_payer: 'receiver',
        payment_method: 'digital_payment',
      }),
    ],
    ['a payer who is neither', 'charge_payer', () => ({ charge_payer: 'nobody' })],
  ])('[PARC-06] with %s is refused as %s, and nothing stands', async (_, code, change) => {
    const before = await market.db.selectFrom('orders').select('id').execute();
    expect((await shopper().place(parcel(change()))).code).toBe(code);
    expect(await market.db.selectFrom('orders').select('id').execute()).toHaveLength(before.length);
  });

  it('is one order, however often it is sent under its key', async () => {
    const guest = shopper();
    const [first, second] = [await guest.place(parcel(), 'parcel-key-1'), await guest.place(parcel(), 'parcel-key-1')];
    expect(second.body).toEqual(first.body);
    expect((await guest.place(parcel({ dm_tips: 100 }), 'parcel-key-1')).code).toBe('key_reused');
  });

  it.each(['sender', 'receiver'] as const)(
    '[CHK-32] [TRK-17] goes by its rider to the sender, then to the receiver, and the %s pays in cash',
    async (payer) => {
      const placed = await shopper().place(parcel({ charge_payer: payer }));
      const seen = await until('delivered', placed, 5);
      expect([...new Set(seen.map(({ order_status }) => order_status))]).toEqual([
        'pending',
        'confirmed',
        'processing',
        'handover',
        'picked_up',
        'delivered',
      ]);
      const paid = seen.find(({ payment_status }) => payment_status === 'paid');
      expect(paid.order_status).toBe(payer === 'sender' ? 'picked_up' : 'delivered');
      const atSender = seen.find(({ order_status }) => order_status === 'handover').delivery_man;
      expect(metresBetween({ lat: atSender.lat, lng: atSender.lng }, yaba.at)).toBeLessThan(30);
      const last = seen.findLast(({ order_status }) => order_status === 'picked_up').delivery_man;
      expect(metresBetween({ lat: last.lat, lng: last.lng }, receiverAt)).toBeLessThan(200);
      expect(seen[0]).toMatchObject({
        store: null,
        parcel: { charge_payer: payer, category_name: expect.stringMatching(/./) },
        delivery_address: { contact_person_name: 'Wanjiru Kamau', address: yaba.address },
        receiver_details: {
          contact_person_name: 'Joseph Otieno',
          contact_person_number: '+234•••••••143',
          address: '12 Herbert Macaulay Way · Black gate',
          latitude: receiverAt.lat,
        },
        items: [],
      });
      expect(await breachesIn(market.db)).toEqual([]);
    },
  );

  it('[TRK-17] has receiver details of one shape in details and tracking', async () => {
    const customer = await signedInCustomer(market);
    const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const headers = { ...customer.headers, moduleid: String(knownModules.parcel), 'idempotency-key': randomUUID() };
      return (
        await market.app.inject({ method, url: `/api/v1/customer/order/${path}`, headers, ...(payload && { payload }) })
      ).json();
    };
    const { order_id: id } = await ask('POST', 'place', parcel());
    const [details, tracked] = [await ask('GET', `details?order_id=${id}`), await ask('GET', `track?order_id=${id}`)];
    const shape = ['address', 'contact_person_name', 'contact_person_number', 'latitude', 'longitude'];
    expect(Object.keys(tracked.receiver_details).toSorted()).toEqual(shape);
    for (const name of ['delivery_address', 'receiver_details']) {
      expect(Object.keys(details[name])).toEqual(expect.arrayContaining(shape));
      expect(details[name]).toMatchObject({
        contact_person_name: tracked[name].contact_person_name,
        latitude: tracked[name].latitude,
        longitude: tracked[name].longitude,
      });
    }
    expect(details.receiver_details).toMatchObject({ contact_person_name: 'Joseph Otieno', latitude: receiverAt.lat });
  });

  it('[ORD-12] can be canceled while no rider has it, and is not owed then', async () => {
    const guest = shopper();
    const placed = await guest.place(parcel());
    const { status } = await guest.cancel(placed.body.order_id);
    expect(status).toBe(200);
    expect((await trackOf(placed)).order_status).toBe('canceled');
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
