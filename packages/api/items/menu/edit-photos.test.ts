import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { hostilePictures } from '#api/testing/hostile-pictures.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const shop = catalogueUnderTest(() => market.app);
const { food } = testStores;
const storedFiles = () => readdir(`${market.uploadsFolder}/360`).catch(() => []);
const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const by = () => menuUnderTest(market, { storeId: food.id });

async function newItem(member: Awaited<ReturnType<typeof by>>) {
  const { categories } = (await member.get('menu')).body;
  return (await member.create({ name: 'Moi moi', price: 900, category_id: categories[0].id })).body.item;
}

describe('the photos of an item', () => {
  it('[STO-051] are square, encoded again, and on card and page of the storefront at once', async () => {
    const member = await by();
    const item = await newItem(member);
    const photo = await picture('#c33');
    const { body } = await member.upload(item.id, { version: item.version, photo, text: 'A plate of moi moi' });
    expect(body.item.photos).toMatchObject([{ text: 'A plate of moi moi' }]);
    const { image_full_url: url } = body.item.photos[0];
    expect(url).toMatch(/^\/uploads\/360\/[\w-]{22}\.webp$/);
    expect((await shop(`items/details/${item.id}`)).body.image_full_url).toBe(url);
    const { items } = (await shop(`items?store_id=${food.id}&limit=100`)).body;
    expect(items.find(({ id }: { id: number }) => id === item.id).image_full_url).toBe(url);
    for (const side of [360, 160]) {
      const file = await market.app.inject({ url: url.replace('/360/', `/${side}/`) });
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
    expect((await member.auditOf(item.id)).at(-1)).toMatchObject({
      action: 'item.photos',
      before: { photos: [] },
      after: { photos: [{ text: 'A plate of moi moi' }] },
    });
  });

  it('[STO-051] are put in order, described and removed; the files of removed ones go', async () => {
    const member = await by();
    let item = await newItem(member);
    for (const colour of ['#111', '#222', '#333']) {
      item = (await member.upload(item.id, { version: item.version, photo: await picture(colour) })).body.item;
    }
    const [first, second, third] = item.photos;
    const before = await storedFiles();
    const arranged = await member.put(`items/${item.id}/photos`, {
      version: item.version,
      photos: [
        { key: third.key, text: 'From above' },
        { key: first.key, text: '' },
      ],
    });
    expect(arranged.body.item.photos.map((photo: { key: string }) => photo.key)).toEqual([third.key, first.key]);
    const shown = (await shop(`items/details/${item.id}`)).body;
    expect(shown).toMatchObject({
      image_full_url: third.image_full_url,
      images_full_url: [third.image_full_url, first.image_full_url],
      image_texts: ['From above', ''],
    });
    const gone = `${second.key.replace('upload:', '')}.webp`;
    expect(before).toContain(gone);
    expect(await storedFiles()).not.toContain(gone);
    const { body } = await member.put(`items/${item.id}/photos`, { version: arranged.body.item.version, photos: [] });
    expect(body.item).toMatchObject({ photos: [], has_photo: false });
  });

  it('[STO-051] begin with the first of its own, where an imported item has that of its category, also named twice', async () => {
    const member = await by();
    const item = await newItem(member);
    await sql`update items set images = array[image] where id = ${item.id}`.execute(market.db);
    expect((await member.get(`items/${item.id}`)).body.item.photos).toEqual([]);
    const photo = await picture('#939');
    const { body } = await member.upload(item.id, { version: item.version, photo, text: 'Wrapped' });
    expect(body.item.photos).toMatchObject([{ key: expect.stringMatching(/^upload:/), text: 'Wrapped' }]);
    const shown = (await shop(`items/details/${item.id}`)).body;
    expect(shown).toMatchObject({ image_full_url: body.item.photos[0].image_full_url, images_full_url: [] });
  });

  it('[STO-051] are refused where they are not pictures; nothing of the file is stored', async () => {
    const member = await by();
    const item = await newItem(member);
    for (const { bytes, code } of await hostilePictures()) {
      if (!code) continue;
      const before = await storedFiles();
      expect(await member.upload(item.id, { version: item.version, photo: bytes })).toMatchObject({ code });
      expect(await storedFiles()).toEqual(before);
    }
    const text = Buffer.from('no picture at all');
    const refused = await member.upload(item.id, { version: item.version, photo: text });
    expect(refused.body.errors).toEqual([{ code: 'picture_kind', message: expect.stringContaining('picture') }]);
  });

  it('[STO-051] are five at most, are those of the item alone, and belong to a version', async () => {
    const member = await by();
    let item = await newItem(member);
    const photo = await picture('#3c3');
    for (let count = 0; count < 5; count++) {
      item = (await member.upload(item.id, { version: item.version, photo })).body.item;
    }
    expect((await member.upload(item.id, { version: item.version, photo })).code).toBe('photos_full');
    expect((await member.upload(item.id, { version: 1, photo })).code).toBe('changed_meanwhile');
    const foreign = await member.put(`items/${item.id}/photos`, {
      version: item.version,
      photos: [{ key: 'upload:../../etc/passwd', text: '' }],
    });
    expect(foreign.code).toBe('picture_unknown');
  });
});
