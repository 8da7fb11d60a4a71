import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { sendMessages, sendNotices } from '#api/testing/run-jobs.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember } from '#api/testing/under-test/staff-under-test.ts';
import { asBearer, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const delivery = deliveryUnderTest(market);
const { generous, food } = testStores;
const path = `vendor/stores/${generous.id}`;
const minute = 60_000;

type Person = Pick<CustomerUnderTest, 'id' | 'headers'>;
const member = (role: StoreRole) => signedInMember(market, { storeId: generous.id, role });
const add = async (owner: Person, name: string) =>
  (await visitor.post(`${path}/devices`, { name }, owner.headers)).body;
const enrol = (code: string) => visitorUnderTest(() => market.app).post('auth/device/enrol', { code });
const setPin = (owner: Person, { id }: Pick<Person, 'id'>, pin: string) =>
  visitor.put(`${path}/members/${id}/pin`, { pin }, owner.headers);
const type = (tablet: string, { id }: Pick<Person, 'id'>, pin: string, headers: Record<string, string> = {}) =>
  visitor.post('auth/device/pin', { account_id: id, pin }, { 'x-device-token': tablet, ...headers });
const listed = async (owner: Person) => (await visitor.get(`${path}/devices?limit=50`, owner.headers)).body.devices;

/** A tablet of the store with a cook who has a PIN. */
async function counter(name = 'Counter 1') {
  const [owner, cook] = [await member('owner'), await member('kitchen')];
  const { code, device } = await add(owner, name);
  const tablet: string = (await enrol(code)).body.token;
  expect((await setPin(owner, cook, '4829')).status).toBe(200);
  return { owner, cook, tablet, device };
}

const signedInAs = async (tablet: string, person: Person, pin = '4829') =>
  asBearer((await type(tablet, person, pin)).body.token);

beforeEach(async () => {
  await sql`delete from store_devices`.execute(market.db);
  await sql`delete from store_pins`.execute(market.db);
  await sql`truncate pushes, push_devices`.execute(market.db);
  await sql`update outbox set sent_at = now()`.execute(market.db);
  await sql`delete from rate_limits`.execute(market.db);
});

describe('[SEAT-06] a shared tablet', () => {
  it('is enrolled by the code that an owner shows, and is shown to the owner with its name', async () => {
    const owner = await member('owner');
    const { code, link, device } = await add(owner, 'Counter 1');
    expect(code).toMatch(/^\d{8}$/);
    expect(link).toMatch(new RegExp(`/vendor/device#${code}$`));
    expect(Date.parse(device.code_expires_at)).toBe(market.now().getTime() + 10 * minute);
    const { body } = await enrol(code);
    expect(body.device).toMatchObject({ name: 'Counter 1', store_id: generous.id, lock_minutes: 10, people: [] });
    expect(await listed(owner)).toMatchObject([
      { name: 'Counter 1', code_expires_at: null, enrolled_at: market.now().toISOString(), person: null },
    ]);
  });

  it('takes its code once, also from two tablets at the same moment', async () => {
    const { code } = await add(await member('owner'), 'Counter 1');
    const answers = await Promise.all([1, 2, 3, 4].map(() => enrol(code)));
    expect(answers.map(({ code: refused, status }) => refused ?? status).sort()).toEqual([
      200,
      'device_code_over',
      'device_code_over',
      'device_code_over',
    ]);
  });

  it('takes its code for ten minutes, and no other one', async () => {
    const owner = await member('owner');
    const { code, device } = await add(owner, 'Counter 1');
    await sql`update store_devices set code_expires_at = ${market.now()}`.execute(market.db);
    expect((await enrol(code)).code).toBe('device_code_over');
    expect((await enrol('00000000')).code).toBe('device_code_over');
    const { body } = await visitor.post(`${path}/devices/${device.id}/code`, {}, owner.headers);
    expect((await enrol(body.code)).status).toBe(200);
  });

  it('is guessed from one address no more often than the limit says', async () => {
    const stranger = visitorUnderTest(() => market.app, '10.9.8.7');
    const guess = () => stranger.post('auth/device/enrol', { code: '12345678' });
    expect((await guess()).code).toBe('device_code_over');
    await sql`update rate_limits set tries = 1000000`.execute(market.db);
    expect((await guess()).code).toBe('too_many');
  });

  it('is one of 20 at most, each with a name of its own', async () => {
    const owner = await member('owner');
    for (let number = 1; number <= 20; number += 1) expect((await add(owner, `Tablet ${number}`)).code).toBeDefined();
    expect((await visitor.post(`${path}/devices`, { name: 'One more' }, owner.headers)).code).toBe('devices_full');
    await sql`delete from store_devices where name = 'Tablet 2'`.execute(market.db);
    expect((await visitor.post(`${path}/devices`, { name: 'TABLET 1' }, owner.headers)).code).toBe('device_name_taken');
  });

  it('is renamed by the version that was seen, and keeps its sessions', async () => {
    const { owner, cook, tablet, device } = await counter();
    const headers = await signedInAs(tablet, cook);
    const change = (version: number, name: string) =>
      visitor.put(`${path}/devices/${device.id}`, { name, lock_minutes: 5, version }, owner.headers);
    expect((await change(device.version + 1, 'Kitchen')).body).toMatchObject({ name: 'Kitchen', lock_minutes: 5 });
    expect((await change(device.version, 'Bar')).code).toBe('changed_meanwhile');
    expect((await visitor.get('customer/memberships', headers)).body.device).toMatchObject({
      name: 'Kitchen',
      lock_minutes: 5,
    });
  });

  it('ends with everybody on it once it is removed, or another one takes its place', async () => {
    const { owner, cook, tablet, device } = await counter();
    const headers = await signedInAs(tablet, cook);
    const { body } = await visitor.post(`${path}/devices/${device.id}/code`, {}, owner.headers);
    expect((await visitor.get('customer/memberships', headers)).status).toBe(200);
    const other: string = (await enrol(body.code)).body.token;
    expect((await visitor.get('customer/memberships', headers)).code).toBe('token_expired');
    expect((await type(tablet, cook, '4829')).code).toBe('device_unknown');
    const there = await signedInAs(other, cook);
    expect((await visitor.delete(`${path}/devices/${device.id}`, owner.headers)).status).toBe(200);
    expect((await visitor.get('customer/memberships', there)).code).toBe('token_expired');
    expect((await visitor.get('auth/device', { 'x-device-token': other })).body).toEqual({ device: null });
  });
});

describe('[SEAT-05] a PIN', () => {
  it('signs its person in on the tablet, for its store and without money, people and records', async () => {
    const { owner, tablet } = await counter();
    await sql`insert into store_members (store_id, customer_id, role) values (${food.id}, ${owner.id}, 'owner')`.execute(
      market.db,
    );
    await setPin(owner, owner, '730518');
    const headers = await signedInAs(tablet, owner, '730518');
    const { body } = await visitor.get('customer/memberships', headers);
    expect(body.stores).toMatchObject([{ store_id: generous.id, role: 'owner' }]);
    expect(body.stores[0].permissions).not.toContain('store.staff');
    expect((await visitor.get(`${path}/board`, headers)).status).toBe(200);
    expect((await visitor.get(`${path}/devices`, headers)).code).toBe('right_missing');
    expect((await visitor.get(`vendor/stores/${food.id}/board`, headers)).code).toBe('store_not_found');
    expect((await visitor.post(`${path}/leave`, {}, headers)).code).toBe('device_refused');
  });

  it('opens nothing of the account but the name', async () => {
    const { cook, tablet } = await counter();
    await sql`update customers set phone = '+2348035550199', is_phone_verified = true where id = ${cook.id}`.execute(
      market.db,
    );
    const headers = await signedInAs(tablet, cook);
    expect((await visitor.get('auth/device/person', headers)).body).toMatchObject({
      id: cook.id,
      f_name: 'kitchen',
      phone: null,
    });
    for (const own of ['customer/info', 'customer/sessions', 'customer/wallet/transactions', 'auth/second-factor']) {
      expect([own, (await visitor.get(own, headers)).code]).toEqual([own, 'sign_in_needed']);
    }
    const stranger = await signedInCustomer(market);
    expect((await visitor.get('auth/device/person', stranger.headers)).code).toBe('device_unknown');
  });

  it('works on an enrolled tablet only, and for the staff of its store', async () => {
    const { owner, cook, tablet } = await counter();
    const stranger = await signedInCustomer(market);
    expect((await type('x'.repeat(43), cook, '4829')).code).toBe('device_unknown');
    expect((await visitor.post('auth/device/pin', { account_id: cook.id, pin: '4829' })).code).toBe('device_unknown');
    expect((await type(tablet, stranger, '4829')).code).toBe('pin_wrong');
    expect((await setPin(owner, stranger, '4829')).code).toBe('member_not_found');
  });

  it('locks its name on this tablet for 15 minutes after five wrong ones, and the owner hears it', async () => {
    const { owner, cook, tablet } = await counter();
    await sql`update customers set email = ${`owner-${owner.id}@example.com`}, is_email_verified = true where id = ${owner.id}`.execute(
      market.db,
    );
    const { code } = await add(owner, 'Counter 2');
    const other: string = (await enrol(code)).body.token;
    for (let tries = 1; tries <= 4; tries += 1) expect((await type(tablet, cook, '1111')).code).toBe('pin_wrong');
    expect((await type(tablet, cook, '1111')).code).toBe('pin_locked');
    expect((await type(tablet, cook, '4829')).code).toBe('pin_locked');
    expect((await type(other, cook, '4829')).status).toBe(200);
    const until = new Date(market.now().getTime() + 15 * minute).toISOString();
    expect(await listed(owner)).toMatchObject([
      { name: 'Counter 1', locked_people: [{ account_id: cook.id, until }] },
      { name: 'Counter 2', locked_people: [] },
    ]);
    const { body } = await visitor.get('auth/device', { 'x-device-token': tablet });
    expect(body.device.people).toMatchObject([{ account_id: cook.id, locked_until: until }]);
    expect(await sendNotices(market)).toEqual([]);
    const { rows } = await sql<{ subject: string }>`
      select subject from demo_post where recipient = ${`owner-${owner.id}@example.com`}`.execute(market.db);
    expect(rows[0]?.subject).toContain('five wrong PINs on Counter 1');
    await sql`update pin_tries set last_at = last_at - interval '15 minutes'`.execute(market.db);
    expect((await type(tablet, cook, '4829')).status).toBe(200);
  });

  it('lets no more than five guesses through that come at once', async () => {
    const { cook, tablet } = await counter();
    const guesses = Array.from({ length: 20 }, (_, number) => type(tablet, cook, String(2_000 + number)));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'pin_wrong').length).toBeLessThanOrEqual(4);
    expect((await type(tablet, cook, '4829')).code).toBe('pin_locked');
  });

  it('pushes the news to the browsers of the owners', async () => {
    const { owner, cook, tablet } = await counter();
    await sql`
      insert into push_devices (shopper, kind, target, p256dh, auth, app)
      values (${`customer:${owner.id}`}, 'web', 'https://push.invalid/pin', 'p', 'a', 'vendor')`.execute(market.db);
    for (let tries = 1; tries <= 5; tries += 1) await type(tablet, cook, '1111');
    while ((await sendMessages(market)) > 0);
    const { rows } = await sql<{ title: string }>`
      select content ->> 'title' as title from pushes where content ->> 'type' = 'pin_locked'`.execute(market.db);
    expect(rows).toEqual([{ title: 'Five wrong PINs on Counter 1' }]);
  });

  it('carries its person and the tablet into the audit log', async () => {
    const { cook, tablet } = await counter();
    const { id } = await delivery.placed();
    const headers = await signedInAs(tablet, cook);
    const { body } = await visitor.get(`${path}/board`, headers);
    const { version } = body.orders.find((order: { id: string }) => order.id === id);
    expect((await visitor.post(`${path}/orders/${id}/accept`, { version, minutes: 20 }, headers)).status).toBe(200);
    const { rows } = await sql<{ account_id: number; device: string }>`
      select account_id, device from audit_lines where subject = ${`order:${id}`} order by id desc limit 1`.execute(
      market.db,
    );
    expect(rows[0]?.account_id).toBe(cook.id);
    expect(rows[0]?.device).toMatch(/^Counter 1 \(/);
  });

  it('signs the person before out, and is over once it is changed, taken away, or the person has left', async () => {
    const { owner, cook, tablet } = await counter();
    const clerk = await member('counter');
    await setPin(owner, clerk, '9042');
    const first = await signedInAs(tablet, cook);
    const second = asBearer((await type(tablet, clerk, '9042', first)).body.token);
    expect((await visitor.get('customer/memberships', first)).code).toBe('token_expired');
    await setPin(owner, clerk, '5530');
    expect((await visitor.get('customer/memberships', second)).code).toBe('token_expired');
    const third = await signedInAs(tablet, clerk, '5530');
    await visitor.delete(`${path}/members/${clerk.id}/pin`, owner.headers);
    expect((await visitor.get('customer/memberships', third)).code).toBe('token_expired');
    const fourth = await signedInAs(tablet, cook);
    await visitor.delete(`${path}/members/${cook.id}`, owner.headers);
    expect((await visitor.get('customer/memberships', fourth)).code).toBe('token_expired');
  });

  it('is refused where it is guessed first or has not 4 to 6 digits', async () => {
    const { owner, cook } = await counter();
    for (const pin of ['1234', '777777', '1212']) expect((await setPin(owner, cook, pin)).code).toBe('pin_easy');
    for (const pin of ['123', '1234567', '12a4']) expect((await setPin(owner, cook, pin)).code).toBe('pin');
  });

  it('is set by those who manage the staff', async () => {
    const { cook } = await counter();
    expect((await setPin(await member('manager'), cook, '4829')).code).toBe('right_missing');
    const { body } = await visitor.get(`${path}/pins?limit=50`, (await member('owner')).headers);
    const ofCook = body.people.find((person: { account_id: number }) => person.account_id === cook.id);
    expect(ofCook).toMatchObject({ role: 'kitchen', set_at: market.now().toISOString() });
  });
});

