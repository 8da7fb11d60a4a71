import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const { food } = testStores;
const by = (role: 'manager' | 'owner' = 'manager') => menuUnderTest(market, { storeId: food.id, role });
type Member = Awaited<ReturnType<typeof by>>;

const lines = (...all: string[]) => all.join('\n');
const look = async (member: Member, csv: string | Uint8Array) => (await member.sendFile(csv, 'preview')).body;
const write = async (member: Member, csv: string | Uint8Array) => (await member.sendFile(csv, 'write')).body;
const rowsOf = async (member: Member) => (await member.get('items?limit=100')).body.items;

describe('[STO-054] a file of items', () => {
  it('adds items by name, category and price alone, and says so before', async () => {
    const member = await by();
    const [category] = (await member.get('menu')).body.categories;
    const csv = lines('Name,Category,Price', `Red red,${category.name},24.50`, `"Banku, hot",${category.name},30`);
    const preview = await look(member, csv);
    expect(preview).toMatchObject({ line_count: 2, added: 2, changed: 0, faults: [], is_written: false });
    expect((await rowsOf(member)).some(({ name }: { name: string }) => name === 'Red red')).toBe(false);
    const written = await write(member, csv);
    expect(written).toMatchObject({ added: 2, is_written: true });
    expect(written.rows[0]).toMatchObject({ line: 2, is_new: true, id: expect.any(Number), version: 1 });
    expect(await rowsOf(member)).toContainEqual(
      expect.objectContaining({ name: 'Red red', price: 24.5, category_id: category.id }),
    );
  });

  it('may have names that differ in signs alone: each is an item', async () => {
    const member = await by();
    const [category] = (await member.get('menu')).body.categories;
    const csv = lines('name,category,price', `Yam & beans,${category.name},12`, `Yam beans,${category.name},13`);
    expect(await write(member, csv)).toMatchObject({ added: 2, faults: [], is_written: true });
    const more = lines('name,category,price', `Yam + beans,${category.name},14`);
    expect(await write(member, more)).toMatchObject({ added: 1, changed: 0, is_written: true });
    const prices = (await rowsOf(member)).filter(({ name }: { name: string }) => /^Yam.* beans$/.test(name));
    expect(prices.map(({ price }: { price: number }) => price).toSorted()).toEqual([12, 13, 14]);
  });

  it('is refused whole, with every fault by line and column', async () => {
    const member = await by();
    const [category] = (await member.get('menu')).body.categories;
    const csv = lines(
      'name,category,price',
      `Good dish,${category.name},12`,
      `Bad price,${category.name},12 cedi`,
      'Nowhere,Unheard of,9',
      `Good dish,${category.name},13`,
    );
    for (const answer of [await look(member, csv), await write(member, csv)]) {
      expect(answer.is_written).toBe(false);
      expect(answer.faults.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
        [3, 'price'],
        [4, 'category'],
        [5, 'name'],
      ]);
    }
    expect((await rowsOf(member)).some(({ name }: { name: string }) => name === 'Good dish')).toBe(false);
  });

  it('of 10,000 lines names all of its 40 faults, and nothing of it is written', async () => {
    const member = await by();
    const [category] = (await member.get('menu')).body.categories;
    const isFaulty = (line: number) => line % 250 === 0;
    const csv = lines(
      'name,category,price',
      ...Array.from({ length: 10_000 }, (_, index) => {
        const line = index + 2;
        return `Dish ${line},${category.name},${isFaulty(line) ? '12.345' : '12'}`;
      }),
    );
    const before = (await rowsOf(member)).length;
    const { faults, is_written: isWritten } = await write(member, csv);
    expect(isWritten).toBe(false);
    expect(faults.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual(
      Array.from({ length: 40 }, (_, index) => [(index + 1) * 250, 'price']),
    );
    expect((await rowsOf(member)).length).toBe(before);
    const [tooLong] = (await write(member, `${csv}\nOne more,${category.name},12`)).faults;
    expect(tooLong.reason).toMatch(/at most 10000 items/);
  });

  it.each([
    ['another encoding', new Uint8Array([0x6e, 0xe9, 0x0a]), /UTF-8/],
    ['a missing column', 'name,price\nGari,5', /columns are missing: category/],
    ['an unknown column', 'name,price,category,colour\nGari,5,x,red', /not known: 'colour'/],
    ['nothing', '', /first line names the columns/],
    ['an open quote', 'name,price,category\n"Gari,5,x', /never closed/],
  ])('with %s is refused with the reason', async (_what, csv, reason) => {
    const { faults, is_written: isWritten } = await write(await by(), csv);
    expect(faults).toHaveLength(1);
    expect(faults[0].reason).toMatch(reason);
    expect(isWritten).toBe(false);
  });

  it('takes no item of another store by its slug', async () => {
    const other = await menuUnderTest(market, { storeId: testStores.generous.id });
    const csv = (await (await by('owner')).get('menu/file')).body.csv as string;
    const [head = '', first = ''] = csv.split('\r\n');
    const { faults } = await write(other, lines(head, first));
    expect(faults.some(({ field }: { field: string }) => field === 'slug')).toBe(true);
  });
});

describe('[STO-055] what a file changes', () => {
  it('is old and new of each field, and only that is written', async () => {
    const member = await by();
    const [category] = (await member.get('menu')).body.categories;
    await write(
      member,
      lines('name,category,price,veg', `Tuo,${category.name},18,no`, `Kenkey,${category.name},8,yes`),
    );
    const csv = lines('name,category,price,veg', `tuo,${category.name},19.00,no`, `Kenkey,${category.name},8.00,yes`);
    const preview = await look(member, csv);
    expect(preview).toMatchObject({ added: 0, changed: 1, same: 1 });
    expect(preview.rows[0].changes).toEqual([
      { field: 'name', before: 'Tuo', after: 'tuo' },
      { field: 'price', before: '18', after: '19.00' },
    ]);
    const { rows } = await write(member, csv);
    expect(rows.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });
});

describe('[STO-057] an export', () => {
  it('can be imported again and changes nothing, also with options, add-ons and names like formulas', async () => {
    const member = await by('owner');
    const [category] = (await member.get('menu')).body.categories;
    const fields = {
      ...{ name: '=Fufu', price: 40, category_id: category.id, tags: ['soup', 'goat'], discount: 10 },
      food_variations: [
        {
          ...{ name: 'Spice', type: 'single', required: true, min: 1, max: 1 },
          values: [
            { label: 'Mild', price: 0 },
            { label: 'Hot', price: 2.5 },
          ],
        },
      ],
      add_ons: [{ name: 'Egg', price: 3 }],
      ...{ available_from: '08:00', available_until: '20:30', description: 'With "light" soup,\nor none' },
    };
    expect((await member.create(fields)).status).toBe(200);
    const { csv } = (await member.get('menu/file')).body;
    const answer = await write(member, csv);
    expect(answer.faults).toEqual([]);
    expect(answer).toMatchObject({ added: 0, changed: 0, is_written: true });
    expect(answer.same).toBeGreaterThan(1);
  });
});
