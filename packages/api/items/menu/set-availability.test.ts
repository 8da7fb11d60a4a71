import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food } = testStores;
const { yaba } = knownZones;

const cookOf = (storeId: number = food.id) => menuUnderTest(market, { storeId, role: 'kitchen' });
type Cook = Awaited<ReturnType<typeof cookOf>>;

async function rowOf(by: Cook, id: number) {
  const { items } = (await by.get('items?limit=100')).body;
  return items.find((item: { id: number }) => item.id === id);
}

async function set(by: Cook, id: number, wanted: object) {
  const { version } = await rowOf(by, id);
  return by.put(`items/${id}/availability`, { version, ...wanted });
}

describe('the availability of an item', () => {
  it('[STO-060] sold out until tomorrow shows on the storefront and in carts, until it is put back', async () => {
    const by = await cookOf();
    const { id } = food.items.plain;
    const shopper = shopperUnderTest(() => market.app, knownModules.food);
    await shopper.add({ item_id: id });
    const { body } = await set(by, id, { availability: 'sold_out', until: 'tomorrow' });
    // The tests run on a Friday at noon in Lagos, an hour ahead of UTC.
    const nextMorning = new Date(market.now());
    nextMorning.setUTCDate(nextMorning.getUTCDate() + 1);
    nextMorning.setUTCHours(3, 0, 0, 0);
    expect(body.item).toMatchObject({ availability: 'sold_out', sold_out_until: nextMorning.toISOString() });
    expect((await shop(`items/details/${id}`)).body).toMatchObject({ sold_out: true, stock: null });
    expect((await shopper.add({ item_id: id })).code).toBe('out_of_stock');
    const lines = JSON.stringify((await shopper.lines(yaba.id)).body);
    expect(lines).toContain('out_of_stock');
    const order = await shopper.place({
      items: [{ item_id: id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    expect(order.code).toBe('out_of_stock');
    await set(by, id, { availability: 'on' });
    expect((await shop(`items/details/${id}`)).body.sold_out).toBe(false);
    expect((await shopper.add({ item_id: id })).code).toBeUndefined();
  });

  it('[STO-060] comes back by itself at its moment', async () => {
    const by = await cookOf();
    const { id } = food.items.choices;
    const past = new Date(market.now().getTime() - 1000).toISOString();
    const { body } = await set(by, id, { availability: 'sold_out', until: past });
    expect(body.item).toMatchObject({ availability: 'on', sold_out_until: null });
    expect((await shop(`items/details/${id}`)).body.sold_out).toBe(false);
    await set(by, id, { availability: 'sold_out' });
    expect(await rowOf(by, id)).toMatchObject({ availability: 'sold_out', sold_out_until: null });
  });

  it('[STO-060] hidden is nowhere on the storefront, and shown again as it was', async () => {
    const by = await cookOf();
    const { id } = food.items.breakfast;
    await set(by, id, { availability: 'hidden' });
    expect((await shop(`items/details/${id}`)).code).toBe('gone');
    await set(by, id, { availability: 'on' });
    expect((await shop(`items/details/${id}`)).status).toBe(200);
    expect((await by.auditOf(id)).map(({ before, after }) => [before, after])).toMatchObject([
      [{ availability: 'on' }, { availability: 'hidden' }],
      [{ availability: 'hidden' }, { availability: 'on' }],
    ]);
  });

  it('[STO-060] is refused after a change that the member has not seen', async () => {
    const by = await cookOf();
    const { id } = food.items.plain;
    const { version } = await rowOf(by, id);
    const wanted = { version, availability: 'sold_out' };
    expect((await by.put(`items/${id}/availability`, wanted)).status).toBe(200);
    expect((await by.put(`items/${id}/availability`, wanted)).code).toBe('changed_meanwhile');
  });
});
