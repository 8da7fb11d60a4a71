import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba } = knownZones;
const { food } = testStores;

const editor = () => signedInOperator(market, { roles: ['catalogue'] });
type Editor = Awaited<ReturnType<typeof editor>>;
const keyed = (by: Editor, key: string = randomUUID()) => ({ ...by.headers, 'idempotency-key': key });
const add = (by: Editor, name: string, more: object = {}, key?: string) =>
  visitor.post('admin/categories', { module_type: 'food', parent_id: null, name, ...more }, keyed(by, key));
const listed = async (by: Editor) => (await visitor.get('admin/categories?limit=100', by.headers)).body.categories;

async function itemIn(category: number, name: string) {
  const by = await signedInMember(market, { storeId: food.id, role: 'manager' });
  const fields = { name, price: 900, category_id: category };
  const made = await visitor.post(`vendor/stores/${food.id}/items`, fields, keyed(by));
  expect(made.status).toBe(200);
  return made.body.item;
}

describe('[OPS-049] a category', () => {
  it('is added once for each key, and stores choose it at once', async () => {
    const by = await editor();
    const key = randomUUID();
    const first = await add(by, 'Kenkey', {}, key);
    expect(first.body).toMatchObject({ name: 'Kenkey', slug: 'kenkey', item_count: 0, may_delete: true });
    expect((await add(by, 'Kenkey', {}, key)).body.id).toBe(first.body.id);
    const item = await itemIn(first.body.id, 'Kenkey with shito');
    expect(item.category_id).toBe(first.body.id);
    const { rows } = await sql`
      select from audit_lines where action = 'category.create' and subject = ${`category:${first.body.id}`}`.execute(
      market.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('stands behind its main category, which is in none itself', async () => {
    const by = await editor();
    const main = (await add(by, 'Stews of Accra')).body;
    const child = (await add(by, 'Light soup', { parent_id: main.id })).body;
    const ids = (await listed(by)).map(({ id }: { id: number }) => id);
    expect(ids.indexOf(child.id)).toBe(ids.indexOf(main.id) + 1);
    expect((await add(by, 'Goat', { parent_id: child.id })).body.errors[0].code).toBe('parent_id');
    expect((await add(by, 'Goat', { parent_id: main.id, module_type: 'grocery' })).body.errors[0].code).toBe(
      'parent_id',
    );
  });

  it('has a name that its place has not yet', async () => {
    const by = await editor();
    await add(by, 'Banku');
    expect((await add(by, 'BANKU')).code).toBe('category_exists');
    const other = (await add(by, 'Fufu')).body;
    const renamed = { name: 'Banku', old_name: 'Fufu' };
    expect((await visitor.put(`admin/categories/${other.id}`, renamed, by.headers)).code).toBe('category_exists');
  });

  it('is renamed, and its items are found under the new name', async () => {
    const by = await editor();
    const { id } = (await add(by, 'Tubers')).body;
    await itemIn(id, 'Ampesi plate');
    const rename = (name: string, old: string) =>
      visitor.put(`admin/categories/${id}`, { name, old_name: old }, by.headers);
    expect((await rename('Yamroots', 'Tubers')).body).toMatchObject({ name: 'Yamroots', item_count: 1 });
    clearCaches(market.db);
    const shopper = { zoneid: `[${yaba.id}]`, moduleid: '1' };
    const found = await visitor.get('search/list?name=yamroots&list_type=item', shopper);
    expect(JSON.stringify(found.body)).toContain('Ampesi plate');
    expect((await rename('Cassava', 'Tubers')).code).toBe('changed_meanwhile');
  });

  it('is deleted only while nothing is in it', async () => {
    const by = await editor();
    const empty = (await add(by, 'Nothing yet')).body;
    const full = (await add(by, 'Sold here')).body;
    await itemIn(full.id, 'Sold dish');
    expect((await visitor.delete(`admin/categories/${empty.id}`, by.headers)).status).toBe(200);
    expect((await visitor.delete(`admin/categories/${empty.id}`, by.headers)).code).toBe('category_not_found');
    expect((await visitor.delete(`admin/categories/${full.id}`, by.headers)).code).toBe('category_used');
  });

  it('is changed only by operators of every zone', async () => {
    const by = await signedInOperator(market, { roles: ['catalogue'], zoneIds: [yaba.id] });
    expect((await add(by, 'Only here')).code).toBe('right_missing');
    expect(await listed(by)).not.toHaveLength(0);
  });
});
