import type { SavedAddress } from 'market/addresses/addresses.contract';
import { describe, expect, it } from 'vitest';
import { knownPlaces, knownZones } from '#api/db/seed/known-market.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { yaba } = knownZones;

async function send(
  customer: Pick<CustomerUnderTest, 'headers'> | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/customer/address/${path}`,
    headers: { ...customer?.headers },
    ...(payload && { payload }),
  });
  const [fault] = reply.json().errors ?? [];
  return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: reply.json() };
}

const least = {
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
};
const list = async (customer: CustomerUnderTest): Promise<SavedAddress[]> =>
  (await send(customer, 'GET', 'list')).body.addresses;

describe('the addresses of a customer', () => {
  it('[ADDR-27] [ADDR-31] [ADDR-33] are saved with all fields, the newest first', async () => {
    const customer = await signedInCustomer(market);
    const whole = {
      ...least,
      address_type: 'other',
      address_label: 'Mother',
      additional_information: 'After six',
      road: 'Herbert Macaulay Way',
      house: '12',
      floor: '2',
      landmark: 'Blue gate',
      directions: 'Ring twice',
    };
    await send(customer, 'POST', 'add', least);
    const { status, body } = await send(customer, 'POST', 'add', whole);
    expect([status, body]).toEqual([200, { id: expect.any(Number), zone_ids: [yaba.id], message: 'Address added' }]);
    const [newest, older] = await list(customer);
    const contact_person_number = '+2348035550142';
    expect(newest).toEqual({ ...whole, contact_person_number, id: body.id, zone_ids: [yaba.id] });
    expect(older).toMatchObject({ ...least, contact_person_number });
  });

  it('[ADDR-19] [ADDR-28] need no more than address, name and number; the type is then home', async () => {
    const customer = await signedInCustomer(market);
    expect((await send(customer, 'POST', 'add', least)).status).toBe(200);
    expect(await list(customer)).toMatchObject([{ address_type: 'home', address_label: '', house: '', road: '' }]);
    const odd = await send(customer, 'POST', 'add', { ...least, address_type: 'castle' });
    expect(odd).toMatchObject({ status: 400, code: 'address_type' });
  });

  it('[ADDR-29] have a label of their own only as type other', async () => {
    const customer = await signedInCustomer(market);
    await send(customer, 'POST', 'add', { ...least, address_type: 'office', address_label: 'Mother' });
    expect(await list(customer)).toMatchObject([{ address_type: 'office', address_label: '' }]);
  });

  it.each([
    ['[ADDR-16]', { address: ' ' }, 'address Address is required'],
    ['[ADDR-17]', { contact_person_name: '' }, 'contact_person_name Name is required'],
    ['[ADDR-18]', { contact_person_number: '' }, 'contact_person_number Phone Number is required'],
    ['a place off the earth', { latitude: '91' }, /^latitude Send 90 or less/],
    ['a text that cannot be stored', { landmark: '\u0000' }, /^landmark Has a character/],
  ])('%s say what is missing, and keep nothing', async (_row, change, message) => {
    const customer = await signedInCustomer(market);
    const refused = await send(customer, 'POST', 'add', { ...least, ...change });
    expect(refused.status).toBe(400);
    expect(`${refused.code} ${refused.message}`).toMatch(message);
    expect(await list(customer)).toEqual([]);
  });

  it('[ADDR-30] carry the zones that they lie in now: several, or none', async () => {
    const customer = await signedInCustomer(market);
    const at = ({ lat, lng }: { lat: number; lng: number }) => ({ ...least, latitude: lat, longitude: lng });
    await send(customer, 'POST', 'add', at(knownPlaces.inTwoZones));
    const outside = await send(customer, 'POST', 'add', at(knownPlaces.outsideZones));
    expect(outside.body.zone_ids).toEqual([]);
    const zones = (await list(customer)).map(({ zone_ids }) => zone_ids);
    expect(zones).toEqual([[], [yaba.id, knownZones.ikeja.id]]);
  });

  it.each([
    ['POST', {}],
    ['POST', { _method: 'put' }],
    ['PUT', {}],
  ] as const)('[ADDR-34] change by %s %o', async (method, extra) => {
    const customer = await signedInCustomer(market);
    const { body } = await send(customer, 'POST', 'add', least);
    const change = { ...least, ...extra, id: body.id, address_type: 'office', landmark: 'Reception' };
    expect((await send(customer, method, 'update', change)).body).toEqual({ message: 'Address updated' });
    expect(await list(customer)).toMatchObject([{ id: body.id, address_type: 'office', landmark: 'Reception' }]);
  });

  it('[ADDR-35] are removed by their id', async () => {
    const customer = await signedInCustomer(market);
    const { body } = await send(customer, 'POST', 'add', least);
    expect((await send(customer, 'DELETE', `delete?address_id=${body.id}`)).body).toEqual({
      message: 'Address deleted',
    });
    expect(await list(customer)).toEqual([]);
  });

  it('[API-18] of another customer are not found', async () => {
    const [owner, stranger] = [await signedInCustomer(market), await signedInCustomer(market)];
    const { id } = (await send(owner, 'POST', 'add', least)).body;
    const unknown = 2_000_000_000;
    for (const call of [
      (of: number) => send(stranger, 'POST', 'update', { ...least, id: of, address: 'Mine now' }),
      (of: number) => send(stranger, 'DELETE', `delete?address_id=${of}`),
    ]) {
      const foreign = await call(id);
      expect(foreign).toMatchObject({ status: 404, code: 'address_not_found' });
      expect(foreign.body).toEqual((await call(unknown)).body);
    }
    expect(await list(owner)).toMatchObject([{ id, address: least.address }]);
    expect(await list(stranger)).toEqual([]);
  });

  it('[ADDR-36] have their four calls, and no path beside them', async () => {
    const customer = await signedInCustomer(market);
    const { id } = (await send(customer, 'POST', 'add', least)).body;
    for (const [method, path] of [
      ['GET', String(id)],
      ['GET', `details/${id}`],
      ['PUT', `update/${id}`],
      ['POST', `default/${id}`],
      ['DELETE', String(id)],
    ] as const) {
      const { status, code } = await send(customer, method, path, method === 'GET' ? undefined : least);
      expect([path, status, code]).toEqual([path, 404, 'not_found']);
    }
    expect(await list(customer)).toMatchObject([{ id, address: least.address }]);
  });

  it('[ADDR-32] [ADDR-37] need a token', async () => {
    expect(await send(undefined, 'GET', 'list')).toMatchObject({ status: 401, code: 'sign_in_needed' });
    expect(await send(undefined, 'POST', 'add', least)).toMatchObject({ status: 401, code: 'sign_in_needed' });
  });

  it('are fifty at most, also when many devices add at once', async () => {
    const customer = await signedInCustomer(market);
    for (let added = 0; added < 45; added++) await send(customer, 'POST', 'add', least);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(customer, 'POST', 'add', least)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'too_many_addresses')).toHaveLength(5);
    expect((await send(customer, 'GET', 'list?limit=100')).body.addresses).toHaveLength(50);
  });
});
