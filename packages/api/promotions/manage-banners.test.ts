import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { dayMilliseconds } from 'market/values/durations';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { bannerBody } from '#api/testing/under-test/promotions-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { food, grocery } = testStores;
const after = (days: number) => new Date(market.now().getTime() + days * dayMilliseconds).toISOString();

async function editor(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  return {
    add: (change: object = {}, key: string = randomUUID()) =>
      visitor.post('admin/banners', bannerBody(change), { ...headers, 'idempotency-key': key }),
    change: (id: number, change: object) =>
      visitor.put(`admin/banners/${id}`, { ...bannerBody(), version: 0, ...change }, headers),
    show: (id: number) => visitor.get(`admin/banners/${id}`, headers),
    list: async () => (await visitor.get('admin/banners?limit=100&module_type=food', headers)).body.banners,
    remove: (id: number) => visitor.delete(`admin/banners/${id}`, headers),
    async picture(id: number, photo: Uint8Array) {
      const reply = await market.app.inject({
        method: 'PUT',
        url: `/api/v1/admin/banners/${id}/picture`,
        headers: { ...headers, 'content-type': formType },
        payload: writeForm({ photo }),
      });
      return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code };
    },
  };
}

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

const inFood = { zoneid: `[${yaba.id}]`, moduleid: '1' };
async function shownTitles(): Promise<string[]> {
  // A server does so when the change is published.
  clearCaches(market.db);
  return (await visitor.get('banners?limit=100', inFood)).body.banners.map(({ title }: { title: string }) => title);
}

describe('[OPS-065] a banner of an operator', () => {
  it('is added once for each key; customers of its zone see it at once, until it is switched off', async () => {
    const by = await editor();
    const key = randomUUID();
    const made = await by.add({ title: 'Suya night', position: 1 }, key);
    expect(made.body).toMatchObject({ title: 'Suya night', state: 'running', image_full_url: '/images/360/gift.webp' });
    expect((await by.add({ title: 'Suya night', position: 1 }, key)).body.id).toBe(made.body.id);
    expect(await shownTitles()).toContain('Suya night');
    const off = await by.change(made.body.id, { title: 'Suya night', is_active: false });
    expect(off.body).toMatchObject({ state: 'off', version: 1 });
    expect(await shownTitles()).not.toContain('Suya night');
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`banner:${made.body.id}`} order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['banner.create', 'banner.change']);
  });

  it('shows from its start to its end', async () => {
    const by = await editor();
    await by.add({ title: 'Next week', starts_at: after(1), ends_at: after(8) });
    await by.add({ title: 'Last week', starts_at: after(-8), ends_at: after(-1) });
    await by.add({ title: 'This week', starts_at: after(-1), ends_at: after(6) });
    const titles = await shownTitles();
    expect(['Next week', 'Last week', 'This week'].map((title) => titles.includes(title))).toEqual([
      false,
      false,
      true,
    ]);
    const states = Object.fromEntries(
      (await by.list()).map(({ title, state }: { title: string; state: string }) => [title, state]),
    );
    expect(states).toMatchObject({ 'Next week': 'planned', 'Last week': 'over', 'This week': 'running' });
  });

  it('has a picture that is cut to a square, and none that is small', async () => {
    const by = await editor();
    const { id } = (await by.add({ title: 'With a picture' })).body;
    expect((await by.picture(id, await square(319))).code).toBe('picture_small');
    const saved = await by.picture(id, await square(320));
    expect(saved.body.image_full_url).toMatch(/^\/uploads\/360\/.+\.webp$/);
    expect((await market.app.inject(saved.body.image_full_url)).statusCode).toBe(200);
    expect((await by.picture(id, Buffer.from('no picture'))).code).toBe('picture_kind');
    expect((await by.remove(id)).status).toBe(200);
    expect((await by.show(id)).code).toBe('banner_not_found');
    expect((await market.app.inject(saved.body.image_full_url)).statusCode).toBe(404);
  });

  it('leads to a page of this site, or to a store of its module and zone', async () => {
    const by = await editor();
    const toStore = await by.add({ title: 'Our kitchen', target: 'store', store_id: food.id });
    expect(toStore.body).toMatchObject({ target: 'store', store_id: food.id, link: null });
  });

  it.each<[string, object, string]>([
    ['another site', { link: 'https://else.example/' }, 'link'],
    ['another site without its scheme', { link: '//else.example' }, 'link'],
    ['a store of another module', { target: 'store', store_id: grocery.id }, 'store_id'],
    ['a store of another zone', { target: 'store', store_id: food.id, zone_id: island.id }, 'store_id'],
    ['no store', { target: 'store' }, 'store_id'],
    ['an unknown item', { target: 'item', item_id: 999_999 }, 'item_id'],
    ['an unknown zone', { zone_id: 999_999 }, 'zone_id'],
    ['an end before the start', { starts_at: after(2), ends_at: after(1) }, 'ends_at'],
    ['no words', { title: ' ' }, 'title'],
    ['a colour by name', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_what, change, field) => {
    expect((await (await editor()).add(change)).code).toBe(field);
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    const by = await editor();
    const { id } = (await by.add({ title: 'Two hands' })).body;
    expect((await by.change(id, { title: 'One hand' })).status).toBe(200);
    expect((await by.change(id, { title: 'Other hand' })).code).toBe('changed_meanwhile');
    expect((await by.show(id)).body.title).toBe('One hand');
  });

  it('[SEAT-14] is seen and set within the zones of an operator', async () => {
    const all = await editor();
    const { id } = (await all.add({ title: 'For all' })).body;
    const within = await editor('marketing', [island.id]);
    for (const answer of [await within.show(id), await within.change(id, {}), await within.remove(id)]) {
      expect([answer.status, answer.code]).toEqual([404, 'banner_not_found']);
    }
    expect((await within.picture(id, await square(320))).code).toBe('banner_not_found');
    expect((await within.add({ title: 'Mine' })).code).toBe('right_missing');
    expect((await within.add({ title: 'Mine', zone_id: island.id })).status).toBe(200);
  });

  it('is not for a role without the permission', async () => {
    expect((await (await editor('support')).add()).code).toBe('right_missing');
  });
});
