import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { food, grocery } = testStores;
const cookOf = (storeId: number = food.id) => menuUnderTest(market, { storeId, role: 'kitchen' });
type Cook = Awaited<ReturnType<typeof cookOf>>;

async function set(by: Cook, id: number, wanted: object) {
  const { items } = (await by.get('items?limit=100')).body;
  const { version } = items.find((item: { id: number }) => item.id === id);
  return by.put(`items/${id}/availability`, { version, ...wanted });
}
const off = async (by: Cook) => (await by.get('menu/off')).body;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort();

describe('what is off sale', () => {
  it('[STO-062] is listed with until when, by whom, and the carts that hold it', async () => {
    const by = await cookOf();
    const { plain, choices, breakfast } = food.items;
    const shopper = shopperUnderTest(() => market.app, knownModules.food);
    await shopper.add({ item_id: plain.id });
    const until = new Date(market.now().getTime() + 3_600_000).toISOString();
    await set(by, plain.id, { availability: 'sold_out', until });
    await set(by, choices.id, { availability: 'sold_out' });
    await set(by, breakfast.id, { availability: 'hidden' });
    const { items } = await off(by);
    const found = (id: number) => items.find((item: { id: number }) => item.id === id);
    const noted = { off_by: 'kitchen', off_since: expect.any(String) };
    expect(found(plain.id)).toMatchObject({ availability: 'sold_out', sold_out_until: until, cart_count: 1, ...noted });
    expect(found(choices.id)).toMatchObject({
      availability: 'sold_out',
      sold_out_until: null,
      cart_count: 0,
      ...noted,
    });
    expect(found(breakfast.id)).toMatchObject({ availability: 'hidden' });
    expect(idsOf((await off(await cookOf(grocery.id))).items)).not.toContain(plain.id);
  });

  it('[STO-062] is put back at once, what is hidden stays, and items of another store are left out', async () => {
    const by = await cookOf();
    const { plain, choices, breakfast } = food.items;
    await set(by, plain.id, { availability: 'sold_out', until: 'tomorrow' });
    await set(by, choices.id, { availability: 'sold_out' });
    await set(by, breakfast.id, { availability: 'hidden' });
    const ids = { item_ids: [plain.id, choices.id, breakfast.id] };
    const other = await cookOf(grocery.id);
    expect((await other.post('menu/put-back', ids)).body.put_back).toEqual([]);
    expect(idsOf((await by.post('menu/put-back', ids)).body.put_back.map((id: number) => ({ id })))).toEqual(
      [plain.id, choices.id].sort(),
    );
    expect(idsOf((await off(by)).items)).toEqual([breakfast.id]);
    expect((await by.post('menu/put-back', ids)).body.put_back).toEqual([]);
    await set(by, breakfast.id, { availability: 'on' });
  });

  it('[STO-037] is on sale again by itself, is listed for a day, and can be taken off until it is put back', async () => {
    const by = await cookOf();
    const { id } = food.items.plain;
    const ago = (hours: number) => new Date(market.now().getTime() - hours * 3_600_000).toISOString();
    await set(by, id, { availability: 'sold_out', until: ago(25) });
    expect(idsOf((await off(by)).back)).not.toContain(id);
    await set(by, id, { availability: 'sold_out', until: ago(2) });
    const { items, back } = await off(by);
    expect(idsOf(items)).not.toContain(id);
    expect(back).toMatchObject([{ id, availability: 'on', back_since: ago(2) }]);
    expect((await set(by, id, { availability: 'sold_out' })).status).toBe(200);
    const after = await off(by);
    expect([idsOf(after.items), after.back]).toEqual([[id], []]);
    await set(by, id, { availability: 'on' });
  });
});
