import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { courierWithFewestOrders } from '#api/orders/transitions/orders-transitions.data.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { otherPhone } from '#api/testing/under-test/other-phone.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, lowCashCap: nairobi } = knownZones;
const { generous } = testStores;

const owner = () => signedInOperator(market, { roles: ['owner'] });
const leadOf = (zoneId: number) => signedInOperator(market, { roles: ['lead'], zoneIds: [zoneId] });
type Person = Awaited<ReturnType<typeof owner>>;

const add = (by: Person, contact: string, more: object = {}) =>
  visitor.post('admin/couriers', { contact, city: 'Lagos', vehicle: 'bicycle', ...more }, by.headers);
const list = async (by: Person, query = '') => (await visitor.get(`admin/couriers?${query}`, by.headers)).body;
const act = (by: Person, id: number, step: string, body: object) =>
  visitor.post(`admin/couriers/${id}/${step}`, body, by.headers);
const move = (by: Person, id: number, body: object) =>
  visitor.put(`admin/couriers/${id}`, { vehicle: 'bicycle', ...body }, by.headers);

async function account(confirmed = true) {
  const [email, phone] = [freshEmail(), freshPhone()];
  const verified = { is_email_verified: confirmed, is_phone_verified: confirmed };
  const person = await signedInCustomer(market, { f_name: 'Yusuf', l_name: 'Sani', email, phone, ...verified });
  return { ...person, email, phone };
}

/** A courier on shift, whom an operator has added. */
async function courierOf(by: Person) {
  const person = await account();
  const { body } = await add(by, person.email);
  await visitor.post('courier/shift', { is_on: true }, person.headers);
  return { ...person, courierId: body.id as number };
}

/** An order that its store has put on the counter. */
async function orderOnCounter(): Promise<string> {
  const guest = shopperUnderTest(() => market.app, knownModules.food);
  const { body } = await guest.place({
    items: [{ item_id: generous.items.dish.id, quantity: 1 }],
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
  });
  const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
  const step = (name: string, more: object) =>
    visitor.post(`vendor/stores/${generous.id}/orders/${body.order_id}/${name}`, more, cook.headers);
  await step('accept', { version: 1, minutes: 20 });
  await step('ready', { version: 2 });
  return body.order_id;
}

const take = (by: { headers: Record<string, string> }, id: string, step: string, body: object = {}) =>
  visitor.post(`courier/orders/${id}/${step}`, body, by.headers);

