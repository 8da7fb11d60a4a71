import { sql } from 'kysely';
import type { RiskTerms } from 'market/risk/risk.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { endUnpaidOrder, findUnpaidOrders } from '#api/orders/payment/end-unpaid-orders.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import type { MarketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const terms: RiskTerms = {
  asksForProof: true,
  openCashOfNew: 5,
  openCashOfKnown: 20,
  openUnpaid: 3,
  shortHoldMinutes: 5,
  proofDays: 90,
};
const market = marketUnderTest({ checksInvariants: false });
const node = marketUnderSettings(market, {}, { risk: terms });
const { yaba } = knownZones;
const { scarce } = testStores.grocery.items;

let lastNumber = 0;
/** A number that no other test in this file uses. */
function newNumber(): string {
  lastNumber += 1;
  return `+23480355${String(lastNumber).padStart(5, '0')}`;
}

let lastKey = 0;
function newKey(): string {
  lastKey += 1;
  return `fake-order-${lastKey}`;
}

interface Person {
  guestId: string;
  number: string;
  headers?: Record<string, string>;
  address?: string;
}

const newcomer = (): Person => ({ guestId: guestUnderTest(), number: newNumber() });

async function call(
  { guestId, headers = {}, address = '198.51.100.7' }: Person,
  path: string,
  body: object,
  key = newKey(),
) {
  const reply = await node.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    remoteAddress: address,
    headers: { moduleid: String(knownModules.grocery), zoneid: `[${yaba.id}]`, 'idempotency-key': key, ...headers },
    payload: { ...(headers.authorization ? {} : { guest_id: guestId }), ...body },
  });
  return { status: reply.statusCode, code: reply.json().errors?.[0]?.code as string | undefined, body: reply.json() };
}

const order = (person: Person, change: object = {}, key?: string) =>
  call(
    person,
    'customer/order/place',
    {
      items: [{ item_id: scarce.id, quantity: 1 }],
      latitude: yaba.at.lat,
      longitude: yaba.at.lng,
      address: yaba.address,
      contact_person_name: 'Ada Obi',
      contact_person_number: person.number,
      ...change,
    },
    key,
  );

async function prove(person: Person): Promise<void> {
  const sent = await call(person, 'customer/order/phone-code', { contact_person_number: person.number });
  expect(sent.status).toBe(200);
  const { ticket, code } = sent.body;
  const proved = await call(person, 'customer/order/phone-proof', { ticket, otp: code.demo_code });
  expect(proved.status).toBe(200);
}

/** Goods enough for a crowd. */
const restock = () =>
  sql`update items set stock = stock + 2000, stock_received = stock_received + 2000, maximum_cart_quantity = null
    where id = ${scarce.id}`.execute(market.db);
const ordersOf = async ({ number }: Person) =>
  (await market.db.selectFrom('orders').where('contact_number', '=', number).select(['id', 'order_status']).execute())
    .length;
const digital = { payment_method: 'digital_payment' };

