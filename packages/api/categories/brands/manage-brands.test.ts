import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba } = knownZones;
const { grocery } = testStores;

const editor = () => signedInOperator(market, { roles: ['catalogue'] });
type Editor = Awaited<ReturnType<typeof editor>>;
const add = (by: Editor, name: string, key: string = randomUUID(), type = 'grocery') =>
  visitor.post('admin/brands', { module_type: type, name }, { ...by.headers, 'idempotency-key': key });
const listed = async (by: Editor, id: number) =>
  (await visitor.get('admin/brands?limit=100', by.headers)).body.brands.find((one: { id: number }) => one.id === id);

async function form(by: Editor, method: 'POST' | 'PUT', path: string, fields: Record<string, unknown>) {
  const headers = { ...by.headers, 'content-type': formType };
  const reply = await market.app.inject({ method, url: `/api/v1/${path}`, headers, payload: writeForm(fields) });
  return { status: reply.statusCode, body: reply.json() };
}

/** Adds an item of this brand as a market does: by a file with the column `brand`. */
async function importItem(brand: string) {
  const { rows } = await sql<{ slug: string; category: string }>`
    select s.slug, (select c.slug from categories c where c.module_id = s.module_id limit 1) as category
    from stores s where s.id = ${grocery.id}`.execute(market.db);
  const { slug: store, category } = rows[0] ?? { slug: '', category: '' };
  const text = `slug,store,category,brand,name,price\nof-${brand},${store},${category},${brand},Of ${brand},900\n`;
  const owner = await signedInOperator(market, { roles: ['owner'] });
  const sent = await form(owner, 'POST', 'admin/import', { kind: 'items', file: Buffer.from(text), step: 'write' });
  expect(sent.body).toMatchObject({ is_done: true, faults: [] });
}

const sold = async () => {
  clearCaches(market.db);
  const shopper = { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.grocery) };
  return (await visitor.get('brand?limit=100', shopper)).body.brands as { slug: string; name: string }[];
};

describe('[OPS-050] a brand', () => {
  it('is added once for each key, and customers see it when a file has given it to an item', async () => {
    const by = await editor();
    const key = randomUUID();
    const { body: brand } = await add(by, 'Gino & Sons', key);
    expect(brand).toMatchObject({ slug: 'gino-sons', image_full_url: null, item_count: 0, may_delete: true });
    expect((await add(by, 'Gino & Sons', key)).body.id).toBe(brand.id);
    expect((await sold()).map(({ slug }) => slug)).not.toContain('gino-sons');
    await importItem('gino-sons');
    expect(await sold()).toContainEqual(expect.objectContaining({ name: 'Gino & Sons', items_count: 1 }));
    expect(await listed(by, brand.id)).toMatchObject({ item_count: 1, may_delete: false });
    const { rows } = await sql`
      select from audit_lines where action = 'brand.create' and subject = ${`brand:${brand.id}`}`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('is renamed and gets a picture; files go on naming it by its slug', async () => {
    const by = await editor();
    const { body: brand } = await add(by, 'Peak');
    const rename = (name: string, old: string) =>
      visitor.put(`admin/brands/${brand.id}`, { name, old_name: old }, by.headers);
    expect((await rename('Peak Milk', 'Peak')).body).toMatchObject({ name: 'Peak Milk', slug: 'peak' });
    expect((await rename('Peek', 'Peak')).code).toBe('changed_meanwhile');
    const square = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } });
    const photo = await square.jpeg().toBuffer();
    const pictured = await form(by, 'PUT', `admin/brands/${brand.id}/picture`, { photo });
    expect(pictured.body.image_full_url).toMatch(/^\/uploads\//);
    await importItem('peak');
    expect(await sold()).toContainEqual(
      expect.objectContaining({ name: 'Peak Milk', image_full_url: pictured.body.image_full_url }),
    );
  });

  it('has a name that its module has not yet', async () => {
    const by = await editor();
    await add(by, 'Dangote');
    expect((await add(by, 'DANGOTE')).code).toBe('name_taken');
    const { body: elsewhere } = await add(by, 'Dangote', randomUUID(), 'ecommerce');
    expect(elsewhere.slug).toBe('dangote-2');
    const { body: other } = await add(by, 'Bua');
    const renamed = { name: 'Dangote', old_name: 'Bua' };
    expect((await visitor.put(`admin/brands/${other.id}`, renamed, by.headers)).code).toBe('name_taken');
  });

  it('is deleted only while no item has it', async () => {
    const by = await editor();
    const { body: unused } = await add(by, 'Unsold');
    const { body: used } = await add(by, 'Honeywell');
    await importItem('honeywell');
    expect((await visitor.delete(`admin/brands/${unused.id}`, by.headers)).status).toBe(200);
    expect((await visitor.delete(`admin/brands/${unused.id}`, by.headers)).code).toBe('not_found');
    expect((await visitor.delete(`admin/brands/${used.id}`, by.headers)).code).toBe('brand_used');
  });

  it('is changed only by operators of every zone who look after the catalogue', async () => {
    const ofYaba = await signedInOperator(market, { roles: ['catalogue'], zoneIds: [yaba.id] });
    expect((await add(ofYaba, 'Only here')).code).toBe('right_missing');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await add(support, 'Not mine')).code).toBe('right_missing');
  });
});
