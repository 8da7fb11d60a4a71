import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';

const market = marketUnderTest();
const delivery = deliveryUnderTest(market);
const shop = catalogueUnderTest(() => market.app);
const { food, generous } = testStores;

const managerOf = (storeId: number = food.id) => menuUnderTest(market, { storeId });
const asCustomer = async (storeId: number = food.id) => (await shop(`stores/details/${storeId}`)).body;

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f7a4f' } })
    .jpeg()
    .toBuffer();

const profile = (change: object = {}) => ({
  tagline: 'Jollof, ofada and suya since 1998',
  phone: '0803 555 0142',
  minimum_order: 1500,
  delivery_minutes_min: 20,
  delivery_minutes_max: 35,
  take_away: true,
  tax_number: 'TIN 1234',
  courier_words: '',
  kitchen_ticket_at: 'accepted',
  bag_ticket_at: 'by_hand',
  ...change,
});

describe('the profile of a store', () => {
  it('[STO-093] is changed by its staff, and customers see it at once', async () => {
    const by = await managerOf();
    const { version, name } = (await by.get('profile')).body;
    const changed = await by.put('profile', { ...profile(), version });
    expect(changed.body).toMatchObject({ ...profile({ phone: '+2348035550142' }), name, version: version + 1 });
    expect(await asCustomer()).toMatchObject({
      name,
      tagline: 'Jollof, ofada and suya since 1998',
      phone: '+2348035550142',
      minimum_order: 1500,
      take_away: true,
    });
    expect(await asCustomer()).not.toHaveProperty('tax_number');
    expect((await by.put('profile', { ...profile(), version })).code).toBe('changed_meanwhile');
    const back = { minimum_order: 0, version: version + 1 };
    expect((await by.put('profile', { ...profile(), ...back })).status).toBe(200);
  });

  it('[STO-044] keeps the rule for orders that nobody fetches where it is not sent, and knows no other rule', async () => {
    const by = await managerOf();
    const { version, unfetched_rule } = (await by.get('profile')).body;
    expect(unfetched_rule).toBe('keep');
    const set = await by.put('profile', { ...profile({ unfetched_rule: 'store_pays' }), version });
    expect(set.body.unfetched_rule).toBe('store_pays');
    const saved = await by.put('profile', { ...profile(), version: version + 1 });
    expect(saved.body.unfetched_rule).toBe('store_pays');
    const wrong = await by.put('profile', { ...profile({ unfetched_rule: 'sell_them' }), version: version + 2 });
    expect([wrong.status, wrong.codes]).toEqual([400, ['unfetched_rule']]);
  });

  it.each([
    ['phone', { phone: '12' }],
    ['delivery_minutes_max', { delivery_minutes_min: 40, delivery_minutes_max: 20 }],
    ['delivery_minutes_min', { delivery_minutes_min: 0 }],
    ['minimum_order', { minimum_order: -1 }],
    ['tagline', { tagline: 'x'.repeat(121) }],
  ])('[STO-093] refuses a wrong %s and changes nothing', async (field, change) => {
    const by = await managerOf();
    const before = (await by.get('profile')).body;
    expect((await by.put('profile', { ...profile(change), version: before.version })).codes).toEqual([field]);
    expect((await by.get('profile')).body).toEqual(before);
  });

  it('[STO-094] has words and a picture for couriers, without contact data, which customers do not see', async () => {
    const rider = await delivery.courier();
    const { id } = await delivery.accepted({ isReady: true });
    await delivery.take(rider, id, 'take');
    const by = await managerOf(generous.id);
    const { version } = (await by.get('profile')).body;
    const words = 'Stop at the side door in Ajose Street and wait on the bench.';
    const withPhone = { ...profile({ courier_words: 'Call 0803 555 0142' }), version };
    expect((await by.put('profile', withPhone)).code).toBe('contact_in_text');
    expect((await by.put('profile', { ...profile({ courier_words: words }), version })).status).toBe(200);
    const shown = await by.send('PUT', 'pictures/entrance', { version: version + 1, photo: await picture() });
    expect(shown.body.entrance_full_url).toMatch(/\.webp$/);
    const [order] = (await delivery.work(rider)).deliveries;
    expect(order).toMatchObject({ id, store_words: words, store_picture: shown.body.entrance_full_url });
    expect(JSON.stringify(await asCustomer(generous.id))).not.toContain('side door');
    const removed = await by.delete('pictures/entrance');
    expect(removed.body.entrance_full_url).toBeNull();
  });

  it('[STO-093] is for members with the permission, in their own store', async () => {
    const cook = await menuUnderTest(market, { storeId: food.id, role: 'kitchen' });
    expect((await cook.get('profile')).code).toBe('right_missing');
    expect((await cook.delete('pictures/logo')).code).toBe('right_missing');
    const other = await managerOf(generous.id);
    expect((await other.put(`../${food.id}/profile`, { ...profile(), version: 1 })).status).toBe(404);
    expect((await other.delete(`../${food.id}/pictures/logo`)).status).toBe(404);
  });
});

describe('the pictures of a store', () => {
  it('[STO-093] replace its letters and the picture of its module, and their files go with them', async () => {
    const by = await managerOf();
    const { version } = (await by.get('profile')).body;
    expect(await asCustomer()).toMatchObject({ logo_full_url: null });
    const first = await by.send('PUT', 'pictures/logo', { version, photo: await picture() });
    const second = await by.send('PUT', 'pictures/cover', { version: version + 1, photo: await picture() });
    expect(second.body).toMatchObject({ version: version + 2, logo_full_url: first.body.logo_full_url });
    const { logo_full_url: logo, cover_photo_full_url: cover } = second.body;
    expect(await asCustomer()).toMatchObject({ logo_full_url: logo, cover_photo_full_url: cover });
    for (const file of [logo, cover]) expect((await market.app.inject(file)).statusCode).toBe(200);

    const replaced = await by.send('PUT', 'pictures/logo', { version: version + 2, photo: await picture() });
    expect((await market.app.inject(logo)).statusCode).toBe(404);
    expect((await market.app.inject(replaced.body.logo_full_url)).statusCode).toBe(200);

    expect((await by.delete('pictures/logo')).body.logo_full_url).toBeNull();
    expect((await by.delete('pictures/cover')).body.cover_photo_full_url).toBeNull();
    expect((await asCustomer()).cover_photo_full_url).toMatch(/^\/images\/360\//);
    for (const file of [replaced.body.logo_full_url, cover]) {
      expect((await market.app.inject(file)).statusCode).toBe(404);
    }
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`store:${food.id}`} and account_id = ${by.id} order by id`.execute(
      market.db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'store.logo',
      'store.cover',
      'store.logo',
      'store.logo',
      'store.cover',
    ]);
  });

  it('[STO-093] refuses what is not a picture, another picture and an old version', async () => {
    const by = await managerOf();
    const { version } = (await by.get('profile')).body;
    const text = Buffer.from('<script>alert(1)</script>');
    expect((await by.send('PUT', 'pictures/logo', { version, photo: text })).code).toBe('picture_kind');
    expect((await by.send('PUT', 'pictures/menu', { version, photo: await picture() })).status).toBe(400);
    expect((await by.send('PUT', 'pictures/logo', { version: version + 7, photo: await picture() })).code).toBe(
      'changed_meanwhile',
    );
    expect((await by.get('profile')).body).toMatchObject({ version, logo_full_url: null });
  });
});
