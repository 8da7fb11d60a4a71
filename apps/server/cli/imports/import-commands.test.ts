import { writeFileSync } from 'node:fs';
import { clearCachesOnChange } from 'api/config/publish-change';
import { clearCaches } from 'api/http/cache/answer-cache';
import { breachesIn } from 'api/testing/breaches';
import { callSoko, queryDatabase } from 'api/testing/call-soko';
import { catalogueUnderTest } from 'api/testing/under-test/catalogue-under-test';
import { filesUnderTest } from 'api/testing/under-test/files-under-test';
import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { describe, expect, it } from 'vitest';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const { pathOf, fileWith } = filesUnderTest();

const soko = (...sent: string[]) => callSoko([...sent, '--json'], { DATABASE_URL: market.url });

const itemHead = 'slug,store,category,name,price';
const countItems = async () =>
  Number((await queryDatabase<{ count: number }>(market.url, `select count(*) from items`))[0]?.count);

describe('imported stores and items', () => {
  it('are sold at once, found by the search, and changed by the same file', async () => {
    expect(await soko('import', 'stores', 'demo/imports/stores.csv')).toMatchObject({
      code: 0,
      json: { added: 2, changed: 0 },
    });
    expect(await soko('import', 'items', 'demo/imports/items.csv')).toMatchObject({
      code: 0,
      json: { added: 3, changed: 0 },
    });
    const { body: item } = await get('items/details/ofada-rice-mama-tola');
    expect(item).toMatchObject({
      price: 3_200.5,
      discount: 10,
      discount_type: 'percent',
      store_slug: 'mama-tola-kitchen',
    });
    const rows = await queryDatabase<{ words: string }>(
      market.url,
      `
      select words::text from item_words join items on items.id = item_id where slug = 'amala-with-gbegiri-mama-tola'`,
    );
    expect(rows[0]?.words).toMatch(/'gbegiri':3A,5B/);

    const { beans } = { beans: 'brown-beans-yaba-corner' };
    const changed = fileWith(
      'again.csv',
      `${itemHead},stock\n${beans},yaba-corner-provisions,beans-pulses,Honey Beans,5000,25\n`,
    );
    expect(await soko('import', 'items', changed)).toMatchObject({ code: 0, json: { added: 0, changed: 1 } });
    expect((await get(`items/details/${beans}`)).body).toMatchObject({
      name: 'Honey Beans',
      price: 5_000,
      stock: 25,
      description: 'Picked clean',
    });
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('are published to a running server, which then answers with the new data', async () => {
    let received = 0;
    const end = clearCachesOnChange(market, () => {
      received += 1;
    });
    // A new listener is notified that it may have missed events.
    await expect.poll(() => received).toBe(1);
    const blocks = async () => (await get('search/slug-blocks')).body.items;
    const before = await blocks();
    await queryDatabase(
      market.url,
      `insert into items select (jsonb_populate_record(null::items,
        to_jsonb(i) || '{"id": 3000000, "slug": "before-the-import", "active": false}')).* from items i limit 1`,
    );
    const file = fileWith('told.csv', `${itemHead}\ntold-beans,yaba-corner-provisions,beans-pulses,Told Beans,100\n`);
    expect((await soko('import', 'items', file, '--dry-run')).code).toBe(0);
    expect(received).toBe(1);
    expect((await soko('import', 'items', file)).json).toMatchObject({ added: 1 });
    await expect.poll(() => received).toBe(2);
    expect(await blocks()).toEqual([...before, 61]);
    end();
    await queryDatabase(market.url, `delete from items where slug in ('before-the-import', 'told-beans')`);
  });

  it('go on where an import was cut off, by a lost line or a full disk', async () => {
    const lines = Array.from({ length: 1_100 }, (_, n) => `many-${n},always-open-provisions,rice-grains,Many ${n},100`);
    const file = fileWith('many.csv', `${itemHead}\n${lines.join('\n')}\n`);
    const before = await countItems();
    await queryDatabase(
      market.url,
      `create function stumble() returns trigger language plpgsql as
      $$ begin raise exception 'cut off' using errcode = '57P01'; end $$`,
    );
    await queryDatabase(
      market.url,
      `create trigger stumble before insert on items for each row when (new.slug = 'many-700')
      execute function stumble()`,
    );
    expect((await soko('import', 'items', file)).code).toBe(69);
    expect(await countItems()).toBe(before + 500);
    await queryDatabase(
      market.url,
      `create or replace function stumble() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
    );
    expect(await soko('import', 'items', file)).toMatchObject({
      code: 74,
      json: { errors: [{ code: 'disk', message: 'The disk is full: could not extend file' }] },
    });
    expect(await countItems()).toBe(before + 500);
    await queryDatabase(market.url, `drop trigger stumble on items`);
    expect((await soko('import', 'items', file)).json).toMatchObject({ added: 600, changed: 0, before: 500 });
    expect(await countItems()).toBe(before + 1_100);
  });
});

describe('imported translations', () => {
  it('[I18N-14] are what the API says in that language, until an empty field takes them away', async () => {
    const named = async () => {
      const { body } = await get('module', { headers: { 'x-localization': 'ke' } });
      return body.modules[0].module_name;
    };
    const file = fileWith('words.csv', 'text,ke\nFood,Misosi\n"Eggs, Meat & Fish",Mayai\n');
    expect(await soko('import', 'translations', file)).toMatchObject({ code: 0, json: { added: 0, changed: 2 } });
    clearCaches(market.db);
    expect(await named()).toBe('Misosi');
    const empty = fileWith('none.csv', 'text,ke\nFood,\n');
    expect(await soko('import', 'translations', empty)).toMatchObject({ code: 0 });
    clearCaches(market.db);
    expect(await named()).toBe('Food');
    const twice = fileWith('twice.csv', 'text,ke\nFood,One\nFood,Two\n');
    expect(await soko('import', 'translations', twice)).toMatchObject({
      json: { faults: [{ line: 3, field: 'text', reason: 'duplicates line 2' }] },
    });
    const signs = fileWith('signs.csv', 'text,ke\nHello {name},Habari {jina}\n');
    expect(await soko('import', 'translations', signs)).toMatchObject({
      json: {
        faults: [{ line: 2, field: 'ke', reason: 'lacks {name} of the text, and has {jina}, which the text has not' }],
      },
    });
  });
});

describe('a file with faults', () => {
  it('is reported line by line, and nothing is imported unless requested', async () => {
    const before = await countItems();
    const file = fileWith(
      'faulty.csv',
      `${itemHead},stock,available_from,veg\n` +
        'Big Rice,nobody,x,,12.345,-1,25:00,perhaps\n' +
        'good-rice,always-open-provisions,rice-grains,Rice,100,5,,yes\n' +
        'good-rice,always-open-provisions,suya,Rice,100,5,,no\n' +
        'lone,always-open-provisions\n',
    );
    const { code, json } = await soko('import', 'items', file);
    expect(code).toBe(65);
    expect(json.faults.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`)).toEqual([
      ...['2 slug', '2 name', '2 price', '2 stock', '2 available_from', '2 veg'],
      ...['4 slug', '4 category', '5 '],
    ]);
    expect(await countItems()).toBe(before);
    const bold = await soko('import', 'items', file, '--skip-bad');
    expect(bold).toMatchObject({ code: 65, json: { added: 1 } });
    expect(await countItems()).toBe(before + 1);
  });

  it.each<[string, string, RegExp]>([
    ['nothing in it', '', /is empty/],
    ['no head', 'rice,shop,100\n', /line 1: these columns are missing: slug, .*not known: 'rice'/],
    ['a column twice', `${itemHead},name\n`, /appear twice: name/],
    [
      'a quote that is never closed',
      `${itemHead}\nrice,"store\n`,
      /from line 2 on: a quote is opened and never closed/,
    ],
  ])('and %s is refused as a whole', async (_what, contents, sentence) => {
    const { code, json } = await soko('import', 'items', fileWith('broken.csv', contents));
    expect({ code, message: json.errors[0].message }).toEqual({ code: 65, message: expect.stringMatching(sentence) });
  });

  it('and letters of another encoding is refused before any of them is lost', async () => {
    const before = await countItems();
    const file = fileWith('latin.csv', '');
    const line = 'pure,always-open-provisions,rice-grains,Purée de pomme,100\n';
    writeFileSync(file, Buffer.from(`${itemHead}\n${line}`, 'latin1'));
    const { code, json } = await soko('import', 'items', file, '--skip-bad');
    expect({ code, message: json.errors[0].message }).toEqual({ code: 65, message: expect.stringMatching(/in UTF-8/) });
    expect(await countItems()).toBe(before);
  });

  it('of stores takes 24:00 as the end of a day, as the files of docs/opening.md write it', async () => {
    const head = 'slug,module,zone,name,address,phone,lat,lng,opening_hours';
    const [place, hours] = ['1 Road,+2348030000000,6.5095,3.3711', 'mo-su 00:00-24:00'];
    const file = fileWith('always.csv', `${head}\nalways,food,lagos-yaba,Always,${place},${hours}\n`);
    const { code } = await soko('import', 'stores', file);
    expect(code).toBe(0);
    const [store] = await queryDatabase<{ opening_hours: Record<string, number[][]> }>(
      market.url,
      "select opening_hours from stores where slug = 'always'",
    );
    expect(store?.opening_hours.su).toEqual([[0, 1439]]);
  });

  it('of stores says what is wrong with their places', async () => {
    const head = 'slug,module,zone,name,address,phone,lat,lng,opening_hours';
    const file = fileWith(
      'stores.csv',
      `${head}\naway,food,lagos-yaba,Away,1 Road,+2348030000000,0,0,\nodd,food,nowhere,Odd,1 Road,+2348030000000,6.5,200,always\n`,
    );
    const { json } = await soko('import', 'stores', file);
    expect(json.faults).toEqual([
      { line: 2, field: 'latitude', reason: "0, 0 lies outside the zone 'lagos-yaba'" },
      { line: 3, field: 'lng', reason: expect.stringContaining('must be degrees') },
      { line: 3, field: 'opening_hours', reason: expect.stringContaining('must be days with their hours') },
    ]);
  });

  it('that is not there is named', async () => {
    expect(await soko('import', 'items', pathOf('nowhere.csv'))).toMatchObject({ code: 66 });
    expect(await soko('import', 'items', pathOf('.'))).toMatchObject({ code: 66 });
  });
});

const properties = {
  id: 'ibadan',
  name: 'Ibadan',
  city: 'Ibadan',
  country: 'NG',
  currency: 'NGN',
  time_zone: 'Africa/Lagos',
  modules: ['food'],
  cash_on_delivery: true,
  cash_on_delivery_cap: null,
  digital_payment: true,
  distance_factor: 1.3,
  tax: { rate: 7.5, inclusive: false },
  free_delivery_over: null,
  delivery: { food: { base: 500, per_km: 100, minimum: 500, maximum: 3_000, included_km: 1 } },
};
const square = [
  [3.8, 7.3],
  [4, 7.3],
  [4, 7.5],
  [3.8, 7.5],
  [3.8, 7.3],
];
const zoneFile = (change: object, geometry: object = {}) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { ...properties, ...change },
        geometry: { type: 'Polygon', coordinates: [square], ...geometry },
      },
    ],
  });
