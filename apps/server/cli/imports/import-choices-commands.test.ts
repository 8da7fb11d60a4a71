import { breachesIn } from 'api/testing/breaches';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { catalogueUnderTest } from 'api/testing/under-test/catalogue-under-test';
import { filesUnderTest } from 'api/testing/under-test/files-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { beforeAll, describe, expect, it } from 'vitest';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { fileWith } = filesUnderTest();

const soko = (...sent: string[]) => callSoko([...sent, '--json'], { DATABASE_URL: market.url });

const itemHead = 'slug,store,category,name,price';

beforeAll(async () => {
  await soko('import', 'stores', 'demo/imports/stores.csv');
});

describe('imported choices', () => {
  const detailsOf = async (slug: string) => (await get(`items/details/${slug}`)).body;

  it('are sold as the file says: options and add-ons of dishes, kinds with their stock, new categories', async () => {
    expect(await soko('import', 'items', 'demo/imports/choices.csv')).toMatchObject({ code: 0, json: { added: 3 } });
    const soup = await detailsOf('pepper-soup-mama-tola');
    expect(soup.food_variations).toEqual([
      {
        ...{ name: 'Spice', type: 'single', min: 1, max: 1, required: 'on' },
        values: [
          { label: 'Mild', optionPrice: 0 },
          { label: 'Hot', optionPrice: 200 },
        ],
      },
      {
        ...{ name: 'Extras', type: 'multi', min: 0, max: 2, required: 'off' },
        values: [
          { label: 'Boiled egg', optionPrice: 300 },
          { label: 'Plantain', optionPrice: 250 },
          { label: 'Ogi', optionPrice: 0 },
        ],
      },
    ]);
    expect(soup.add_ons).toMatchObject([
      { name: 'Extra meat', price: 800 },
      { name: 'Agidi', price: 300 },
    ]);
    expect((await detailsOf('moi-moi-mama-tola')).add_ons).toEqual([soup.add_ons[1]]);
    const bag = await detailsOf('ankara-tote-yaba-corner');
    expect(bag).toMatchObject({
      stock: 25,
      choice_options: [
        { title: 'Size', options: ['Small', 'Large'] },
        { title: 'Colour', options: ['Blue', 'Red'] },
      ],
      variations: [
        { type: 'Small-Blue', price: 2_500, stock: 12 },
        { type: 'Small-Red', price: 2_500, stock: 8 },
        { type: 'Large-Blue', price: 3_200, stock: 5 },
        { type: 'Large-Red', price: 3_200.5, stock: 0 },
      ],
    });
    const categories = await queryDatabase<{ slug: string; name: string; parent: string | null }>(
      market.url,
      `select c.slug, c.name, p.slug as parent from categories c left join categories p on p.id = c.parent_id
       where c.slug in ('pepper-soups', 'market-bags') order by c.slug`,
    );
    expect(categories).toEqual([
      { slug: 'market-bags', name: 'Market Bags', parent: null },
      { slug: 'pepper-soups', name: 'Pepper Soups', parent: 'soups-swallow' },
    ]);
    expect(await soko('import', 'items', 'demo/imports/choices.csv')).toMatchObject({ code: 0, json: { changed: 3 } });
    expect(await detailsOf('ankara-tote-yaba-corner')).toEqual(bag);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('follow the file: other kinds, a stock that counts what was sold, none at all', async () => {
    await soko('import', 'items', 'demo/imports/choices.csv');
    const bag = 'ankara-tote-yaba-corner,yaba-corner-provisions,market-bags,Ankara Tote,2500';
    const change = async (name: string, head: string, cell: string) =>
      soko('import', 'items', fileWith(name, `${itemHead},${head}\n${bag},${cell}\n`));
    const stocks = () =>
      queryDatabase(
        market.url,
        `select i.stock, i.stock_received as received, v.type, v.stock as left_of_kind, v.stock_received as of_kind
         from items i left join item_variations v on v.item_id = i.id where i.slug = 'ankara-tote-yaba-corner'
         order by v.position`,
      );
    expect(await change('kinds.csv', 'variations', 'Size: Small = 2600 x 3; Huge = 4000 x 4')).toMatchObject({
      code: 0,
    });
    expect(await stocks()).toEqual([
      { stock: 7, received: 7, type: 'Small', left_of_kind: 3, of_kind: 3 },
      { stock: 7, received: 7, type: 'Huge', left_of_kind: 4, of_kind: 4 },
    ]);
    expect((await change('stock.csv', 'stock', '9')).json.faults).toMatchObject([{ line: 2, field: 'stock' }]);
    expect(await change('plain.csv', 'variations,stock', ',9')).toMatchObject({ code: 0 });
    expect(await stocks()).toMatchObject([{ stock: 9, received: 9, type: null }]);
    expect((await detailsOf('ankara-tote-yaba-corner')).choice_options).toEqual([]);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it.each([
    ['variations', 'Size S = 100', 'must be choices'],
    ['variations', 'Size/Colour: S = 100', "'S = 100' does not say one of each choice"],
    ['variations', 'Size/Colour: S/Red = 100; M/Blue = 100', 'has 2 of 4 combinations'],
    ['variations', 'Size: S = 100; S = 200', "the combination 'S' appears twice"],
    ['variations', 'Size: S = 100 x 2; M = 100', 'stock of all combinations or of none'],
    ['variations', 'Size: S = 1.234', 'must be an amount'],
    ['food_variations', 'Spice: Mild', 'must be groups'],
    ['food_variations', 'Spice (three): Mild', 'must be groups'],
    ['food_variations', 'Extras (2-1): Egg; Ogi', 'bounds of Extras leave nothing'],
    ['food_variations', 'Extras (one): Egg; Egg +100', "the option 'Egg' appears twice"],
    ['add_ons', 'Egg +', 'must be a name, and + with a price'],
    ['add_ons', 'Egg +3; Egg +4', "the add-on 'Egg' appears twice"],
    ['category_parent', 'market-bags', 'has no category'],
  ])('of the column %s that say %s are refused', async (column, cell, reason) => {
    const head = `${itemHead},category_name${column === 'category_parent' ? '' : ',brand'},${column}`;
    const line = `refused,mama-tola-kitchen,wonders,Refused,100,Wonders${column === 'category_parent' ? '' : ','}`;
    const { code, json } = await soko(
      'import',
      'items',
      fileWith('cell.csv', `${head}\n${line},${cell}\n`),
      '--dry-run',
    );
    expect(code).toBe(65);
    expect(json.faults).toMatchObject([{ line: 2, field: column, reason: expect.stringContaining(reason) }]);
  });
});
