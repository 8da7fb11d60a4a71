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
const { pharmacy, grocery } = testStores;
const { formula } = pharmacy.items;

const editor = () => signedInOperator(market, { roles: ['catalogue'] });
type Editor = Awaited<ReturnType<typeof editor>>;
const add = (by: Editor, name: string, key: string = randomUUID()) =>
  visitor.post('admin/conditions', { name }, { ...by.headers, 'idempotency-key': key });
const setItem = (by: Editor, id: number, isForIt: boolean, itemId: number = formula.id) =>
  visitor.put(`admin/conditions/${id}/items/${itemId}`, { is_for_it: isForIt }, by.headers);
const itemsOf = async (by: Editor, id: number, search = '') =>
  (await visitor.get(`admin/conditions/${id}/items?limit=100&search=${search}`, by.headers)).body.items as {
    id: number;
    is_for_it: boolean;
  }[];
const sold = async () => {
  clearCaches(market.db);
  const shopper = { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.pharmacy) };
  return (await visitor.get('conditions?limit=100', shopper)).body.conditions as { id: number; name: string }[];
};

describe('[OPS-050] a condition', () => {
  it('is added once for each key, and customers see it when an item is for it', async () => {
    const by = await editor();
    const key = randomUUID();
    const { body: condition } = await add(by, 'Sleepless nights', key);
    expect(condition).toMatchObject({ slug: 'sleepless-nights', item_count: 0, may_delete: true });
    expect((await add(by, 'Sleepless nights', key)).body.id).toBe(condition.id);
    expect((await sold()).map(({ id }) => id)).not.toContain(condition.id);
    expect((await setItem(by, condition.id, true)).body).toMatchObject({ id: formula.id, is_for_it: true });
    const { image_full_url: picture } = condition;
    expect(await sold()).toContainEqual(expect.objectContaining({ id: condition.id, image_full_url: picture }));
    const { rows } = await sql`
      select action from audit_lines where subject = ${`condition:${condition.id}`} order by id`.execute(market.db);
    expect(rows).toEqual([{ action: 'condition.create' }, { action: 'condition.item' }]);
  });

  it('has its items found by a part of their name, added and removed', async () => {
    const by = await editor();
    const { id } = (await add(by, 'Teething')).body;
    expect(await itemsOf(by, id)).toEqual([]);
    expect(await itemsOf(by, id, 'FANT%20form')).toContainEqual(
      expect.objectContaining({ id: formula.id, is_for_it: false }),
    );
    await setItem(by, id, true);
    await setItem(by, id, true);
    expect(await itemsOf(by, id)).toEqual([expect.objectContaining({ id: formula.id, is_for_it: true })]);
    await setItem(by, id, false);
    expect(await itemsOf(by, id)).toEqual([]);
    expect((await setItem(by, id, true, grocery.items.scarce.id)).code).toBe('item_not_found');
    expect((await setItem(by, 2_000_000_000, true)).code).toBe('not_found');
  });

  it('is renamed, gets a picture of its own, and has a name that no other one has', async () => {
    const by = await editor();
    const { body: condition } = await add(by, 'Sore throat');
    const rename = (name: string, old: string) =>
      visitor.put(`admin/conditions/${condition.id}`, { name, old_name: old }, by.headers);
    expect((await rename('Throat', 'Sore throat')).body).toMatchObject({ name: 'Throat', slug: 'sore-throat' });
    expect((await rename('Neck', 'Sore throat')).code).toBe('changed_meanwhile');
    expect((await add(by, 'THROAT')).code).toBe('name_taken');
    const square = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } });
    const sent = await market.app.inject({
      method: 'PUT',
      url: `/api/v1/admin/conditions/${condition.id}/picture`,
      headers: { ...by.headers, 'content-type': formType },
      payload: writeForm({ photo: await square.jpeg().toBuffer() }),
    });
    expect(sent.json().image_full_url).toMatch(/^\/uploads\//);
    expect(sent.json().image_full_url).not.toBe(condition.image_full_url);
  });

  it('is deleted only while no item is for it', async () => {
    const by = await editor();
    const { id } = (await add(by, 'Hiccups')).body;
    await setItem(by, id, true);
    expect((await visitor.delete(`admin/conditions/${id}`, by.headers)).code).toBe('condition_used');
    await setItem(by, id, false);
    expect((await visitor.delete(`admin/conditions/${id}`, by.headers)).status).toBe(200);
    expect((await visitor.delete(`admin/conditions/${id}`, by.headers)).code).toBe('not_found');
  });

  it('is changed only by operators of every zone', async () => {
    const by = await signedInOperator(market, { roles: ['catalogue'], zoneIds: [yaba.id] });
    expect((await add(by, 'Only here')).code).toBe('right_missing');
  });
});
