import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { type CustomerUnderTest, setPassword, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { asBearer, freshEmail, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { codeAt } from './one-time-codes.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { food } = testStores;
const password = 'kenkey-and-pepper';

let minutes = 0;
const now = () => new Date(momentOfTests.getTime() + minutes * 60_000);
beforeEach(() => {
  minutes = 0;
  market.now = now;
  market.secondFactor = 'offered';
});

type Person = Pick<CustomerUnderTest, 'id' | 'headers'>;
const owner = () => signedInOperator(market, { roles: ['owner'] });
const call = (by: Person, path: string, body: object = {}) =>
  visitor.post(`auth/second-factor/${path}`, body, by.headers);
const show = async (by: Person) => (await visitor.get('auth/second-factor', by.headers)).body;
const prove = (by: Person, code: string) => call(by, 'prove', { code });
const work = async (by: Person) => (await visitor.get('admin/audit', by.headers)).code;

/** An owner of the market with an authenticator app; a code of it is used up with each half minute. */
async function withApp(person?: Person) {
  const by = person ?? (await owner());
  const { secret, id } = (await call(by, 'authenticators', { name: 'My phone' })).body;
  const code = () => codeAt(secret, now());
  const { body } = await call(by, `authenticators/${id}/confirm`, { code: code() });
  minutes += 1;
  return { by, id, secret, code, recovery: body.recovery_codes as string[] };
}

/** The same account on another device. */
async function anotherSession({ id }: Person): Promise<Person> {
  const email = `person-${id}@example.com`;
  await sql`update customers set email = ${email}, is_email_verified = true, is_phone_verified = true
    where id = ${id}`.execute(market.db);
  await setPassword(market, id, password);
  const { body } = await visitor.post('auth/login', { login_type: 'manual', email_or_phone: email, password });
  return { id, headers: asBearer(body.token) as { authorization: string } };
}

describe('[SEAT-04] a second factor', () => {
  it('is set up by an app whose first code comes back, with ten recovery codes', async () => {
    const by = await owner();
    expect(await show(by)).toMatchObject({ policy: 'offered', is_of_staff: true, factors: [], is_proved: false });
    const started = (await call(by, 'authenticators', { name: 'My phone' })).body;
    expect(started.uri).toContain(`secret=${started.secret}`);
    expect((await show(by)).factors).toEqual([]);
    expect((await call(by, `authenticators/${started.id}/confirm`, { code: '000000' })).code).toBe('code_wrong');
    const code = codeAt(started.secret, now());
    const { body } = await call(by, `authenticators/${started.id}/confirm`, {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(body.recovery_codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(body.second_factor).toMatchObject({
      factors: [{ name: 'My phone' }],
      recovery_codes_left: 10,
      is_proved: true,
    });
    expect(await work(by)).toBeUndefined();
    const { rows } = await sql`
      select from audit_lines where action = 'second_factor.add' and account_id = ${by.id}`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('is asked for on a new device, for all calls of operators, until it is proved there', async () => {
    const { by, code } = await withApp();
    const other = await anotherSession(by);
    expect(await work(by)).toBeUndefined();
    expect(await work(other)).toBe('second_factor_needed');
    // What is the person's alone is not asked for.
    expect((await visitor.get('customer/info', other.headers)).status).toBe(200);
    expect((await visitor.get('customer/memberships', other.headers)).status).toBe(200);
    expect((await prove(other, code())).body).toMatchObject({ is_proved: true });
    expect(await work(other)).toBeUndefined();
    expect(await work(by)).toBeUndefined();
  });

  it('is asked of owners of stores, and not of their staff', async () => {
    const store = (by: Person) => visitor.get(`vendor/stores/${food.id}/members`, by.headers);
    const { by } = await withApp(await signedInMember(market, { storeId: food.id, role: 'owner' }));
    const other = await anotherSession(by);
    expect((await store(other)).code).toBe('second_factor_needed');
    expect((await visitor.get('vendor/stores/999999/members', other.headers)).code).toBe('store_not_found');
    const cook = await signedInMember(market, { storeId: food.id, role: 'kitchen' });
    expect((await call(cook, 'authenticators', { name: 'x' })).code).toBe('seat_needed');
    expect((await call(await signedInCustomer(market), 'authenticators', { name: 'x' })).code).toBe('seat_needed');
  });

  it('is asked for again before power is given, a quarter of an hour after the proof', async () => {
    const { by, code } = await withApp();
    const invite = () =>
      visitor.post('admin/invitations', { contact: freshEmail(), roles: ['support'], zone_ids: null }, by.headers);
    expect((await invite()).status).toBe(200);
    minutes += 14;
    expect((await invite()).code).toBe('second_factor_needed');
    expect(await work(by)).toBeUndefined();
    await prove(by, code());
    expect((await invite()).status).toBe(200);
  });

  it('takes each code once, also of two devices at the same moment', async () => {
    const { by, code } = await withApp();
    const devices: Person[] = [];
    for (let n = 0; n < 3; n += 1) devices.push(await anotherSession(by));
    const answers = await Promise.all(devices.map((device) => prove(device, code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const [first] = devices as [Person];
    expect((await prove(first, code())).code).toBe('code_wrong');
    minutes += 1;
    expect((await prove(first, code())).status).toBe(200);
    // The one before is still within the time of clocks that differ, and over all the same.
    minutes -= 0.5;
    expect((await prove(first, code())).code).toBe('code_wrong');
  });

  it('takes a recovery code once, and notes it', async () => {
    const { by, recovery } = await withApp();
    const other = await anotherSession(by);
    const [code = ''] = recovery;
    expect((await prove(other, code.toUpperCase().replaceAll('-', ' '))).body).toMatchObject({
      recovery_codes_left: 9,
    });
    expect(await work(other)).toBeUndefined();
    expect((await prove(other, code)).code).toBe('code_wrong');
    const { rows } = await sql`
      select from audit_lines where action = 'second_factor.recover' and account_id = ${by.id}`.execute(market.db);
    expect(rows).toHaveLength(1);
  });

  it('takes no code of another account', async () => {
    const [one, two] = [await withApp(), await withApp()];
    const other = await anotherSession(two.by);
    expect((await prove(other, one.code())).code).toBe('code_wrong');
    expect((await prove(other, one.recovery[0] ?? '')).code).toBe('code_wrong');
    const { id } = (await call(one.by, 'authenticators', { name: 'Tablet' })).body;
    expect((await call(two.by, `authenticators/${id}/confirm`, { code: '000000' })).code).toBe('factor_not_found');
    const removed = await visitor.delete(`auth/second-factor/authenticators/${one.id}`, two.by.headers);
    expect(removed.code).toBe('factor_not_found');
    expect((await prove(await owner(), '123456')).code).toBe('factor_not_found');
  });

  it('locks after five wrong codes for a quarter of an hour, however many come at once', async () => {
    const { by, code, recovery } = await withApp();
    const other = await anotherSession(by);
    const wrong = code() === '111111' ? '222222' : '111111';
    const answers = await Promise.all(Array.from({ length: 40 }, () => prove(other, wrong)));
    expect(answers.filter(({ code: refused }) => refused === 'code_wrong').length).toBeLessThanOrEqual(5);
    expect((await prove(other, code())).code).toBe('too_many');
    expect((await prove(other, recovery[0] ?? '')).code).toBe('too_many');
    expect((await prove(by, code())).code).toBe('too_many');
    minutes += 14;
    expect((await prove(other, code())).code).toBe('too_many');
    minutes += 2;
    expect((await prove(other, code())).status).toBe(200);
  });

  it('is changed with a proof alone: a stolen session adds, removes and renews nothing', async () => {
    const { by, id, code } = await withApp();
    const thief = await anotherSession(by);
    const remove = (person: Person) => visitor.delete(`auth/second-factor/authenticators/${id}`, person.headers);
    expect((await call(thief, 'authenticators', { name: 'Mine', current_password: password })).code).toBe(
      'second_factor_needed',
    );
    expect((await remove(thief)).code).toBe('second_factor_needed');
    expect((await call(thief, 'recovery-codes')).code).toBe('second_factor_needed');
    minutes += 20;
    expect((await remove(by)).code).toBe('second_factor_needed');
    await prove(by, code());
    expect((await call(by, 'recovery-codes')).body.recovery_codes).toHaveLength(10);
    expect((await remove(by)).body).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect(await work(thief)).toBeUndefined();
  });

  it('needs the password for the first app', async () => {
    const by = await anotherSession(await owner());
    expect((await call(by, 'authenticators', { name: 'My phone' })).code).toBe('password_wrong');
    const wrong = { name: 'My phone', current_password: 'not this one' };
    expect((await call(by, 'authenticators', wrong)).code).toBe('password_wrong');
    expect((await call(by, 'authenticators', { ...wrong, current_password: password })).status).toBe(200);
  });

  it('that is required is asked of those too who have none, and off asks nobody', async () => {
    const [bare, { by }] = [await owner(), await withApp()];
    const other = await anotherSession(by);
    market.secondFactor = 'required';
    expect([await work(bare), await work(other), await work(by)]).toEqual([
      'second_factor_needed',
      'second_factor_needed',
      undefined,
    ]);
    expect((await call(bare, 'authenticators', { name: 'My phone' })).status).toBe(200);
    market.secondFactor = 'off';
    expect([await work(bare), await work(other)]).toEqual([undefined, undefined]);
    expect(await show(bare)).toMatchObject({ policy: 'off' });
  });

  it('[OPS-092] is taken from an operator who has lost it, by another one, and the sessions end', async () => {
    const [{ by }, lead] = [await withApp(), await owner()];
    const { operators } = (await visitor.get('admin/operators?limit=100', lead.headers)).body;
    const states = operators.filter(({ account_id: id }: { account_id: number }) => [by.id, lead.id].includes(id));
    expect(
      Object.fromEntries(
        states.map((one: { account_id: number; has_second_factor: boolean }) => [
          one.account_id,
          one.has_second_factor,
        ]),
      ),
    ).toEqual({
      [by.id]: true,
      [lead.id]: false,
    });
    const reset = (id: number) => visitor.delete(`admin/operators/${id}/second-factor`, lead.headers);
    expect((await reset(lead.id)).code).toBe('not_yourself');
    expect((await reset(by.id)).body).toMatchObject({ has_second_factor: false });
    expect((await visitor.get('customer/info', by.headers)).code).toBe('token_expired');
    const again = await anotherSession(by);
    expect(await work(again)).toBeUndefined();
  });

  it('goes with the account, and the audit log holds', async () => {
    const { by } = await withApp();
    await owner();
    expect((await visitor.delete('customer/remove-account', by.headers)).status).toBe(200);
    const { rows } = await sql`
      select from second_factors where customer_id = ${by.id}
      union all select from recovery_codes where customer_id = ${by.id}`.execute(market.db);
    expect(rows).toEqual([]);
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
