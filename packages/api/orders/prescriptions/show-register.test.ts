import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const { pharmacy, grocery } = testStores;
const { yaba } = knownZones;
const { prescription: tablets } = pharmacy.items;
const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();

const daysLater = (days: number) => () => new Date(momentOfTests.getTime() + days * 86_400_000);
beforeEach(async () => {
  market.now = () => momentOfTests;
  await market.db.deleteFrom('rate_limits').execute();
  await market.db.deleteFrom('store_boards').execute();
});

const member = (role: 'pharmacist' | 'manager' | 'bookkeeper' = 'pharmacist', storeId: number = pharmacy.id) =>
  menuUnderTest(market, { storeId, role });
type Member = Awaited<ReturnType<typeof member>>;

async function sent(): Promise<string> {
  const { guestId } = shopperUnderTest(() => market.app, knownModules.pharmacy);
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: { 'content-type': formType, 'idempotency-key': randomUUID() },
    payload: writeForm({
      store_id: String(pharmacy.id),
      address: yaba.address,
      latitude: String(yaba.at.lat + 0.01),
      longitude: String(yaba.at.lng),
      guest_id: guestId,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      'order_attachment[]': sheet,
    }),
  });
  return reply.json().order_id;
}

async function price(by: Member, orderId: string) {
  const lines = [{ item_id: tablets.id, quantity: 2, dose: 'One in the morning' }];
  const { body } = await by.post(`prescriptions/${orderId}/price`, { lines });
  return by.post(`prescriptions/${orderId}/quote`, { lines, total: body.total });
}

const register = async (by: Member, body: object = {}) => by.post('prescriptions/register', body);
const found = (body: { entries: { order_id: string }[] }, id: string) =>
  body.entries.find(({ order_id }) => order_id === id);

describe('the register of a pharmacy', () => {
  it('[STO-074] has each prescription of a day with the name and the licence number of its pharmacist', async () => {
    const bisi = await member();
    expect((await bisi.get('prescriptions/pharmacist')).body.pharmacist).toEqual({ full_name: '', licence_number: '' });
    const own = { full_name: 'Bisi Ade', licence_number: 'PCN 1234' };
    expect((await bisi.put('prescriptions/pharmacist', own)).body.pharmacist).toEqual(own);
    const [priced, refused] = [await sent(), await sent()];
    const quoted = await price(bisi, priced);
    expect(quoted.body.prescription.signed).toEqual({
      name: 'Bisi Ade',
      licence_number: 'PCN 1234',
      at: momentOfTests.toISOString(),
      outcome: 'priced',
    });
    await bisi.post(`prescriptions/${refused}/refuse`, { reason: 'too_old' });
    const { body } = await register(bisi);
    expect(body).toMatchObject({ day: body.today, csv: null });
    const signed = { name: 'Bisi Ade', licence_number: 'PCN 1234' };
    expect(found(body, priced)).toMatchObject({
      customer_name: 'Ada Obi',
      signed: { ...signed, outcome: 'priced' },
      medicines: [{ quantity: 2, dose: 'One in the morning' }],
    });
    expect(found(body, refused)).toMatchObject({
      signed: { ...signed, outcome: 'refused' },
      order_status: 'canceled',
      cancel_reason: expect.any(String),
      medicines: [],
    });
  });

  it('[STO-074] keeps the number of then, and the name of the account where none was given', async () => {
    const [ada, bisi] = [await member(), await member()];
    await bisi.put('prescriptions/pharmacist', { full_name: 'Bisi Ade', licence_number: 'PCN 1' });
    const [ofBisi, ofAda] = [await sent(), await sent()];
    await price(bisi, ofBisi);
    await price(ada, ofAda);
    await bisi.put('prescriptions/pharmacist', { full_name: 'Bisi Ade-Cole', licence_number: 'PCN 2' });
    const { body } = await register(ada);
    expect(found(body, ofBisi)).toMatchObject({ signed: { name: 'Bisi Ade', licence_number: 'PCN 1' } });
    expect(found(body, ofAda)).toMatchObject({ signed: { name: expect.stringMatching(/\S/), licence_number: '' } });
  });

  it('[STO-074] is by day of the store, and a file for those who may export', async () => {
    const [bisi, manager] = [await member(), await member('manager')];
    const orderId = await sent();
    await price(bisi, orderId);
    const today = (await register(bisi)).body.today;
    market.now = daysLater(1);
    expect(found((await register(bisi)).body, orderId)).toBeUndefined();
    expect(found((await register(bisi, { day: today })).body, orderId)).toBeDefined();
    const { body } = await register(manager, { day: today, as_file: true });
    expect(body.csv.split('\r\n')[0]).toContain('pharmacist,licence_number');
    expect(body.csv).toContain(orderId);
    expect((await register(bisi, { day: today, as_file: true })).code).toBe('right_missing');
  });

  it('[STO-074] is closed to members who read no prescriptions, and has none of another store', async () => {
    const bisi = await member();
    const orderId = await sent();
    await price(bisi, orderId);
    expect((await register(await member('bookkeeper'))).code).toBe('right_missing');
    expect(found((await register(await member('manager', grocery.id))).body, orderId)).toBeUndefined();
    const short = await bisi.put('prescriptions/pharmacist', { full_name: ' ', licence_number: 'x' });
    expect(short.status).toBe(400);
  });
});
