import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { linesPerStep } from 'market/items/items-import.rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest({ checksInvariants: false });
const visitor = visitorUnderTest(() => market.app);
const owner = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof owner>>;
type Kind = 'zones' | 'stores' | 'items' | 'couriers';

async function form(by: Operator, path: string, fields: Record<string, unknown>) {
  const headers = { ...by.headers, 'content-type': formType };
  const reply = await market.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers,
    payload: writeForm(fields),
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.errors?.[0]?.code, body };
}
const send = (by: Operator, kind: Kind, text: string | Uint8Array, step: 'preview' | 'write') =>
  form(by, 'admin/import', { kind, file: Buffer.from(text), step });
const accra = (file: string) => readFile(new URL(`../../../../demo/imports/accra/${file}`, import.meta.url), 'utf8');
const written = { is_done: true, faults: [] };
const countOf = async (table: 'stores' | 'items' | 'zones', slug: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where slug like ${slug}`.execute(market.db);
  return rows[0]?.n;
};

async function storeAndCategory() {
  const { rows } = await sql<{ slug: string; category: string }>`
    select s.slug, (select c.slug from categories c where c.module_id = s.module_id limit 1) as category
    from stores s where s.id = ${testStores.grocery.id}`.execute(market.db);
  return rows[0] as { slug: string; category: string };
}

describe('[OPS-090] files of an operator', () => {
  it('open a city: zones, then stores, then items, each seen before it is written', async () => {
    const by = await owner();
    const files: [Kind, string][] = [
      ['zones', await accra('zones.geojson')],
      ['stores', await accra('stores.csv')],
      ['items', await accra('items.csv')],
    ];
    for (const [kind, text] of files) {
      const { body: seen } = await send(by, kind, text, 'preview');
      expect(seen, kind).toMatchObject({ faults: [], is_done: false, lines_done: 0 });
      expect(seen.rows[0], kind).toMatchObject({ is_new: true });
      const { body: done } = await send(by, kind, text, 'write');
      expect(done, kind).toMatchObject({ ...written, added: seen.added, lines_done: seen.line_count });
      expect((await send(by, kind, text, 'preview')).body, kind).toMatchObject({ added: 0, changed: seen.line_count });
    }
    const zone = (await visitor.get('config/get-zone-id?lat=5.556&lng=-0.182')).body.zone_data[0];
    expect(zone).toMatchObject({ city: 'Accra', currency: 'GHS', country: 'GH' });
    const { rows } = await sql`
      select action, account_id, after ->> 'added' as added from audit_lines where subject = 'import:stores'`.execute(
      market.db,
    );
    expect(rows).toEqual([{ action: 'market.import', account_id: by.id, added: '2' }]);
    const { columns } = (await visitor.get('admin/import/stores/columns', by.headers)).body;
    const zoneColumn = columns.find(({ name }: { name: string }) => name === 'zone');
    expect(zoneColumn).toMatchObject({ is_needed: true, about: expect.stringContaining('accra-osu') });
  });

  it('are refused whole, with every fault by line and column', async () => {
    const by = await owner();
    const lines = [
      'slug,module,zone,name,address,phone,lat,lng',
      `good-one,food,${'yaba'},Good,1 Street,+2348030000001,${knownZones.yaba.at.lat},${knownZones.yaba.at.lng}`,
      'bad-zone,food,nowhere,Bad,2 Street,+2348030000002,6.5,3.4',
      'bad-lat,food,nowhere,Bad,3 Street,+2348030000003,96.5,3.4',
    ].join('\n');
    for (const step of ['preview', 'write'] as const) {
      const { body } = await send(by, 'stores', lines, step);
      expect(body.is_done).toBe(false);
      const found = body.faults.map(({ line, field }: { line: number; field: string }) => [line, field]);
      expect(found).toContainEqual([3, 'zone']);
      expect(found).toContainEqual([4, 'lat']);
    }
    expect(await countOf('stores', 'good-one')).toBe(0);
  });

  it.each([
    ['another encoding', new Uint8Array([0x6e, 0xe9, 0x0a]), /UTF-8/],
    ['nothing', '', /first line names the columns/],
    ['a missing column', 'slug,name\na,b', /columns are missing/],
  ])('with %s are refused with the reason', async (_what, text, reason) => {
    const { body } = await send(await owner(), 'stores', text, 'write');
    expect(body).toMatchObject({ is_done: false, faults: [{ reason: expect.stringMatching(reason) }] });
  });

  it('go on after a cut where they were, some lines at a time', async () => {
    const by = await owner();
    const { slug, category } = await storeAndCategory();
    const all = linesPerStep + 50;
    const items = Array.from({ length: all }, (_, n) => `many-${n},${slug},${category},Many ${n},${n + 1}`);
    const csv = ['slug,store,category,name,price', ...items].join('\n');
    expect((await send(by, 'items', csv, 'write')).body).toMatchObject({
      ...{ lines_done: linesPerStep, line_count: all, is_done: false, added: linesPerStep },
    });
    expect(await countOf('items', 'many-%')).toBe(linesPerStep);
    // The connection was lost, and the operator chooses the same file again.
    expect((await send(by, 'items', csv, 'write')).body).toMatchObject({ ...written, lines_done: all, added: 50 });
    expect(await countOf('items', 'many-%')).toBe(all);
  });

  it('give items their photos, and leave those that have one', async () => {
    const by = await owner();
    const { slug: store, category } = await storeAndCategory();
    const slug = 'gari-with-photo';
    const csv = `slug,store,category,name,price,photo\n${slug},${store},${category},Gari,5,gari.jpg`;
    expect((await send(by, 'items', csv, 'preview')).body.rows).toMatchObject([{ key: slug, photo: 'gari.jpg' }]);
    await send(by, 'items', csv, 'write');
    const { rows } = await sql<{ id: number }>`select id from items where slug = ${slug}`.execute(market.db);
    const photo = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    expect((await form(by, 'admin/import/photo', { slug, photo })).body).toEqual({ is_added: true });
    expect((await form(by, 'admin/import/photo', { slug, photo })).body).toEqual({ is_added: false });
    const shown = await market.app.inject({ url: `/api/v1/items/details/${rows[0]?.id}` });
    expect(shown.json().image_full_url).toMatch(/^\/uploads\/360\//);
    expect((await form(by, 'admin/import/photo', { slug: 'no-such-item', photo })).code).toBe('item_not_found');
  });

  it('make couriers of accounts, and name those that nobody has', async () => {
    const by = await owner();
    const [email, unknown] = [freshEmail(), freshEmail()];
    const { id } = await signedInCustomer(market, { email });
    const lines = ['contact,city,vehicle', `${email},Lagos,motorcycle`, `${unknown},Atlantis,car`];
    const { body: seen } = await send(by, 'couriers', lines.join('\n'), 'preview');
    expect(seen.faults.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
      [3, 'city'],
      [3, 'contact'],
    ]);
    expect((await send(by, 'couriers', lines.slice(0, 2).join('\n'), 'write')).body).toMatchObject({
      ...written,
      added: 1,
    });
    const { rows } = await sql`select city, vehicle from delivery_men where customer_id = ${id}`.execute(market.db);
    expect(rows).toEqual([{ city: 'Lagos', vehicle: 'motorcycle' }]);
  });

  it('[OPS-041] of zones that cross themselves or another one are refused', async () => {
    const by = await owner();
    const file = JSON.parse(await accra('zones.geojson'));
    const { lat, lng } = knownZones.yaba.at;
    const ring = (side: number) => [
      [lng, lat],
      [lng + side, lat],
      [lng + side, lat + side],
      [lng, lat + side],
      [lng, lat],
    ];
    const [first] = file.features;
    first.properties.id = 'over-yaba';
    first.geometry.coordinates = [ring(0.001)];
    file.features = [first];
    const over = await send(by, 'zones', JSON.stringify(file), 'write');
    expect(over.body).toMatchObject({ is_done: false, faults: [{ line: 1, field: 'geometry' }] });
    expect(over.body.faults[0].reason).toMatch(/overlaps/);
    first.geometry.coordinates = [
      [
        [10, 0],
        [11, 1],
        [11, 0],
        [10, 1],
        [10, 0],
      ],
    ];
    const crossed = await send(by, 'zones', JSON.stringify(file), 'write');
    expect(crossed.body.faults).toHaveLength(1);
    expect((await send(by, 'zones', '{"type": ', 'preview')).body.faults[0].reason).toMatch(/no JSON/);
    expect(await countOf('zones', 'over-yaba')).toBe(0);
  });

  it('are for operators of all zones who may import', async () => {
    const text = 'contact,city,vehicle';
    const near = await signedInOperator(market, { roles: ['catalogue'], zoneIds: [knownZones.yaba.id] });
    expect((await send(near, 'stores', text, 'preview')).code).toBe('right_missing');
    const catalogue = await signedInOperator(market, { roles: ['catalogue'] });
    expect((await send(catalogue, 'zones', '{}', 'preview')).code).toBe('right_missing');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await send(support, 'stores', text, 'preview')).code).toBe('right_missing');
  });
});
