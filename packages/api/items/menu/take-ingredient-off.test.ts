import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, grocery } = testStores;
const managerOf = (storeId: number = food.id) => menuUnderTest(market, { storeId });
const cookOf = (storeId: number = food.id) => menuUnderTest(market, { storeId, role: 'kitchen' });
type Member = Awaited<ReturnType<typeof managerOf>>;

interface Found {
  id: number;
  name: string;
  version: number;
  availability: string;
  sold_out_until: string | null;
  found_in: string;
}

async function dish(by: Member, fields: object): Promise<{ id: number; version: number }> {
  const { categories } = (await by.get('menu')).body;
  return (await by.create({ price: 1000, category_id: categories[0].id, name: 'Dish', ...fields })).body.item;
}

/** Three dishes with an ingredient that no other test uses. */
async function dishesWith(word: string) {
  const manager = await managerOf();
  return [
    await dish(manager, { name: 'Suya', tags: ['Spicy', word] }),
    await dish(manager, { name: `${word.toUpperCase()} stew` }),
    await dish(manager, { name: 'Soup', description: `Thick, with ${word}s.` }),
  ];
}

const found = async (by: Member, word: string): Promise<Found[]> =>
  (await by.get(`menu/ingredients?word=${word}`)).body.items;
const asSeen = (items: { id: number; version: number }[]) => items.map(({ id, version }) => ({ id, version }));

describe('all items with an ingredient', () => {
  it('[STO-061] are found in tags, names and descriptions, those of other stores and hidden ones are not', async () => {
    const dishes = await dishesWith('quail');
    const by = await cookOf();
    const items = await found(by, 'Quail');
    expect(items.map(({ id, found_in }) => [id, found_in]).sort()).toEqual(
      dishes.map(({ id }, place) => [id, ['tag', 'name', 'description'][place]]).sort(),
    );
    const { words } = (await by.get('menu/ingredients')).body;
    expect(words).toContainEqual({ word: 'quail', item_count: 1 });
    const hidden = { version: items[0]?.version, availability: 'hidden' };
    await by.put(`items/${items[0]?.id}/availability`, hidden);
    expect(await found(by, 'quail')).toHaveLength(2);
    expect(await found(await cookOf(grocery.id), 'quail')).toEqual([]);
    expect(await found(by, 'q')).toEqual([]);
  });

  it('[STO-061] are sold out in one step until tomorrow, are listed with who did it, and are put back together', async () => {
    await dishesWith('rabbit');
    const by = await cookOf();
    const items = await found(by, 'rabbit');
    const sent = { word: 'rabbit', items: asSeen(items), until: 'tomorrow' };
    const { body } = await by.post('menu/ingredients/off', sent);
    expect(body).toMatchObject({ left_out: [], change_id: expect.any(Number) });
    expect(body.rows.map(({ id }: Found) => id).sort()).toEqual(items.map(({ id }) => id).sort());
    const after = await found(by, 'rabbit');
    expect(new Set(after.map(({ availability }) => availability))).toEqual(new Set(['sold_out']));
    expect(after[0]?.sold_out_until).toEqual(expect.any(String));
    expect((await shop(`items/details/${items[0]?.id}`)).body.sold_out).toBe(true);
    const off = (await by.get('menu/off')).body.items.find(({ id }: Found) => id === items[1]?.id);
    expect(off).toMatchObject({ off_by: 'kitchen', off_since: expect.any(String) });
    const undone = await by.post(`menu/ingredients/off/${body.change_id}/undo`);
    expect(undone.body).toEqual({ restored: 3, left_out: [] });
    expect((await found(by, 'rabbit')).every(({ availability }) => availability === 'on')).toBe(true);
    expect((await by.post(`menu/ingredients/off/${body.change_id}/undo`)).code).toBe('menu_change_over');
  });

  it('[STO-061] leaves out what a colleague has changed meanwhile, and what is sold out already', async () => {
    await dishesWith('snail');
    const by = await cookOf();
    const items = await found(by, 'snail');
    const [first, second, third] = items;
    await by.put(`items/${first?.id}/availability`, { version: first?.version, availability: 'sold_out' });
    const { body } = await by.post('menu/ingredients/off', { word: 'snail', items: asSeen(items) });
    expect(body.left_out).toMatchObject([{ id: first?.id, reason: 'changed_meanwhile' }]);
    expect(body.rows.map(({ id }: Found) => id).sort()).toEqual([second?.id, third?.id].sort());
    const again = await by.post('menu/ingredients/off', { word: 'snail', items: asSeen(await found(by, 'snail')) });
    expect(again.body).toMatchObject({ change_id: null, rows: [] });
  });

  it('[STO-061] takes back its own kind of change alone, and only for its store', async () => {
    const [one] = await dishesWith('duck');
    const [manager, by] = [await managerOf(), await cookOf()];
    const change = { kind: 'price', by: 'percent', value: 10, round_to: 1 };
    const priced = await manager.post('menu/changes', { items: asSeen(one ? [one] : []), change });
    expect((await by.post(`menu/ingredients/off/${priced.body.change_id}/undo`)).code).toBe('menu_change_not_found');
    const items = asSeen(await found(by, 'duck'));
    const { change_id: id } = (await by.post('menu/ingredients/off', { word: 'duck', items })).body;
    const other = await cookOf(grocery.id);
    expect((await other.post(`menu/ingredients/off/${id}/undo`)).code).toBe('menu_change_not_found');
    expect((await other.post('menu/ingredients/off', { word: 'duck', items })).body).toMatchObject({
      rows: [],
      left_out: items.map(() => ({ reason: 'gone' })),
    });
  });
});
