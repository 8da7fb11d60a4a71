import { randomUUID } from 'node:crypto';
import { money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const put = promotionsUnderTest(market);
const { percentOff } = testStores.grocery.items;
const { yaba } = knownZones;

const toYaba = (itemId: number) => ({
  items: [{ item_id: itemId, quantity: 1 }],
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
});

async function asCustomer(itemId: number) {
  const customer = await signedInCustomer(market);
  return market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/place',
    headers: { ...customer.headers, moduleid: String(knownModules.ecommerce), 'idempotency-key': randomUUID() },
    payload: toYaba(itemId),
  });
}

/** Something of a shop in Yaba that needs no choice and is in stock. */
async function shopItem(): Promise<number> {
  const { id } = await market.db
    .selectFrom('items')
    .innerJoin('stores', 'stores.id', 'items.store_id')
    .select('items.id')
    .where('items.module_id', '=', knownModules.ecommerce)
    .where('items.zone_id', '=', yaba.id)
    .where('items.active', '=', true)
    .where('stores.active', '=', true)
    .where('no_promotion', '=', false)
    .where('stock', '>', 3)
    .where('items.price', '<', money(20_000_00))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item_variations').select('type').whereRef('item_variations.item_id', '=', 'items.id'))),
    )
    .orderBy('items.price', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

describe('an item of a campaign', () => {
  it('[CHK-31] of a shop is ordered by customers alone', async () => {
    const itemId = await shopItem();
    const guest = () => shopperUnderTest(() => market.app, knownModules.ecommerce).place(toYaba(itemId));
    expect((await guest()).status).toBe(200);
    await put.campaign([itemId], { module_id: knownModules.ecommerce });
    expect(await guest()).toMatchObject({ status: 401, code: 'sign_in_needed' });
    expect((await asCustomer(itemId)).statusCode).toBe(200);
  });

  it('[CHK-31] of another module is ordered by guests too', async () => {
    await put.campaign([percentOff.id]);
    const answer = await shopperUnderTest(() => market.app, knownModules.grocery).place(toYaba(percentOff.id));
    expect(answer.status).toBe(200);
  });

  it('keeps the invariants', async () => expect(await breachesIn(market.db)).toEqual([]));
});
