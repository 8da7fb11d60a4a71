import { readdir } from 'node:fs/promises';
import { knownModules, knownPlaces, knownZones } from 'api/db/seed/known-market';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { realMarket } from '#api/http/market-mode.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';
import { subscribersWithLinks } from './unsubscribe-address.ts';

const market = marketUnderTest();
/** The limits outside a demo. */
const strict = marketUnderSettings(market, {}, { mode: realMarket });

const subscribe = (email: unknown, on = market) =>
  on.app.inject({ method: 'POST', url: '/api/v1/newsletter/subscribe', payload: { email } });

const owner = {
  f_name: 'Bàsírà',
  l_name: 'Ògúnlẹ́yẹ',
  phone: '+234 802 555 0199',
  email: 'Basira@Example.org',
  password: 'a stall of my own',
  confirm_password: 'a stall of my own',
  zone_id: String(knownZones.yaba.id),
};
const store = {
  ...owner,
  name: 'Ìyá Bàsírà Canteen',
  module_id: String(knownModules.food),
  address: '22 Herbert Macaulay Way, Yaba',
  latitude: String(knownZones.yaba.at.lat),
  longitude: String(knownZones.yaba.at.lng),
  minimum_delivery_time: '25',
  maximum_delivery_time: '35',
  tax_number: '',
};
const courier = { ...owner, vehicle: 'bicycle', identity_type: 'national_id', identity_number: '1234 5678 901' };

const send = (url: string, fields: Record<string, unknown>, on = market) =>
  on.app.inject({ method: 'POST', url, headers: { 'content-type': formType }, payload: writeForm(fields) });
const applyAsStore = (change: Record<string, unknown> = {}) =>
  send('/api/v1/auth/vendor/register', { ...store, ...change });
const applyAsCourier = (change: Record<string, unknown> = {}) =>
  send('/api/v1/auth/delivery-man/store', { ...courier, ...change });
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code;
const storedFiles = () => readdir(`${market.uploadsFolder}/360`).catch(() => []);

const stores = () => market.db.selectFrom('store_applications').selectAll().execute();
const couriers = () => market.db.selectFrom('delivery_man_applications').selectAll().execute();

beforeEach(async () => {
  await market.db.deleteFrom('rate_limits').execute();
  await market.db.deleteFrom('newsletter_subscribers').execute();
  await market.db.deleteFrom('store_applications').execute();
  await market.db.deleteFrom('delivery_man_applications').execute();
});

describe('the newsletter', () => {
  it('[FOOT-21] [FOOT-22] accepts a repeated address without adding it twice', async () => {
    for (const email of ['Ada@Example.org', 'ada@example.org']) {
      const reply = await subscribe(email);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ message: 'Subscribed Successfully' });
    }
    const subscribers = await market.db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(subscribers).toEqual([{ email: 'ada@example.org' }]);
  });

  it.each(['', 'ada', 'ada@example', 'a@b@c.org', `${'a'.repeat(300)}@example.org`, 7, null])(
    '[FOOT-20] refuses %j',
    async (email) => {
      const reply = await subscribe(email);
      expect(reply.statusCode).toBe(400);
      if (email === 'ada') expect(reply.json().errors[0].message).toContain('Please insert a valid email.');
    },
  );

  it('is left by the link of its mails, which holds for good and for one address alone', async () => {
    const emails = ['ada@example.org', 'bola@example.org'];
    for (const email of emails) await subscribe(email);
    const readers = await subscribersWithLinks(market, 'https://soko.example');
    expect(readers).toMatchObject([
      {
        email: 'ada@example.org',
        leave: expect.stringMatching(/^https:\/\/soko\.example\/newsletter\/leave\?of=[\w-]+\.[\w-]+$/),
      },
      { email: 'bola@example.org' },
    ]);
    const [ada = '', bola = ''] = readers.map(({ leave }) => new URL(leave).searchParams.get('of') ?? '');
    const unsubscribe = (of: string) =>
      market.app.inject({ method: 'POST', url: '/api/v1/newsletter/unsubscribe', payload: { of } });
    const forged = [`${ada.split('.')[0]}.${bola.split('.')[1]}`, `${ada}.`.slice(0, 20), ada.slice(0, -1), '', '.'];
    for (const of of forged) expect((await unsubscribe(of)).statusCode).toBe(404);
    expect(await subscribersWithLinks(market, 'https://soko.example')).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) expect((await unsubscribe(ada)).statusCode).toBe(200);
    expect(await subscribersWithLinks(market, 'https://soko.example')).toMatchObject([{ email: 'bola@example.org' }]);
  });

  it('is not filled by one address without a challenge', async () => {
    const replies = [];
    for (let n = 0; n < 31; n += 1) replies.push(await subscribe(`reader-${n}@example.org`, strict));
    expect(replies.slice(0, 30).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
    expect(codeOf(replies[30] as never)).toBe('challenge_required');
  });
});

