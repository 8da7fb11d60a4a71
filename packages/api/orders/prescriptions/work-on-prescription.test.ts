import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { peopleUnderTest } from '#api/testing/under-test/people-under-test.ts';
import { type ShopperUnderTest, shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const people = peopleUnderTest(market);
const { pharmacy, grocery } = testStores;
const { yaba } = knownZones;
const { prescription: tablets } = pharmacy.items;
const sheet = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4f1e8' } })
  .png()
  .toBuffer();

const minutesLater = (minutes: number) => () => new Date(momentOfTests.getTime() + minutes * 60_000);

beforeEach(async () => {
  market.now = () => momentOfTests;
  await market.db.deleteFrom('rate_limits').execute();
  // Boards that were read later than now count as open.
  await market.db.deleteFrom('store_boards').execute();
});

const pharmacist = () => menuUnderTest(market, { storeId: pharmacy.id, role: 'pharmacist' });
type Pharmacist = Awaited<ReturnType<typeof pharmacist>>;

async function sent(shopper = shopperUnderTest(() => market.app, knownModules.pharmacy)) {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: { 'content-type': formType, 'idempotency-key': randomUUID() },
    payload: writeForm({
      store_id: String(pharmacy.id),
      address: yaba.address,
      latitude: String(yaba.at.lat + 0.01),
      longitude: String(yaba.at.lng),
      guest_id: shopper.guestId,
      contact_person_name: 'Ada Obi',
      contact_person_number: '0803 555 0142',
      dm_tips: '200',
      'order_attachment[]': sheet,
    }),
  });
  return { shopper, orderId: reply.json().order_id as string };
}

const shown = async ({ guestId }: ShopperUnderTest, orderId: string) =>
  (
    await market.app.inject({ url: `/api/v1/customer/order/prescription?order_id=${orderId}&guest_id=${guestId}` })
  ).json();

const two = { item_id: tablets.id, quantity: 2, dose: 'One in the morning' };

async function quote(by: Pharmacist, orderId: string, change: object = {}) {
  const lines = [two];
  const { body } = await by.post(`prescriptions/${orderId}/price`, { lines });
  return by.post(`prescriptions/${orderId}/quote`, { lines, note: 'Take it with food.', total: body.total, ...change });
}

const auditOf = async (orderId: string) => {
  const { rows } = await sql<{ action: string; account_id: number }>`
    select action, account_id from audit_lines where subject = ${`order:${orderId}`} order by id`.execute(market.db);
  return rows;
};

const stockOf = async () =>
  (await market.db.selectFrom('items').select('stock').where('id', '=', tablets.id).executeTakeFirstOrThrow()).stock;

