import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import type { StorePromotion } from 'market/promotions/promotions.vendor.contract';
import { money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const put = promotionsUnderTest(market);
const { yaba } = knownZones;
const { grocery, food } = testStores;

async function member(storeId: number = grocery.id, role: StoreRole = 'manager') {
  const { headers } = await signedInMember(market, { storeId, role });
  const base = `vendor/stores/${storeId}`;
  return {
    list: async (state = 'running'): Promise<StorePromotion[]> =>
      (await visitor.get(`${base}/promotions?limit=100&state=${state}`, headers)).body.promotions,
    end: (id: number, version = 0) => visitor.post(`${base}/coupons/${id}/end`, { version }, headers),
    seeing: (path: string) => visitor.get(`${base}/${path}`, headers),
  };
}

const place = (by: CustomerUnderTest, itemId: number, quantity: number, coupon_code?: string) =>
  visitor.post(
    'customer/order/place',
    {
      items: [{ item_id: itemId, quantity }],
      ...{ latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address },
      ...{ contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0142', coupon_code },
    },
    {
      ...by.headers,
      moduleid: String(knownModules.grocery),
      zoneid: `[${yaba.id}]`,
      'idempotency-key': randomUUID(),
    },
  );

const ofStore = (code: string, change: object = {}) =>
  put.coupon(code, { coupon_type: 'store_wise', store_id: grocery.id, limit_per_customer: null, ...change });

describe('the promotions of a store', () => {
  it('[STO-078] counts uses, orders, turnover, cost and new customers of a coupon, all its codes together', async () => {
    const id = await ofStore('OWNONE');
    await ofStore('OWNTWO', { series_id: id });
    await put.coupon('OFMARKET');
    const [ada, bisi] = [await signedInCustomer(market), await signedInCustomer(market)];
    expect((await place(ada, grocery.items.scarce.id, 1, 'OWNONE')).status).toBe(200);
    expect((await place(ada, grocery.items.scarce.id, 1, 'OWNTWO')).status).toBe(200);
    const lost = await place(bisi, grocery.items.scarce.id, 2, 'OWNONE');
    const by = await member();
    const listed = await by.list();
    expect(listed.find(({ code }) => code === 'OFMARKET')).toBeUndefined();
    expect(listed.find((one) => one.id === id && one.kind === 'coupon')).toMatchObject({
      ...{ code: 'OWNONE', codes: 2, state: 'running', currency: 'NGN', discount: 10, discount_type: 'percent' },
      ...{ uses: 3, orders: 3, turnover: 4000, cost: 400, new_customers: 2, may_end: true },
    });
    const cancel = { order_id: lost.body.order_id, reason: 'Too slow' };
    expect((await visitor.post('customer/order/cancel', cancel, bisi.headers)).status).toBe(200);
    expect((await by.list()).find((one) => one.id === id)).toMatchObject({
      uses: 2,
      orders: 2,
      turnover: 2000,
      cost: 200,
    });
    expect((await (await member(food.id)).list()).find((one) => one.id === id)).toBeUndefined();
  });

  it('[STO-078] counts pieces, turnover and cost of a flash sale and of a campaign with items of the store', async () => {
    const { limited, amountOff } = grocery.items;
    await put.flashSale(limited.id, { stock: 10 });
    await put.campaign([amountOff.id], { discount: money(20), discount_type: 'percent' });
    const ada = await signedInCustomer(market);
    const { body: first } = await place(ada, limited.id, 2);
    await sql`update orders set placed_at = placed_at - interval '1 minute' where id = ${first.order_id}`.execute(
      market.db,
    );
    await place(ada, amountOff.id, 1);
    const by = await member();
    const listed = await by.list();
    expect(listed.find(({ kind }) => kind === 'flash_sale')).toMatchObject({
      ...{ code: null, items_count: 1, discount: null, uses: 2, orders: 1, turnover: 600, cost: 600 },
      ...{ new_customers: 1, may_end: false },
    });
    expect(listed.find(({ kind }) => kind === 'campaign')).toMatchObject({
      ...{ uses: 1, orders: 1, turnover: 2400, cost: 600, new_customers: 0, may_end: false },
    });
  });

  it('[STO-078] ends a coupon at once: it is refused at the checkout, and listed as over', async () => {
    const id = await ofStore('ENDNOW');
    await ofStore('ENDNOW2', { series_id: id });
    const by = await member();
    expect((await by.end(id, 7)).code).toBe('changed_meanwhile');
    const ended = await by.end(id);
    expect(ended.body).toMatchObject({ state: 'over', may_end: false, version: 1 });
    const ada = await signedInCustomer(market);
    for (const code of ['ENDNOW', 'ENDNOW2']) {
      expect((await place(ada, grocery.items.scarce.id, 1, code)).code).toBe('coupon_expired');
    }
    expect((await by.list()).find((one) => one.id === id)).toBeUndefined();
    expect((await by.list('over')).find((one) => one.id === id)).toMatchObject({ code: 'ENDNOW', orders: 0 });
    expect((await by.end(id, 1)).code).toBe('coupon_expired');
    const { rows } = await sql<{ action: string; store_id: number }>`
      select action, store_id from audit_lines where subject = ${`coupon:${id}`}`.execute(market.db);
    expect(rows).toEqual([{ action: 'coupon.end', store_id: grocery.id }]);
  });

  it('[STO-078] neither ends nor shows what another store or the market pays for, and refuses other roles', async () => {
    const [own, ofMarket] = [await ofStore('NOTYOURS'), await put.coupon('MARKETPAYS')];
    const other = await member(food.id);
    expect((await other.end(own)).code).toBe('coupon_unknown');
    expect((await (await member()).end(ofMarket)).code).toBe('coupon_unknown');
    const cook = await member(grocery.id, 'kitchen');
    expect((await cook.seeing('promotions')).code).toBe('right_missing');
    expect((await cook.end(own)).code).toBe('right_missing');
  });
});
