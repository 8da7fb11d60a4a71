import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food, grocery, generous } = testStores;
const { yaba } = knownZones;

const menu = (storeId: number = food.id) => menuUnderTest(market, { storeId });
const categoryIn = async (by: Awaited<ReturnType<typeof menu>>) => (await by.get('menu')).body.categories[0].id;

/** A new item of the kitchen with a good price, in its first category. */
async function created(fields: object = {}, storeId: number = food.id) {
  const by = await menu(storeId);
  const category_id = await categoryIn(by);
  const { body, codes } = await by.create({ name: 'Ẹ̀gúsí soup', price: 2_500, category_id, ...fields });
  return { by, item: body.item, codes };
}

describe('the menu of a store', () => {
  it('[STO-047] lists all own items, also hidden and sold out ones, by category and name', async () => {
    const by = await menu(grocery.id);
    const { items, total_size } = (await by.get('items?limit=100')).body;
    expect(total_size).toBe(items.length);
    const withdrawn = items.find(({ id }: { id: number }) => id === grocery.items.withdrawn.id);
    expect(withdrawn).toMatchObject({ availability: 'hidden', version: 1, has_photo: expect.any(Boolean) });
    const others = items.filter(({ id }: { id: number }) => id === food.items.plain.id);
    expect(others).toEqual([]);
    const page = (await by.get('items?limit=2&offset=2')).body;
    expect(page.items).toEqual(items.slice(2, 4));
  });

  it('[STO-047] finds items by a part of their name and by category', async () => {
    const by = await menu(grocery.id);
    const found = (await by.get('items?search=HON')).body.items;
    expect(found.map(({ id }: { id: number }) => id)).toEqual([grocery.items.scarce.id]);
    expect((await by.get('items?search=%25')).body.items).toEqual([]);
    const { categories } = (await by.get('menu')).body;
    const used = categories.find(({ item_count }: { item_count: number }) => item_count > 0);
    const inCategory = (await by.get(`items?category_id=${used.id}&limit=100`)).body.items;
    expect(inCategory).toHaveLength(used.item_count);
  });

  it('[STO-048] is for members with the permission; an item of another store is unknown', async () => {
    const cook = await menuUnderTest(market, { storeId: food.id, role: 'kitchen' });
    expect((await cook.get('items')).status).toBe(200);
    expect((await cook.get(`items/${food.items.plain.id}`)).code).toBe('right_missing');
    expect((await cook.put(`items/${food.items.plain.id}`, { version: 1, price: 1 })).code).toBe('right_missing');
    const by = await menu();
    const foreign = grocery.items.scarce.id;
    expect((await by.get(`items/${foreign}`)).code).toBe('item_not_found');
    expect((await by.put(`items/${foreign}`, { version: 1, price: 1 })).code).toBe('item_not_found');
    expect((await by.delete(`items/${foreign}`)).code).toBe('item_not_found');
  });
});

