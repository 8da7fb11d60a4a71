import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { RiskTerms } from 'market/risk/risk.rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const terms: RiskTerms = {
  asksForProof: true,
  openCashOfNew: 2,
  openCashOfKnown: 20,
  openUnpaid: 3,
  shortHoldMinutes: 5,
  proofDays: 90,
};
const market = marketUnderTest();
const node = marketUnderSettings(market, {}, { risk: terms });
const { yaba } = knownZones;

interface Person {
  guestId: string;
  number: string;
}

let lastNumber = 0;
function newcomer(): Person {
  lastNumber += 1;
  return { guestId: guestUnderTest(), number: `+23480356${String(lastNumber).padStart(5, '0')}` };
}

interface Sending {
  module?: number;
  key?: string;
}

async function post(
  path: string,
  payload: object | FormData,
  { module = knownModules.parcel, key = randomUUID() }: Sending = {},
) {
  const form = payload instanceof FormData ? new Response(payload) : undefined;
  const reply = await node.app.inject({
    method: 'POST',
    url: `/api/v1/customer/order/${path}`,
    headers: {
      moduleid: String(module),
      zoneid: `[${yaba.id}]`,
      'idempotency-key': key,
      ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
    },
    payload: form ? Buffer.from(await form.arrayBuffer()) : payload,
  });
  const body = reply.json();
  return { status: reply.statusCode, code: body.errors?.[0]?.code as string | undefined, body };
}

async function prove({ guestId: guest_id, number }: Person): Promise<void> {
  const sent = await post('phone-code', { guest_id, contact_person_number: number });
  const typed = { guest_id, ticket: sent.body.ticket, otp: sent.body.code.demo_code };
  expect((await post('phone-proof', typed)).status).toBe(200);
}

let parcel_category_id = 0;
beforeAll(async () => {
  const category = market.db
    .selectFrom('categories')
    .where('module_id', '=', knownModules.parcel)
    .select('id')
    .limit(1);
  ({ id: parcel_category_id } = await category.executeTakeFirstOrThrow());
});

/** In Yaba, to an aunt nearby. */
function sendParcel({ guestId: guest_id, number }: Person, change: object = {}, key?: string) {
  const receiver = { contact_person_name: 'Joseph Otieno', contact_person_number: '0803 555 0143' };
  const at = { latitude: yaba.at.lat, longitude: yaba.at.lng, address: yaba.address };
  const body = {
    guest_id,
    order_type: 'parcel',
    parcel_category_id,
    ...at,
    contact_person_name: 'Ada Obi',
    contact_person_number: number,
    receiver_details: { ...at, ...receiver, latitude: yaba.at.lat + 0.01 },
    ...change,
  };
  return post('place', body, { ...(key && { key }) });
}

const sheet = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#f4f1e8' } })
  .jpeg()
  .toBuffer();

function sendPrescription({ guestId, number }: Person, key?: string) {
  const form = new FormData();
  const fields = {
    guest_id: guestId,
    store_id: testStores.pharmacy.id,
    address: yaba.address,
    latitude: yaba.at.lat + 0.01,
    longitude: yaba.at.lng,
    contact_person_name: 'Ada Obi',
    contact_person_number: number,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('order_attachment[]', new File([new Uint8Array(sheet)], 'rx.jpg', { type: 'image/jpeg' }));
  return post('prescription/place', form, { module: knownModules.pharmacy, ...(key && { key }) });
}

const ordersOf = async ({ number }: Person) =>
  (await market.db.selectFrom('orders').where('contact_number', '=', number).select('id').execute()).length;

/** Counts the stored pictures. */
function storedFiles(): number {
  try {
    return readdirSync(market.uploadsFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  } catch {
    return 0;
  }
}

describe('an order without goods', () => {
  it.each([
    ['[PARC-06] a parcel', (person: Person, key: string) => sendParcel(person, {}, key)],
    ['[CHK-12] a prescription order', sendPrescription],
  ])('%s to an unproved number waits for a code, leaves nothing behind, and stands after it', async (_, send) => {
    const [person, key, files] = [newcomer(), randomUUID(), storedFiles()];
    expect(await send(person, key)).toMatchObject({ status: 403, code: 'phone_proof_required' });
    expect(await ordersOf(person)).toBe(0);
    expect(storedFiles()).toBe(files);
    await prove(person);
    const placed = await send(person, key);
    expect(placed.status).toBe(200);
    expect((await send(person, key)).body.order_id).toBe(placed.body.order_id);
    expect(await ordersOf(person)).toBe(1);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('counts beside the others that are under way to a number', async () => {
    const person = newcomer();
    await prove(person);
    expect((await sendParcel(person)).status).toBe(200);
    expect((await sendPrescription(person, randomUUID())).status).toBe(200);
    const tooMany = { status: 409, code: 'too_many_open_orders' };
    expect(await sendParcel(person)).toMatchObject(tooMany);
    expect(await sendPrescription(person, randomUUID())).toMatchObject(tooMany);
    expect(await ordersOf(person)).toBe(2);
  });

  it('needs a code as well when the receiver of a parcel pays, for the sender calls the rider', async () => {
    const person = newcomer();
    expect(await sendParcel(person, { charge_payer: 'receiver' })).toMatchObject({ code: 'phone_proof_required' });
  });

  it('needs none where its way is paid digitally before a rider sets out', async () => {
    const person = newcomer();
    expect((await sendParcel(person, { payment_method: 'digital_payment' })).status).toBe(200);
  });
});
