import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const get = catalogueUnderTest(() => market.app);
const here = { zones: [knownZones.yaba.id], module: knownModules.parcel };
const path = 'admin/modules/parcel/home';
const reason = (title: string, id: number | null = null) => ({ id, title, short_description: `${title}, always.` });
const step = (label: string) => ({ label, text: `${label} in a minute.` });
const steps = [step('Book'), step('Hand over'), step('Follow')];

async function editor(zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: ['marketing'], ...(zoneIds && { zoneIds }) });
  const show = async (): Promise<AdminParcelHome> => (await visitor.get(path, headers)).body;
  return {
    headers,
    show,
    set: async (home: object, version?: number) =>
      visitor.put(path, { reasons: [], guide: null, version: version ?? (await show()).version, ...home }, headers),
    async picture(of: string, photo: Uint8Array) {
      const answer = await market.app.inject({
        method: 'PUT',
        url: `/api/v1/admin/modules/parcel/${of}/picture`,
        headers: { ...headers, 'content-type': formType },
        payload: writeForm({ photo }),
      });
      return { status: answer.statusCode, body: answer.json(), code: answer.json().errors?.[0]?.code };
    },
  };
}

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

const shownReasons = async () => {
  clearCaches(market.db);
  return (await get('parcel/why-choose', here)).body.reasons as { id: number; title: string; image_full_url: string }[];
};
const shownFilm = async () => {
  clearCaches(market.db);
  return (await get('parcel/video-content', here)).body;
};
const isServed = async (url: string) => (await market.app.inject(url)).statusCode === 200;

describe('[OPS-052] the reasons on the home of parcels', () => {
  it('are replaced as a whole, and customers see them at once in their order', async () => {
    const by = await editor();
    const made = await by.set({ reasons: [reason('Quick'), reason('Insured'), reason('Followed')] });
    expect(made.status).toBe(200);
    const [quick, insured, followed] = (made.body as AdminParcelHome).reasons;
    expect((await shownReasons()).map(({ title }) => title)).toEqual(['Quick', 'Insured', 'Followed']);
    const again = [reason('Followed by phone', followed?.id), reason('Cheap'), reason('Quick', quick?.id)];
    const moved = (await by.set({ reasons: again })).body as AdminParcelHome;
    expect(moved.reasons.map(({ id }) => id)).toEqual([followed?.id, expect.any(Number), quick?.id]);
    expect(moved.reasons[1]?.id).not.toBe(insured?.id);
    const shown = await shownReasons();
    expect(shown.map(({ title }) => title)).toEqual(['Followed by phone', 'Cheap', 'Quick']);
    await by.set({ reasons: [] });
    expect(await shownReasons()).toEqual([]);
  });

  it('have a picture of their own, which stays when they move and goes with them', async () => {
    const by = await editor();
    const { reasons } = (await by.set({ reasons: [reason('Quick'), reason('Insured')] })).body as AdminParcelHome;
    const id = reasons[1]?.id;
    expect((await by.picture(`reasons/${id}`, await image(120, 400))).code).toBe('picture_small');
    expect((await by.picture('reasons/999999', await image(400, 400))).code).toBe('not_found');
    const pictured = (await by.picture(`reasons/${id}`, await image(400, 300))).body as AdminParcelHome;
    const url = pictured.reasons[1]?.image_full_url ?? '';
    expect(await isServed(url)).toBe(true);
    expect((await shownReasons())[1]).toMatchObject({ title: 'Insured', image_full_url: url });
    const moved = (await by.set({ reasons: [reason('Insured', id)] })).body as AdminParcelHome;
    expect(moved.reasons[0]?.image_full_url).toBe(url);
    await by.set({ reasons: [] });
    expect(await isServed(url)).toBe(false);
  });

  it.each<[string, object, string]>([
    ['more than twelve', { reasons: Array.from({ length: 13 }, (_, at) => reason(`No. ${at}`)) }, 'reasons'],
    ['one without a title', { reasons: [reason('  ')] }, 'reasons.0.title'],
    ['a long title', { reasons: [reason('x'.repeat(101))] }, 'reasons.0.title'],
    [
      'a long description',
      { reasons: [{ ...reason('Quick'), short_description: 'x'.repeat(301) }] },
      'reasons.0.short_description',
    ],
    ['one that is not of this home', { reasons: [reason('Quick', 999_999)] }, 'reasons'],
  ])('are not %s', async (_, home, field) => {
    const by = await editor();
    const before = await by.show();
    const refused = await by.set(home);
    expect([refused.status, refused.code]).toEqual([400, field]);
    expect(await by.show()).toEqual(before);
  });

  it('have each reason once', async () => {
    const by = await editor();
    const { reasons } = (await by.set({ reasons: [reason('Quick')] })).body as AdminParcelHome;
    const twice = await by.set({ reasons: [reason('Quick', reasons[0]?.id), reason('Again', reasons[0]?.id)] });
    expect(twice.code).toBe('reasons');
  });
});