describe('the queue of a pharmacy', () => {
  it('[STO-068] has each prescription with its age, its clock and who holds it, for five minutes', async () => {
    const [ada, bisi] = [await pharmacist(), await pharmacist()];
    const { orderId } = await sent();
    const find = async (by: Pharmacist) => {
      const { prescriptions } = (await by.get('prescriptions')).body;
      return prescriptions.find(({ order_id }: { order_id: string }) => order_id === orderId);
    };
    expect(await find(ada)).toMatchObject({
      code: orderId.slice(-4),
      prescription: 'sent',
      customer_name: 'Ada',
      picture_count: 1,
      placed_at: momentOfTests.toISOString(),
      price_by: minutesLater(10)().toISOString(),
      taken_by: null,
    });
    const until = minutesLater(5)().toISOString();
    expect((await ada.post(`prescriptions/${orderId}/take`)).body.taken_by).toEqual({
      name: 'pharmacist',
      is_own: true,
      until,
    });
    expect((await find(bisi)).taken_by).toEqual({ name: 'pharmacist', is_own: false, until });
    const refused = { status: 409, code: 'prescription_taken' };
    expect(await bisi.post(`prescriptions/${orderId}/take`)).toMatchObject(refused);
    expect(await bisi.post(`prescriptions/${orderId}/refuse`, { reason: 'too_old' })).toMatchObject(refused);
    expect(await bisi.post(`prescriptions/${orderId}/price`, { lines: [two] })).toMatchObject(refused);
    expect(await bisi.post(`prescriptions/${orderId}/quote`, { lines: [two], total: 1 })).toMatchObject(refused);
    // What another holds cannot be given back by anyone else.
    await bisi.post(`prescriptions/${orderId}/release`);
    expect((await find(bisi)).taken_by).toMatchObject({ is_own: false });
    market.now = minutesLater(5);
    expect((await find(bisi)).taken_by).toBeNull();
    expect((await bisi.post(`prescriptions/${orderId}/take`)).status).toBe(200);
    await bisi.post(`prescriptions/${orderId}/release`);
    expect((await find(ada)).taken_by).toBeNull();
  });

  it('[STO-068] gives a prescription to one of two who take it at the same moment', async () => {
    const [ada, bisi] = [await pharmacist(), await pharmacist()];
    const { orderId } = await sent();
    const taken = await Promise.all([ada, bisi].map((by) => by.post(`prescriptions/${orderId}/take`)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[STO-068] is left to the person at the desk by the people of a demo', async () => {
    const ada = await pharmacist();
    const { shopper, orderId } = await sent();
    await ada.get('prescriptions');
    market.now = () => new Date(momentOfTests.getTime() + 50_000);
    await people.workOnce();
    expect((await shown(shopper, orderId)).prescription).toBe('sent');
    market.now = minutesLater(3);
    await people.workOnce();
    expect((await shown(shopper, orderId)).prescription).toBe('quoted');
  });

  it('[STO-069] opens the pictures for five minutes, and records each look', async () => {
    const ada = await pharmacist();
    const { orderId } = await sent();
    const { pictures } = (await ada.post(`prescriptions/${orderId}/open`)).body.prescription;
    expect(pictures).toHaveLength(1);
    const [{ image_full_url: url }] = pictures;
    const picture = await market.app.inject({ url });
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'private, no-store']);
    market.now = minutesLater(5);
    expect((await market.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    await ada.post(`prescriptions/${orderId}/open`);
    const look = { action: 'prescription.open', account_id: ada.id };
    expect(await auditOf(orderId)).toEqual([look, look]);
  });

  it('[STO-068] [STO-069] is closed to roles without the permission, and to other stores', async () => {
    const { orderId } = await sent();
    const counter = await menuUnderTest(market, { storeId: pharmacy.id, role: 'counter' });
    const foreign = await menuUnderTest(market, { storeId: grocery.id, role: 'owner' });
    expect((await counter.get('prescriptions')).code).toBe('right_missing');
    expect((await counter.post(`prescriptions/${orderId}/open`)).code).toBe('right_missing');
    const unknown = { status: 404, code: 'order_not_found' };
    for (const path of ['open', 'take', 'release']) {
      expect(await foreign.post(`prescriptions/${orderId}/${path}`)).toMatchObject(unknown);
      expect(await foreign.post(`prescriptions/1234567890/${path}`)).toMatchObject(unknown);
    }
    expect(await foreign.post(`prescriptions/${orderId}/refuse`, { reason: 'too_old' })).toMatchObject(unknown);
    expect(await foreign.post(`prescriptions/${orderId}/price`, { lines: [two] })).toMatchObject(unknown);
    expect(await foreign.post('prescriptions/1234567890/price', { lines: [two] })).toMatchObject(unknown);
    expect((await foreign.get('prescriptions')).body.prescriptions).toEqual([]);
    expect(await auditOf(orderId)).toEqual([]);
  });
});

describe('the price of a prescription', () => {
  it('[STO-070] is the price of the market, with note and doses for the customer, and written once', async () => {
    const ada = await pharmacist();
    const { shopper, orderId } = await sent();
    const stock = (await stockOf()) ?? 0;
    const { medicines } = (await ada.get('medicines?search=%20TAB')).body;
    expect(medicines.length).toBeGreaterThan(0);
    const { body: price } = await ada.post(`prescriptions/${orderId}/price`, { lines: [two] });
    expect(price).toMatchObject({
      item_total: (2 * tablets.price) / 100,
      lines: [{ item_id: tablets.id, quantity: 2, total_price: (2 * tablets.price) / 100 }],
    });
    expect(await stockOf()).toBe(stock);
    const first = await quote(ada, orderId);
    expect(first.body.prescription).toMatchObject({ prescription: 'quoted', total: price.total });
    // The same call again: its first reply may have been lost.
    expect((await ada.post(`prescriptions/${orderId}/quote`, { lines: [two], total: price.total })).status).toBe(200);
    expect(await stockOf()).toBe(stock - 2);
    expect(await shown(shopper, orderId)).toMatchObject({
      total: price.total,
      pharmacy_note: 'Take it with food.',
      lines: [{ item_id: tablets.id, dose: 'One in the morning' }],
    });
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual(['prescription.quote']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-070] is refused where the total is other than the pharmacist saw', async () => {
    const ada = await pharmacist();
    const { orderId } = await sent();
    expect(await quote(ada, orderId, { total: 1 })).toMatchObject({ status: 409, code: 'price_changed' });
    expect((await quote(ada, orderId)).status).toBe(200);
  });

  it('[STO-070] names the medicine that runs out, and how many are left', async () => {
    const ada = await pharmacist();
    const { orderId } = await sent();
    const left = await stockOf();
    const lines = [{ ...two, quantity: 900 }];
    const refused = await ada.post(`prescriptions/${orderId}/price`, { lines });
    expect(refused.code).toBe('out_of_stock');
    expect(refused.body.errors[0].message).toContain(`In stock: ${left}.`);
  });

  it.each<[string, object[], string]>([
    ['nothing', [], 'lines'],
    ['less than one', [{ ...two, quantity: 0 }], 'lines.0.quantity'],
    ['an unknown item', [{ ...two, item_id: 99_999_999 }], 'item_not_found'],
    ['an item of another store', [{ ...two, item_id: grocery.items.scarce.id }], 'other_store'],
  ])('[STO-070] cannot be made of %s', async (_what, lines, code) => {
    const ada = await pharmacist();
    const { orderId } = await sent();
    expect((await ada.post(`prescriptions/${orderId}/price`, { lines })).codes).toContain(code);
  });

  it('[STO-070] can still be sent when the pharmacy has closed meanwhile', async () => {
    const ada = await pharmacist();
    const { orderId } = await sent();
    await sql`update stores set opening_hours = '{"mo":[],"tu":[],"we":[],"th":[],"fr":[],"sa":[],"su":[]}'
      where id = ${pharmacy.id}`.execute(market.db);
    expect((await quote(ada, orderId)).status).toBe(200);
  });
});

describe('a prescription that a pharmacy refuses', () => {
  it('[STO-072] [CUS-12] ends with its reason, which the customer reads, and nothing is owed', async () => {
    await sql`update stores set opening_hours = (select opening_hours from stores where id = ${grocery.id})
      where id = ${pharmacy.id}`.execute(market.db);
    const ada = await pharmacist();
    const { shopper, orderId } = await sent();
    const body = { reason: 'unreadable', text: 'The name of the doctor is missing.' };
    expect((await ada.post(`prescriptions/${orderId}/refuse`, { reason: 'other', text: 'no' })).codes).toEqual([
      'text',
    ]);
    expect((await ada.post(`prescriptions/${orderId}/refuse`, { reason: 'bored' })).codes).toEqual(['reason']);
    const refused = await ada.post(`prescriptions/${orderId}/refuse`, body);
    const words = 'The prescription cannot be read. Send a sharper photo. The name of the doctor is missing.';
    expect(refused.body.prescription).toMatchObject({ order_status: 'canceled', cancel_reason: words });
    expect((await ada.post(`prescriptions/${orderId}/refuse`, body)).status).toBe(200);
    expect(await shown(shopper, orderId)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'store',
      cancel_reason: words,
    });
    const { rows } = await sql<{ owed: number }>`
      select coalesce(sum(e.amount), 0)::int as owed from ledger_entries e join journals j on j.id = e.journal_id
      where j.order_id = ${orderId} and e.account = 'receivable'`.execute(market.db);
    expect(rows).toEqual([{ owed: 0 }]);
    expect((await auditOf(orderId)).map(({ action }) => action)).toEqual(['prescription.refuse']);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('[STO-072] cannot be refused once it has its price', async () => {
    const ada = await pharmacist();
    const { orderId } = await sent();
    await quote(ada, orderId);
    const refused = await ada.post(`prescriptions/${orderId}/refuse`, { reason: 'too_old' });
    expect(refused).toMatchObject({ status: 409, code: 'step_not_allowed' });
  });
});
