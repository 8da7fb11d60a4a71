import { afterEach, describe, expect, it } from 'vitest';
import { cleanUps } from '#api/app/clean-up.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';

const market = marketUnderTest();
const { send } = ordersUnderTest(market);
const day = 24 * 60 * 60 * 1000;

const draft = {
  form: {
    name: 'Ada Obi',
    phone: '0803 555 0142',
    email: '',
    house: '14B',
    floor: '',
    road: '',
    additional: '',
    landmark: 'Black gate',
    directions: '',
    note: 'No onions',
    paysWith: '10000',
    cutlery: true,
    whenMissing: 'replace',
    whenMissingOf: { 12: 'leave_out' },
  },
  plan: { orderType: 'delivery', tip: 500, isAhead: false, scheduleAt: '' },
  place: { address: 'Yaba, Lagos', lat: 6.5, lng: 3.37 },
  chosen: 'Yaba, Lagos',
};

const save = (customer: CustomerUnderTest, cart: string, typed: object | null = draft) =>
  send(customer, 'POST', 'customer/checkout/draft', { cart, draft: typed });
const read = async (customer: CustomerUnderTest, cart: string) =>
  (await send(customer, 'GET', `customer/checkout/draft?cart=${cart}`)).body.draft;

afterEach(() => {
  market.now = () => momentOfTests;
});

describe('[CHK-23] the draft of a checkout', () => {
  it('is one for each cart of a customer, the last one that was saved, until it is removed', async () => {
    const ada = await signedInCustomer(market);
    const other = await signedInCustomer(market);
    expect(await read(ada, 'cart:1:7')).toBeNull();
    await save(ada, 'cart:1:7');
    await save(ada, 'cart:1:7', { ...draft, chosen: 'Ikeja' });
    expect(await read(ada, 'cart:1:7')).toEqual({ ...draft, chosen: 'Ikeja' });
    for (const cart of ['cart:1:8', 'buy_now:2:', 'prescription:31']) expect(await read(ada, cart)).toBeNull();
    expect(await read(other, 'cart:1:7')).toBeNull();
    expect((await save(ada, 'cart:1:7', null)).body).toEqual({ saved_at: null });
    expect(await read(ada, 'cart:1:7')).toBeNull();
  });

  it('has no room for a card, a long text or another key', async () => {
    const ada = await signedInCustomer(market);
    await save(ada, 'cart:1:7', { ...draft, card: '4242', form: { ...draft.form, card: '4242' } });
    expect(await read(ada, 'cart:1:7')).toEqual(draft);
    const long = { ...draft, form: { ...draft.form, note: 'x'.repeat(501) } };
    expect((await save(ada, 'cart:1:7', long)).status).toBe(400);
    expect((await save(ada, 'another key')).status).toBe(400);
    const guest = { headers: {} } as CustomerUnderTest;
    expect((await save(guest, 'cart:1:7')).status).toBe(401);
  });

  it('is over after a day, and of more than twenty the oldest go', async () => {
    const ada = await signedInCustomer(market);
    for (let store = 1; store <= 22; store += 1) {
      market.now = () => new Date(momentOfTests.getTime() + store);
      await save(ada, `cart:1:${store}`);
    }
    expect(await read(ada, 'cart:1:2')).toBeNull();
    expect(await read(ada, 'cart:1:3')).toEqual(draft);
    market.now = () => new Date(momentOfTests.getTime() + day + 100);
    expect(await read(ada, 'cart:1:22')).toBeNull();
    await cleanUps['checkout drafts']?.(market);
    const left = await market.db
      .selectFrom('checkout_drafts')
      .select('cart')
      .where('customer_id', '=', ada.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('goes with its customer', async () => {
    const ada = await signedInCustomer(market);
    await save(ada, 'cart:1:7');
    expect((await send(ada, 'DELETE', 'customer/remove-account')).status).toBe(200);
    const left = await market.db
      .selectFrom('checkout_drafts')
      .select('cart')
      .where('customer_id', '=', ada.id)
      .execute();
    expect(left).toEqual([]);
  });
});
