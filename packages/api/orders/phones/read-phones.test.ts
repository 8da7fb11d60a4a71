import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { yaba } = knownZones;

const inCountry = (country: string) =>
  sql`update zones set country = ${country} where id = ${yaba.id}`.execute(market.db);

async function placed(number: string) {
  const guest = shopperUnderTest(() => market.app, knownModules.grocery);
  return guest.place({
    items: [{ item_id: testStores.grocery.items.scarce.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ama Owusu',
    contact_person_number: number,
  });
}

async function contactNumber(orderId: string): Promise<string> {
  const { rows } = await sql<{ contact_number: string }>`
    select contact_number from orders where id = ${orderId}`.execute(market.db);
  return rows[0]?.contact_number ?? '';
}

async function track(orderId: string, number: string): Promise<number> {
  const query = new URLSearchParams({ order_id: orderId, contact_number: number });
  return (await market.app.inject({ url: `/api/v1/customer/order/track?${query}` })).statusCode;
}

describe('the phone number of an order', () => {
  it.each([
    ['GH', '024 412 3456', '+233244123456'],
    ['ZA', '082 123 4567', '+27821234567'],
    ['CI', '07 07 12 34 56', '+2250707123456'],
    ['US', '(202) 555-0143', '+12025550143'],
  ])('[TRK-28] is kept with the country code of its zone: %s %s', async (country, written, stored) => {
    await inCountry(country);
    const { body } = await placed(written);
    expect(await contactNumber(body.order_id)).toBe(stored);
  });

  it.each([
    ['GH', '024 412 345'],
    ['GH', '0803 555 0142'],
    ['CI', '07 12 34 56'],
  ])('[AUTH-33] is refused where its zone has no such numbers: %s %s', async (country, written) => {
    await inCountry(country);
    const answer = await placed(written);
    expect(answer).toMatchObject({ status: 400, code: 'contact_person_number', message: 'number must be 10 digits' });
  });

  it('[TRK-04] finds the order of a guest in every spelling, also one that was stored without its code', async () => {
    await inCountry('GH');
    const { body } = await placed('024 412 3456');
    for (const stored of ['+233244123456', '+0244123456']) {
      await sql`update orders set contact_number = ${stored} where id = ${body.order_id}`.execute(market.db);
      for (const number of ['0244123456', '024 412 3456', '+233 24 412 3456', '00233244123456']) {
        expect([stored, number, await track(body.order_id, number)]).toEqual([stored, number, 200]);
      }
      expect(await track(body.order_id, '024 412 3457')).toBe(404);
    }
  });
});

describe('the phone number of a saved address', () => {
  const address = { address: yaba.address, address_type: 'home', contact_person_name: 'Ama Owusu' };
  const at = { latitude: String(yaba.at.lat), longitude: String(yaba.at.lng) };
  const nowhere = { latitude: '0.5', longitude: '0.5' };
  beforeEach(() => inCountry('GH'));

  it.each([
    ['the zone that it lies in', at, '024 412 3456', '+233244123456'],
    ['the market where it lies in no zone', nowhere, '0803 555 0142', '+2348035550142'],
  ])('[ADDR-18] is read in %s', async (_, point, written, stored) => {
    const { headers } = await signedInCustomer(market);
    const payload = { ...address, ...point, contact_person_number: written };
    const added = await market.app.inject({ method: 'POST', url: '/api/v1/customer/address/add', headers, payload });
    expect(added.statusCode).toBe(200);
    const list = await market.app.inject({ url: '/api/v1/customer/address/list', headers });
    expect(list.json().addresses[0].contact_person_number).toBe(stored);
  });

  it('[ADDR-18] is refused where it is none', async () => {
    const { headers } = await signedInCustomer(market);
    const payload = { ...address, ...at, contact_person_number: '0803 555 0142' };
    const added = await market.app.inject({ method: 'POST', url: '/api/v1/customer/address/add', headers, payload });
    expect(added.json().errors).toEqual([{ code: 'contact_person_number', message: 'number must be 10 digits' }]);
  });
});
