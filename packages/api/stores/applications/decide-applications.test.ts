import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { freshEmail, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const password = 'a stall of my own';

const owner = () => signedInOperator(market, { roles: ['owner'] });
type Operator = Awaited<ReturnType<typeof owner>>;

interface Applicant {
  email: string;
  phone: string;
}

const fresh = (): Applicant => ({ email: freshEmail(), phone: freshPhone() });

/** Sends an application by the form of the storefront and returns its id. */
async function apply(kind: 'store' | 'courier', { email, phone }: Applicant, change: object = {}): Promise<number> {
  await market.db.deleteFrom('rate_limits').execute();
  const person = { f_name: 'Basira', l_name: 'Ogunleye', phone, email, password, confirm_password: password };
  const fields =
    kind === 'store'
      ? {
          name: 'Iya Basira Canteen',
          module_id: String(knownModules.food),
          address: '22 Herbert Macaulay Way, Yaba',
          latitude: String(yaba.at.lat),
          longitude: String(yaba.at.lng),
          minimum_delivery_time: '25',
          maximum_delivery_time: '35',
          tax_number: 'TIN-1',
        }
      : { vehicle: 'bicycle', identity_type: 'national_id', identity_number: '1234 5678 901' };
  const url = kind === 'store' ? '/api/v1/auth/vendor/register' : '/api/v1/auth/delivery-man/store';
  const payload = writeForm({ ...person, zone_id: String(yaba.id), ...fields, ...change });
  const reply = await market.app.inject({ method: 'POST', url, headers: { 'content-type': formType }, payload });
  expect(reply.statusCode).toBe(200);
  const table = kind === 'store' ? 'store_applications' : 'delivery_man_applications';
  const { id } = await market.db
    .selectFrom(table)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const decide = (by: Operator, path: string, body: object = {}, key: string = randomUUID()) =>
  visitor.post(`admin/${path}`, body, { ...by.headers, 'idempotency-key': key });
const accept = (by: Operator, id: number, body: object = {}, key?: string) =>
  decide(by, `store-applications/${id}/accept`, body, key);
const list = async (by: Operator, kind: 'store' | 'courier', query = '') =>
  (await visitor.get(`admin/${kind}-applications?${query}`, by.headers)).body;
const mailsTo = async (recipient: string) => {
  const { rows } = await sql<{ text: string }>`
    select body as text from demo_post where recipient = ${recipient} order by id`.execute(market.db);
  return rows.map(({ text }) => text);
};
const signIn = (login: string) => visitor.post('auth/login', { login_type: 'manual', email_or_phone: login, password });

beforeEach(async () => {
  await sql`update zones set active = true, stopped_reason = null`.execute(market.db);
});

describe('[OPS-053] an accepted application of a store', () => {
  it('makes the store, the account of its owner and a welcome, once', async () => {
    const [by, person, key] = [await owner(), fresh(), randomUUID()];
    const id = await apply('store', person);
    const [first] = (await list(by, 'store')).applications;
    expect(first).toMatchObject({ id, status: 'pending', account: 'none', same_contact: [], tax_number: 'TIN-1' });
    const { status, body } = await accept(by, id, {}, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'accepted', is_told: true, decided_by: expect.any(String) });
    const again = await accept(by, id, {}, key);
    expect(again.body).toEqual(body);
    expect((await accept(by, id)).code).toBe('application_decided');
    const store = (await visitor.get(`admin/stores/${body.store_id}`, by.headers)).body;
    expect(store).toMatchObject({ name: 'Iya Basira Canteen', owners: ['Basira Ogunleye'], is_active: true });
    expect(await mailsTo(person.email)).toEqual([expect.stringContaining('/vendor')]);
    expect((await signIn(person.email)).status).toBe(200);
    const { rows } = await sql<{ password_hash: string; members: number }>`
      select password_hash, (select count(*)::int from store_members where store_id = a.store_id) as members
      from store_applications a where id = ${id}`.execute(market.db);
    expect(rows).toEqual([{ password_hash: '', members: 1 }]);
  });

  it('gives the store to an account with this contact: at once if confirmed, else if the operator knows it', async () => {
    const by = await owner();
    const confirmed = fresh();
    const known = await signedInCustomer(market, { ...confirmed, is_email_verified: true });
    await accept(by, await apply('store', confirmed));
    const memberships = (await visitor.get('customer/memberships', known.headers)).body;
    expect(memberships.stores).toMatchObject([{ role: 'owner' }]);

    const claimed = fresh();
    const claimer = await signedInCustomer(market, { ...claimed });
    const id = await apply('store', claimed);
    expect((await list(by, 'store')).applications[0]).toMatchObject({
      account: 'unconfirmed',
      same_contact: [{ kind: 'account', id: claimer.id, name: 'Ada Obi' }],
    });
    expect((await accept(by, id)).code).toBe('account_unconfirmed');
    expect((await list(by, 'store')).applications[0].status).toBe('pending');
    expect((await accept(by, id, { is_known: true })).status).toBe(200);
  });

  it('is refused in words: an address that is taken, a stopped zone, a closed account', async () => {
    const by = await owner();
    const [one, other] = [await apply('store', fresh()), await apply('store', fresh())];
    expect((await accept(by, one, { slug: 'iya-basira-of-yaba' })).status).toBe(200);
    expect((await accept(by, other, { slug: 'iya-basira-of-yaba' })).code).toBe('slug_taken');
    await sql`update zones set active = false where id = ${yaba.id}`.execute(market.db);
    const stopped = await accept(by, other);
    expect([stopped.code, stopped.message]).toEqual(['zone_off', expect.stringMatching(/is stopped/)]);
    await sql`update zones set active = true`.execute(market.db);
    const closed = fresh();
    const account = await signedInCustomer(market, { ...closed, is_email_verified: true });
    const third = await apply('store', closed);
    await sql`update customers set is_active = false where id = ${account.id}`.execute(market.db);
    expect((await accept(by, third)).code).toBe('account_closed');
    expect((await accept(by, 999_999)).code).toBe('not_found');
  });

  it('makes one account of two applications that are accepted at the same time', async () => {
    const [one, other, person] = [await owner(), await owner(), fresh()];
    const [store, courier] = [await apply('store', person), await apply('courier', person)];
    const answers = await Promise.all([
      accept(one, store, { is_known: true }),
      decide(other, `courier-applications/${courier}/accept`, { is_known: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await sql`select from customers where email = ${person.email}`.execute(market.db);
    expect(rows).toHaveLength(1);
  });
});

describe('[OPS-058] an accepted application of a courier', () => {
  it('makes the courier and the account, who works in the city of the zone', async () => {
    const [by, person] = [await owner(), fresh()];
    const id = await apply('courier', person);
    expect((await list(by, 'courier')).applications[0]).toMatchObject({
      id,
      city: 'Lagos',
      identity_number: '1234 5678 901',
    });
    const { body } = await decide(by, `courier-applications/${id}/accept`);
    expect(body).toMatchObject({ status: 'accepted', is_told: true });
    const rider = (await visitor.get(`admin/couriers/${body.courier_id}`, by.headers)).body;
    expect(rider).toMatchObject({ name: 'Basira Ogunleye', city: 'Lagos', vehicle: 'bicycle', state: 'off' });
    expect(await mailsTo(person.email)).toEqual([expect.stringContaining('/courier')]);
    const second = await apply('courier', person);
    expect((await decide(by, `courier-applications/${second}/accept`, { is_known: true })).code).toBe('already_member');
  });
});

describe('[OPS-053] a declined application', () => {
  it('is told the words, once, and is off the list', async () => {
    const [by, person, key] = [await owner(), fresh(), randomUUID()];
    const id = await apply('store', person);
    const decline = (words: string) => decide(by, `store-applications/${id}/decline`, { words }, key);
    expect((await decline(' ')).code).toBe('words');
    const { body } = await decline('We have enough kitchens in Yaba.');
    expect(body).toMatchObject({ status: 'declined', decision: 'We have enough kitchens in Yaba.', is_told: true });
    await decline('We have enough kitchens in Yaba.');
    expect(await mailsTo(person.email)).toEqual([expect.stringContaining('We have enough kitchens in Yaba.')]);
    const open = (await list(by, 'store')).applications;
    expect(open.map((one: { id: number }) => one.id)).not.toContain(id);
    expect((await list(by, 'store', 'status=declined')).applications[0].id).toBe(id);
    const { rows } = await sql`
      select from audit_lines where action = 'application.decline' and subject = ${`store_application:${id}`}`.execute(
      market.db,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('[SEAT-12] applications', () => {
  it('are unknown to operators of other zones, and closed to other roles', async () => {
    const [store, courier] = [await apply('store', fresh()), await apply('courier', fresh())];
    const other = await signedInOperator(market, { roles: ['lead'], zoneIds: [island.id] });
    for (const kind of ['store', 'courier'] as const) {
      const zones = (await list(other, kind, 'limit=100')).applications.map((one: { zone_id: number }) => one.zone_id);
      expect(zones).not.toContain(yaba.id);
    }
    expect((await accept(other, store)).code).toBe('not_found');
    expect((await decide(other, `courier-applications/${courier}/accept`)).code).toBe('not_found');
    const dispatcher = await signedInOperator(market, { roles: ['dispatcher'] });
    expect((await visitor.get('admin/store-applications', dispatcher.headers)).code).toBe('right_missing');
  });

  it('show contacts without their middle to those who may not contact people', async () => {
    const person = fresh();
    await apply('store', person);
    const catalogue = await signedInOperator(market, { roles: ['catalogue'] });
    const [first] = (await list(catalogue, 'store')).applications;
    expect(JSON.stringify(first)).not.toContain(person.phone);
    expect(first.phone).toContain('••');
  });
});
