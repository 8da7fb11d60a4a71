import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;

type Manager = Awaited<ReturnType<typeof menuUnderTest>>;
const managerOf = (storeId: number = food.id) => menuUnderTest(market, { storeId });

interface Made {
  id: number;
  version: number;
}

async function made(by: Manager, fields: object): Promise<Made> {
  const { categories } = (await by.get('menu')).body;
  const { body } = await by.create({ price: 1000, category_id: categories[0].id, name: 'Bean cake', ...fields });
  return body.item;
}

const of = (...items: Made[]) => items.map(({ id, version }) => ({ id, version }));
const dearer = { kind: 'price', by: 'percent', value: 10, round_to: 50 };
const details = async (by: Manager, { id }: Made) => (await by.get(`items/${id}`)).body.item;

describe('a change of many items', () => {
  const sizes = {
    choices: [{ name: 'Size', options: ['S', 'M'] }],
    variants: [
      { type: 'S', price: 1000, stock: 3 },
      { type: 'M', price: 2000, stock: 4 },
    ],
  };

  it('[STO-053] changes a menu of 5,000 items, and takes it back', async () => {
    const by = await managerOf(generous.id);
    const { categories } = (await by.get('menu')).body;
    const dishes = Array.from({ length: 5_000 }, (_, index) => `Dish ${index},${categories[0].name},1000`);
    const { body: imported } = await by.sendFile(['name,category,price', ...dishes].join('\n'), 'write');
    expect(imported).toMatchObject({ added: 5_000, is_written: true });
    const { rows } = await sql<Made>`
      select id, version from items where store_id = ${generous.id} and name like 'Dish %'`.execute(market.db);
    const { body, status } = await by.post('menu/changes', { items: of(...rows), change: dearer });
    expect(status).toBe(200);
    expect(body).toMatchObject({ left_out: [] });
    expect(body.rows).toHaveLength(5_000);
    const pricesOf = async () =>
      (
        await sql<{ price: number; items: number }>`
          select price::int as price, count(*)::int as items from items
          where store_id = ${generous.id} and name like 'Dish %' group by price`.execute(market.db)
      ).rows;
    expect(await pricesOf()).toEqual([{ price: 110_000, items: 5_000 }]);
    expect((await by.post(`menu/changes/${body.change_id}/undo`, {})).body).toEqual({ restored: 5_000, left_out: [] });
    expect(await pricesOf()).toEqual([{ price: 100_000, items: 5_000 }]);
    const oneMore = [...of(...rows), { id: 1, version: 1 }];
    expect((await by.post('menu/changes', { items: oneMore, change: dearer })).code).toBe('items');
  });

  it('[STO-053] of prices is shown before it is made, then made in one step, variations with it', async () => {
    const by = await managerOf();
    const [plain, sized] = [await made(by, {}), await made(by, { name: 'Bean cake in sizes', variations: sizes })];
    const sent = { items: of(plain, sized), change: dearer };
    const preview = await by.post('menu/changes', { ...sent, is_preview: true });
    expect(preview.body).toMatchObject({
      change_id: null,
      left_out: [],
      rows: [
        { id: plain.id, before: 1000, after: 1100, variants: [] },
        {
          id: sized.id,
          variants: [
            { type: 'S', before: 1000, after: 1100 },
            { type: 'M', before: 2000, after: 2200 },
          ],
        },
      ],
    });
    expect((await details(by, plain)).price).toBe(1000);
    const { body } = await by.post('menu/changes', sent);
    expect(body.rows).toEqual(preview.body.rows);
    expect((await shop(`items/details/${plain.id}`)).body.price).toBe(1100);
    // What is left of each variation stays.
    expect((await details(by, sized)).variations.variants).toEqual([
      { type: 'S', price: 1100, stock: 3 },
      { type: 'M', price: 2200, stock: 4 },
    ]);
    const { rows } = await sql`
      select after from audit_lines where action = 'menu.change' order by id desc limit 1`.execute(market.db);
    expect(rows).toEqual([{ after: { ...dearer, items: 2 } }]);
  });

  it('[STO-053] is taken back within ten minutes, once; what was changed since then stays', async () => {
    const by = await managerOf();
    const [one, other] = [await made(by, { name: 'First' }), await made(by, { name: 'Second' })];
    const { body } = await by.post('menu/changes', { items: of(one, other), change: dearer });
    const { version } = await details(by, other);
    await by.put(`items/${other.id}`, { version, price: 1500 });
    const undone = await by.post(`menu/changes/${body.change_id}/undo`);
    expect(undone.body).toEqual({
      restored: 1,
      left_out: [{ id: other.id, name: 'Second', reason: 'changed_meanwhile' }],
    });
    expect([(await details(by, one)).price, (await details(by, other)).price]).toEqual([1000, 1500]);
    expect((await by.post(`menu/changes/${body.change_id}/undo`)).code).toBe('menu_change_over');
    const late = (await by.post('menu/changes', { items: of(await details(by, one)), change: dearer })).body;
    await sql`update menu_changes set undo_until = ${new Date(market.now().getTime() - 1000)}
      where id = ${late.change_id}`.execute(market.db);
    expect((await by.post(`menu/changes/${late.change_id}/undo`)).code).toBe('menu_change_over');
  });

  it('[STO-053] leaves out and names what cannot be changed', async () => {
    const by = await managerOf();
    const cut = await made(by, { name: 'Reduced', discount: 900, discount_type: 'amount' });
    const seen = await made(by, { name: 'Seen before' });
    await by.put(`items/${seen.id}`, { version: seen.version, price: 1200 });
    const foreign = { id: generous.items.dish.id, version: 1 };
    const change = { kind: 'price', by: 'amount', value: -500, round_to: 1 };
    const { body } = await by.post('menu/changes', { items: [...of(cut, seen), foreign], change });
    expect(body).toMatchObject({ change_id: null, rows: [] });
    expect(body.left_out).toEqual(
      expect.arrayContaining([
        { id: foreign.id, name: '', reason: 'gone' },
        { id: cut.id, name: 'Reduced', reason: 'discount_above_price' },
        { id: seen.id, name: 'Seen before', reason: 'changed_meanwhile' },
      ]),
    );
    const cheaper = { kind: 'price', by: 'amount', value: -2000, round_to: 1 };
    const below = await by.post('menu/changes', { items: of(cut), change: cheaper });
    expect(below.body.left_out).toMatchObject([{ reason: 'below_zero' }]);
  });

  it.each([
    ['category', {}],
    ['hours', { kind: 'hours', available_from: '08:00', available_until: '11:00' }],
    ['tag', { kind: 'add_tag', tag: 'breakfast' }],
    ['availability', { kind: 'availability', availability: 'hidden' }],
  ])('[STO-053] of the %s is made and taken back', async (what, given) => {
    const by = await managerOf();
    const item = await made(by, { name: `For ${what}` });
    const { categories } = (await by.get('menu')).body;
    const change = what === 'category' ? { kind: 'category', category_id: categories.at(-1).id } : given;
    const before = await details(by, item);
    const { body } = await by.post('menu/changes', { items: of(item), change });
    expect(body.rows).toHaveLength(1);
    const after = await details(by, item);
    expect(after).not.toEqual({ ...before, version: after.version });
    await by.post(`menu/changes/${body.change_id}/undo`);
    const restored = await details(by, item);
    expect(restored).toEqual({ ...before, version: restored.version });
  });

  it('[STO-053] changes a whole menu of 2,000 items in one call, and undoes it', async () => {
    const by = await managerOf();
    await sql`
      insert into items (id, store_id, module_id, zone_id, category_id, slug, name, price, image, stock_received)
      select (select max(id) from items) + n, i.store_id, i.module_id, i.zone_id, i.category_id, 'many-' || n,
        'Many ' || n, 100000, i.image, null
      from generate_series(1, 2000) n, items i where i.id = ${food.items.plain.id}`.execute(market.db);
    const { rows } = await sql<Made>`select id, version from items where slug like 'many-%'`.execute(market.db);
    const { body } = await by.post('menu/changes', { items: rows, change: dearer });
    expect(body.rows).toHaveLength(2000);
    expect((await by.post(`menu/changes/${body.change_id}/undo`)).body.restored).toBe(2000);
  });

  it('[STO-053] is for members who edit the menu, in their own store', async () => {
    const cook = await menuUnderTest(market, { storeId: food.id, role: 'kitchen' });
    const by = await managerOf();
    const item = await made(by, { name: 'Guarded' });
    expect((await cook.post('menu/changes', { items: of(item), change: dearer })).code).toBe('right_missing');
    const { change_id: id } = (await by.post('menu/changes', { items: of(item), change: dearer })).body;
    const other = await managerOf(generous.id);
    expect((await other.post(`menu/changes/${id}/undo`)).code).toBe('menu_change_not_found');
    expect(
      (
        await by.post('menu/changes', {
          items: of(item),
          change: { kind: 'hours', available_from: '08:00', available_until: null },
        })
      ).codes,
    ).toEqual(['available_until']);
  });
});
