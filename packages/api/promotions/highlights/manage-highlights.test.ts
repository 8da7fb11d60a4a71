import { randomUUID } from 'node:crypto';
import type { OperatorRole } from 'market/access/access.rules';
import { dayMilliseconds } from 'market/values/durations';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { highlightBody } from '#api/testing/under-test/promotions-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { food, pharmacy } = testStores;
const after = (days: number) => new Date(market.now().getTime() + days * dayMilliseconds).toISOString();

async function editor(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  const picture = async (path: string, photo: Uint8Array) => {
    const reply = await market.app.inject({
      method: 'PUT',
      url: `/api/v1/admin/${path}/picture`,
      headers: { ...headers, 'content-type': formType },
      payload: writeForm({ photo }),
    });
    return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code };
  };
  return {
    headers,
    picture,
    add: (change: object = {}, key: string = randomUUID()) =>
      visitor.post('admin/highlights', highlightBody(change), { ...headers, 'idempotency-key': key }),
    change: (id: number, change: object) =>
      visitor.put(`admin/highlights/${id}`, { ...highlightBody(), version: 0, ...change }, headers),
    show: (id: number) => visitor.get(`admin/highlights/${id}`, headers),
    remove: (id: number) => visitor.delete(`admin/highlights/${id}`, headers),
    setSection: (name: string, title: string, version: number | null) =>
      visitor.put(`admin/section-banners/${name}`, { title, version }, headers),
    removeSection: (name: string) => visitor.delete(`admin/section-banners/${name}`, headers),
  };
}

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

async function shownTitles(): Promise<string[]> {
  const { body } = await visitor.get('advertisement/list?limit=100', { zoneid: `[${yaba.id}]`, moduleid: '1' });
  return body.advertisements.map(({ title }: { title: string }) => title);
}

describe('[OPS-065] a highlight of a store', () => {
  it('is added once for each key, and customers see it from its start to its end', async () => {
    const by = await editor();
    const key = randomUUID();
    const made = await by.add({ title: 'This week', starts_at: after(-1), ends_at: after(6) }, key);
    expect(made.body).toMatchObject({ store_id: food.id, state: 'running', module_type: 'food' });
    const again = await by.add({ title: 'This week', starts_at: after(-1), ends_at: after(6) }, key);
    expect(again.body.id).toBe(made.body.id);
    await by.add({ title: 'Next week', starts_at: after(1) });
    await by.add({ title: 'Last week', ends_at: after(-1) });
    await by.add({ title: 'Switched off', is_active: false });
    const titles = await shownTitles();
    expect(titles.filter((title) => ['This week', 'Next week', 'Last week', 'Switched off'].includes(title))).toEqual([
      'This week',
    ]);
    expect((await by.change(made.body.id, { is_active: false })).body).toMatchObject({ state: 'off', version: 1 });
    expect(await shownTitles()).not.toContain('This week');
  });

  it('has a cover of 16 by 9, which goes with it', async () => {
    const by = await editor();
    const { id } = (await by.add()).body;
    expect((await by.picture(`highlights/${id}`, await image(568, 400))).code).toBe('picture_small');
    const saved = await by.picture(`highlights/${id}`, await image(640, 640));
    const cover = await market.app.inject(saved.body.image_full_url);
    const { width = 0, height = 0 } = await sharp(cover.rawPayload).metadata();
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect((await by.remove(id)).status).toBe(200);
    expect((await by.show(id)).code).toBe('highlight_not_found');
    expect((await market.app.inject(saved.body.image_full_url)).statusCode).toBe(404);
  });

  it.each<[string, object, string]>([
    ['an unknown store', { store_id: 999_999 }, 'store_id'],
    ['a store whose home has no highlights', { store_id: pharmacy.id }, 'store_id'],
    ['an end before the start', { starts_at: after(2), ends_at: after(1) }, 'ends_at'],
    ['no words', { title: ' ' }, 'title'],
  ])('refuses %s', async (_what, change, field) => {
    expect((await (await editor()).add(change)).code).toBe(field);
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    const by = await editor();
    const { id } = (await by.add()).body;
    expect((await by.change(id, { title: 'One hand' })).status).toBe(200);
    expect((await by.change(id, { title: 'Other hand' })).code).toBe('changed_meanwhile');
  });

  it('[SEAT-14] is seen and set within the zones of an operator', async () => {
    const { id } = (await (await editor()).add()).body;
    const within = await editor('marketing', [island.id]);
    for (const answer of [await within.show(id), await within.change(id, {}), await within.remove(id)]) {
      expect([answer.status, answer.code]).toEqual([404, 'highlight_not_found']);
    }
    expect((await within.picture(`highlights/${id}`, await image(640, 640))).code).toBe('highlight_not_found');
    expect((await within.add()).code).toBe('store_id');
  });

  it('is not for a role without the permission', async () => {
    expect((await (await editor('support')).add()).code).toBe('right_missing');
  });
});

describe('[OPS-065] the banner of a section', () => {
  const name = 'ecommerce/new_arrival';
  const shownTitle = async () => {
    // A server does so when the change is published.
    clearCaches(market.db);
    const { body } = await visitor.get('other-banners', { zoneid: `[${yaba.id}]`, moduleid: '4' });
    return body.new_arrival_section_banner_title;
  };

  it('is set with words and a picture, changed, and deleted', async () => {
    const by = await editor();
    const { body: list } = await visitor.get('admin/section-banners?limit=100', by.headers);
    const saved = list.banners.find(
      ({ module_type: module, section }: { module_type: string; section: string }) => `${module}/${section}` === name,
    );
    const set = await by.setSection(name, 'New in town', saved?.version ?? null);
    expect(set.body).toMatchObject({ module_type: 'ecommerce', section: 'new_arrival', title: 'New in town' });
    expect(await shownTitle()).toBe('New in town');
    expect((await by.setSection(name, 'Too late', null)).code).toBe('changed_meanwhile');
    expect((await by.picture(`section-banners/${name}`, await image(319, 319))).code).toBe('picture_small');
    const pictured = await by.picture(`section-banners/${name}`, await image(320, 320));
    expect(pictured.body.image_full_url).toMatch(/^\/uploads\/360\/.+\.webp$/);
    expect((await by.removeSection(name)).status).toBe(200);
    expect((await by.removeSection(name)).code).toBe('banner_not_found');
    expect(await shownTitle()).toBeNull();
  });

  it.each([
    ['food/bottom', 'New', 'banner_not_found'],
    ['grocery/nearby', 'New', 'banner_not_found'],
    ['grocery/bottom', ' ', 'title'],
  ])('refuses %s with the words "%s"', async (section, title, code) => {
    expect((await (await editor()).setSection(section, title, null)).code).toBe(code);
  });

  it('[SEAT-14] is of all zones, and not for an operator of some', async () => {
    const within = await editor('marketing', [yaba.id]);
    expect((await within.setSection('grocery/bottom', 'Mine', null)).code).toBe('right_missing');
    const { body } = await visitor.get('admin/section-banners', within.headers);
    expect(body.banners).toEqual([]);
  });
});