describe('[OPS-052] how sending works', () => {
  it('is a film of this site with three steps, or the picture alone, or nothing', async () => {
    const by = await editor();
    const film = '/films/parcels.webm';
    expect((await by.set({ guide: { film, steps } })).status).toBe(200);
    expect(await shownFilm()).toMatchObject({
      ...{ banner_type: 'video_content', banner_video: null, banner_video_content_full_url: film },
      banner_contents: steps.flatMap(({ label, text }) => [label, text]),
    });
    const { body } = await by.picture('guide', await image(960, 960));
    const url = (body as AdminParcelHome).guide?.image_full_url ?? '';
    const { width = 0, height = 0 } = await sharp((await market.app.inject(url)).rawPayload).metadata();
    expect(width / height).toBeCloseTo(1.6, 1);
    await by.set({ guide: { film: '', steps } });
    expect(await shownFilm()).toMatchObject({
      ...{ banner_type: 'image', banner_video_content_full_url: null, banner_image_full_url: url },
    });
    await by.set({ guide: null });
    expect((await shownFilm()).banner_contents).toEqual([]);
    expect(await isServed(url)).toBe(false);
    expect((await by.picture('guide', await image(960, 960))).code).toBe('not_found');
  });

  it.each<[string, object, string]>([
    ['a film of another site', { film: 'https://films.example/parcels.webm', steps }, 'guide.film'],
    ['two steps', { film: '', steps: steps.slice(1) }, 'guide.steps'],
    ['four steps', { film: '', steps: [...steps, step('Rate')] }, 'guide.steps'],
    [
      'a step without a name',
      { film: '', steps: [step('Book'), step('Pay'), { label: '', text: '' }] },
      'guide.steps.2.label',
    ],
  ])('is not %s', async (_, guide, field) => {
    const by = await editor();
    expect((await by.set({ guide })).code).toBe(field);
  });
});

describe('[OPS-052] the home of parcels', () => {
  it('is not changed by one who has read an older one, and is on record', async () => {
    const by = await editor();
    const { version } = await by.show();
    await by.set({ reasons: [reason('Quick')] });
    expect((await by.set({ reasons: [reason('Slow')] }, version)).code).toBe('changed_meanwhile');
    expect((await shownReasons()).map(({ title }) => title)).toEqual(['Quick']);
    const line = await market.db
      .selectFrom('audit_lines')
      .where('action', '=', 'module.home')
      .orderBy('id', 'desc')
      .select(['subject', 'after'])
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ subject: 'module:parcel', after: { reasons: [{ title: 'Quick' }] } });
  });

  it('is changed by those who edit content in every zone', async () => {
    const local = await editor([knownZones.yaba.id]);
    expect((await local.show()).module_type).toBe('parcel');
    expect((await local.set({ reasons: [] })).code).toBe('right_missing');
    const { headers } = await signedInOperator(market, { roles: ['catalogue'] });
    const refused = await visitor.put(path, { reasons: [], guide: null, version: 0 }, headers);
    expect(refused.status).toBe(403);
  });

  it('is of parcels only', async () => {
    const { headers } = await editor();
    expect((await visitor.get('admin/modules/food/home', headers)).code).toBe('module_not_found');
  });
});
