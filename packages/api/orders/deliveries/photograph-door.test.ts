import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { deleteDoorPhotos } from './photograph-door.ts';

const market = marketUnderTest();
const { visitor, courier, carried, work } = deliveryUnderTest(market);

const at = (seconds: number) => new Date(momentOfTests.getTime() + seconds * 1_000);
afterEach(() => {
  market.now = () => momentOfTests;
});

/** Sends a photo of so many pixels as the courier app does. */
async function photograph({ headers }: CustomerUnderTest, orderId: string, fields: object = {}, side = 40) {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#8a4' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'blob');
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const request = new Request('http://soko.test', { method: 'POST', body: form });
  const reply = await market.app.inject({
    method: 'POST',
    url: `/api/v1/courier/orders/${orderId}/photo`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json(), code: reply.json().errors?.[0]?.code };
}

const open = (path: string) => market.app.inject({ method: 'GET', url: path });

describe('[DEL-32] the photo of an order at its door', () => {
  it('[CUS-07] is there for the customer and for support with its time and place, and for nobody else', async () => {
    const { rider, id, track } = await carried();
    market.now = () => at(60);
    const place = { lat: 6.51, lng: 3.37, accuracy: 9, made_at: at(30).toISOString() };
    const { status, body } = await photograph(rider, id, place);
    expect([status, body.delivery.photo_at]).toEqual([200, at(30).toISOString()]);
    expect((await work(rider)).deliveries.find((one) => one.id === id)?.photo_at).toBe(at(30).toISOString());
    const { door_photo: photo } = await track();
    expect(photo.taken_at).toBe(at(30).toISOString());
    const picture = await open(photo.image_full_url);
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await sharp(picture.rawPayload).metadata()).not.toHaveProperty('exif');
    expect(
      (await visitor.get(`customer/order/track?order_id=${id}&contact_number=%2B2348035550142`)).body,
    ).toMatchObject({ id, door_photo: null });
    const operator = await signedInOperator(market, { roles: ['owner'] });
    const seen = (await visitor.get(`admin/orders/${id}`, operator.headers)).body.door_photo;
    expect(seen).toMatchObject({ taken_at: at(30).toISOString(), metres_to_door: expect.any(Number) });
    market.now = () => at(900);
    expect((await open(photo.image_full_url)).statusCode).not.toBe(200);
  });

  it('counts once if it is sent twice, and gives way to a later one', async () => {
    const { rider, id, track } = await carried();
    market.now = () => at(60);
    const first = { made_at: at(20).toISOString() };
    expect((await photograph(rider, id, first)).status).toBe(200);
    const before = (await track()).door_photo.image_full_url.split('?')[0];
    expect((await photograph(rider, id, first)).status).toBe(200);
    expect((await track()).door_photo.image_full_url.split('?')[0]).toBe(before);
    expect((await photograph(rider, id, { made_at: at(40).toISOString() }, 60)).status).toBe(200);
    const after = (await track()).door_photo;
    expect(after.taken_at).toBe(at(40).toISOString());
    expect(after.image_full_url.split('?')[0]).not.toBe(before);
  });

  it('is refused for the order of another courier, and for a file that is not a picture', async () => {
    const { rider, id } = await carried();
    const other = await courier();
    expect((await photograph(other, id)).status).toBeGreaterThanOrEqual(400);
    const form = new FormData();
    form.append('photo', new Blob(['not a picture'], { type: 'image/jpeg' }), 'blob');
    const request = new Request('http://soko.test', { method: 'POST', body: form });
    const reply = await market.app.inject({
      method: 'POST',
      url: `/api/v1/courier/orders/${id}/photo`,
      headers: { ...rider.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(reply.json().errors[0].code).toBe('picture_kind');
  });

  it('goes after 30 days, the file with it', async () => {
    const { rider, id, track } = await carried();
    await photograph(rider, id);
    const { rows } = await sql<{ picture: string }>`
      select picture from door_photos where order_id = ${id}`.execute(market.db);
    const file = `2000/${rows[0]?.picture}.webp`;
    expect(await market.uploads.get(file)).toBeDefined();
    market.now = () => at(29 * 86_400);
    await deleteDoorPhotos(market);
    expect((await track()).door_photo).not.toBeNull();
    market.now = () => at(31 * 86_400);
    await deleteDoorPhotos(market);
    expect((await track()).door_photo).toBeNull();
    expect(await market.uploads.get(file)).toBeUndefined();
  });
});