describe('a new item', () => {
  it('[STO-048] [STO-049] is on the storefront at once with all that was set, and in the audit log', async () => {
    const { by, item } = await created({
      description: 'With pounded yam',
      tags: ['soup'],
      allergens: ['Fish'],
      nutrition: ['450 kcal'],
      is_halal: true,
      schedule_order: true,
      maximum_cart_quantity: 9,
      available_from: '11:00',
      available_until: '22:30',
      discount: 10,
      discount_type: 'percent',
      food_variations: [
        { name: 'Swallow', type: 'single', required: true, min: 0, max: 1, values: [{ label: 'Fufu', price: 0 }] },
        {
          name: 'Meat',
          type: 'multi',
          required: false,
          min: 0,
          max: 2,
          values: [
            { label: 'Beef', price: 700.5 },
            { label: 'Fish', price: 900 },
          ],
        },
      ],
      add_ons: [{ name: 'Water', price: 200 }],
    });
    expect(item).toMatchObject({ name: 'Ẹ̀gúsí soup', price: 2_500, availability: 'on', photos: [], has_photo: false });
    const shown = (await shop(`items/details/${item.slug}`)).body;
    expect(shown).toMatchObject({
      id: item.id,
      price: 2_500,
      description: 'With pounded yam',
      allergies_name: ['Fish'],
      nutritions_name: ['450 kcal'],
      is_halal: 1,
      schedule_order: true,
      maximum_cart_quantity: 9,
      available_time_starts: '11:00',
      available_time_ends: '22:30',
      discount: 10,
      add_ons: [{ name: 'Water', price: 200 }],
    });
    expect(shown.food_variations[1]).toMatchObject({ name: 'Meat', min: 0, max: 2, required: 'off' });
    expect(shown.food_variations[1].values[0]).toEqual({ label: 'Beef', optionPrice: 700.5 });
    const { items } = (await shop(`items?store_id=${food.id}&limit=100`)).body;
    expect(items.map(({ id }: { id: number }) => id)).toContain(item.id);
    expect(await by.auditOf(item.id)).toMatchObject([
      { action: 'item.create', account_id: by.id, after: { name: 'Ẹ̀gúsí soup', price: 2_500 } },
    ]);
    expect((await by.get(`items/${item.id}`)).body.item).toEqual(item);
  });

  it('[STO-048] is there once, however often the call is repeated', async () => {
    const by = await menu();
    const key = randomUUID();
    const fields = { name: 'Twice', price: 10, category_id: await categoryIn(by) };
    const [first, second] = [await by.create(fields, key), await by.create(fields, key)];
    expect(second.body).toEqual(first.body);
    expect((await by.get('items?search=Twice')).body.total_size).toBe(1);
  });

  it('[STO-048] gets an address of its own beside one of the same name', async () => {
    const [one, other] = [await created({ name: 'Same name' }), await created({ name: 'Same name' })];
    expect(one.item.slug).toBe('same-name');
    expect(other.item.slug).toMatch(/^same-name-[0-9a-f]{8}$/);
  });

  it.each([
    ['a price with three decimals', { price: 10.005 }, ['price']],
    ['a price below 0', { price: -1 }, ['price']],
    ['a category of another module', { category_id: 999_999 }, ['category_id']],
    ['no name', { name: '   ' }, ['name']],
    ['two faults', { price: 0.001, add_ons: [{ name: 'A', price: 0.001 }] }, ['price', 'add_ons.0.price']],
    [
      'more variations than allowed',
      {
        variations: {
          choices: [{ name: 'Size', options: ['S'] }],
          variants: Array.from({ length: 61 }, (_, index) => ({ type: `S${index}`, price: 1 })),
        },
      },
      ['variations.variants'],
    ],
  ])('[STO-048] [STO-049] is refused by field with %s', async (_what, fields, expected) => {
    expect((await created(fields)).codes).toEqual(expected);
  });
});

