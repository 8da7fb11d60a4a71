import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { customerKey } from '#api/db/shopper-keys.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { saveDoorPhoto } from './orders-door-photos.data.ts';

const market = marketUnderTest();
const { visitor, courier, carried, take, work } = deliveryUnderTest(market);

/** An order of a customer in the bag of a courier, whose address is saved where its pin is. */
async function carriedFor(customer: CustomerUnderTest) {
  const order = await carried();
  const { rows } = await sql<{ lat: number; lng: number }>`
    update orders set shopper = ${customerKey(customer.id)} where id = ${order.id}
    returning (delivery_address ->> 'lat')::float8 as lat, (delivery_address ->> 'lng')::float8 as lng`.execute(
    market.db,
  );
  const [pin] = rows;
  if (!pin) throw new Error('No order');
  await sql`
    insert into addresses (customer_id, address_type, address, contact_person_name, contact_person_number, lat, lng)
    values (${customer.id}, 'home', '12 Herbert Macaulay Way', 'Ada', '+2348035550142', ${pin.lat}, ${pin.lng})`.execute(
    market.db,
  );
  return { ...order, pin, door: { lat: pin.lat + 0.001, lng: pin.lng } };
}

const savedPin = async ({ id }: CustomerUnderTest) => {
  const { rows } = await sql<{ lat: number; lng: number }>`
    select lat, lng from addresses where customer_id = ${id}`.execute(market.db);
  return rows[0];
};

describe('[DEL-25] a pin that is wrong', () => {
  it('[CUS-10] moves for this order, and for next time once the customer says that it is the door', async () => {
    const customer = await signedInCustomer(market);
    const { rider, id, track, pin, door } = await carriedFor(customer);
    expect((await take(rider, id, 'pin', door)).body.delivery).toMatchObject({ door, is_pin_moved: true });
    expect((await take(rider, id, 'pin', door)).status).toBe(200);
    expect((await track()).proposed_pin).toEqual({ latitude: door.lat, longitude: door.lng, metres: 111 });
    expect(await savedPin(customer)).toEqual(pin);
    const answer = { order_id: id, is_pin_right: true };
    const stranger = await signedInCustomer(market);
    expect((await visitor.post('customer/order/door', answer, stranger.headers)).code).toBe('order_not_found');
    expect((await visitor.post('customer/order/door', answer, customer.headers)).status).toBe(200);
    expect(await savedPin(customer)).toEqual(door);
    expect((await track()).proposed_pin).toBeNull();
  });

  it('[CUS-10] stays in the saved address if the customer says no', async () => {
    const customer = await signedInCustomer(market);
    const { rider, id, track, pin, door } = await carriedFor(customer);
    await take(rider, id, 'pin', door);
    await visitor.post('customer/order/door', { order_id: id, is_pin_right: false }, customer.headers);
    expect(await savedPin(customer)).toEqual(pin);
    expect((await track()).proposed_pin).toBeNull();
  });

  it('is not moved to another part of the city, nor by another courier', async () => {
    const customer = await signedInCustomer(market);
    const { rider, id, pin, door } = await carriedFor(customer);
    expect((await take(rider, id, 'pin', { lat: pin.lat + 0.02, lng: pin.lng })).code).toBe('pin_far');
    expect((await take(await courier(), id, 'pin', door)).code).toBe('order_not_found');
  });
});

describe('[DEL-25] the door on an earlier order', () => {
  it('is shown to the courier of a later one where the customer allows it', async () => {
    const customer = await signedInCustomer(market);
    const earlier = await carriedFor(customer);
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#135' } })
      .webp()
      .toBuffer();
    await market.uploads.put('2000/gate.webp', bytes);
    await saveDoorPhoto(market.db, earlier.id, {
      ...{ picture: 'gate', taken_at: momentOfTests },
      ...{ lat: null, lng: null, accuracy: null },
    });
    const { rider, id } = await carriedFor(customer);
    const gate = async () => (await work(rider)).deliveries.find((one) => one.id === id)?.gate_photo;
    expect(await gate()).toBeNull();
    const allow = { order_id: earlier.id, shows_photo_to_riders: true };
    expect((await visitor.post('customer/order/door', allow, customer.headers)).status).toBe(200);
    const link = await gate();
    expect((await market.app.inject({ method: 'GET', url: link ?? '' })).statusCode).toBe(200);
    const { rider: other, id: foreign } = await carried();
    expect((await work(other)).deliveries.find((one) => one.id === foreign)?.gate_photo).toBeNull();
  });
});
