import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { type HostilePicture, hostilePictures, poison } from '#api/testing/hostile-pictures.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { type ShopperUnderTest, shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { deleteExpiredPictures } from './save-prescription.ts';

const market = marketUnderTest();
const { pharmacy, grocery, closed } = testStores;
const { yaba } = knownZones;

const guest = () => shopperUnderTest(() => market.app, knownModules.pharmacy);
/** A letter, higher than wide. */
const sheet = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f4f1e8' } })
  .jpeg()
  .toBuffer();

type Fields = Record<string, string | Uint8Array | undefined>;
type Parts = [string, string | Uint8Array][];

async function send(path: string, parts: Parts, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([Buffer.from(value)], 'rx.jpg', { type: 'image/jpeg' }));
  }
  const body = new Response(form);
  const reply = await market.app.inject({
    method: 'POST',
    url: `/api/v1/customer/order/prescription/${path}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const json = reply.json();
  const [fault] = json.errors ?? [];
  return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: json };
}

const partsOf = (fields: Fields): Parts =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));

const order = (shopper: ShopperUnderTest, change: Fields = {}): Fields => ({
  store_id: String(pharmacy.id),
  distance: '1.2',
  address: yaba.address,
  latitude: String(yaba.at.lat + 0.01),
  longitude: String(yaba.at.lng),
  order_note: 'My mother is allergic to penicillin',
  guest_id: shopper.guestId,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
  dm_tips: '200',
  ...change,
});

const place = (
  shopper: ShopperUnderTest,
  {
    pictures = [sheet],
    waiting = [],
    key = randomUUID(),
    change = {},
  }: {
    pictures?: Uint8Array[];
    waiting?: string[];
    key?: string;
    change?: Fields;
  } = {},
) =>
  send(
    'place',
    [
      ...partsOf(order(shopper, change)),
      ...waiting.map((id): Parts[number] => ['attachments[]', id]),
      ...pictures.map((bytes): Parts[number] => ['order_attachment[]', bytes]),
    ],
    { 'idempotency-key': key },
  );

const upload = (shopper: ShopperUnderTest, bytes: Uint8Array = sheet) =>
  send('upload', [
    ['guest_id', shopper.guestId],
    ['image', bytes],
  ]);

const shown = async (shopper: ShopperUnderTest, orderId: string) => {
  const reply = await market.app.inject({
    url: `/api/v1/customer/order/prescription?order_id=${orderId}&guest_id=${shopper.guestId}`,
  });
  return { status: reply.statusCode, body: reply.json() };
};
const open = (url: string) => market.app.inject({ url });
const files = () => {
  try {
    return readdirSync(market.uploadsFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};
const orderCount = async () => (await market.db.selectFrom('orders').select('id').execute()).length;

beforeEach(async () => {
  market.now = () => momentOfTests;
  await market.db.deleteFrom('rate_limits').execute();
});

describe('a prescription order', () => {
  it('[CHK-12] [CHK-13] takes the documented form, waits for the pharmacy and owes the way alone', async () => {
    const shopper = guest();
    const placed = await place(shopper, { pictures: [sheet, sheet, sheet] });
    expect(placed.body).toMatchObject({
      order_id: expect.stringMatching(/^\d{10}$/),
      currency: 'NGN',
      status: 'pending',
    });
    const { body } = await shown(shopper, placed.body.order_id);
    expect(body).toMatchObject({
      prescription: 'sent',
      lines: [],
      item_total: 0,
      tip: 200,
      order_note: 'My mother is allergic to penicillin',
      delivery_address: yaba.address,
      agree_until: null,
      cancelable: true,
    });
    expect(body.pictures).toHaveLength(3);
    expect(body.total).toBe(body.delivery_fee + body.service_charge + body.tip);
    expect(placed.body.total).toBe(body.total);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is one order however often it is sent under its key, and another form is refused', async () => {
    const shopper = guest();
    const key = randomUUID();
    const [first, second] = [await place(shopper, { key }), await place(shopper, { key })];
    expect(second.body).toEqual(first.body);
    expect((await shown(shopper, first.body.order_id)).body.pictures).toHaveLength(1);
    expect((await place(shopper, { key, change: { dm_tips: '300' } })).code).toBe('key_reused');
  });

  it.each([
    ['nothing', [], 'prescription_image_needed', 'Please upload your prescription image'],
    ['four pictures', [sheet, sheet, sheet, sheet], 'images_too_many', 'Maximum 3 images can be send at a time.'],
    ['seven pictures', Array(7).fill(sheet), 'images_too_many', 'Maximum 3 images can be send at a time.'],
  ])('[CHK-16] is refused with %s, and nothing stays', async (_, pictures, code, message) => {
    const before = [await orderCount(), files().length];
    const answer = await place(guest(), { pictures: pictures as Uint8Array[] });
    expect(answer).toMatchObject({ status: 422, code, message });
    expect([await orderCount(), files().length]).toEqual(before);
  });

  it('[CHK-19] measures the distance itself: what the call says changes nothing', async () => {
    const prices = [];
    for (const distance of ['0', '50', '-3', 'NaN']) {
      const shopper = guest();
      const { body } = await place(shopper, { change: { distance } });
      const { distance_metres, delivery_fee, total } = (await shown(shopper, body.order_id)).body;
      prices.push({ distance_metres, delivery_fee, total });
    }
    const query = `origin_lat=${yaba.at.lat}&origin_lng=${yaba.at.lng}&destination_lat=${yaba.at.lat + 0.01}&destination_lng=${yaba.at.lng}`;
    const route = (await market.app.inject({ url: `/api/v1/config/distance-api?${query}` })).json();
    const metres = route.distance;
    expect(new Set(prices.map((price) => JSON.stringify(price))).size).toBe(1);
    expect(prices[0]?.distance_metres).toBe(metres);
  });

  it.each([
    ['a store of another module', { store_id: String(grocery.id) }, 'prescription_not_taken'],
    ['a closed store', { store_id: String(closed.id) }, 'prescription_not_taken'],
    ['an unknown store', { store_id: '88888888' }, 'store_not_found'],
    ['a place where nobody delivers', { latitude: '0', longitude: '0' }, 'outside_store_zone'],
    ['no address', { address: ' ' }, 'address_needed'],
    ['a tip below nothing', { dm_tips: '-1' }, 'dm_tips'],
    ['a broken phone number', { contact_person_number: 'me' }, 'contact_person_number'],
  ])('is refused with %s, and nothing stays', async (_, change, code) => {
    const before = [await orderCount(), files().length];
    expect((await place(guest(), { change })).code).toBe(code);
    expect([await orderCount(), files().length]).toEqual(before);
  });

  it('goes to no pharmacy that does not read prescriptions', async () => {
    const asShown = async () => (await market.app.inject(`/api/v1/stores/details/${pharmacy.id}`)).json();
    expect(await asShown()).toMatchObject({ takes_prescriptions: true });
    await market.db.updateTable('stores').set({ takes_prescriptions: false }).where('id', '=', pharmacy.id).execute();
    expect(await asShown()).toMatchObject({ takes_prescriptions: false });
    expect((await place(guest())).code).toBe('prescription_not_taken');
    await market.db.updateTable('stores').set({ takes_prescriptions: true }).where('id', '=', pharmacy.id).execute();
  });
});

describe('a picture of a prescription', () => {
  it('is encoded again, whole and large enough to be read', async () => {
    const before = new Set(files());
    await upload(guest());
    const [file = '', ...others] = files().filter((path) => !before.has(path));
    expect(others).toEqual([]);
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect([format, width, height]).toEqual(['webp', 900, 1200]);
  });

  it('is never shown without a signed link, or after five minutes', async () => {
    const { body } = await upload(guest());
    const url = new URL(body.image_full_url, 'http://market');
    const good = await open(body.image_full_url);
    expect([good.statusCode, good.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(good.headers['cache-control']).toBe('private, no-store');
    expect((await open(`/uploads/2000/${body.id}.webp`)).statusCode).toBe(404);
    const statusOf = async (change: Record<string, string>) => {
      const changed = new URL(url);
      for (const [name, value] of Object.entries(change)) changed.searchParams.set(name, value);
      return (await open(changed.pathname + changed.search)).statusCode;
    };
    const until = String(Number(url.searchParams.get('until')) + 60);
    expect((await open(url.pathname)).statusCode).toBe(401);
    expect(await statusOf({ until })).toBe(401);
    expect(await statusOf({ by: 'x'.repeat(43) })).toBe(401);
    const other = (await upload(guest())).body;
    expect((await open(`/private-pictures/${other.id}${url.search}`)).statusCode).toBe(401);
    market.now = () => new Date(momentOfTests.getTime() + 299_000);
    expect((await open(body.image_full_url)).statusCode).toBe(200);
    market.now = () => new Date(momentOfTests.getTime() + 300_000);
    expect((await open(body.image_full_url)).statusCode).toBe(401);
  });

  it('goes into one order of its own shopper, once', async () => {
    const [shopper, stranger] = [guest(), guest()];
    const { id } = (await upload(shopper)).body;
    expect((await place(stranger, { pictures: [], waiting: [id] })).code).toBe('picture_unknown');
    const placed = await place(shopper, { pictures: [sheet], waiting: [id] });
    const { pictures } = (await shown(shopper, placed.body.order_id)).body;
    expect(pictures.map((picture: { id: string }) => picture.id)).toContain(id);
    expect(pictures).toHaveLength(2);
    expect((await place(shopper, { pictures: [], waiting: [id] })).code).toBe('picture_unknown');
    expect((await shown(stranger, placed.body.order_id)).status).toBe(404);
  });

  it('may be sent 20 times a day', async () => {
    const shopper = guest();
    for (let sent = 0; sent < 20; sent++) expect((await upload(shopper)).status).toBe(200);
    expect((await upload(shopper)).code).toBe('too_many');
  });

  it('is deleted after a day without an order, and thirty days after the end of its order', async () => {
    await market.db.deleteFrom('prescription_pictures').execute();
    const shopper = guest();
    await upload(shopper);
    const placed = await place(shopper);
    const countPictures = async () =>
      (await market.db.selectFrom('prescription_pictures').select('id').execute()).length;
    const count = files().length;
    const after = async (days: number) => {
      market.now = () => new Date(momentOfTests.getTime() + days * 86_400_000 + 1000);
      await deleteExpiredPictures(market);
      return [await countPictures(), files().length - count];
    };
    expect(await after(0.9)).toEqual([2, 0]);
    expect(await after(1)).toEqual([1, -1]);
    market.now = () => momentOfTests;
    await shopper.cancel(placed.body.order_id);
    expect(await after(29.9)).toEqual([1, -1]);
    expect(await after(30)).toEqual([0, -2]);
  });
});

describe('a cart with medicine on prescription', () => {
  const cartOrder = (attachments?: string[]) => ({
    items: [{ item_id: pharmacy.items.prescription.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: '0803 555 0142',
    ...(attachments && { attachments }),
  });

  it('[CHK-17] [CHK-18] is ordered with pictures that were uploaded before, and never without', async () => {
    const shopper = guest();
    expect((await shopper.quote(cartOrder())).body.prescription_needed).toBe(true);
    expect(await shopper.place(cartOrder())).toMatchObject({
      status: 422,
      code: 'prescription_needed',
      message: 'prescription is required',
    });
    const { id } = (await upload(shopper)).body;
    expect((await shopper.place(cartOrder([id]))).status).toBe(200);
    expect((await shopper.place(cartOrder([id]))).code).toBe('picture_unknown');
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[CHK-16] [CHK-18] takes no fourth picture, and none of another shopper', async () => {
    const [shopper, stranger] = [guest(), guest()];
    const ids = [];
    for (let sent = 0; sent < 4; sent++) ids.push((await upload(shopper)).body.id);
    expect((await shopper.place(cartOrder(ids))).code).toBe('images_too_many');
    expect((await stranger.place(cartOrder(ids.slice(0, 1)))).code).toBe('picture_unknown');
    expect((await shopper.place(cartOrder([randomBytes(16).toString('base64url')]))).code).toBe('picture_unknown');
  });
});

const hostile = await hostilePictures();

describe('a hostile picture', () => {
  it.each<HostilePicture>(hostile)('[CHK-13] leaves no byte of itself: $what', async ({ bytes, code }) => {
    const before = new Set(files());
    const orders = await orderCount();
    const answer = await place(guest(), { pictures: [bytes] });
    const fresh = files().filter((path) => !before.has(path));
    if (code) {
      expect([answer.status, answer.code, fresh, await orderCount()]).toEqual([422, code, [], orders]);
      return;
    }
    expect(answer.status).toBe(200);
    expect(fresh).toHaveLength(1);
    for (const path of fresh) {
      const file = readFileSync(path);
      expect(file.includes(poison)).toBe(false);
      const { format, pages, exif } = await sharp(file, { animated: true }).metadata();
      expect([format, pages ?? 1, exif]).toEqual(['webp', 1, undefined]);
    }
  });
});