describe('[OPS-058] a courier whom an operator adds', () => {
  it('is the first of the list, works at once, and has a line in the audit log', async () => {
    const [by, person] = [await owner(), await account()];
    const { status, body } = await add(by, ` ${person.email.toUpperCase()} `, { vehicle: 'motorcycle' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account_id: person.id,
      name: 'Yusuf Sani',
      phone: person.phone,
      email: person.email,
      city: 'Lagos',
      vehicle: 'motorcycle',
      state: 'off',
      suspended_reason: null,
      order_ids: [],
      version: 1,
    });
    expect((await list(by)).couriers[0]).toEqual(body);
    expect((await visitor.get('courier/work', person.headers)).body).toMatchObject({ city: 'Lagos', name: 'Yusuf' });
    const { rows } = await sql`
      select from audit_lines where action = 'courier.add' and subject = ${`courier:${body.id}`}
        and after::text not like '%@%'`.execute(market.db);
    expect(rows).toHaveLength(1);
    expect((await add(by, person.phone)).code).toBe('already_member');
  });

  it('has an account whose address or number is confirmed, or whom the operator knows', async () => {
    const [by, unconfirmed] = [await owner(), await account(false)];
    for (const contact of [freshEmail(), freshPhone()]) {
      expect((await add(by, contact)).code).toBe('account_not_found');
    }
    for (const contact of [unconfirmed.email, unconfirmed.phone]) {
      expect((await add(by, contact)).code).toBe('account_unconfirmed');
    }
    expect((await add(by, unconfirmed.phone, { is_known: true })).status).toBe(200);
    const closed = await account();
    await sql`update customers set is_active = false where id = ${closed.id}`.execute(market.db);
    expect((await add(by, closed.email)).code).toBe('account_not_found');
    expect((await add(by, 'yusuf')).code).toBe('contact');
  });

  it('works in a city of a zone, with a known vehicle', async () => {
    const [by, person] = [await owner(), await account()];
    expect((await add(by, person.email, { city: 'Atlantis' })).code).toBe('city_unknown');
    expect((await add(by, person.email, { vehicle: 'rocket' })).code).toBe('vehicle');
  });

  it('is added once by two operators at the same time', async () => {
    const [one, other, person] = [await owner(), await owner(), await account()];
    const answers = await Promise.all([add(one, person.email), add(other, person.phone)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('[OPS-058] the list of couriers', () => {
  it('is searched by name, e-mail address and phone number, and narrowed by state and city', async () => {
    const by = await owner();
    const rider = await courierOf(by);
    const local = `0${rider.phone.slice(4)}`;
    for (const search of [rider.email, local, rider.phone.slice(-6)]) {
      const found = await list(by, `search=${encodeURIComponent(search)}`);
      expect(found.couriers.map(({ id }: { id: number }) => id)).toContain(rider.courierId);
    }
    expect((await list(by, 'search=%25%25%25')).total_size).toBe(0);
    const idsIn = async (query: string) =>
      (await list(by, `limit=100&${query}`)).couriers.map(({ id }: { id: number }) => id);
    expect(await idsIn('state=on_shift')).toContain(rider.courierId);
    expect(await idsIn('state=off')).not.toContain(rider.courierId);
    expect(await idsIn('city=Nairobi')).not.toContain(rider.courierId);
  });

  it('[SEAT-12] has the couriers in the cities of the operator alone, and knows no other', async () => {
    const rider = await courierOf(await owner());
    const other = await leadOf(nairobi.id);
    const cities = (await list(other, 'limit=100')).couriers.map(({ city }: { city: string }) => city);
    expect(new Set(cities)).toEqual(new Set(['Nairobi']));
    expect((await list(other, 'city=Lagos')).couriers).toEqual([]);
    expect((await visitor.get(`admin/couriers/${rider.courierId}`, other.headers)).code).toBe('courier_not_found');
    const suspended = await act(other, rider.courierId, 'suspend', { version: 1, reason: 'Stolen phone' });
    expect(suspended.code).toBe('courier_not_found');
    expect((await add(other, (await account()).email)).code).toBe('right_missing');
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await visitor.get('admin/couriers', dispatcher.headers)).code).toBe('right_missing');
  });
});

describe('[OPS-058] a suspension', () => {
  it('ends the shift, says why, and is taken back', async () => {
    const by = await owner();
    const rider = await courierOf(by);
    expect((await act(by, rider.courierId, 'suspend', { version: 1, reason: ' ' })).code).toBe('reason');
    const { body } = await act(by, rider.courierId, 'suspend', { version: 1, reason: 'Two complaints' });
    expect(body).toMatchObject({ state: 'suspended', on_shift_since: null, suspended_reason: 'Two complaints' });
    const refused = await visitor.get('courier/work', rider.headers);
    expect(refused).toMatchObject({ code: 'seat_closed', message: 'Your access is suspended: Two complaints' });
    expect((await act(by, rider.courierId, 'restore', { version: 1 })).code).toBe('changed_meanwhile');
    expect((await act(by, rider.courierId, 'restore', { version: 2 })).body).toMatchObject({
      state: 'off',
      version: 3,
    });
    expect((await visitor.get('courier/work', rider.headers)).status).toBe(200);
  });

  it('[OPS-026] [DEL-66] gives back what was not picked up, and lets another courier fetch what is carried', async () => {
    const by = await owner();
    const rider = await courierOf(by);
    const [waiting, carried] = [await orderOnCounter(), await orderOnCounter()];
    for (const id of [waiting, carried]) await take(rider, id, 'take');
    await take(rider, carried, 'pick-up');
    const suspended = await act(by, rider.courierId, 'suspend', { version: 1, reason: 'Phone stolen' });
    expect(suspended.body).toMatchObject({ state: 'suspended', order_ids: [carried] });
    const next = await courierOf(by);
    for (const id of [waiting, carried]) expect((await take(next, id, 'take')).status, id).toBe(200);
    expect((await take(next, carried, 'hand-over/meet')).status).toBe(200);
    expect((await take(next, carried, 'deliver', { cash_received: true })).status).toBe(200);
    expect((await visitor.get(`admin/couriers/${rider.courierId}`, by.headers)).body.order_ids).toEqual([]);
    const { rows } = await sql`
      select from audit_lines where action = 'delivery.release' and subject = ${`order:${waiting}`}`.execute(market.db);
    expect(rows).toHaveLength(1);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});

describe('[SEAT-08] [DEL-38] a courier whose phone is stolen', () => {
  it('is signed out on every device, which ends a shift without an order', async () => {
    const by = await owner();
    const rider = await courierOf(by);
    const { status, body } = await act(by, rider.courierId, 'sign-out', { version: 1 });
    expect([status, body.state, body.version]).toEqual([200, 'off', 2]);
    expect((await visitor.get('courier/work', rider.headers)).status).toBe(401);
    const { rows } = await sql`
      select from audit_lines where action = 'courier.sign_out' and subject = ${`courier:${rider.courierId}`}`.execute(
      market.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('goes on with the order in the bag on the next phone', async () => {
    const by = await owner();
    const rider = await courierOf(by);
    const id = await orderOnCounter();
    await take(rider, id, 'take');
    await take(rider, id, 'pick-up');
    const { body } = await act(by, rider.courierId, 'sign-out', { version: 1 });
    expect(body).toMatchObject({ state: 'on_shift', order_ids: [id] });
    expect((await take(rider, id, 'deliver', { cash_received: true })).status).toBe(401);
    const phone = await otherPhone(market, rider);
    expect((await take(phone, id, 'deliver', { cash_received: true })).status).toBe(200);
  });

  it('is signed out by an operator of the city alone, who has seen the last change', async () => {
    const rider = await courierOf(await owner());
    expect((await act(await leadOf(nairobi.id), rider.courierId, 'sign-out', { version: 1 })).status).toBe(404);
    expect((await act(await owner(), rider.courierId, 'sign-out', { version: 2 })).code).toBe('changed_meanwhile');
    expect((await visitor.get('courier/work', rider.headers)).status).toBe(200);
  });
});

describe('[OPS-058] a move to another city', () => {
  it('waits for open deliveries and names them, and is for cities of the operator', async () => {
    const by = await owner();
    const rider = await courierOf(by);
    const id = await orderOnCounter();
    await take(rider, id, 'take');
    const busy = await move(by, rider.courierId, { city: 'Nairobi', version: 1 });
    expect(busy.message).toContain(`#${id}`);
    expect((await move(by, rider.courierId, { city: 'Lagos', vehicle: 'car', version: 1 })).body.vehicle).toBe('car');
    await take(rider, id, 'give-back');
    const local = await leadOf(yaba.id);
    expect((await move(local, rider.courierId, { city: 'Nairobi', version: 2 })).code).toBe('right_missing');
    expect((await move(by, rider.courierId, { city: 'Atlantis', version: 2 })).code).toBe('city_unknown');
    expect((await move(by, rider.courierId, { city: 'Nairobi', version: 1 })).code).toBe('changed_meanwhile');
    expect((await move(by, rider.courierId, { city: 'Nairobi', version: 2 })).body).toMatchObject({ city: 'Nairobi' });
  });
});

describe('the removal of the account of a courier', () => {
  it("waits for the courier's deliveries, then leaves no personal data behind and no rider for orders", async () => {
    const by = await owner();
    const rider = await courierOf(by);
    const id = await orderOnCounter();
    await take(rider, id, 'take');
    const remove = () => visitor.delete('customer/remove-account', rider.headers);
    expect((await remove()).code).toBe('deliveries_open');
    await take(rider, id, 'give-back');
    const kin = { pin: '2580', contact_name: 'Kemi', contact_phone: '+2348030000009' };
    expect((await visitor.put('courier/safety', kin, rider.headers)).status).toBe(200);
    const contacts = () => sql`select from courier_safety where courier_id = ${rider.courierId}`.execute(market.db);
    expect((await contacts()).rows).toHaveLength(1);
    expect((await remove()).status).toBe(200);
    expect((await contacts()).rows).toEqual([]);
    expect((await visitor.get(`admin/couriers/${rider.courierId}`, by.headers)).code).toBe('courier_not_found');
    const { rows } = await sql<object>`
      select f_name, phone, on_shift_since from delivery_men where id = ${rider.courierId}`.execute(market.db);
    expect(rows).toEqual([{ f_name: 'Former rider', phone: '', on_shift_since: null }]);
    await sql`update delivery_men set suspended_reason = 'away' where id <> ${rider.courierId}`.execute(market.db);
    expect(await courierWithFewestOrders(market.db, id)).toBeUndefined();
  });
});