describe('the first cash order to an unproved number', () => {
  it('waits for a code, leaves nothing behind, and succeeds with the same key after it', async () => {
    await restock();
    const [person, key] = [newcomer(), newKey()];
    expect(await order(person, {}, key)).toMatchObject({ status: 403, code: 'phone_proof_required' });
    expect(await ordersOf(person)).toBe(0);
    await prove(person);
    const placed = await order(person, {}, key);
    expect(placed.status).toBe(200);
    expect((await order(person, {}, key)).body.order_id).toBe(placed.body.order_id);
    // The next one needs no code.
    expect((await order(person)).status).toBe(200);
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('is not proved by another device, by a wrong code, or for another number', async () => {
    const person = newcomer();
    const sent = await call(person, 'customer/order/phone-code', { contact_person_number: person.number });
    const otp = sent.body.code.demo_code === '000000' ? '000001' : '000000';
    expect(await call(person, 'customer/order/phone-proof', { ticket: sent.body.ticket, otp })).toMatchObject({
      code: 'code_wrong',
    });
    expect(await order(person)).toMatchObject({ code: 'phone_proof_required' });
    const proved = newcomer();
    await prove(proved);
    expect(await order({ ...proved, guestId: guestUnderTest() })).toMatchObject({ code: 'phone_proof_required' });
    expect(await order({ ...proved, number: newNumber() })).toMatchObject({ code: 'phone_proof_required' });
  });

  it('opens no session with the ticket of its code', async () => {
    const person = newcomer();
    const { body } = await call(person, 'customer/order/phone-code', { contact_person_number: person.number });
    const opened = await call(person, 'auth/verify-phone', {
      phone: person.number,
      otp: body.code.demo_code,
      login_type: 'otp',
      verification_type: 'phone',
      ticket: body.ticket,
    });
    expect(opened).toMatchObject({ status: 404, code: 'ticket_unknown' });
  });

  it('needs no code from an account that has proved the number', async () => {
    const number = newNumber();
    const { headers } = await signedInCustomer(market, { phone: number, is_phone_verified: true });
    expect((await order({ guestId: '', number, headers })).status).toBe(200);
    expect(await order({ guestId: '', number: newNumber(), headers })).toMatchObject({ code: 'phone_proof_required' });
  });

  it('cannot be got around by a digital order that is switched to cash', async () => {
    const person = newcomer();
    const { body } = await order(person, digital);
    const switched = await node.app.inject({
      method: 'PUT',
      url: '/api/v1/customer/order/payment-method',
      headers: { moduleid: String(knownModules.grocery) },
      payload: { guest_id: person.guestId, order_id: body.order_id },
    });
    expect(switched.json().errors).toMatchObject([{ code: 'phone_proof_required' }]);
  });

  it('needs a new code when the proof is old', async () => {
    const person = newcomer();
    await prove(person);
    await sql`update proved_phones set proved_at = proved_at - interval '91 days'`.execute(market.db);
    expect(await order(person)).toMatchObject({ code: 'phone_proof_required' });
  });
});

describe('orders that are not paid yet', () => {
  it('are few for one number, however many come at once and by however many devices', async () => {
    await restock();
    const number = newNumber();
    const devices = Array.from({ length: 3 }, (): Person => ({ ...newcomer(), number }));
    for (const device of devices) await prove(device);
    const answers = await Promise.all(Array.from({ length: 4 }, () => devices.map((device) => order(device))).flat());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(terms.openCashOfNew);
    expect(answers.filter(({ code }) => code === 'too_many_open_orders')).toHaveLength(12 - terms.openCashOfNew);
  });

  it('are few while they wait for a digital payment', async () => {
    const person = newcomer();
    const answers = [];
    for (let times = 0; times < 5; times++) answers.push((await order(person, digital)).status);
    expect(answers).toEqual([200, 200, 200, 409, 409]);
  });

  it('are reserved for less time for a shopper who lets them lapse', async () => {
    const person: Person = { ...newcomer(), address: '203.0.113.9' };
    for (const _ of [1, 2]) await order(person, digital);
    await sql`update orders set order_status = 'failed', failed_at = now() where contact_number = ${person.number}`.execute(
      market.db,
    );
    const { body } = await order(person, digital);
    const due = await node.app.inject({
      url: `/api/v1/payments/due?order_id=${body.order_id}&guest_id=${person.guestId}`,
    });
    expect(due.json().pay_until).toBe(new Date(momentOfTests.getTime() + 5 * 60_000).toISOString());
    const inTime = { ...market, now: () => new Date(momentOfTests.getTime() + 4 * 60_000) } as MarketUnderTest;
    await endUnpaid(inTime);
    expect(await statusOf(body.order_id)).toBe('pending');
    const late = { ...market, now: () => new Date(momentOfTests.getTime() + 6 * 60_000) } as MarketUnderTest;
    await endUnpaid(late);
    expect(await statusOf(body.order_id)).toBe('failed');
  });
});

async function endUnpaid(at: MarketUnderTest): Promise<void> {
  const jobs = await findUnpaidOrders(at);
  for (const { data } of jobs) await endUnpaidOrder(at, (data as { id: string }).id);
}

const statusOf = async (id: string) =>
  (await market.db.selectFrom('orders').where('id', '=', id).select('order_status').executeTakeFirst())?.order_status;

describe('an attack from one address, and a crowd behind it', () => {
  it('place no cash order to made-up numbers, and a crowd that proves its numbers places all', async () => {
    await restock();
    const attack = await Promise.all(Array.from({ length: 60 }, () => order(newcomer())));
    expect([...new Set(attack.map(({ code }) => code))]).toEqual(['phone_proof_required']);
    const crowd = Array.from({ length: 40 }, newcomer);
    for (const person of crowd) await prove(person);
    const answers = await Promise.all(crowd.map((person) => order(person)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
