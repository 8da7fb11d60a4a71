import { describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const here = { zones: [knownZones.yaba.id], module: knownModules.parcel };
const picture = expect.stringMatching(/^\/images\/360\/.+\.webp$/);

describe('what a parcel home shows', () => {
  it('[PARC-04] [PARC-17] is what can be sent, with words and a picture', async () => {
    const { parcel_categories: categories, total_size: size } = (await get('parcel-category?limit=50', here)).body;
    expect(size).toBe(12);
    expect(categories).toHaveLength(12);
    expect(categories[0]).toEqual({
      id: expect.any(Number),
      slug: 'documents',
      name: 'Documents',
      description: expect.stringContaining('Letters'),
      image_full_url: picture,
      price_from: expect.any(Number),
    });
    const { body } = await get('parcel-category?limit=5&offset=3', here);
    expect(body.parcel_categories.map(({ id }: { id: number }) => id)).toEqual(
      categories.slice(10).map(({ id }: { id: number }) => id),
    );
  });

  it('[PARC-04] is what the shortest way costs, with the service charge', async () => {
    const { parcel_categories: categories } = (await get('parcel-category?limit=1', here)).body;
    const terms = await market.db
      .selectFrom('zone_modules')
      .innerJoin('zones', 'zones.id', 'zone_modules.zone_id')
      .where('zones.id', '=', knownZones.yaba.id)
      .where('module_id', '=', knownModules.parcel)
      .select(['delivery_base', 'delivery_minimum', 'service_charge'])
      .executeTakeFirstOrThrow();
    const fee = Math.max(terms.delivery_base, terms.delivery_minimum);
    expect(categories[0].price_from).toBe((fee + terms.service_charge) / 100);
    expect(categories[0].price_from).toBeGreaterThan(0);
  });

  it('[PARC-09] [PARC-17] lists the reasons to send with this market', async () => {
    const { reasons, ...page } = (await get('parcel/why-choose', here)).body;
    expect(page).toEqual({ total_size: 4, limit: 10, offset: 1 });
    expect(reasons).toHaveLength(4);
    for (const reason of reasons)
      expect(reason).toEqual({
        id: expect.any(Number),
        image_full_url: picture,
        title: expect.stringMatching(/./),
        short_description: expect.stringMatching(/./),
      });
  });

  it('[PARC-11] [PARC-13] [PARC-17] is how it works: a picture or a film, and three steps', async () => {
    const before = (await get('parcel/video-content', here)).body;
    expect(before).toEqual({
      banner_type: 'image',
      banner_video: null,
      banner_video_content_full_url: null,
      banner_image_full_url: picture,
      banner_contents: expect.any(Array),
    });
    expect(before.banner_contents).toHaveLength(6);
    await market.db
      .updateTable('video_content')
      .set({ banner_type: 'video_content', banner_video_content: '/uploads/how.webm' })
      .execute();
    const after = (await get('parcel/video-content', here)).body;
    expect(after).toMatchObject({ banner_type: 'video_content', banner_video_content_full_url: '/uploads/how.webm' });
  });

  it('[HOME-10] is nothing in another module, and nowhere', async () => {
    for (const place of [
      { ...here, module: knownModules.food },
      { ...here, zones: [] },
    ]) {
      expect((await get('parcel-category', place)).body.parcel_categories).toEqual([]);
      expect((await get('parcel/why-choose', place)).body.reasons).toEqual([]);
      expect((await get('parcel/video-content', place)).body.banner_contents).toEqual([]);
    }
  });
});