describe('[SEAT-07] a locked tablet', () => {
  it('goes on to show the numbers of its orders without names, and refuses everything else until a PIN', async () => {
    const { cook, tablet } = await counter();
    const { id } = await delivery.placed();
    const headers = await signedInAs(tablet, cook);
    const orderOf = async (session: Record<string, string>) => {
      const { body } = await visitor.get(`${path}/board`, session);
      return body.orders.find((order: { id: string }) => order.id === id);
    };
    expect((await orderOf(headers)).customer_name).not.toBe('');
    expect((await visitor.post('auth/device/lock', {}, headers)).status).toBe(200);
    expect((await visitor.get('customer/memberships', headers)).body.device).toMatchObject({ is_locked: true });
    const { customer_name, order_note, courier_name, code, version } = await orderOf(headers);
    expect([customer_name, order_note, courier_name, code.length > 0]).toEqual(['', '', null, true]);
    const accept = () => visitor.post(`${path}/orders/${id}/accept`, { version, minutes: 20 }, headers);
    expect((await accept()).code).toBe('device_locked');
    expect((await visitor.get(`${path}/orders/${id}`, headers)).code).toBe('device_locked');
    const again = asBearer((await type(tablet, cook, '4829', headers)).body.token);
    expect((await orderOf(again)).customer_name).not.toBe('');
  });

  it('is no other device', async () => {
    const person = await signedInCustomer(market);
    expect((await visitor.post('auth/device/lock', {}, person.headers)).code).toBe('device_unknown');
  });

  it('rings on with the pushes of the person before', async () => {
    const { owner, cook, tablet } = await counter();
    const clerk = await member('counter');
    await setPin(owner, clerk, '9042');
    const headers = await signedInAs(tablet, cook);
    await sql`
      insert into push_devices (shopper, session_id, kind, target, p256dh, auth, app)
      select ${`customer:${cook.id}`}, id, 'web', 'https://push.invalid/tablet', 'p', 'a', 'vendor'
      from sessions where customer_id = ${cook.id} and device_id is not null`.execute(market.db);
    await type(tablet, clerk, '9042', headers);
    const { rows } = await sql<{ shopper: string }>`
      select shopper from push_devices where target = 'https://push.invalid/tablet'`.execute(market.db);
    expect(rows).toEqual([{ shopper: `customer:${clerk.id}` }]);
  });
});