const countZones = async () =>
  Number((await queryDatabase<{ count: number }>(market.url, `select count(*) from zones`))[0]?.count);

describe('zones', () => {
  it('are added and changed, and a place in them is served at once', async () => {
    expect((await soko('zones', 'import', fileWith('ibadan.geojson', zoneFile({})))).json).toMatchObject({
      added: ['ibadan'],
    });
    const { body } = await get('config/get-zone-id?lat=7.4&lng=3.9');
    expect(body.zone_data).toEqual([expect.objectContaining({ name: 'Ibadan' })]);
    const renamed = fileWith('renamed.geojson', zoneFile({ name: 'Ibadan North' }));
    expect((await soko('zones', 'import', renamed)).json).toMatchObject({ added: [], changed: ['ibadan'] });
  });

  it.each<[string, string, RegExp]>([
    [
      'crosses itself',
      zoneFile(
        {},
        {
          coordinates: [
            [
              [3.8, 7.3],
              [4, 7.5],
              [4, 7.3],
              [3.8, 7.5],
              [3.8, 7.3],
            ],
          ],
        },
      ),
      /geometry the border crosses itself/,
    ],
    ['is an open ring', zoneFile({}, { coordinates: [square.slice(0, -1)] }), /geometry is an open ring/],
    [
      'lies outside the world',
      zoneFile(
        {},
        {
          coordinates: [
            [
              [3, 7],
              [200, 7],
              [4, 8],
              [3, 7],
            ],
          ],
        },
      ),
      /outside the world/,
    ],
    ['is a line', zoneFile({}, { type: 'LineString' }), /geometry must be a Polygon, not LineString/],
    ['has a hole', zoneFile({}, { coordinates: [square, square] }), /has holes/],
    ['has no numbers', zoneFile({}, { coordinates: [[['a', 'b']]] }), /not \[longitude, latitude\]/],
    [
      'has two corners',
      zoneFile(
        {},
        {
          coordinates: [
            [
              [3, 7],
              [4, 7],
              [3, 7],
            ],
          ],
        },
      ),
      /three different corners/,
    ],
    ['has no way to pay for', zoneFile({ delivery: {} }), /delivery\.food is missing/],
    [
      'has a clock that nobody knows',
      zoneFile({ time_zone: 'Africa/Atlantis', currency: 'naira' }),
      /currency must be three letters.*\n?.*time_zone is not a time zone/s,
    ],
  ])('that %s is refused, and nothing is imported', async (_what, contents, sentence) => {
    const before = await countZones();
    const { code, answer } = await callSoko(['zones', 'import', fileWith('bad.geojson', contents)], {
      DATABASE_URL: market.url,
    });
    expect({ code, answer }).toEqual({ code: 65, answer: expect.stringMatching(sentence) });
    expect(await countZones()).toBe(before);
  });

  it.each([
    ['no JSON', 'type: FeatureCollection', /is no JSON/],
    ['something else', '[]', /is no GeoJSON FeatureCollection/],
    ['no zones', '{"type": "FeatureCollection", "features": []}', /has no zones in it/],
  ])('of a file that is %s are refused', async (_what, contents, sentence) => {
    const { code, json } = await soko('zones', 'import', fileWith('none.geojson', contents));
    expect({ code, message: json.errors[0].message }).toEqual({ code: 65, message: expect.stringMatching(sentence) });
  });
});
