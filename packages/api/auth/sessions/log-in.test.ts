import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import {
  asBearer,
  asBrowser,
  freshEmail,
  freshPhone,
  visitorUnderTest,
} from '#api/testing/under-test/visitor-under-test.ts';
import { hashPassword } from '../hash-passwords.ts';

const market = marketUnderTest();
const password = 'kenkey-and-pepper';

async function customer(change: Parameters<typeof signedInCustomer>[1] = {}) {
  const [email, phone] = [freshEmail(), freshPhone()];
  const known = await signedInCustomer(market, { email, phone, ...change });
  await sql`update customers set password_hash = ${await hashPassword(password)} where id = ${known.id}`.execute(
    market.db,
  );
  return { ...known, email, phone };
}

const manual = (email_or_phone: string, given = password) => ({
  login_type: 'manual',
  email_or_phone,
  password: given,
});

describe('a sign-in with a password, with codes switched off', () => {
  const node = marketUnderSettings(market, {
    centralize_login: { manual_login_status: 1, phone_verification_status: 0, email_verification_status: 0 },
  });
  const visitor = () => visitorUnderTest(() => node.app);

  it('[AUTH-35] [AUTH-38] [AUTH-45] opens the session at once, by e-mail address or phone number', async () => {
    const { email, phone } = await customer();
    for (const name of [email, email.toUpperCase(), phone, `0${phone.slice(4)}`]) {
      const { status, body } = await visitor().post('auth/login', { ...manual(name), field_type: 'email' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        token: expect.stringMatching(/^[\w-]{43}$/),
        is_personal_info: 1,
        is_exist_user: null,
        is_phone_verified: 1,
        is_email_verified: 1,
        email,
        ticket: null,
        code: null,
      });
      expect((await visitor().get('customer/info', asBearer(body.token))).body.email).toBe(email);
    }
  });

  it('[AUTH-38] gives a browser a cookie that scripts cannot read, and no token', async () => {
    const { email } = await customer();
    const reply = await node.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: asBrowser(),
      payload: manual(email),
    });
    expect(reply.json().token).toBe('cookie');
    expect(reply.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  });

  const clients: [string, Record<string, string>][] = [
    ['a module', { moduleid: '1' }],
    ['the software id of an app', { 'x-software-id': 'field-app' }],
    ['the software id of the storefront alone', { 'x-software-id': 'soko-web', moduleid: '1' }],
    ['an origin of its own making', { host: 'soko.example', origin: 'https://soko.example', 'x-software-id': 'app' }],
    ['a foreign origin', { host: 'soko.example', origin: 'https://other.example', 'x-software-id': 'soko-web' }],
    ['a typed address', { 'sec-fetch-site': 'none', 'x-software-id': 'soko-web' }],
  ];
  it.each(clients)('[API-03] [API-05] answers the token itself to a client with %s', async (_what, headers) => {
    const { email } = await customer();
    const { body, cookie } = await visitor().post('auth/login', manual(email), headers);
    expect([body.token, cookie]).toEqual([expect.stringMatching(/^[\w-]{43}$/), undefined]);
    const info = await visitor().get('customer/info', { ...headers, ...asBearer(body.token) });
    expect(info.body.email).toBe(email);
  });

  it('gives the page of an older browser its cookie by the origin', async () => {
    const { email } = await customer();
    const older = { host: 'soko.example', origin: 'https://soko.example', 'x-software-id': 'soko-web' };
    const { body, cookie } = await visitor().post('auth/login', manual(email), older);
    expect([body.token, cookie]).toEqual(['cookie', expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('gives another site no cookie, whatever it sends', async () => {
    const { email } = await customer();
    const foreign = { origin: 'https://evil.example', 'x-software-id': 'soko-web', host: 'soko.example' };
    for (const headers of [{}, foreign]) {
      expect((await visitor().post('auth/login', manual(email), headers)).cookie).toBeUndefined();
    }
    const asText = { 'content-type': 'text/plain', 'x-software-id': 'soko-web', 'sec-fetch-site': 'cross-site' };
    const reply = await node.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: asText,
      payload: JSON.stringify(manual(email)),
    });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('answers a wrong password, an unknown account and one without password alike', async () => {
    const [known, wordless] = [await customer(), await signedInCustomer(market, { email: freshEmail() })];
    await sql`update customers set email = 'wordless@example.com' where id = ${wordless.id}`.execute(market.db);
    const answers = [
      await visitor().post('auth/login', manual(known.email, 'not the password')),
      await visitor().post('auth/login', manual(freshEmail())),
      await visitor().post('auth/login', manual(freshPhone())),
      await visitor().post('auth/login', manual('neither of both')),
      await visitor().post('auth/login', manual('wordless@example.com', 'nobody has this password')),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  it('[AUTH-137] says that an account is inactive only to who knows its password', async () => {
    const { id, email } = await customer();
    await sql`update customers set is_active = false where id = ${id}`.execute(market.db);
    expect((await visitor().post('auth/login', manual(email))).message).toBe('Your account is inactive');
    expect((await visitor().post('auth/login', manual(email, 'wrong-one'))).code).toBe('credentials_wrong');
  });

  it('[AUTH-40] [AUTH-71] [AUTH-72] asks for a name that is missing, and signs in with it', async () => {
    const { id, email } = await customer({ f_name: '', l_name: '' });
    const { body } = await visitor().post('auth/login', manual(email));
    expect(body).toMatchObject({ token: null, is_personal_info: 0, ticket: expect.any(String) });
    const info = { name: 'Ada  Grace Obi', email: '', phone: '', ticket: body.ticket, login_type: 'manual' };
    const done = await visitor().post('auth/update-info', info);
    expect(done.body.token).toMatch(/^[\w-]{43}$/);
    expect((await visitor().get('customer/info', asBearer(done.body.token))).body).toMatchObject({
      id,
      f_name: 'Ada',
      l_name: 'Grace Obi',
    });
    expect((await visitor().post('auth/update-info', info)).code).toBe('ticket_unknown');
  });

  it('rotates: the session that the caller came with is over, whosever it was', async () => {
    const { email, token, headers } = await customer();
    const fixed = await signedInCustomer(market);
    const again = await visitor().post('auth/login', manual(email), asBrowser(token));
    expect((await visitor().get('customer/info', headers)).code).toBe('token_expired');
    expect((await visitor().get('customer/info', asBrowser(again.cookie))).status).toBe(200);
    await visitor().post('auth/login', manual(email), fixed.headers);
    expect((await visitor().get('customer/info', fixed.headers)).code).toBe('token_expired');
  });

  it('ends with the logout, on the server and in the browser', async () => {
    const { browserHeaders, headers } = await customer();
    const out = await visitor().post('auth/logout', {}, browserHeaders);
    expect([out.status, out.body.message, out.cookie]).toEqual([200, 'Logged out successfully.', '']);
    expect((await visitor().get('customer/info', headers)).code).toBe('token_expired');
    expect((await visitor().post('auth/logout', {}, headers)).code).toBe('token_expired');
  });

  it('hashes again what was made with other parameters', async () => {
    const { id, email } = await customer();
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await sql`update customers set password_hash = ${old} where id = ${id}`.execute(market.db);
    expect((await visitor().post('auth/login', manual(email))).status).toBe(200);
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from customers where id = ${id}`.execute(market.db);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await visitor().post('auth/login', manual(email))).status).toBe(200);
  });

  it('takes long passwords, and letters in every form', async () => {
    const { id, email } = await customer();
    const long = `${'x'.repeat(90)}é🛵`;
    await sql`update customers set password_hash = ${await hashPassword(long)} where id = ${id}`.execute(market.db);
    expect((await visitor().post('auth/login', manual(email, long.normalize('NFD')))).status).toBe(200);
    expect((await visitor().post('auth/login', manual(email, long.slice(0, 90)))).status).toBe(401);
  });
});

describe('a sign-in with a password, with codes switched on', () => {
  const node = marketUnderSettings(market, {
    centralize_login: { manual_login_status: 1, phone_verification_status: 1, email_verification_status: 1 },
  });
  const visitor = () => visitorUnderTest(() => node.app);
  const unproved = { is_phone_verified: false, is_email_verified: false };

  it('[AUTH-41] needs none where both contacts are proved', async () => {
    const { email } = await customer({ is_phone_verified: true, is_email_verified: true });
    expect((await visitor().post('auth/login', manual(email))).body.token).toEqual(expect.any(String));
  });

  it.each([
    ['[AUTH-42] neither', unproved, 'phone', [0, 0]],
    ['[AUTH-43] only the email', { ...unproved, is_email_verified: true }, 'phone', [0, 1]],
    ['[AUTH-44] only the phone', { ...unproved, is_phone_verified: true }, 'email', [1, 0]],
  ] as const)('%s is proved: a code goes out', async (_title, proved, medium, flags) => {
    const known = await customer(proved);
    const { body } = await visitor().post('auth/login', manual(known.email));
    expect(body).toMatchObject({ token: null, is_personal_info: 1, ticket: expect.any(String) });
    expect([body.is_phone_verified, body.is_email_verified]).toEqual(flags);
    expect(body.code).toMatchObject({ medium, by: 'server', number: null, resend_seconds: 60 });
    const { rows } = await sql<{ recipient: string; body: string }>`
      select recipient, body from demo_post where recipient in (${known.email}, ${known.phone})`.execute(market.db);
    expect(rows).toEqual([{ recipient: known[medium], body: expect.stringContaining(body.code.demo_code) }]);
  });

  it('[AUTH-46] [AUTH-49] [AUTH-51] [AUTH-61] [AUTH-63] one code ends it, and is remembered', async () => {
    const { phone, email } = await customer(unproved);
    const { body } = await visitor().post('auth/login', manual(email));
    const proof = {
      phone: `0${phone.slice(4)}`,
      otp: body.code.demo_code,
      login_type: 'manual',
      verification_type: 'phone',
      ticket: body.ticket,
    };
    const done = await visitor().post('auth/verify-phone', proof);
    expect(done.body.token).toEqual(expect.any(String));
    const info = (await visitor().get('customer/info', asBearer(done.body.token))).body;
    expect([info.is_phone_verified, info.is_email_verified]).toEqual([1, 0]);
  });
});

describe('a sign-in with a password, with codes to phones alone', () => {
  const node = marketUnderSettings(market, { centralize_login: { email_verification_status: 0 } });

  it('[AUTH-45] asks for no code of a medium that is switched off', async () => {
    const { email } = await customer({ is_phone_verified: true, is_email_verified: false });
    const { body } = await visitorUnderTest(() => node.app).post('auth/login', manual(email));
    expect([body.token, body.is_email_verified]).toEqual([expect.any(String), 1]);
  });
});

describe('a way that is not offered', () => {
  const node = marketUnderSettings(market, {
    centralize_login: { manual_login_status: 0, otp_login_status: 1, social_login_status: 0 },
  });
  const visitor = () => visitorUnderTest(() => node.app);

  it('[AUTH-01] is refused: passwords', async () => {
    expect((await visitor().post('auth/login', manual(freshEmail()))).code).toBe('login_type_off');
    const form = { name: 'Ada', email: freshEmail(), phone: freshPhone(), password };
    expect((await visitor().post('auth/sign-up', form)).code).toBe('login_type_off');
  });
});

describe('a market that has switched no way on', () => {
  const node = marketUnderSettings(market, {
    centralize_login: { manual_login_status: 0, otp_login_status: 0, social_login_status: 0 },
  });
  const visitor = () => visitorUnderTest(() => node.app);

  it('[AUTH-02] [AUTH-11] takes passwords, and no codes', async () => {
    const otp = await visitor().post('auth/login', { login_type: 'otp', phone: freshPhone() });
    expect([otp.status, otp.code]).toEqual([403, 'login_type_off']);
    expect((await visitor().post('auth/login', manual(freshEmail()))).code).toBe('credentials_wrong');
  });

  it.each<[row: string, change: object, field: string, message: RegExp]>([
    ['[AUTH-28] no name', { email_or_phone: ' ' }, 'email_or_phone', /Email or phone number is required/],
    ['[AUTH-30] no password', { password: '' }, 'password', /Password is required/],
    ['[AUTH-33] a short phone', { login_type: 'otp', phone: '080312' }, 'phone', /number must be 10 digits/],
  ])('%s is refused in its own words', async (_row, change, field, message) => {
    const answer = await visitor().post('auth/login', { ...manual(freshEmail()), ...change });
    expect([answer.status, answer.code]).toEqual([400, field]);
    expect(answer.message).toMatch(message);
  });
});