describe('an application of a store', () => {
  it('[FOOT-24] [FOOT-27] waits for the operator, with everything that was said', async () => {
    const reply = await applyAsStore();
    expect(reply.statusCode).toBe(200);
    const [saved] = await stores();
    expect(saved).toMatchObject({
      status: 'pending',
      f_name: 'Bàsírà',
      phone: '+2348025550199',
      email: 'basira@example.org',
      name: 'Ìyá Bàsírà Canteen',
      module_id: knownModules.food,
      zone_id: knownZones.yaba.id,
      delivery_minutes_min: 25,
      delivery_minutes_max: 35,
      logo: null,
      cover_photo: null,
    });
    expect(saved?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('keeps its pictures: the logo square, the cover wide', async () => {
    const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#be1146' } })
      .png()
      .toBuffer();
    expect((await applyAsStore({ logo: picture, cover_photo: picture })).statusCode).toBe(200);
    const [saved] = await stores();
    const sizeOf = async (name: string | null | undefined) => {
      const { width, height } = await sharp(await market.uploads.get(`360/${name}.webp`)).metadata();
      return [width, height];
    };
    expect(await sizeOf(saved?.logo)).toEqual([360, 360]);
    expect(await sizeOf(saved?.cover_photo)).toEqual([360, 203]);
  });

  it('leaves nothing behind when a file is not a picture', async () => {
    const before = await storedFiles();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const reply = await applyAsStore({ logo: picture, cover_photo: Buffer.from('<svg onload=alert(1)>') });
    expect(codeOf(reply)).toBe('picture_kind');
    expect(await stores()).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  it.each([
    [
      'a point outside its zone',
      { latitude: String(knownPlaces.outsideZones.lat), longitude: String(knownPlaces.outsideZones.lng) },
      'outside_zones',
    ],
    ['a zone that nobody serves', { zone_id: '999' }, 'outside_zones'],
    ['parcel, which has no stores', { module_id: String(knownModules.parcel) }, 'module_needed'],
    ['a module that the zone lacks', { zone_id: String(knownZones.withoutShop.id), module_id: '999' }, 'outside_zones'],
    ['a longest time below the shortest', { maximum_delivery_time: '20' }, 'maximum_delivery_time'],
    ['a time of no length', { minimum_delivery_time: '0' }, 'minimum_delivery_time'],
    ['no name', { name: ' ' }, 'name'],
    ['no address that mail could reach', { email: 'basira@' }, 'email'],
    ['a phone number that is none', { phone: '12345678901234567890123' }, 'phone'],
    ['a password that many have', { password: '123456', confirm_password: '123456' }, 'password_common'],
    ['two passwords', { confirm_password: 'another one' }, 'passwords_differ'],
  ])('is refused with %s', async (_, change, code) => {
    const reply = await applyAsStore(change);
    expect(codeOf(reply)).toBe(code);
    expect(await stores()).toEqual([]);
  });
});

describe('an application of a courier', () => {
  it('[FOOT-25] [FOOT-27] waits for the operator, with everything that was said', async () => {
    expect((await applyAsCourier()).statusCode).toBe(200);
    const [saved] = await couriers();
    expect(saved).toMatchObject({
      status: 'pending',
      email: 'basira@example.org',
      vehicle: 'bicycle',
      identity_type: 'national_id',
      identity_number: '1234 5678 901',
      image: null,
    });
  });

  it.each([
    ['a vehicle that nobody has', { vehicle: 'rocket' }, 'vehicle'],
    ['no number', { identity_number: '' }, 'identity_number'],
    ['a zone that nobody serves', { zone_id: '999' }, 'outside_zones'],
  ])('is refused with %s', async (_, change, code) => {
    expect(codeOf(await applyAsCourier(change))).toBe(code);
    expect(await couriers()).toEqual([]);
  });

  it('comes twenty times a day from one address before a challenge', async () => {
    const replies = [];
    for (let n = 0; n < 21; n += 1)
      replies.push(await send('/api/v1/auth/delivery-man/store', { ...courier, zone_id: '999' }, strict));
    expect(replies.map(codeOf)).toEqual([...Array(20).fill('outside_zones'), 'challenge_required']);
  });
});
