import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { setPassword, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { type PasskeyUnderTest, passkeyUnderTest } from '#api/testing/under-test/passkey-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { asBearer, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { codeAt } from './one-time-codes.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const password = 'kenkey-and-pepper';
const site = 'https://soko.example';

let minutes = 0;
beforeEach(() => {
  minutes = 0;
  market.now = () => new Date(momentOfTests.getTime() + minutes * 60_000);
  market.secondFactor = 'offered';
  market.publicAddress = site;
});

interface Person {
  id: number;
  headers: Record<string, string>;
}
const owner = (): Promise<Person> => signedInOperator(market, { roles: ['owner'] });
const call = (by: Person, path: string, body: object = {}) =>
  visitor.post(`auth/second-factor/${path}`, body, by.headers);
const show = async (by: Person) => (await visitor.get('auth/second-factor', by.headers)).body;
const work = async (by: Person) => (await visitor.get('admin/audit', by.headers)).code;
const remove = (by: Person, id: number) => visitor.delete(`auth/second-factor/passkeys/${id}`, by.headers);

/** Adds a passkey to an account. */
async function add(by: Person, key: PasskeyUnderTest, { origin = site, name = 'Laptop' } = {}) {
  const { body: options } = await call(by, 'passkeys/begin');
  return call(by, 'passkeys', { name, passkey: key.create(options, origin) });
}

async function withPasskey() {
  const [by, key] = [await owner(), passkeyUnderTest()];
  const { body } = await add(by, key);
  return { by, key, id: body.second_factor.passkeys[0].id as number, recovery: body.recovery_codes as string[] };
}

/** The same account on another device. */
async function anotherSession({ id }: Person): Promise<Person> {
  const email = `person-${id}@example.com`;
  await sql`update customers set email = ${email}, is_email_verified = true, is_phone_verified = true
    where id = ${id}`.execute(market.db);
  await setPassword(market, id, password);
  const { body } = await visitor.post('auth/login', { login_type: 'manual', email_or_phone: email, password });
  return { id, headers: asBearer(body.token) as Record<string, string> };
}

async function prove(
  by: Person,
  key: PasskeyUnderTest,
  { origin = site, count }: { origin?: string; count?: number } = {},
) {
  const { body: options } = await call(by, 'passkeys/ask');
  return call(by, 'passkeys/prove', { passkey: key.sign(options, origin, count) });
}

describe('[SEAT-04] a passkey', () => {
  it('is added with its name, brings ten recovery codes, and proves the session', async () => {
    const [by, key] = [await owner(), passkeyUnderTest()];
    const { body, status } = await add(by, key);
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(body.second_factor).toMatchObject({
      ...{ factors: [], recovery_codes_left: 10, is_proved: true },
      passkeys: [{ name: 'Laptop', used_at: null }],
    });
    const { rows } = await sql<{ after: object }>`
      select after from audit_lines where action = 'second_factor.add' and account_id = ${by.id}`.execute(market.db);
    expect(rows).toEqual([{ after: { name: 'Laptop', kind: 'passkey' } }]);
    const second = await add(by, passkeyUnderTest(), { name: 'Phone' });
    expect(second.body).toMatchObject({ recovery_codes: [], second_factor: { passkeys: [{}, { name: 'Phone' }] } });
  });

  it('is asked for on a new device, and again before power is given', async () => {
    const { by, key } = await withPasskey();
    const other = await anotherSession(by);
    expect(await work(other)).toBe('second_factor_needed');
    expect((await prove(other, key)).body).toMatchObject({
      is_proved: true,
      passkeys: [{ used_at: expect.any(String) }],
    });
    expect(await work(other)).toBeUndefined();
    minutes = 15;
    const invite = () =>
      visitor.post(
        'admin/invitations',
        { contact: 'n@example.com', roles: ['support'], zone_ids: null },
        other.headers,
      );
    expect((await invite()).code).toBe('second_factor_needed');
    await prove(other, key);
    expect((await invite()).status).toBe(200);
  });

  it('signs each challenge once, within five minutes, and on the session that was asked', async () => {
    const { by, key } = await withPasskey();
    const [other, third] = [await anotherSession(by), await anotherSession(by)];
    const { body: options } = await call(other, 'passkeys/ask');
    // One that does not count: otherwise its count alone would refuse the second use.
    const signed = { passkey: key.sign(options, site, 0) };
    expect((await call(third, 'passkeys/prove', signed)).code).toBe('passkey_wrong');
    expect((await call(other, 'passkeys/prove', signed)).status).toBe(200);
    expect((await call(other, 'passkeys/prove', signed)).code).toBe('passkey_wrong');
    const { body: late } = await call(third, 'passkeys/ask');
    minutes = 6;
    expect((await call(third, 'passkeys/prove', { passkey: key.sign(late, site) })).code).toBe('passkey_wrong');
    const { body: former } = await call(third, 'passkeys/ask');
    await call(third, 'passkeys/ask');
    expect((await call(third, 'passkeys/prove', { passkey: key.sign(former, site) })).code).toBe('passkey_wrong');
    expect(await work(third)).toBe('second_factor_needed');
  });

  it('of another person proves nothing, and is not added to a second account', async () => {
    const [one, two] = [await withPasskey(), await withPasskey()];
    const other = await anotherSession(two.by);
    expect((await prove(other, one.key)).code).toBe('passkey_wrong');
    expect((await add(two.by, one.key)).code).toBe('passkey_wrong');
    expect((await remove(two.by, one.id)).code).toBe('factor_not_found');
    expect((await prove(other, passkeyUnderTest())).code).toBe('passkey_wrong');
    expect(await work(other)).toBe('second_factor_needed');
  });

  it('works at the address of the market alone', async () => {
    const { by, key } = await withPasskey();
    const other = await anotherSession(by);
    for (const origin of ['https://soko.example.evil.test', 'http://soko.example', 'https://shop.soko.example']) {
      expect((await prove(other, key, { origin })).code).toBe('passkey_wrong');
      expect((await add(by, passkeyUnderTest(), { origin })).code).toBe('passkey_wrong');
    }
    const { body: options } = await call(other, 'passkeys/ask');
    expect(options.rpId).toBe('soko.example');
    const elsewhere = key.sign({ ...options, rpId: 'evil.test' }, site);
    expect((await call(other, 'passkeys/prove', { passkey: elsewhere })).code).toBe('passkey_wrong');
    market.publicAddress = undefined;
    expect((await call(other, 'passkeys/ask')).body.rpId).toBe('localhost');
  });

  it('whose count goes back was copied, and proves nothing', async () => {
    const { by, key } = await withPasskey();
    const other = await anotherSession(by);
    expect((await prove(other, key, { count: 7 })).status).toBe(200);
    const third = await anotherSession(by);
    expect((await prove(third, key, { count: 7 })).code).toBe('passkey_wrong');
    expect((await prove(third, key, { count: 3 })).code).toBe('passkey_wrong');
    expect((await prove(third, key, { count: 0 })).code).toBe('passkey_wrong');
    expect((await prove(third, key, { count: 8 })).status).toBe(200);
  });

  it('that does not count works every time', async () => {
    const { by, key } = await withPasskey();
    const other = await anotherSession(by);
    expect((await prove(other, key, { count: 0 })).status).toBe(200);
    expect((await prove(other, key, { count: 0 })).status).toBe(200);
  });

  it('with a forged signature proves nothing', async () => {
    const { by, key } = await withPasskey();
    const other = await anotherSession(by);
    const { body: options } = await call(other, 'passkeys/ask');
    const signed = key.sign(options, site) as { response: { signature: string } };
    const { body: again } = await call(other, 'passkeys/ask');
    const fresh = key.sign(again, site) as { response: object };
    const forged = { ...fresh, response: { ...fresh.response, signature: signed.response.signature } };
    expect((await call(other, 'passkeys/prove', { passkey: forged })).code).toBe('passkey_wrong');
  });

  it('is added and removed with a proof alone, and by nobody without such work', async () => {
    const { by, key, id } = await withPasskey();
    const thief = await anotherSession(by);
    expect((await call(thief, 'passkeys/begin', { current_password: password })).code).toBe('second_factor_needed');
    expect((await remove(thief, id)).code).toBe('second_factor_needed');
    minutes = 20;
    expect((await remove(by, id)).code).toBe('second_factor_needed');
    await prove(by, key);
    expect((await remove(by, id)).body).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect(await work(thief)).toBeUndefined();
    expect((await call(await signedInCustomer(market), 'passkeys/begin')).code).toBe('seat_needed');
    const cook = await signedInMember(market, { storeId: testStores.food.id, role: 'kitchen' });
    expect((await call(cook, 'passkeys/begin')).code).toBe('seat_needed');
  });

  it('needs the password as the first second factor', async () => {
    const by = await anotherSession(await owner());
    expect((await call(by, 'passkeys/begin')).code).toBe('password_wrong');
    expect((await call(by, 'passkeys/begin', { current_password: password })).status).toBe(200);
  });

  it('stands beside an authenticator app, and a recovery code works for both', async () => {
    const { by, id, recovery } = await withPasskey();
    const other = await anotherSession(by);
    expect((await call(other, 'prove', { code: recovery[0] })).status).toBe(200);
    const { body: app } = await call(other, 'authenticators', { name: 'Phone' });
    const confirmed = await call(other, `authenticators/${app.id}/confirm`, { code: codeAt(app.secret, market.now()) });
    expect(confirmed.body.recovery_codes).toEqual([]);
    await remove(by, id);
    expect(await show(by)).toMatchObject({ factors: [{ name: 'Phone' }], passkeys: [], recovery_codes_left: 9 });
    expect(await work(await anotherSession(by))).toBe('second_factor_needed');
  });

  it('[OPS-092] goes with the second factor that another operator takes away', async () => {
    const { by } = await withPasskey();
    const lead = await owner();
    await visitor.delete(`admin/operators/${by.id}/second-factor`, lead.headers);
    const again = await anotherSession(by);
    expect(await show(again)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect(await work(again)).toBeUndefined();
    expect(await breachesIn(market.db)).toEqual([]);
  });

  it('has room for five', async () => {
    const { by } = await withPasskey();
    for (let count = 1; count < 5; count += 1) expect((await add(by, passkeyUnderTest())).status).toBe(200);
    expect((await call(by, 'passkeys/begin')).code).toBe('second_factors_full');
  });
});