describe('a change of an item', () => {
  it('[STO-048] is on the storefront at once; the audit log has only what changed, before and after', async () => {
    const { by, item } = await created({ description: 'Old' });
    await shop(`items/details/${item.id}`);
    const changed = await by.put(`items/${item.id}`, { version: item.version, price: 2_750.5, description: 'Old' });
    expect(changed.body.item).toMatchObject({ price: 2_750.5, description: 'Old', name: item.name });
    expect(changed.body.item.version).toBeGreaterThan(item.version);
    expect((await shop(`items/details/${item.id}`)).body.price).toBe(2_750.5);
    expect((await by.auditOf(item.id)).at(-1)).toMatchObject({
      action: 'item.change',
      before: { price: 2_500 },
      after: { price: 2_750.5 },
    });
  });

  it('[STO-050] [SEAT-39] is refused after another one that the member has not seen', async () => {
    const { by, item } = await created();
    await by.put(`items/${item.id}`, { version: item.version, price: 1 });
    const late = await by.put(`items/${item.id}`, { version: item.version, price: 2 });
    expect(late).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect((await by.get(`items/${item.id}`)).body.item.price).toBe(1);
  });

  it('[STO-048] is found by its new name in the search', async () => {
    const { by, item } = await created({ name: 'Zobo drink' });
    await by.put(`items/${item.id}`, { version: item.version, name: 'Kunu drink' });
    const found = async (name: string) => JSON.stringify((await shop(`search/list?name=${name}`)).body.products);
    expect(await found('kunu')).toContain(`"id":${item.id},`);
    expect(await found('zobo')).not.toContain(`"id":${item.id},`);
  });

  it('[STO-049] [STO-063] keeps the stock of variations that is not sent, and that of an order meanwhile', async () => {
    const by = await menu(grocery.id);
    const { id } = grocery.items.typed;
    const { item } = (await by.get(`items/${id}`)).body;
    const shopper = shopperUnderTest(() => market.app, knownModules.grocery);
    const order = await shopper.place({
      items: [{ item_id: id, quantity: 3, variation: [{ type: 'Small' }] }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    expect(order.code).toBeUndefined();
    const variations = {
      choices: item.variations.choices.map((choice: { options: string[] }) => ({
        ...choice,
        options: ['Small', 'Large'],
      })),
      variants: [
        { type: 'Small', price: 555 },
        { type: 'Large', price: 900, stock: 4 },
      ],
    };
    const { body } = await by.put(`items/${id}`, { version: item.version, variations });
    expect(body.item.variations.variants).toEqual([
      { type: 'Small', price: 555, stock: 5 },
      { type: 'Large', price: 900, stock: 4 },
    ]);
    expect(body.item.stock).toBe(9);
    expect((await by.put(`items/${id}`, { version: body.item.version, stock: 3 })).codes).toEqual(['stock']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-049] takes a variation away that is in a cart, and the cart says so', async () => {
    const by = await menu(grocery.id);
    const category_id = await categoryIn(by);
    const choices = [{ name: 'Size', options: ['S', 'M'] }];
    const { body } = await by.create({
      name: 'Shirt',
      price: 10,
      category_id,
      variations: { choices, variants: ['S', 'M'].map((type) => ({ type, price: 10 })) },
    });
    const shopper = shopperUnderTest(() => market.app, knownModules.grocery);
    await shopper.add({ item_id: body.item.id, variation: [{ type: 'M' }] });
    await by.put(`items/${body.item.id}`, {
      version: body.item.version,
      variations: { choices: [{ name: 'Size', options: ['S'] }], variants: [{ type: 'S', price: 10 }] },
    });
    const [line] = (await shopper.lines(yaba.id)).body;
    expect(line.problem).toBe('item_not_found');
  });
});

describe('a deleted item', () => {
  it('[STO-048] leaves menu and storefront, and cannot be put into a cart', async () => {
    const { by, item } = await created();
    expect((await by.delete(`items/${item.id}`)).status).toBe(200);
    expect((await by.get(`items/${item.id}`)).code).toBe('item_not_found');
    expect((await by.get('items?search=gúsí&limit=100')).body.items).not.toContainEqual(
      expect.objectContaining({ id: item.id }),
    );
    expect(await shop(`items/details/${item.slug}`)).toMatchObject({ status: 410, code: 'gone' });
    const shopper = shopperUnderTest(() => market.app, knownModules.food);
    expect((await shopper.add({ item_id: item.id })).code).toBe('item_not_found');
    expect((await by.auditOf(item.id)).at(-1)).toMatchObject({ action: 'item.delete', before: { name: item.name } });
    expect((await by.delete(`items/${item.id}`)).code).toBe('item_not_found');
  });

  it('[STO-048] stays in the orders that name it', async () => {
    const { by, item } = await created({}, generous.id);
    const shopper = shopperUnderTest(() => market.app, knownModules.food);
    const { body, code } = await shopper.place({
      items: [{ item_id: item.id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Adaeze Obi',
      contact_person_number: '+2348035550142',
    });
    expect(code).toBeUndefined();
    await by.delete(`items/${item.id}`);
    const url = `/api/v1/customer/order/track?order_id=${body.order_id}&token=${body.tracking_token}`;
    expect((await market.app.inject({ url })).json().items).toMatchObject([{ name: item.name }]);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('a market that wants the facts of items', () => {
  const want = (status: number) =>
    sql`insert into settings (name, value) values ('item_facts_status', ${JSON.stringify(status)}::jsonb)
      on conflict (name) do update set value = excluded.value`.execute(market.db);
  afterAll(() => want(0));

  it('[STO-066] publishes no dish without allergens, new or changed, also not by an import', async () => {
    const { by, item } = await created();
    await want(1);
    expect((await by.get('menu')).body.needed_facts).toEqual(['allergens']);
    expect((await created()).codes).toEqual(['allergens']);
    expect((await by.put(`items/${item.id}`, { version: item.version, price: 3_000 })).codes).toEqual(['allergens']);
    const named = await by.put(`items/${item.id}`, { version: item.version, price: 3_000, allergens: ['None'] });
    expect(named.body.item).toMatchObject({ price: 3_000, allergens: ['None'] });
    expect((await created({ allergens: ['Fish'] })).item).toMatchObject({ allergens: ['Fish'] });
    const categories = (await by.get('menu')).body.categories;
    const file = `name,category,price,allergens\nYam,${categories[0].name},900,\nPlantain,${categories[0].name},900,None\n`;
    const { body } = await by.sendFile(file, 'preview');
    expect(body.faults.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
      [2, 'allergens'],
    ]);
  });

  it('[STO-066] names each field that a medicine misses', async () => {
    await want(1);
    const pharmacy = testStores.pharmacy.id;
    expect((await created({}, pharmacy)).codes).toEqual(['generic_names', 'is_prescription_required']);
    const facts = { generic_names: ['Paracetamol'], is_prescription_required: false };
    expect((await created(facts, pharmacy)).item).toMatchObject(facts);
    await want(0);
    expect((await created({}, pharmacy)).item).toMatchObject({ generic_names: [] });
  });
});
