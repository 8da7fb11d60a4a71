import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { grocery, food } = testStores;

type Manager = Awaited<ReturnType<typeof menuUnderTest>>;
const managerOf = (storeId: number = grocery.id) => menuUnderTest(market, { storeId });

interface Named {
  id: number;
  category_id: number;
  is_featured: boolean;
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
/** What customers see of the store. */
const shown = async (): Promise<Named[]> =>
  (await shop(`items?store_id=${grocery.id}&limit=100`, { module: knownModules.grocery })).body.items;
const categoriesShown = async () => idsOf((await shop(`stores/details/${grocery.id}`)).body.categories);
const arrangement = async (by: Manager) => (await by.get('menu/arrangement')).body;
const inCategory = async (by: Manager, id: number) => (await by.get(`menu/arrangement/${id}`)).body;

/** A category with some new items of its own. */
async function categoryWith(by: Manager, names: string[]) {
  const { categories } = (await by.get('menu')).body;
  const { id } = categories.find(({ item_count: count }: { item_count: number }) => count === 0) ?? categories[0];
  const made: number[] = [];
  for (const name of names) made.push((await by.create({ name, price: 900, category_id: id })).body.item.id);
  return { id, made };
}

describe('the arrangement of a menu', () => {
  it('[STO-052] puts categories in an order that customers and staff see, and takes it away again', async () => {
    const by = await managerOf();
    await categoryWith(by, ['Plantain chips']);
    const before = await arrangement(by);
    const usual = idsOf(before.categories);
    expect(usual.length).toBeGreaterThan(1);
    const reversed = usual.toReversed();
    const { body } = await by.put('menu/arrangement', { version: before.version, category_ids: reversed });
    expect(body).toMatchObject({ version: before.version + 1, is_arranged: true });
    expect(idsOf(body.categories)).toEqual(reversed);
    const visible = await categoriesShown();
    expect(visible).toEqual(reversed.filter((id) => visible.includes(id)));
    expect([...new Set((await shown()).map(({ category_id }) => category_id))]).toEqual(visible);
    const { items } = (await by.get('items?limit=100')).body;
    expect([...new Set(items.map(({ category_id }: Named) => category_id))]).toEqual(reversed);
    const { categories } = (await by.get('menu')).body;
    expect(idsOf(categories).slice(0, reversed.length)).toEqual(reversed);
    const back = await by.put('menu/arrangement', { version: body.version, category_ids: null });
    expect(back.body.is_arranged).toBe(false);
    expect(idsOf(back.body.categories)).toEqual(usual);
  });

  it('[STO-052] puts items of a category in order, featured ones first, and new ones after them', async () => {
    const by = await managerOf();
    const { id, made } = await categoryWith(by, ['Ofada rice', 'Basmati rice', 'Brown rice']);
    const [ofada, basmati, brown] = made as [number, number, number];
    const before = await inCategory(by, id);
    const others = idsOf(before.items).filter((one) => !made.includes(one));
    const item_ids = [brown, ofada, basmati, ...others];
    const wanted = { version: before.version, item_ids, featured_ids: [basmati] };
    const { body } = await by.put(`menu/arrangement/${id}`, wanted);
    const expected = [basmati, brown, ofada, ...others];
    expect(idsOf(body.items)).toEqual(expected);
    expect(body.items.filter((item: Named) => item.is_featured)).toMatchObject([{ id: basmati }]);
    const seen = async () => idsOf((await shown()).filter(({ category_id }) => category_id === id));
    expect(await seen()).toEqual(expected);
    const { item } = (await by.create({ name: 'Wild rice', price: 900, category_id: id })).body;
    expect(await seen()).toEqual([...expected, item.id]);
    const listed = (await by.get(`items?limit=100&category_id=${id}`)).body.items;
    expect(idsOf(listed)).toEqual([...expected, item.id]);
    expect(listed[0]).toMatchObject({ id: basmati, is_featured: true });
    const count = (await arrangement(by)).categories.find((category: { id: number }) => category.id === id);
    expect(count).toMatchObject({ featured_count: 1, is_arranged: true });
    // Taken away, what is featured stays in front.
    const auto = { version: body.version, item_ids: null, featured_ids: [basmati] };
    const after = (await by.put(`menu/arrangement/${id}`, auto)).body;
    expect(after).toMatchObject({ is_arranged: false });
    expect(after.items[0]).toMatchObject({ id: basmati, is_featured: true });
  });

  it('[STO-052] refuses an outdated version, but not the same call again', async () => {
    const by = await managerOf();
    const { version, categories } = await arrangement(by);
    const ids = idsOf(categories);
    const wanted = { version, category_ids: ids.toReversed() };
    expect((await by.put('menu/arrangement', wanted)).status).toBe(200);
    expect((await by.put('menu/arrangement', wanted)).body.version).toBe(version + 1);
    const late = await by.put('menu/arrangement', { version, category_ids: ids });
    expect([late.status, late.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.errors[0]).toMatchObject({ sent: { version }, now: { version: version + 1 } });
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where action = 'menu.arrange' order by id desc limit 1`.execute(market.db);
    expect(rows).toEqual([{ after: { part: 'categories', order: ids.toReversed() } }]);
  });

  it('[STO-052] of two changes at once lets one through', async () => {
    const by = await managerOf();
    const { version, categories } = await arrangement(by);
    const ids: number[] = idsOf(categories);
    const orders = [ids.toSorted((one, other) => one - other), ids.toSorted((one, other) => other - one)];
    const replies = await Promise.all(
      orders.map((category_ids) => by.put('menu/arrangement', { version, category_ids })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await arrangement(by)).version).toBe(version + 1);
  });

  it('[STO-052] ignores items of another store, and features no more than six of a category', async () => {
    const by = await managerOf();
    const { id, made } = await categoryWith(by, ['White bread']);
    const { version } = await inCategory(by, id);
    const foreign = food.items.plain.id;
    const mixed = { version, item_ids: [foreign, ...made], featured_ids: [foreign] };
    const { body } = await by.put(`menu/arrangement/${id}`, mixed);
    expect(idsOf(body.items)).not.toContain(foreign);
    expect(body.items.some((item: Named) => item.is_featured)).toBe(false);
    const tooMany = await by.put(`menu/arrangement/${id}`, {
      version: body.version,
      item_ids: null,
      featured_ids: [1, 2, 3, 4, 5, 6, 7],
    });
    expect([tooMany.status, tooMany.codes]).toEqual([400, ['featured_ids']]);
  });
});
